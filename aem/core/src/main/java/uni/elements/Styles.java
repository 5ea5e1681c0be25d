package uni.elements;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;

/** The classes of the styles that an author has chosen, from the policy of the page's template. */
final class Styles {
    /** Null where none is chosen. */
    static String of(Stored component) {
        String[] chosen = component.properties.get("cq:styleIds", String[].class);
        Resource policy = chosen == null ? null : policyOf(component.node);
        if (policy == null) {
            return null;
        }
        Map<String, String> classes = new LinkedHashMap<>();
        for (Resource group : below(policy, "cq:styleGroups")) {
            for (Resource style : below(group, "cq:styles")) {
                classes.put(style.getValueMap().get("cq:styleId", style.getName()),
                    style.getValueMap().get("cq:styleClasses", ""));
            }
        }
        String names = Arrays.stream(chosen).map(classes::get).filter(Objects::nonNull).collect(Collectors.joining(" "));
        return names.isEmpty() ? null : names;
    }

    private static Iterable<Resource> below(Resource node, String name) {
        Resource child = node.getChild(name);
        return child == null ? List.of() : child.getChildren();
    }

    /** A template's `policies` repeat the page's containers and name below each the policies of resource types. */
    private static Resource policyOf(Resource component) {
        String path = component.getPath();
        ResourceResolver resolver = component.getResourceResolver();
        int at = path.indexOf("/jcr:content");
        Resource content = at < 0 ? null : resolver.getResource(path.substring(0, at) + "/jcr:content");
        String template = content == null ? null : content.getValueMap().get("cq:template", String.class);
        Resource policies = template == null ? null : resolver.getResource(template + "/policies/jcr:content");
        if (policies == null) {
            return null;
        }
        String type = component.getResourceType();
        Resource mapping = null;
        Resource place = policies;
        for (String name : path.substring(at + "/jcr:content".length()).split("/")) {
            place = name.isEmpty() ? place : place.getChild(name);
            if (place == null) {
                break;
            }
            mapping = place.getChild(type) == null ? mapping : place.getChild(type);
        }
        String policy = mapping == null ? null : mapping.getValueMap().get("cq:policy", String.class);
        int end = template.indexOf("/settings/");
        return policy == null || end < 0 ? null
            : resolver.getResource(template.substring(0, end) + "/settings/wcm/policies/" + policy);
    }
}
