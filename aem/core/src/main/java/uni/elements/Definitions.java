package uni.elements;

import java.util.Map;
import javax.json.Json;
import javax.json.JsonObject;
import javax.json.JsonReader;

/** What the build writes of the library: each element's props, the built-in labels, the icons, the version. */
final class Definitions {
    private static final JsonObject ALL = read("/uni-elements.json");
    /** What templates draw with: `icons` by their names, `frames` of pictures by their ratios. */
    static final Map<String, Object> SHAPES = JsonText.toMap(ALL.getJsonObject("shapes"));
    private static final JsonObject NOTHING = Json.createObjectBuilder().build();

    static String version() {
        return ALL.getString("version");
    }

    /** The props of the element that a resource type names by its last part; none for a site's own component. */
    static JsonObject propsOf(String slug) {
        JsonObject element = object(ALL.getJsonObject("elements"), slug);
        return object(element, "props");
    }

    /** The prop that the page's language gives; empty where there is none. */
    static String languageProp(String slug) {
        return object(ALL.getJsonObject("elements"), slug).getString("language", "");
    }

    /** The views' own words in a language, English where there are none. */
    static JsonObject labels(String language) {
        JsonObject labels = ALL.getJsonObject("labels");
        return labels.containsKey(language) ? labels.getJsonObject(language) : labels.getJsonObject("en");
    }

    private static JsonObject object(JsonObject holder, String name) {
        return holder.containsKey(name) ? holder.getJsonObject(name) : NOTHING;
    }

    static JsonObject read(String name) {
        try (JsonReader reader = Json.createReader(Definitions.class.getResourceAsStream(name))) {
            return reader.readObject();
        }
    }
}
