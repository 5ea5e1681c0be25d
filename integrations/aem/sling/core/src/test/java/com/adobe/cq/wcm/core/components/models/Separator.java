package com.adobe.cq.wcm.core.components.models;

import javax.inject.Inject;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** What the script of a separator asks for. */
@Model(adaptables = SlingHttpServletRequest.class)
public final class Separator extends Component {
    @Inject
    public Separator(@Self SlingHttpServletRequest request) {
        super(request);
    }

    public boolean isDecorative() {
        return properties.get("isDecorative", false);
    }
}
