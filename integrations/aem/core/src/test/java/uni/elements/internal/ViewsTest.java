package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.json.JsonObject;
import org.junit.jupiter.api.Test;

class ViewsTest {
    private final Views views = new Views();

    ViewsTest() {
        views.activate();
        views.deactivate();
    }

    @Test
    void anOrderIsAskedOfTheScriptOnce() {
        String components = "{\"c0\":{\"order\":2},\"c1\":{\"order\":1},\"c2\":{\"hide\":true}}";
        assertEquals(List.of("c1", "c0"), List.copyOf(views.order(components).keySet()));
        assertSame(views.order(components), views.order(new String(components)));
    }

    @Test
    void anotherPlaceIsAnotherOrder() {
        views.order("{\"c0\":{\"order\":2},\"c1\":{\"order\":1}}");
        assertEquals(List.of("c0", "c1"), List.copyOf(views.order("{\"c0\":{\"order\":1},\"c1\":{\"order\":2}}").keySet()));
    }

    @Test
    void anOrderThatTheScriptCannotTellIsNone() {
        assertNull(views.order("no JSON"));
    }

    @Test
    void aNavigationHasTheButtonsOfItsGroupsAndIsPlainForTemplates() {
        String items = "[{\"title\":\"Money\",\"link\":\"/money.html\",\"items\":[{\"title\":\"Rooms\",\"link\":\"/rooms.html\"}]}]";
        Object navigation = JsonText.plain(views.navigation(items, "/rooms.html", "Pages under {name}"));
        Map<?, ?> group = (Map<?, ?>) ((List<?>) ((Map<?, ?>) navigation).get("items")).get(0);
        assertEquals(List.of("Pages under Money", "true"), List.of(group.get("name"), group.get("expanded")));
        assertEquals("interaction", ((Map<?, ?>) navigation).get("activate"));
    }

    @Test
    void aNavigationWithoutEntriesHasNone() {
        assertNull(((Map<?, ?>) JsonText.plain(views.navigation("null", "/rooms.html", ""))).get("items"));
    }

    @Test
    void aViewIsWrittenOnceForTheSamePropertiesWordsAndMode() {
        Views.Written view = written("Fees", false);
        assertSame(view, written("Fees", false));
        assertEquals(List.of(false, false), List.of(view == written("Dates", false), view == written("Fees", true)));
    }

    /** Once the store is full, each new one takes the place of the oldest. The size is that of answers: questions cost nothing. */
    @Test
    void whatWasWrittenLastStaysKept() {
        views.start(20_000);
        views.deactivate();
        List<String> components = IntStream.range(0, 30)
            .mapToObj(at -> "{\"c" + at + "\":{\"order\":1,\"x\":\"" + "a".repeat(5000) + "\"}}")
            .collect(Collectors.toList());
        List<JsonObject> orders = components.stream().map(views::order).collect(Collectors.toList());
        for (int at = 0; at < 30; at++) {
            assertSame(orders.get(at), views.order(components.get(at)), String.valueOf(at));
        }
        List<Views.Written> lists = IntStream.range(0, 30).mapToObj(this::list).collect(Collectors.toList());
        for (int at = 27; at < 30; at++) {
            assertSame(lists.get(at), list(at), String.valueOf(at));
        }
        assertNotSame(lists.get(0), list(0));
    }

    private Views.Written list(int at) {
        return write("list", "{\"items\":[{\"title\":\"" + ("Row " + at).repeat(200) + "\"}]}", "/content/list" + at);
    }

    private Views.Written write(String slug, String properties, String path) {
        return views.write(path, slug, properties, "en", Definitions.labels("en").toString(), false, null);
    }

    @Test
    void longContentIsATagWithItsDataAndALineForEachPageThatHasIt() {
        String rows = IntStream.range(0, 2000).mapToObj(at -> "{\"title\":\"Row <" + at + ">\",\"link\":\"/content/about.html\"}")
            .collect(Collectors.joining(",", "[", "]"));
        String list = "{\"items\":" + rows + ",\"variant\":\"cards\",\"hidePast\":true,\"emptyLabel\":\" \"}";
        try (Logged log = new Logged()) {
            Views.Written written = write("list", list, "/content/one/jcr:content/list");
            assertEquals("", written.view);
            assertEquals(Map.of(), written.marks);
            assertEquals(Map.of("data-variant", "cards", "data-hide-past", "true"), written.attributes);
            assertTrue(written.data.startsWith("<script type=\"application/json\" data-slot=\"items\">[{\"title\":\"Row \\u003c0\\u003e\""),
                written.data.substring(0, 100));
            assertTrue(written.data.contains("Row \\u003c1999\\u003e"));
            assertSame(written, write("list", list, "/content/two/jcr:content/list"));
            write("list", list, "/content/one/jcr:content/list");
            assertEquals(2, log.lines().size(), log.lines().toString());
            assertTrue(log.lines().get(0).startsWith("ERROR /content/one/jcr:content/list: the view of list cannot be written"),
                log.lines().get(0));
            assertTrue(log.lines().get(1).contains("/content/two/jcr:content/list"), log.lines().get(1));
        }
    }

    /** A tag whose view the script cannot write has for a browser what the script itself would give it. */
    @Test
    void aTagWithItsDataAloneHasWhatTheScriptGivesATag() {
        for (JsonObject component : Definitions.read("/uni-views-cases.json").getJsonArray("cases").getValuesAs(JsonObject.class)) {
            String slug = component.getString("slug");
            JsonObject written = component.getJsonObject("written");
            JsonObject properties = component.getJsonObject("properties");
            Map<String, Object> own = TagData.attributes(slug, properties);
            assertTrue(own.keySet().containsAll(written.getJsonObject("attributes").keySet()
                .stream().filter(name -> !name.equals("data-type")).collect(Collectors.toSet())), component.toString());
            assertTrue(TagData.scripts(slug, properties).split("data-slot").length >= written.getString("data").split("data-slot").length,
                component.toString());
        }
    }

    /** The page shows what its address asks for, and no other visitor's question is kept. */
    @Test
    void aViewThatShowsItsAddressIsWrittenAnew() {
        String labels = Definitions.labels("en").toString();
        Views.Written asked = views.write("/content/a", "course-search", "{}", "en", labels, false, "q=law");
        assertNotSame(asked, views.write("/content/a", "course-search", "{}", "en", labels, false, "q=law"));
        assertTrue(asked.view.contains("value=\"law\""), asked.view);
    }

    @Test
    void aViewGetsIdsThatNoViewBeforeItHas() {
        Set<String> taken = new HashSet<>();
        String view = "<h2 id=\"fees\">Fees</h2><a href=\"#fees\">Up</a>";
        assertEquals(view, views.apart(view, taken));
        assertEquals(Set.of("fees"), taken);
        String second = views.apart(view, taken);
        assertEquals(view.replace("fees", "fees-2"), second);
        assertEquals(Set.of("fees", "fees-2"), taken);
        assertEquals("<p>None</p>", views.apart("<p>None</p>", taken));
    }

    @Test
    void warmingHasAThreadOfItsOwn() {
        assertEquals(List.of("uni-elements views", true), List.of(views.warming.getName(), views.warming.isDaemon()));
    }

    /** Without the CMS's filter, no view with a form in it can be written. */
    @Test
    void ofAViewThatCannotBeWarmedTheLogSaysTheNameAndTheOthersAreWritten() throws InterruptedException {
        views.start(20_000);
        views.warming.join();
        try (Logged log = new Logged()) {
            views.warm("/uni-views-failing.json");
            views.warm("/uni-views-failing.json");
            assertEquals(2, log.lines().size(), log.lines().toString());
            for (String slug : List.of("list", "callout")) {
                assertTrue(log.lines().stream().anyMatch(line ->
                    line.startsWith("ERROR warming: the view of " + slug + " cannot be written")), log.lines().toString());
            }
        }
    }

    @Test
    void warmingThatCannotGoOnIsALineInTheLog() {
        try (Logged log = new Logged()) {
            views.warm("/not-there.json");
            assertEquals(List.of("ERROR no more views are written before somebody asks for them"), log.lines());
        }
    }

    private Views.Written written(String title, boolean isEdited) {
        return views.write("/content/a", "callout", "{\"title\":\"" + title + "\"}", "en",
            Definitions.labels("en").toString(), isEdited, null);
    }
}
