package uni.elements.internal;

import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.day.cq.wcm.api.TemplatedResource;
import com.day.cq.wcm.api.policies.ContentPolicy;
import com.day.cq.wcm.api.policies.ContentPolicyManager;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.caconfig.ConfigurationBuilder;

/** AEM's own services. Where they are, their rules go before ours. Where one is missing, nothing of it is loaded. */
final class Aem {
    private static final boolean HAS_TEMPLATES = has("com.day.cq.wcm.api.TemplatedResource");
    private static final boolean HAS_POLICIES = has("com.day.cq.wcm.api.policies.ContentPolicyManager");
    private static final boolean HAS_LINKS = has("com.adobe.cq.wcm.core.components.commons.link.LinkManager");

    private static final boolean HAS_CONFIGURATIONS = has("org.apache.sling.caconfig.ConfigurationBuilder");
    private static final String DATA_LAYER = "com.adobe.cq.wcm.core.components.internal.DataLayerConfig";

    private static boolean has(String name) {
        try {
            return Class.forName(name, false, Aem.class.getClassLoader()) != null;
        } catch (ClassNotFoundException | LinkageError error) {
            return false;
        }
    }

    /** A node with what its page's template puts into it. Null where AEM does not say. */
    static Resource templated(Resource node) {
        return !HAS_TEMPLATES ? null : node instanceof TemplatedResource ? node : node.adaptTo(TemplatedResource.class);
    }

    /** A component's policy, which has its styles. Null where AEM does not say. */
    static Resource policyOf(Resource component) {
        ContentPolicyManager policies = !HAS_POLICIES ? null
            : component.getResourceResolver().adaptTo(ContentPolicyManager.class);
        ContentPolicy policy = policies == null ? null : policies.getPolicy(component);
        return policy == null ? null : component.getResourceResolver().getResource(policy.getPath());
    }

    /** Whether the site's configuration asks for Adobe's data layer, as Core Components read it. */
    static boolean hasDataLayer(Resource page) {
        ConfigurationBuilder configurations = !HAS_CONFIGURATIONS ? null : page.adaptTo(ConfigurationBuilder.class);
        return configurations != null && configurations.name(DATA_LAYER).asValueMap().get("enabled", false);
    }

    /** A page's address by the site's own rules for links, such as short ones. Null where AEM does not say. */
    static String addressOf(String page, SlingHttpServletRequest request) {
        LinkManager links = !HAS_LINKS || request == null ? null : request.adaptTo(LinkManager.class);
        return links == null ? null : links.get(page).build().getMappedURL();
    }
}
