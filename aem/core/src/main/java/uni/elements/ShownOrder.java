package uni.elements;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import javax.json.JsonObject;

/** The order in which components are shown: by group, then by their `order` or `index`, then as they are stored. */
final class ShownOrder {
    private static final List<JsonObject> KNOWN_GROUPS =
        Definitions.read("/uni-elements.json").getJsonArray("groups").getValuesAs(JsonObject.class);

    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");

    /** The children that are shown, each with `properties`; those tell the first and the last of a group. */
    static List<Map<String, Object>> of(List<Map<String, Object>> children) {
        List<Map<String, Object>> shown = new ArrayList<>(children);
        shown.removeIf(child -> "true".equals(text(child, "hide")) || "false".equals(text(child, "show")));
        Map<String, Integer> places = groupPlaces(shown);
        shown.sort(Comparator.<Map<String, Object>>comparingInt(child -> places.get(text(child, "group")))
            .thenComparingDouble(ShownOrder::place));
        for (int at = 0; at < shown.size(); at++) {
            String group = text(shown.get(at), "group");
            properties(shown.get(at)).put("isFirstGroupItem", at == 0 || !group.equals(text(shown.get(at - 1), "group")));
        }
        return shown;
    }

    private static Map<String, Integer> groupPlaces(List<Map<String, Object>> shown) {
        Map<String, Integer> places = new LinkedHashMap<>();
        shown.forEach(child -> places.putIfAbsent(text(child, "group"), places.size()));
        KNOWN_GROUPS.stream()
            .filter(known -> places.keySet().stream().allMatch(name -> name.isEmpty() || known.containsKey(word(name))))
            .findFirst().ifPresent(known -> places.replaceAll((name, at) -> name.isEmpty() ? at : known.getInt(word(name))));
        return places;
    }

    private static String word(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }

    private static double place(Map<String, Object> child) {
        String place = text(child, properties(child).get("order") == null ? "index" : "order");
        return NUMBER.matcher(place).matches() ? Double.parseDouble(place) : Double.POSITIVE_INFINITY;
    }

    private static String text(Map<String, Object> child, String name) {
        String value = Stored.scalar(properties(child).get(name));
        return value == null ? "" : value;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> properties(Map<String, Object> child) {
        return (Map<String, Object>) child.get("properties");
    }
}
