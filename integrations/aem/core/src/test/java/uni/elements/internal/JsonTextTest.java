package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonTextTest {
    /** JSON has no such numbers, and the component would have no data at all. */
    @Test
    void whatIsNoNumberIsAText() {
        List<Double> none = List.of(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
        assertEquals("[\"NaN\",\"Infinity\",\"-Infinity\"]", JsonText.of(none));
        assertEquals("[\"NaN\"]", JsonText.of(List.of(Float.NaN)));
        assertEquals("[1.5,2,-3]", JsonText.of(List.of(1.5, 2, -3L)));
        assertEquals("NaN", JsonText.parsed(JsonText.of(Map.of("ratio", Double.NaN))).getString("ratio"));
    }

    @Test
    void everyLetterOfATextCanBeReadAgain() {
        String text = "\"\\\n\u0000\u001f</script>\u2028é";
        assertEquals(text, JsonText.parsed(JsonText.of(Map.of(text, text))).getString(text));
    }

    @Test
    void fieldsOfNothingAreLeftOut() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("none", null);
        fields.put("list", Arrays.asList("a", null, true));
        assertEquals("{\"list\":[\"a\",null,true]}", JsonText.of(fields));
    }
}
