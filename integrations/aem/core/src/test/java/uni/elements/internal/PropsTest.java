package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.sling.testing.mock.sling.junit5.SlingContext;
import org.apache.sling.testing.mock.sling.junit5.SlingContextExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SlingContextExtension.class)
class PropsTest {
    private static final String NODE = "/content/page/jcr:content/it";

    private final SlingContext sling = new SlingContext();

    private Map<String, Object> props(String slug) {
        return Props.of(new Stored(sling.resourceResolver().getResource(NODE)), slug, sling.request());
    }

    @Test
    void nothingIsToldThatIsNoProp() {
        sling.create().resource(NODE, "title", "Fees", "mailto", "secret@example.edu");
        assertEquals(Map.of("title", "Fees"), props("callout"));
    }

    @Test
    void aComponentThatIsNoElementHasNoProps() {
        sling.create().resource(NODE, "title", "Fees");
        assertEquals(Map.of(), props(""));
    }

    @Test
    void aLinkGetsTheEndingOfPages() {
        sling.create().resource(NODE, "ctaUrl", "/content/apply?from=fees#how");
        assertEquals("/content/apply.html?from=fees#how", props("callout").get("ctaUrl"));
    }

    @Test
    void ofSeveralValuesThePropIsTheFirst() {
        sling.create().resource(NODE, "title", new String[] {"Fees", "Costs"});
        assertEquals("Fees", props("callout").get("title"));
    }

    @Test
    void whatIsNoItemOfAListOrNoneOfItsFieldsStaysOut() {
        sling.create().resource(NODE + "/items/item0", "title", "Fees", "secret", "x");
        assertEquals(List.of(Map.of("title", "Fees")), props("list").get("items"));
        assertEquals("Fees", Stored.first(Arrays.asList(null, "Fees")));
        assertNull(Stored.first(Arrays.asList((Object) null)));
    }

    @Test
    void aTextInThePlaceOfDataIsNone() {
        sling.create().resource(NODE, "entries", "Fees");
        assertFalse(props("toc").containsKey("entries"));
    }

    @Test
    void whereSeveralAreWantedAllOfThemAreTheProp() {
        sling.create().resource(NODE, "phone", new String[] {"5550 0142", "0400 000 000"}, "phoneLink", "/content/call",
            "mail", new String[0]);
        Map<String, Object> person = props("person");
        assertEquals(List.of("5550 0142", "0400 000 000"), person.get("phone"));
        assertEquals("/content/call.html", person.get("phoneLink"));
    }

    @Test
    void aTextWhereAListIsWantedIsNoneAndReported() {
        sling.create().resource(NODE, "columns", "Study", "legalLinks", "", "social", new String[0]);
        try (Logged log = new Logged()) {
            Map<String, Object> props = props("footer");
            assertFalse(props.containsKey("columns"));
            assertEquals(List.of("WARN " + NODE + " stores what its element cannot take: columns is a list or an object, "
                + "which is a node, with a list's items below it as item0, item1 and so on"), log.lines());
        }
    }

    @Test
    void theChosenPictureGoesBeforeAnOlderPathAndHasTheAssetsRenditions() {
        sling.create().resource(NODE, "img", "/content/dam/old.jpg", "srcset", "/content/dam/old.jpg 300w",
            "fileReference", "/content/dam/new.jpg");
        sling.create().resource("/content/dam/new.jpg/jcr:content/renditions/cq5dam.web.1280.1280.jpeg");
        Map<String, Object> picture = props("picture");
        assertEquals(List.of("/content/dam/new.jpg",
            "/content/dam/new.jpg/_jcr_content/renditions/cq5dam.web.1280.1280.jpeg 1280w"),
            List.of(picture.get("img"), picture.get("srcset")));
    }

    @Test
    void ofSeveralChosenPicturesTheFirstIsShownWithItsRenditions() {
        sling.create().resource(NODE, "fileReference", new String[] {"/content/dam/a.jpg", "/content/dam/b.jpg"});
        sling.create().resource("/content/dam/a.jpg/jcr:content/renditions/cq5dam.web.1280.1280.jpeg");
        Map<String, Object> picture = props("picture");
        assertEquals("/content/dam/a.jpg", picture.get("img"));
        assertEquals("/content/dam/a.jpg/_jcr_content/renditions/cq5dam.web.1280.1280.jpeg 1280w", picture.get("srcset"));
    }
}
