package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.StringReader;
import java.util.Map;
import javax.json.Json;
import javax.json.JsonObject;
import javax.json.JsonReader;
import org.apache.sling.testing.mock.sling.junit5.SlingContext;
import org.apache.sling.testing.mock.sling.junit5.SlingContextExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SlingContextExtension.class)
class DataLayerTest {
    private static final String ROOT = "/content/page/jcr:content/root/";
    private static final String CALLOUT = "uni/components/callout";

    private final SlingContext sling = new SlingContext();

    private JsonObject dataOf(String name, Map<String, Object> props) {
        Stored component = new Stored(sling.create().resource(ROOT + name, Stored.TYPE, CALLOUT));
        return read(DataLayer.of(component, "callout", props));
    }

    private static JsonObject read(String json) {
        try (JsonReader reader = Json.createReader(new StringReader(json))) {
            return reader.readObject();
        }
    }

    private static JsonObject only(JsonObject data) {
        assertEquals(1, data.size());
        return data.values().iterator().next().asJsonObject();
    }

    @Test
    void aComponentSaysItsTypeItsTitleInWordsAndWhereItLeads() {
        JsonObject data = only(dataOf("one",
            Map.of("title", "Fees <b>&amp;</b>&nbsp;costs, 3 &lt; 4", "ctaUrl", "/fees.html")));
        assertEquals(CALLOUT, data.getString("@type"));
        assertEquals("Fees & costs, 3 < 4", data.getString("dc:title"));
        assertEquals("/fees.html", data.getString("xdm:linkURL"));
    }

    /** Where a component leads is its link, and never its picture. */
    @Test
    void aPictureIsNoPlaceThatAComponentLeadsTo() {
        Stored message = new Stored(sling.create().resource(ROOT + "message", Stored.TYPE, "uni/components/outage-message"));
        Map<String, Object> props = Map.of("imagePath", "/content/dam/a.jpg");
        assertFalse(only(read(DataLayer.of(message, "outage-message", props))).containsKey("xdm:linkURL"));
    }

    @Test
    void whatAComponentDoesNotHaveIsNotSaid() {
        JsonObject data = only(dataOf("one", Map.of("description", "<p>May</p>")));
        assertFalse(data.containsKey("xdm:linkURL") && !data.isNull("xdm:linkURL"));
        assertFalse(data.containsKey("dc:title") && !data.isNull("dc:title"));
    }

    @Test
    void anIdIsTheSameForAsLongAsTheComponentStandsWhereItIs() {
        String first = dataOf("one", Map.of("title", "A")).keySet().iterator().next();
        Stored again = new Stored(sling.resourceResolver().getResource(ROOT + "one"));
        assertEquals(first, read(DataLayer.of(again, "callout", Map.of("title", "B"))).keySet().iterator().next());
        assertNotEquals(first, dataOf("two", Map.of("title", "A")).keySet().iterator().next());
    }

    @Test
    void aPageSaysItsTitleLanguageAndPath() {
        Stored content = new Stored(sling.create().resource("/content/page/jcr:content",
            Stored.TYPE, "uni/components/page", "jcr:title", "Fees", "cq:template", "/conf/site/page"));
        JsonObject data = only(read(DataLayer.ofPage(content, Map.of("language", "vi", "contentPath", "/content/page"))));
        assertEquals("uni/components/page", data.getString("@type"));
        assertEquals("vi", data.getString("xdm:language"));
        assertEquals("/content/page.html", data.getString("repo:path"));
        assertEquals("/conf/site/page", data.getString("xdm:template"));
    }
}
