package uni.elements;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.json.JsonArray;
import javax.json.JsonNumber;
import javax.json.JsonObject;
import javax.json.JsonString;

/** Reads a stored value as the kind of its prop says. What the kind cannot take gives the default. */
final class Values {
    private static final Set<String> TRUE_WORDS = Set.of("", "true", "on", "yes", "1");
    private static final Set<String> FALSE_WORDS = Set.of("false", "off", "no", "0");
    private static final Pattern NUMERIC = Pattern.compile("[-+]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d+)?");
    private static final Pattern WHOLE_HEADING =
        Pattern.compile("\\s*<h([1-6])(?:\\s[^>]*)?>(.*)</h\\1>\\s*", Pattern.DOTALL | Pattern.CASE_INSENSITIVE);
    private static final double LARGEST_SAFE_INTEGER = 9007199254740991d;

    private final UnaryOperator<String> link;
    private final UnaryOperator<String> richText;

    /**
     * @param link     makes of a stored address the one that a visitor's browser asks for.
     * @param richText takes what runs scripts out of HTML.
     */
    Values(UnaryOperator<String> link, UnaryOperator<String> richText) {
        this.link = link;
        this.richText = richText;
    }

    Object read(JsonObject kind, Object stored) {
        Object value = stored == null || "".equals(stored) ? null : readGiven(kind, stored);
        return value == null ? fallback(kind) : value;
    }

    private Object readGiven(JsonObject kind, Object stored) {
        switch (kind.getString("kind")) {
            case "text":
                return scalar(stored);
            case "html":
                String markup = scalar(stored);
                return markup == null ? null : richText.apply(kind.containsKey("takesHeading") ? unwrapped(markup)
                    : markup);
            case "url":
                return stored instanceof String ? link.apply((String) stored) : null;
            case "boolean":
                return stored instanceof Boolean ? stored : truth(String.valueOf(stored));
            case "number":
                return within(kind, numberIn(stored));
            case "enum":
                return oneOf(kind.getJsonArray("values"), String.valueOf(stored));
            case "list":
                return list(kind, stored);
            case "object":
                return stored instanceof Map ? pick(kind.getJsonObject("shape"), (Map<?, ?>) stored) : null;
            default:
                return null;
        }
    }

    private List<Object> list(JsonObject kind, Object stored) {
        if (!(stored instanceof List)) {
            return null;
        }
        JsonObject shape = kind.getJsonObject("shape");
        List<Object> items = new ArrayList<>();
        for (Object item : (List<?>) stored) {
            Map<String, Object> picked = item instanceof Map ? pick(shape, (Map<?, ?>) item) : Map.of();
            if (picked.values().stream().anyMatch(Values::isWritten) && hasAll(picked, kind.getJsonArray("needs"))) {
                items.add(picked);
            }
        }
        return items.isEmpty() ? null : items;
    }

    private static boolean hasAll(Map<String, Object> item, JsonArray needs) {
        return needs == null || needs.getValuesAs(JsonString.class).stream()
            .allMatch(name -> isWritten(item.get(name.getString())));
    }

    private static boolean isWritten(Object field) {
        return field != null && !field.equals(false) && !field.toString().isBlank();
    }

    private Map<String, Object> pick(JsonObject shape, Map<?, ?> stored) {
        Map<String, Object> picked = new LinkedHashMap<>();
        for (String name : shape.keySet()) {
            picked.put(name, read(shape.getJsonObject(name), stored.get(name)));
        }
        return picked;
    }

    static String scalar(Object stored) {
        if (stored instanceof Number) {
            return number((Number) stored);
        }
        return stored instanceof String || stored instanceof Boolean ? stored.toString() : null;
    }

    /** As JavaScript spells it: `24`, not `24.0`. */
    static String number(Number value) {
        double number = value.doubleValue();
        boolean isWhole = number == Math.rint(number) && Math.abs(number) <= LARGEST_SAFE_INTEGER;
        return isWhole ? String.valueOf((long) number) : String.valueOf(value);
    }

    /** An author may have written the whole heading element. */
    private static String unwrapped(String markup) {
        Matcher heading = WHOLE_HEADING.matcher(markup);
        return heading.matches() ? heading.group(2) : markup;
    }

    private static Boolean truth(String word) {
        String lowerCase = word.trim().toLowerCase(Locale.ROOT);
        if (TRUE_WORDS.contains(lowerCase)) {
            return true;
        }
        return FALSE_WORDS.contains(lowerCase) ? false : null;
    }

    private static Double numberIn(Object stored) {
        if (stored instanceof Number) {
            return ((Number) stored).doubleValue();
        }
        String text = stored instanceof String ? ((String) stored).trim() : "";
        return NUMERIC.matcher(text).matches() ? Double.valueOf(text) : null;
    }

    private static Double within(JsonObject kind, Double number) {
        if (number == null || number.isInfinite() || number.isNaN()) {
            return null;
        }
        boolean isLow = kind.containsKey("min") && number < kind.getJsonNumber("min").doubleValue();
        boolean isHigh = kind.containsKey("max") && number > kind.getJsonNumber("max").doubleValue();
        return isLow || isHigh ? null : number;
    }

    private static String oneOf(JsonArray values, String word) {
        String wanted = word.trim();
        return values.getValuesAs(JsonString.class).stream().map(JsonString::getString)
            .filter(value -> value.equalsIgnoreCase(wanted)).findFirst().orElse(null);
    }

    /** Without an empty list: HTL takes nothing for false, and an empty list too. */
    private static Object fallback(JsonObject kind) {
        if (!kind.containsKey("fallback")) {
            return null;
        }
        return kind.get("fallback") instanceof JsonNumber ? (Object) kind.getJsonNumber("fallback").doubleValue()
            : JsonText.plain(kind.get("fallback"));
    }
}
