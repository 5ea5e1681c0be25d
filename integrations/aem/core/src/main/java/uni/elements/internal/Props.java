package uni.elements.internal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.json.JsonObject;
import javax.json.JsonValue;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;

/** What a component's node says of the props of its element, and nothing else that is stored there. */
final class Props {
    private static final String STYLES = "appliedCssClassNames";
    private static final String SOURCES = "srcset";
    private static final Set<Object> EMPTY = Set.of("", List.of(), Map.of());
    private static final Pattern RENDITION = Pattern.compile("cq5dam\\.web\\.(\\d+)\\.\\d+\\.\\w+");

    /** By the props' names, what AEM stores under names of its own (a chosen picture, chosen styles) among them. */
    static Map<String, Object> of(Stored node, String slug, SlingHttpServletRequest request) {
        JsonObject propTypes = Definitions.propsOf(slug);
        ResourceResolver resolver = node.node.getResourceResolver();
        Map<String, Object> stored = node.own();
        Definitions.BRANCHES.getOrDefault(slug, List.of()).forEach(name -> stored.computeIfAbsent(name, node::branch));
        Definitions.PICTURES.getOrDefault(slug, List.of()).stream().findFirst()
            .ifPresent(picture -> choosePicture(resolver, propTypes, picture, stored));
        String styles = propTypes.containsKey(STYLES) ? Styles.of(node) : null;
        if (styles != null) {
            stored.put(STYLES, styles);
        }
        Map<String, Object> props = picked(propTypes, stored, resolver, request);
        stored.forEach((name, value) -> {
            // No browser reports it, because it is in no model.
            if (propTypes.containsKey(name) && !props.containsKey(name) && !EMPTY.contains(value)) {
                Reports.warn(node.node.getPath(), "stores what its element cannot take: " + name
                    + " is a list or an object, which is a node, with a list's items below it as item0, item1 and so on");
            }
        });
        return props;
    }

    /**
     * The picture that a dialog has stored as `fileReference` goes before an older path and the sources of that. The
     * renditions that the asset store has made are its sources, where the author has given none.
     */
    private static void choosePicture(ResourceResolver resolver, JsonObject propTypes, String picture,
        Map<String, Object> stored) {
        Object reference = Stored.first(stored.get("fileReference"));
        if (reference instanceof String && !String.valueOf(Stored.first(stored.get(picture))).startsWith((String) reference)) {
            stored.put(picture, reference);
            stored.remove(SOURCES);
        }
        Object chosen = Stored.first(stored.get(picture));
        Resource renditions = !propTypes.containsKey(SOURCES) || stored.containsKey(SOURCES) || chosen == null ? null
            : resolver.getResource(chosen + "/jcr:content/renditions");
        StringJoiner sources = new StringJoiner(", ");
        for (Resource rendition : renditions == null ? List.<Resource>of() : renditions.getChildren()) {
            Matcher name = RENDITION.matcher(rendition.getName());
            if (name.matches()) {
                sources.add(Addresses.encoded(rendition.getPath().replace("/jcr:", "/_jcr_")) + " " + name.group(1) + "w");
            }
        }
        if (sources.length() > 0) {
            stored.put(SOURCES, sources.toString());
        }
    }

    private static Map<String, Object> picked(JsonObject propTypes, Map<?, ?> stored, ResourceResolver resolver,
        SlingHttpServletRequest request) {
        Map<String, Object> props = new LinkedHashMap<>();
        for (Map.Entry<String, JsonValue> propType : propTypes.entrySet()) {
            Object given = stored.get(propType.getKey());
            Object value = given == null ? null : fitted((JsonObject) propType.getValue(), given, resolver, request);
            if (value != null) {
                props.put(propType.getKey(), value);
            }
        }
        return props;
    }

    /** A list where the prop type is one, else a single value. */
    private static Object fitted(JsonObject propType, Object value, ResourceResolver resolver,
        SlingHttpServletRequest request) {
        JsonObject shape = propType.getJsonObject("shape");
        if (Definitions.isData(propType)) {
            return value instanceof List || value instanceof Map ? value : null;
        }
        if (propType.getString("kind").equals("list")) {
            return !(value instanceof List) ? null : ((List<?>) value).stream().filter(Map.class::isInstance)
                .map(item -> picked(shape, (Map<?, ?>) item, resolver, request)).collect(Collectors.toList());
        }
        if (shape != null) {
            return value instanceof Map ? picked(shape, (Map<?, ?>) value, resolver, request) : null;
        }
        if (propType.containsKey("isSeveral") && value instanceof List) {
            return ((List<?>) value).stream().map(each -> fitted(propType, each, resolver, request)).collect(Collectors.toList());
        }
        Object single = Stored.first(value);
        if (!(single instanceof String)) {
            return single instanceof List || single instanceof Map ? null : single;
        }
        if (propType.containsKey("isAsset")) {
            return Addresses.ofPicture(resolver, (String) single);
        }
        switch (propType.getString("kind")) {
            case "url":
                return Addresses.mapped(resolver, request, (String) single);
            case "html":
                return Addresses.inHtml(resolver, request, (String) single);
            default:
                return single;
        }
    }
}
