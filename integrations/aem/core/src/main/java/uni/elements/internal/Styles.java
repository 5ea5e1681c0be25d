package uni.elements.internal;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;

/** The classes of the styles that an author has chosen, from the policy of the page's template. */
final class Styles {
    /** The policy's default classes, and those of the chosen styles. Null where there are none. */
    static String of(Stored component) {
        Resource ofAem = Aem.policyOf(component.node);
        Resource policy = ofAem == null ? policyOf(component.node, component.template) : ofAem;
        String[] chosen = component.properties.get("cq:styleIds", new String[0]);
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
        String names = Stream.concat(Stream.of(policy.getValueMap().get("cq:styleDefaultClasses", "")),
            Arrays.stream(chosen).map(classes::get)).filter(Objects::nonNull).collect(Collectors.joining(" ")).trim();
        return names.isEmpty() ? null : names;
    }

    private static Iterable<Resource> below(Resource node, String name) {
        Resource child = node.getChild(name);
        return child == null ? List.of() : child.getChildren();
    }

    /** A template's `policies` repeat the page's containers and name below each the policies of resource types. */
    private static Resource policyOf(Resource component, String template) {
        ResourceResolver resolver = component.getResourceResolver();
        Resource place = resolver.getResource(template + "/policies/jcr:content");
        String policy = null;
        for (String name : Templates.placeOf(component).split("/")) {
            place = place == null || name.isEmpty() ? place : place.getChild(name);
            Resource mapping = place == null ? null : place.getChild(component.getResourceType());
            policy = mapping == null ? policy : mapping.getValueMap().get("cq:policy", policy);
        }
        String site = template.split("/settings/")[0];
        Resource found = policy == null ? null : resolver.getResource(site + "/settings/wcm/policies/" + policy);
        if (policy != null && found == null) {
            Reports.warn(component.getPath(), "shows no styles, because visitors cannot read " + site
                + "/settings/wcm/policies/" + policy + "; give everyone the right to read " + site);
        }
        return found;
    }
}
