package uni.elements;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.json.Json;
import javax.json.JsonObject;
import javax.json.JsonReader;
import javax.json.JsonString;
import javax.json.JsonValue;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;

/** What the build writes of the library: each element's props, the built-in labels, the icons, the version. */
final class Definitions {
    private static final JsonObject ALL = read("/uni-elements.json");
    static final String TYPES = "uni/components/";
    private static final Set<String> SEARCH_PATHS = Set.of("/apps/", "/libs/");
    private static final int MOST_SUPER_TYPES = 20;
    private static final JsonObject NOTHING = Json.createObjectBuilder().build();
    private static final Map<String, JsonValue> ELEMENTS = new HashMap<>(ALL.getJsonObject("elements"));
    /** Props that the page gives where a component does not: the prop's name, and what it is of the page. */
    static final JsonObject OF_PAGE = ALL.getJsonObject("ofPage");
    /** Fragments that a page has around its own content. */
    static final List<String> FRAMES = texts("frames");
    /** Elements that show what the address's query asks for. */
    static final Set<String> ADDRESSED = Set.copyOf(texts("addressed"));

    /**
     * The element that a component is: the first of its resource type and the types above that the library has; empty
     * for a site's own.
     */
    static String slugOf(Resource component) {
        ResourceResolver resolver = component.getResourceResolver();
        String type = component.getResourceType();
        String above = ourSlug(type).isEmpty() ? resolver.getParentResourceType(component) : null;
        for (int steps = 0; above != null && steps < MOST_SUPER_TYPES; steps++) {
            type = above;
            above = ourSlug(type).isEmpty() ? resolver.getParentResourceType(type) : null;
        }
        return ourSlug(type);
    }

    private static String ourSlug(String type) {
        int at = type.indexOf(TYPES);
        boolean isOurs = at == 0 || at > 0 && SEARCH_PATHS.contains(type.substring(0, at));
        String slug = isOurs ? type.substring(at + TYPES.length()) : "";
        return ELEMENTS.containsKey(slug) ? slug : "";
    }

    /** The kinds of an element's props; none of a site's own component. */
    static JsonObject propsOf(String slug) {
        return (JsonObject) ELEMENTS.getOrDefault(slug, NOTHING);
    }

    /** Whether a prop is what no author gives. */
    static boolean isData(JsonObject kind) {
        return kind.getString("kind").equals("data");
    }

    private static List<String> texts(String name) {
        return ALL.getJsonArray(name).getValuesAs(JsonString.class).stream().map(JsonString::getString)
            .collect(Collectors.toList());
    }

    /** The views' own words in a language, English where there are none. */
    static JsonObject labels(String language) {
        JsonObject labels = ALL.getJsonObject("labels");
        return labels.getJsonObject(labels.containsKey(language) ? language : "en");
    }

    static JsonObject read(String name) {
        try (JsonReader reader = Json.createReader(Definitions.class.getResourceAsStream(name))) {
            return reader.readObject();
        }
    }
}
