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

    /** Once the store is full, each new one takes the place of the oldest. */
    @Test
    void whatWasWrittenLastStaysKept() {
        List<String> components = IntStream.range(0, 20)
            .mapToObj(at -> "{\"c" + at + "\":{\"order\":1,\"x\":\"" + "a".repeat(250_000) + "\"}}")
            .collect(Collectors.toList());
        List<JsonObject> orders = components.stream().map(views::order).collect(Collectors.toList());
        for (int at = 14; at < 20; at++) {
            assertSame(orders.get(at), views.order(components.get(at)), String.valueOf(at));
        }
        assertNotSame(orders.get(0), views.order(components.get(0)));
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

    private Views.Written written(String title, boolean isEdited) {
        return views.write("/content/a", "callout", "{\"title\":\"" + title + "\"}", "en",
            Definitions.labels("en").toString(), isEdited, null);
    }
}
