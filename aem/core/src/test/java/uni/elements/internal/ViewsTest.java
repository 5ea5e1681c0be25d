package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
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
    void aViewIsWrittenOnceForTheSamePropertiesWordsAndMode() {
        Views.Written view = written("Fees", false);
        assertSame(view, written("Fees", false));
        assertEquals(List.of(false, false), List.of(view == written("Dates", false), view == written("Fees", true)));
    }

    private Views.Written written(String title, boolean isEdited) {
        return views.write("/content/a", "callout", "{\"title\":\"" + title + "\"}", "en",
            Definitions.labels("en").toString(), isEdited, null);
    }
}
