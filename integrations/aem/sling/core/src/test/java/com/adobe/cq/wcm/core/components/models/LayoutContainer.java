package com.adobe.cq.wcm.core.components.models;

import javax.inject.Inject;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** What the script of a container asks for, where it has no responsive grid. */
@Model(adaptables = SlingHttpServletRequest.class)
public final class LayoutContainer extends Component {
    @Inject
    public LayoutContainer(@Self SlingHttpServletRequest request) {
        super(request);
    }

    public String getLayout() {
        return "SIMPLE";
    }

    public String getAccessibilityLabel() {
        return properties.get("accessibilityLabel", String.class);
    }

    public String getRoleAttribute() {
        return properties.get("roleAttribute", String.class);
    }

    public Iterable<Resource> getItems() {
        return request.getResource().getChildren();
    }
}
