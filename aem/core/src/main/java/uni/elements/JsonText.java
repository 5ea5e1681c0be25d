package uni.elements;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.json.JsonArray;
import javax.json.JsonNumber;
import javax.json.JsonObject;
import javax.json.JsonString;
import javax.json.JsonValue;

/** Values as JSON that can stand inside a script element: nothing in it ends the script. Fields of nothing are left out. */
final class JsonText {
    static String of(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
        if (value instanceof Map) {
            String before = "{";
            for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
                if (entry.getValue() == null) {
                    continue;
                }
                out.append(before);
                quote(String.valueOf(entry.getKey()), out);
                out.append(':');
                write(entry.getValue(), out);
                before = ",";
            }
            out.append(before.equals("{") ? "{}" : "}");
        } else if (value instanceof Iterable) {
            String before = "[";
            for (Object item : (Iterable<?>) value) {
                out.append(before);
                write(item, out);
                before = ",";
            }
            out.append(before.equals("[") ? "[]" : "]");
        } else if (value == null || value instanceof Boolean) {
            out.append(value);
        } else if (value instanceof Number) {
            out.append(Values.number((Number) value));
        } else {
            quote(value.toString(), out);
        }
    }

    private static void quote(String text, StringBuilder out) {
        out.append('"');
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ' || c == '<' || c == '>' || c == '&' || c == '\u2028' || c == '\u2029') {
                escape(c, out);
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    private static void escape(char c, StringBuilder out) {
        int at = "\b\t\n\f\r".indexOf(c);
        if (at >= 0) {
            out.append('\\').append("btnfr".charAt(at));
        } else {
            out.append(String.format("\\u%04x", (int) c));
        }
    }

    static Map<String, Object> toMap(JsonObject object) {
        Map<String, Object> map = new LinkedHashMap<>();
        object.forEach((name, value) -> map.put(name, plain(value)));
        return map;
    }

    static Object plain(JsonValue value) {
        switch (value.getValueType()) {
            case OBJECT:
                return toMap((JsonObject) value);
            case ARRAY:
                List<Object> items = new ArrayList<>();
                ((JsonArray) value).forEach(item -> items.add(plain(item)));
                return items;
            case STRING:
                return ((JsonString) value).getString();
            case NUMBER:
                JsonNumber number = (JsonNumber) value;
                return number.isIntegral() ? (Object) number.longValue() : (Object) number.doubleValue();
            case TRUE:
                return true;
            case FALSE:
                return false;
            default:
                return null;
        }
    }
}
