package uni.elements;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.json.JsonObject;

/** Values as JSON that can stand inside a script element: nothing in it ends the script. Fields of nothing are left out. */
final class JsonText {
    private static final Pattern SPECIAL = Pattern.compile("[\\x00-\\x1f\"\\\\<>&\\u2028\\u2029]");

    static String of(Object value) {
        if (value instanceof Map) {
            return ((Map<?, ?>) value).entrySet().stream().filter(entry -> entry.getValue() != null)
                .map(entry -> quoted(String.valueOf(entry.getKey())) + ":" + of(entry.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
        }
        if (value instanceof Collection) {
            return ((Collection<?>) value).stream().map(JsonText::of).collect(Collectors.joining(",", "[", "]"));
        }
        if (value == null || value instanceof Boolean) {
            return String.valueOf(value);
        }
        return value instanceof Number ? Stored.number((Number) value) : quoted(value.toString());
    }

    private static String quoted(String text) {
        return '"' + SPECIAL.matcher(text)
            .replaceAll(found -> Matcher.quoteReplacement(escaped(found.group().charAt(0)))) + '"';
    }

    private static String escaped(char c) {
        int at = "\"\\\b\t\n\f\r".indexOf(c);
        return at < 0 ? String.format("\\u%04x", (int) c) : "\\" + "\"\\btnfr".charAt(at);
    }

    /** An object's texts. */
    static Map<String, Object> toMap(JsonObject object) {
        Map<String, Object> map = new LinkedHashMap<>();
        object.keySet().forEach(name -> map.put(name, object.getString(name)));
        return map;
    }
}
