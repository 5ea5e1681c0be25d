package uni.elements;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import javax.json.JsonObject;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.ResourceResolver;

/** What a component's node says of the props of its element, and nothing else that is stored there. */
final class Props {
    private static final String STYLES = "appliedCssClassNames";

    /** By the props' names; what AEM stores under names of its own (a chosen picture, chosen styles) among them. */
    static Map<String, Object> of(Stored node, String slug, SlingHttpServletRequest request) {
        JsonObject kinds = Definitions.propsOf(slug);
        ResourceResolver resolver = node.node.getResourceResolver();
        Map<String, Object> stored = node.own();
        kinds.keySet().stream().filter(name -> isBranch(kinds.getJsonObject(name)))
            .forEach(name -> stored.computeIfAbsent(name, node::branch));
        Pictures.choosePicture(kinds, stored);
        Pictures.addSources(resolver, kinds, stored);
        String styles = kinds.containsKey(STYLES) ? Styles.of(node) : null;
        if (styles != null) {
            stored.put(STYLES, styles);
        }
        return picked(kinds, stored, request);
    }

    private static boolean isBranch(JsonObject kind) {
        return kind.containsKey("shape") || Definitions.isData(kind);
    }

    private static Map<String, Object> picked(JsonObject kinds, Map<?, ?> stored, SlingHttpServletRequest request) {
        Map<String, Object> props = new LinkedHashMap<>();
        for (String name : kinds.keySet()) {
            Object value = fitted(kinds.getJsonObject(name), stored.get(name), request);
            if (value != null) {
                props.put(name, value);
            }
        }
        return props;
    }

    /** A list where the kind is one; else a single value: of several the first, as AEM's own value map gives it. */
    private static Object fitted(JsonObject kind, Object value, SlingHttpServletRequest request) {
        JsonObject shape = kind.getJsonObject("shape");
        if (Definitions.isData(kind)) {
            return value instanceof List || value instanceof Map ? value : null;
        }
        if (kind.getString("kind").equals("list")) {
            return !(value instanceof List) ? null : ((List<?>) value).stream().filter(Map.class::isInstance)
                .map(item -> picked(shape, (Map<?, ?>) item, request)).collect(Collectors.toList());
        }
        if (shape != null) {
            return value instanceof Map ? picked(shape, (Map<?, ?>) value, request) : null;
        }
        Object single = value instanceof List
            ? ((List<?>) value).stream().filter(Objects::nonNull).findFirst().orElse(null) : value;
        if (single instanceof List || single instanceof Map) {
            return null;
        }
        if (!(single instanceof String)) {
            return single;
        }
        if (kind.containsKey("isAsset")) {
            return Pictures.address(request.getResourceResolver(), (String) single);
        }
        return kind.getString("kind").equals("url") ? Addresses.mapped(request, (String) single) : single;
    }
}
