package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.sling.api.scripting.SlingBindings;
import org.apache.sling.testing.mock.sling.junit5.SlingContext;
import org.apache.sling.testing.mock.sling.junit5.SlingContextExtension;
import org.apache.sling.testing.mock.sling.servlet.MockSlingHttpServletRequest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import uni.elements.ComponentData;

@ExtendWith(SlingContextExtension.class)
class ComponentModelTest {
    private static final String HERE = "/content/page/jcr:content/root/here";

    private final SlingContext sling = new SlingContext();

    @BeforeEach
    void services() {
        Views views = new Views();
        views.activate();
        views.deactivate();
        sling.registerService(Views.class, views);
        sling.create().resource("/apps/uni/components/bespoke-layout", "cq:isContainer", true, "jcr:title", "Two columns");
        sling.create().resource("/apps/site/wide", "sling:resourceSuperType", "uni/components/bespoke-layout");
    }

    private ComponentModel model(Object... properties) {
        sling.currentResource(sling.create().resource(HERE, properties));
        return new ComponentModel(sling.request());
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> attributes(ComponentModel model) {
        return (Map<String, Object>) model.get("attributes");
    }

    @Test
    void aVisitorGetsTheViewAndNoneOfTheEditorsMarks() {
        ComponentModel model = model(Stored.TYPE, "uni/components/callout", "title", "Fees");
        assertEquals(true, model.get("isWritten"));
        assertTrue(String.valueOf(model.get("view")).contains("Fees"));
        assertTrue(attributes(model).keySet().stream().noneMatch(name -> name.startsWith("data-aue")));
        assertNull(model.get("nothing"));
    }

    /** The first links to its own parts by ids, and the second must not lead to those of the first. */
    @Test
    void twoEqualComponentsOfOnePageShareNoId() {
        String card = HERE.replace("here", "card");
        Set<String> ids = new HashSet<>();
        for (String name : List.of("1", "2", "3")) {
            sling.currentResource(sling.create().resource(card + name, Stored.TYPE, "uni/components/card", "title", "Fees",
                "link", "/fees", "description", "Each year"));
            String view = String.valueOf(new ComponentModel(sling.request()).get("view"));
            List<String> own = Pattern.compile(" id=\"([^\"]+)\"").matcher(view).results().map(id -> id.group(1))
                .collect(Collectors.toList());
            assertFalse(own.isEmpty(), view);
            assertTrue(own.stream().allMatch(ids::add), view);
        }
    }

    @Test
    void anAuthorGetsMarksAndNoView() {
        sling.request().setAttribute("com.day.cq.wcm.api.WCMMode", "EDIT");
        ComponentModel model = model(Stored.TYPE, "uni/components/callout", "title", "Fees");
        assertEquals(false, model.get("isWritten"));
        assertEquals("component", attributes(model).get("data-aue-type"));
        assertEquals("callout", attributes(model).get("data-aue-model"));
        assertEquals("urn:aemconnection:" + HERE, attributes(model).get("data-aue-resource"));
    }

    @Test
    void aComponentThatExtendsAContainerIsOneForTheEditor() {
        sling.request().setAttribute("com.day.cq.wcm.api.WCMMode", "EDIT");
        Map<String, Object> attributes = attributes(model(Stored.TYPE, "site/wide"));
        assertEquals("container", attributes.get("data-aue-type"));
        assertEquals("Two columns", attributes.get("data-aue-label"));
        assertFalse(attributes.containsKey("data-aue-model"));
    }

    @Test
    void theChildrenAreTheComponentsThatAreNotHidden() {
        sling.create().resource(HERE + "/one", Stored.TYPE, "uni/components/card");
        sling.create().resource(HERE + "/cq:featuredimage", Stored.TYPE, "any");
        sling.create().resource(HERE + "/two", Stored.TYPE, "uni/components/card");
        sling.currentResource(HERE);
        List<?> children = (List<?>) new ComponentModel(sling.request()).get("children");
        assertEquals(List.of("one", "two"), children.stream().map(child -> ((Map<?, ?>) child).get("name"))
            .collect(Collectors.toList()));
    }

    @Test
    void whatCannotBeReadRendersEmptyAndIsReported() {
        sling.registerService(ComponentData.class, (request, slug, name, given) -> {
            throw new IllegalStateException("no data");
        });
        try (Logged log = new Logged()) {
            ComponentModel model = model(Stored.TYPE, "uni/components/course-search");
            assertNull(model.get("view"));
            assertEquals(1, log.lines().size(), log.lines().toString());
            assertTrue(log.lines().get(0).contains(HERE), log.lines().get(0));
        }
    }

    @Test
    void aPageLeadsVisitorsAwayAndTellsAuthorsWhere() {
        sling.currentResource(sling.create().resource("/content/led/jcr:content", Stored.TYPE, "uni/components/page",
            "cq:redirectTarget", "/content/there"));
        sling.request().setAttribute("com.day.cq.wcm.api.WCMMode", "EDIT");
        assertEquals("/content/there.html", new ComponentModel(sling.request()).get("redirect"));
        assertEquals(200, sling.response().getStatus());
        sling.request().removeAttribute("com.day.cq.wcm.api.WCMMode");
        assertEquals("/content/there.html", new ComponentModel(sling.request()).get("redirect"));
        assertEquals(302, sling.response().getStatus());
    }

    /** A visitor would go round in circles. */
    @Test
    void aPageThatLeadsToItselfLeadsNowhere() {
        sling.currentResource(sling.create().resource("/content/round/jcr:content", Stored.TYPE, "uni/components/page",
            "cq:redirectTarget", "/content/round"));
        assertEquals("/content/round.html", new ComponentModel(sling.request()).get("redirect"));
        assertEquals(200, sling.response().getStatus());
        assertNull(sling.response().getHeader("Location"));
    }

    @Test
    void whatATemplateHoldsIsEditedInTheTemplateAlone() {
        String root = "/conf/site/settings/wcm/templates/page/structure/jcr:content/root";
        sling.currentResource(sling.create().resource(root, Stored.TYPE, "uni/components/callout"));
        sling.request().setAttribute("com.day.cq.wcm.api.WCMMode", "EDIT");
        assertEquals(false, new ComponentModel(sling.request()).get("isWritten"));
        // An include of a page that shows it, whose author cannot change it.
        sling.create().resource("/content/shows/jcr:content", Stored.TYPE, "uni/components/page");
        MockSlingHttpServletRequest request = new MockSlingHttpServletRequest(sling.resourceResolver(), sling.bundleContext());
        request.setPathInfo("/content/shows");
        request.setResource(sling.resourceResolver().getResource(root));
        request.setAttribute(SlingBindings.class.getName(), sling.request().getAttribute(SlingBindings.class.getName()));
        request.setAttribute("com.day.cq.wcm.api.WCMMode", "EDIT");
        assertEquals(true, new ComponentModel(request).get("isWritten"));
    }
}
