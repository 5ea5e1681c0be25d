package com.day.cq.wcm.foundation;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.inject.Inject;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The components that a template's editor shows in a container that the template unlocks, in place of its content. */
@Model(adaptables = SlingHttpServletRequest.class)
public final class AllowedComponentList {
    private final Resource container;

    @Inject
    public AllowedComponentList(@Self SlingHttpServletRequest request) {
        container = request.getResource();
    }

    public boolean isApplicable() {
        return container.getPath().contains("/structure/jcr:content/") && container.getValueMap().get("editable", false);
    }

    public String getTitle() {
        return "Allowed components";
    }

    public String getCssClass() {
        return isApplicable() ? "aem-AllowedComponent--list" : null;
    }

    public List<Map<String, String>> getComponents() {
        Resource content = container.getResourceResolver().getResource(container.getPath().replaceFirst("/structure/.*", "/policies/jcr:content/root"));
        String policy = content == null ? "" : content.getValueMap().get("cq:policy", "");
        String policies = container.getPath().replaceFirst("/templates/.*", "/policies/") + policy;
        Resource found = container.getResourceResolver().getResource(policies);
        String[] types = found == null ? new String[0] : found.getValueMap().get("components", new String[0]);
        return Arrays.stream(types).map(type -> Map.of("path", type, "resourceType", type.replaceFirst("^/apps/", ""),
            "cssClass", "aem-AllowedComponent--component")).collect(Collectors.toList());
    }
}
