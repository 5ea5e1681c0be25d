package com.adobe.cq.wcm.core.components.models;

import java.util.Map;
import java.util.stream.Collectors;
import javax.inject.Inject;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.caconfig.ConfigurationBuilder;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;
import uni.sling.Decoration;

/** What Core Components read of a page's properties, under the names that AEM stores them by. */
@Model(adaptables = SlingHttpServletRequest.class)
public final class Page {
    private final SlingHttpServletRequest request;
    private final ValueMap properties;

    @Inject
    public Page(@Self SlingHttpServletRequest request) {
        this.request = request;
        properties = request.getResource().getValueMap();
    }

    public String getTitle() {
        String name = request.getResource().getParent().getName();
        return properties.get("pageTitle", properties.get("jcr:title", name));
    }

    public String getBrandSlug() {
        for (Resource page = request.getResource(); page != null; page = page.getParent()) {
            String slug = page.getValueMap().get("brandSlug", page.getValueMap().get("jcr:content/brandSlug", String.class));
            if (slug != null) {
                return slug;
            }
        }
        return null;
    }

    /** Of the styles that an author has chosen for the page. */
    public String getCssClassNames() {
        return Decoration.chosenStyles(request.getResource()).collect(Collectors.joining(" "));
    }

    public String getId() {
        return properties.get("id", "page-" + Integer.toHexString(request.getResource().getPath().hashCode()));
    }

    /** Null unless the site's configuration asks for it. */
    public Map<String, String> getData() {
        ConfigurationBuilder configurations = request.getResource().adaptTo(ConfigurationBuilder.class);
        boolean isWanted = configurations != null && configurations
            .name("com.adobe.cq.wcm.core.components.internal.DataLayerConfig").asValueMap().get("enabled", false);
        return isWanted ? Map.of("json", "{\"" + getId() + "\":{\"@type\":\"" + request.getResource().getResourceType() + "\"}}") : null;
    }

    /** By the page's policy. */
    public String getMainContentSelector() {
        ResourceResolver resolver = request.getResourceResolver();
        String template = properties.get("cq:template", "");
        Resource mapping = resolver.getResource(template + "/policies/jcr:content");
        Resource policy = mapping == null ? null : resolver.getResource(template.split("/settings/")[0]
            + "/settings/wcm/policies/" + mapping.getValueMap().get("cq:policy", ""));
        return policy == null ? null : policy.getValueMap().get("mainContentSelector", String.class);
    }

    public String getDescription() {
        return properties.get("jcr:description", String.class);
    }

    public String getTemplateName() {
        String template = properties.get("cq:template", "");
        return template.isEmpty() ? null : template.substring(template.lastIndexOf('/') + 1);
    }

    public String[] getRobotsTags() {
        return properties.get("cq:robotsTags", String[].class);
    }

    public String getCanonicalLink() {
        return link("cq:canonicalUrl");
    }

    public Map<String, String> getRedirectTarget() {
        String link = link("cq:redirectTarget");
        return link == null ? null : Map.of("linkURL", link);
    }

    private String link(String property) {
        String path = properties.get(property, String.class);
        return path == null || !path.startsWith("/content/") ? path
            : request.getResourceResolver().map(request, path + ".html");
    }
}
