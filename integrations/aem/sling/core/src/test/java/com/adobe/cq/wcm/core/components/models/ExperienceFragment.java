package com.adobe.cq.wcm.core.components.models;

import javax.inject.Inject;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The fragment that an author has chosen. Adobe's own looks for the one in the page's language too. */
@Model(adaptables = SlingHttpServletRequest.class)
public final class ExperienceFragment {
    private final String path;

    @Inject
    public ExperienceFragment(@Self SlingHttpServletRequest request) {
        path = request.getResource().getValueMap().get("fragmentVariationPath", "");
    }

    public String getLocalizedFragmentVariationPath() {
        return path + "/jcr:content";
    }
}
