package uni.elements;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Map;
import java.util.function.UnaryOperator;
import javax.json.Json;
import javax.json.JsonObject;
import org.junit.jupiter.api.Test;

/** The rules that the library has in TypeScript too; its tests read the same vectors. */
class VectorsTest {
    private static final JsonObject VECTORS = Definitions.read("/vectors.json");

    private static Iterable<JsonObject> of(String name) {
        return VECTORS.getJsonArray(name).getValuesAs(JsonObject.class);
    }

    private static String textOf(JsonObject vector, String name) {
        return vector.isNull(name) ? null : vector.getString(name);
    }

    @Test
    void textsAreCutBetweenWords() {
        for (JsonObject vector : of("cut")) {
            assertEquals(vector.getString("cut"), Truncation.cut(vector.getString("text"), vector.getInt("max")));
        }
    }

    @Test
    void longTextsAreFolded() {
        for (JsonObject vector : of("fold")) {
            assertEquals(textOf(vector, "folded"),
                FoldedHtml.of(vector.getString("html"), vector.getInt("max")));
        }
    }

    @Test
    void addressesRunNoScripts() {
        for (JsonObject vector : of("address")) {
            assertEquals(textOf(vector, "safe"), Addresses.safe(vector.getString("address")));
        }
    }

    @Test
    void pagesGetTheirEnding() {
        assertEquals("/content/x.html?a#b", Addresses.withEnding("/content/x?a#b"));
        for (String other : new String[] {"/content/x.html", "/content/dam/x", "/x", "https://x.example/content/x"}) {
            assertEquals(other, Addresses.withEnding(other));
        }
    }

    @Test
    void datesAreInWords() {
        for (JsonObject vector : of("date")) {
            Map<String, Object> date = LongDate.of(vector.getString("date"), vector.getString("language"));
            assertEquals(vector.getString("text"), date.get("text"));
            assertEquals(textOf(vector, "dateTime"), date.get("dateTime"));
        }
    }

    @Test
    void jsonEndsNoScript() {
        for (JsonObject vector : of("json")) {
            String json = JsonText.of(JsonText.plain(vector.get("value")));
            assertEquals(vector.getString("json"), json);
            assertFalse(json.contains("<"));
        }
    }

    @Test
    void pathsHaveOneForm() {
        for (JsonObject vector : of("path")) {
            assertEquals(textOf(vector, "path"), Links.pagePath(vector.getString("address")));
        }
    }

    @Test
    void idsAreMadeOfTheirTexts() {
        for (JsonObject vector : of("id")) {
            assertEquals(vector.getString("id"), DerivedId.of(vector.getString("seed"), vector.getInt("length")));
        }
    }

    @Test
    void picturesAreHeldWhereTheirAuthorsWant() {
        for (JsonObject vector : of("focus")) {
            assertEquals(textOf(vector, "style"), Pictures.focalStyle(JsonText.toMap(vector.getJsonObject("props"))));
        }
    }

    @Test
    void valuesAreReadAsTheirKindsSay() {
        Values values = new Values(Addresses::safe, UnaryOperator.identity());
        JsonObject number = Json.createObjectBuilder().add("kind", "number").add("fallback", 24).add("max", 512).build();
        assertEquals(12.0, values.read(number, "12"));
        assertEquals(24.0, values.read(number, "12px"));
        assertEquals(24.0, values.read(number, 513));
        JsonObject truth = Json.createObjectBuilder().add("kind", "boolean").add("fallback", true).build();
        assertEquals(false, values.read(truth, "off"));
        assertEquals(true, values.read(truth, "perhaps"));
        JsonObject level = Json.createObjectBuilder().add("kind", "enum")
            .add("values", Json.createArrayBuilder().add("h3").add("h4")).add("fallback", "h3").build();
        assertEquals("h4", values.read(level, " H4 "));
        assertEquals("h3", values.read(level, "h9"));
        JsonObject text = Json.createObjectBuilder().add("kind", "text").build();
        assertNull(values.read(text, Map.of("a", "b")));
        assertEquals("7", values.read(text, 7L));
    }
}
