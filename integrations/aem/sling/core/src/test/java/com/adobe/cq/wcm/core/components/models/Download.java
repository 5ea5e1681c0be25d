package com.adobe.cq.wcm.core.components.models;

import javax.inject.Inject;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** What the script of a download asks for. Adobe's own also knows the size of the file. */
@Model(adaptables = SlingHttpServletRequest.class)
public final class Download extends Component {
    @Inject
    public Download(@Self SlingHttpServletRequest request) {
        super(request);
    }

    public String getUrl() {
        return properties.get("fileReference", String.class);
    }

    public String getFilename() {
        return getUrl() == null ? null : getUrl().substring(getUrl().lastIndexOf('/') + 1);
    }

    public boolean isDisplayFilename() {
        return true;
    }

    public String getTitle() {
        return properties.get("jcr:title", String.class);
    }

    public String getTitleType() {
        return properties.get("titleType", String.class);
    }

    public String getDescription() {
        return properties.get("jcr:description", String.class);
    }

    public String getActionText() {
        return properties.get("actionText", String.class);
    }
}
