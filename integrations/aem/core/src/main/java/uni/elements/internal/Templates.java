package uni.elements.internal;

import java.util.Optional;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;

/** What the editable template of a page has at the place of one of the page's nodes. */
final class Templates {
    private static final String CONTENT = "/jcr:content";
    private static final String STRUCTURE = "/structure" + CONTENT;

    /** The template of the page that a node is in. Empty for none. */
    static String of(Resource node) {
        Resource content = node.getResourceResolver().getResource(node.getPath().split(CONTENT, 2)[0] + CONTENT);
        return content == null ? "" : content.getValueMap().get("cq:template", "");
    }

    /** A node's place in its page's content, such as `/root/hero`. */
    static String placeOf(Resource node) {
        return node.getPath().replaceFirst("^.*?" + CONTENT, "");
    }

    /** What all pages of the template show at this place. Empty where there is none. */
    static Optional<Resource> structure(Resource node, String template) {
        ResourceResolver resolver = node.getResourceResolver();
        if (template.startsWith("/conf/") && resolver.getResource(template) == null) {
            Reports.leftOut(template, "visitors cannot read it; give everyone the right to read it");
        }
        return template.isEmpty() ? Optional.empty() : Optional.ofNullable(resolver.getResource(template + STRUCTURE + placeOf(node)));
    }

    /** Whether a node is of a template, or that template's page itself: authors of pages see it, and cannot change it. */
    static boolean isStructure(Resource node) {
        return node.getPath().startsWith("/conf/") && (node.getPath() + "/").contains("/structure/");
    }
}
