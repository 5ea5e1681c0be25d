package com.adobe.cq.wcm.core.components.models;

import javax.inject.Inject;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** What Core Components' own scripts ask of any component. */
@Model(adaptables = SlingHttpServletRequest.class)
public class Component {
    final SlingHttpServletRequest request;
    final ValueMap properties;

    @Inject
    public Component(@Self SlingHttpServletRequest request) {
        this.request = request;
        properties = request.getResource().getValueMap();
    }

    public String getId() {
        return properties.get("id", request.getResource().getName() + "-" + Integer.toHexString(request.getResource().getPath().hashCode()));
    }
}
