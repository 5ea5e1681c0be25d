package uni.elements;

import java.util.HashMap;
import java.util.Map;
import javax.json.Json;
import javax.json.JsonObject;
import javax.json.JsonReader;
import javax.json.JsonValue;

/** What the build writes of the library: each element's props, the built-in labels, the icons, the version. */
final class Definitions {
    private static final JsonObject ALL = read("/uni-elements.json");
    /** What templates draw with: `icons` by their names, `frames` of pictures by their ratios. */
    static final Map<String, Object> SHAPES = JsonText.toMap(ALL.getJsonObject("shapes"));
    private static final JsonObject NOTHING = Json.createObjectBuilder().build();
    private static final Map<String, JsonValue> ELEMENTS = new HashMap<>(ALL.getJsonObject("elements"));

    static String version() {
        return ALL.getString("version");
    }

    /** What is known of the element that a resource type names by its last part; nothing of a site's own component. */
    private static JsonObject element(String slug) {
        return (JsonObject) ELEMENTS.getOrDefault(slug, NOTHING);
    }

    static JsonObject propsOf(String slug) {
        return (JsonObject) element(slug).getOrDefault("props", NOTHING);
    }

    /** The prop that the page's language gives; empty where there is none. */
    static String languageProp(String slug) {
        return element(slug).getString("language", "");
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
