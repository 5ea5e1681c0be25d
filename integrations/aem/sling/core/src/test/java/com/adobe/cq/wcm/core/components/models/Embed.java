package com.adobe.cq.wcm.core.components.models;

import javax.inject.Inject;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** What the script of an embed asks for. Adobe's own also asks other sites what an address is. */
@Model(adaptables = SlingHttpServletRequest.class)
public final class Embed extends Component {
    @Inject
    public Embed(@Self SlingHttpServletRequest request) {
        super(request);
    }

    public String getHtml() {
        return properties.get("type", "").equals("html") ? properties.get("html", String.class) : null;
    }
}
