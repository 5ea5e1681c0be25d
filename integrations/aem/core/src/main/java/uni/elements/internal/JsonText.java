package uni.elements.internal;

import java.io.StringReader;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.json.Json;
import javax.json.JsonArray;
import javax.json.JsonObject;
import javax.json.JsonReader;
import javax.json.JsonString;
import javax.json.JsonValue;

/** Values as JSON. Fields of nothing are left out. */
final class JsonText {
    private static final Pattern CONTROL = Pattern.compile("[\\x00-\\x1f]");

    static String of(Object value) {
        if (value instanceof Map) {
            return ((Map<?, ?>) value).entrySet().stream().filter(entry -> entry.getValue() != null)
                .map(entry -> quoted(String.valueOf(entry.getKey())) + ":" + of(entry.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
        }
        if (value instanceof Collection) {
            return ((Collection<?>) value).stream().map(JsonText::of).collect(Collectors.joining(",", "[", "]"));
        }
        boolean isNumber = value instanceof Number && Double.isFinite(((Number) value).doubleValue());
        boolean isPlain = value == null || value instanceof Boolean || isNumber;
        return isPlain ? String.valueOf(value) : quoted(value.toString());
    }

    private static String quoted(String text) {
        String escaped = text.replace("\\", "\\\\").replace("\"", "\\\"");
        return '"' + CONTROL.matcher(escaped).replaceAll(c -> String.format("\\\\u%04x", (int) c.group().charAt(0))) + '"';
    }

    static JsonObject parsed(String json) {
        try (JsonReader reader = Json.createReader(new StringReader(json))) {
            return reader.readObject();
        }
    }

    /** A value as templates read it: maps, lists and texts. Null where there is none. */
    static Object plain(JsonValue value) {
        if (value instanceof JsonObject) {
            Map<String, Object> map = new LinkedHashMap<>();
            ((JsonObject) value).forEach((name, each) -> map.put(name, plain(each)));
            return map;
        }
        if (value instanceof JsonArray) {
            return ((JsonArray) value).stream().map(JsonText::plain).collect(Collectors.toList());
        }
        return value instanceof JsonString ? ((JsonString) value).getString() : null;
    }

    /** An object's texts. */
    static Map<String, Object> toMap(JsonObject object) {
        Map<String, Object> map = new LinkedHashMap<>();
        object.keySet().forEach(name -> map.put(name, object.getString(name)));
        return map;
    }
}
