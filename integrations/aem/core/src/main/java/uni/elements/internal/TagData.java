package uni.elements.internal;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import javax.json.JsonObject;
import javax.json.JsonString;
import javax.json.JsonValue;

/**
 * What an author has stored, as a tag has it for a browser: attributes, and lists and objects as scripts. The views' script
 * writes the same beside a view (`dataOf` in `prerender/cms/cms-views.ts`). This is for content that it cannot write.
 */
final class TagData {
    /** Where a word begins, also after an abbreviation: `is-ds-icon`. */
    private static final Pattern CAPITAL = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");
    /** What could end a script element, or a line of it. */
    private static final Pattern UNSAFE = Pattern.compile("[<>&\u2028\u2029]");

    static Map<String, Object> attributes(String slug, JsonObject properties) {
        Map<String, Object> attributes = new LinkedHashMap<>();
        Definitions.propsOf(slug).keySet().forEach(name -> {
            JsonValue value = properties.get(name);
            String text = value instanceof JsonString ? ((JsonString) value).getString() : String.valueOf(value);
            if (value != null && value != JsonValue.NULL && !isScript(slug, name, value) && !text.isBlank()) {
                attributes.put("data-" + dashed(name), text);
            }
        });
        return attributes;
    }

    static String scripts(String slug, JsonObject properties) {
        StringBuilder scripts = new StringBuilder();
        Definitions.propsOf(slug).keySet().forEach(name -> {
            JsonValue value = properties.get(name);
            if (value != null && isScript(slug, name, value)) {
                String json = UNSAFE.matcher(value.toString()).replaceAll(c -> String.format("\\\\u%04x", (int) c.group().charAt(0)));
                scripts.append("<script type=\"application/json\" data-slot=\"").append(name).append("\">").append(json)
                    .append("</script>");
            }
        });
        return scripts.toString();
    }

    private static boolean isScript(String slug, String name, JsonValue value) {
        boolean isTree = value.getValueType() == JsonValue.ValueType.ARRAY || value.getValueType() == JsonValue.ValueType.OBJECT;
        JsonObject propType = Definitions.propsOf(slug).getJsonObject(name);
        return isTree && (propType.containsKey("shape") || Definitions.isData(propType));
    }

    private static String dashed(String name) {
        return CAPITAL.matcher(name).replaceAll("-").toLowerCase(Locale.ROOT);
    }
}
