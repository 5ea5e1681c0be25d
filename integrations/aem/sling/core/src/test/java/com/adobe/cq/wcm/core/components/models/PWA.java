package com.adobe.cq.wcm.core.components.models;

import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;

/** A page that cannot be installed. */
@Model(adaptables = SlingHttpServletRequest.class)
public final class PWA {
    public boolean isEnabled() {
        return false;
    }
}
