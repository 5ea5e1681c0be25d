package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.scripting.SlingBindings;
import org.apache.sling.testing.mock.sling.junit5.SlingContext;
import org.apache.sling.testing.mock.sling.junit5.SlingContextExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import uni.elements.Component;
import uni.elements.model.Callout;
import uni.elements.model.Person;

@ExtendWith(SlingContextExtension.class)
class ElementAdapterTest {
    private final SlingContext sling = new SlingContext();
    private final ElementAdapter adapter = new ElementAdapter() { };

    @Test
    void aRequestAdaptsToTheModelOfItsComponent() {
        Views views = new Views();
        views.activate();
        views.deactivate();
        sling.registerService(Views.class, views);
        sling.currentResource(sling.create().resource("/content/a", Stored.TYPE, "uni/components/callout", "title", "Fees"));
        Component model = adapter.getAdapter(sling.request(), Component.class);
        assertEquals("Fees", model.get("title"));
        assertTrue(String.valueOf(model.get("view")).contains("Fees"));
    }

    /** A servlet, a filter or a scheduled job of the site. */
    @Test
    void aRequestOutsideOfAScriptHasNoModelAndThrowsNothing() {
        sling.currentResource(sling.create().resource("/content/a", Stored.TYPE, "uni/components/callout", "title", "Fees"));
        sling.request().removeAttribute(SlingBindings.class.getName());
        assertNull(adapter.getAdapter(sling.request(), Component.class));
        sling.request().setAttribute(SlingBindings.class.getName(), new SlingBindings());
        assertNull(adapter.getAdapter(sling.request(), Component.class));
    }

    @Test
    void anInterfaceGivesWhatTheViewGets() {
        adapter.views = new Views();
        adapter.views.activate();
        adapter.views.deactivate();
        Resource node = sling.create().resource("/content/a", Stored.TYPE, "uni/components/person", "name", "Dr Mai Tran",
            "phone", new String[] {"5550 0142", "0400 000 000"}, "unit", "");
        Person person = adapter.getAdapter(node, Person.class);
        assertEquals(List.of("5550 0142", "0400 000 000"), person.getPhone());
        assertEquals(List.of(), person.getPhoneLink());
        assertEquals("Dr Mai Tran", person.getName());
        assertNull(person.getUnit());
        assertEquals(false, person.isInitials());
        assertEquals(List.of(), person.getPeople());
        assertNull(adapter.getAdapter(node, Callout.class));
        assertEquals(person, person);
        assertNotEquals(person, adapter.getAdapter(node, Person.class));
        assertTrue(person.toString().contains("Dr Mai Tran"), person.toString());
    }

    @Test
    void aResourceAloneHasNoModelBecauseAddressesAreAVisitors() {
        assertNull(adapter.getAdapter(sling.create().resource("/content/a"), Component.class));
    }
}
