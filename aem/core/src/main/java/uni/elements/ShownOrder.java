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

    /** The components that are shown, and what is stored of each; that tells the first of a group too. */
    static Map<Stored, Map<String, Object>> of(List<Stored> components) {
        List<Stored> shown = new ArrayList<>(components);
        shown.removeIf(child -> "true".equals(child.text("hide")) || "false".equals(child.text("show")));
        Map<String, Integer> places = groupPlaces(shown);
        shown.sort(Comparator.<Stored>comparingInt(child -> places.get(child.text("group")))
            .thenComparingDouble(ShownOrder::place));
        Map<Stored, Map<String, Object>> ordered = new LinkedHashMap<>();
        for (int at = 0; at < shown.size(); at++) {
            Map<String, Object> properties = shown.get(at).own();
            String before = at == 0 ? null : shown.get(at - 1).text("group");
            properties.put("isFirstGroupItem", !shown.get(at).text("group").equals(before));
            ordered.put(shown.get(at), properties);
        }
        return ordered;
    }

    private static Map<String, Integer> groupPlaces(List<Stored> shown) {
        Map<String, Integer> places = new LinkedHashMap<>();
        shown.forEach(child -> places.putIfAbsent(child.text("group"), places.size()));
        KNOWN_GROUPS.stream()
            .filter(known -> places.keySet().stream().allMatch(name -> name.isEmpty() || known.containsKey(word(name))))
            .findFirst().ifPresent(known -> places.replaceAll((name, at) -> name.isEmpty() ? at : known.getInt(word(name))));
        return places;
    }

    private static String word(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }

    private static double place(Stored child) {
        String place = child.text(child.properties.get("order") == null ? "index" : "order");
        return NUMBER.matcher(place).matches() ? Double.parseDouble(place) : Double.POSITIVE_INFINITY;
    }
}
