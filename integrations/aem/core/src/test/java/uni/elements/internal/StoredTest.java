package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.sling.testing.mock.sling.junit5.SlingContext;
import org.apache.sling.testing.mock.sling.junit5.SlingContextExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SlingContextExtension.class)
class StoredTest {
    private static final String HERO = "/content/page/jcr:content/hero";

    private final SlingContext sling = new SlingContext();

    private Stored stored() {
        return new Stored(sling.resourceResolver().getResource(HERO));
    }

    @Test
    void theRepositorysOwnPropertiesAreNoAuthors() {
        sling.create().resource(HERO, "text", "Apply", "jcr:createdBy", "admin", "jcr:title", "Study here");
        assertEquals(Map.of("text", "Apply", "title", "Study here"), stored().own());
    }

    @Test
    void anOwnTitleGoesBeforeTheRepositorys() {
        sling.create().resource(HERO, "title", "Mine", "jcr:title", "Of the node");
        assertEquals(Map.of("title", "Mine"), stored().own());
    }

    @Test
    void aMultifieldIsAListAndAnyOtherNodeAnObject() {
        sling.create().resource(HERO + "/ctas/item0", "label", "Apply");
        sling.create().resource(HERO + "/ctas/item1", "label", "Visit");
        sling.create().resource(HERO + "/focus", "x", 20L);
        assertEquals(List.of(Map.of("label", "Apply"), Map.of("label", "Visit")), stored().branch("ctas"));
        assertEquals(Map.of("x", 20L), stored().branch("focus"));
        assertNull(stored().branch("other"));
    }

    @Test
    void aMultifieldWithoutItemsIsAnEmptyList() {
        sling.create().resource(HERO + "/ctas");
        assertEquals(List.of(), stored().branch("ctas"));
    }

    @Test
    void listsMayStandInListItems() {
        sling.create().resource(HERO + "/columns/item0", "title", "Study");
        sling.create().resource(HERO + "/columns/item0/links/item0", "link", "/apply");
        assertEquals(List.of(Map.of("title", "Study", "links", List.of(Map.of("link", "/apply")))),
            stored().branch("columns"));
    }

    @Test
    void componentsAreChildrenWithATypeThatAreShown() {
        sling.create().resource(HERO + "/first", Stored.TYPE, "uni/components/card");
        sling.create().resource(HERO + "/cq:responsive", Stored.TYPE, "any");
        sling.create().resource(HERO + "/list/item0", "label", "Apply");
        List<String> names = stored().components().stream().map(child -> child.node.getName()).collect(Collectors.toList());
        assertEquals(List.of("first"), names);
    }

    @Test
    void whatTheCmsKeepsForItselfIsNoComponentAndNoValue() {
        sling.create().resource(HERO + "/first", Stored.TYPE, "uni/components/card");
        sling.create().resource(HERO + "/cq:featuredimage", Stored.TYPE, "core/wcm/components/image/v3/image");
        sling.create().resource(HERO + "/any:workflow", Stored.TYPE, "cq/workflow/components/step");
        sling.create().resource(HERO + "/deleted", Stored.TYPE, "wcm/msm/components/ghost");
        List<String> names = stored().components().stream().map(child -> child.node.getName()).collect(Collectors.toList());
        assertEquals(List.of("first"), names);
        assertNull(stored().branch("deleted"));
        assertNull(stored().branch("any:workflow"));
    }

    @Test
    void aComponentIsTheContainerThatItExtends() {
        sling.create().resource("/libs/uni/layout", "cq:isContainer", true, "jcr:title", "Layout");
        sling.create().resource("/apps/site/layout", "sling:resourceSuperType", "uni/layout", "jcr:title", "Ours");
        sling.create().resource(HERO, Stored.TYPE, "site/layout");
        assertEquals(true, stored().component().get("cq:isContainer"));
        assertEquals("Ours", stored().component().get("jcr:title"));
    }

    /** Types of a site may name each other as their super types. */
    @Test
    void aComponentWhoseTypesExtendEachOtherIsNoElementAndIsReadAllTheSame() {
        sling.create().resource("/apps/site/one", "sling:resourceSuperType", "site/two", "jcr:title", "One");
        sling.create().resource("/apps/site/two", "sling:resourceSuperType", "site/one", "cq:isContainer", true);
        sling.create().resource(HERO, Stored.TYPE, "site/one");
        assertEquals("", Definitions.slugOf(stored().node));
        assertEquals(true, stored().component().get("cq:isContainer"));
    }

    @Test
    void aNodeThatIsNoItemIsLeftOutOfAListAndReportedOnce() {
        sling.create().resource(HERO + "/links/item0", "label", "Apply");
        sling.create().resource(HERO + "/links/item0_msm_moved", "label", "Old");
        sling.create().resource(HERO + "/links/cq:annotations/annotation0", "text", "Please check");
        sling.create().resource(HERO + "/links/item1", "label", "Visit");
        try (Logged log = new Logged()) {
            for (int visit = 0; visit < 2; visit++) {
                assertEquals(List.of(Map.of("label", "Apply"), Map.of("label", "Visit")), stored().branch("links"));
            }
            assertEquals(List.of(leftOut("item0_msm_moved"), leftOut("cq:annotations")), log.lines());
        }
    }

    private static String leftOut(String name) {
        return "WARN " + HERO + "/links/" + name + " is left out: it is no item of the list that it is in";
    }

    @Test
    void ofSeveralTitlesOfANodeTheFirstIsItsTitle() {
        sling.create().resource(HERO, "jcr:title", new String[] {"First", "Second"});
        assertEquals(Map.of("title", "First"), stored().own());
    }
}
