package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.testing.mock.sling.junit5.SlingContext;
import org.apache.sling.testing.mock.sling.junit5.SlingContextExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SlingContextExtension.class)
class TemplatesTest {
    private static final String TEMPLATE = "/conf/site/settings/wcm/templates/page";
    private static final String STRUCTURE = TEMPLATE + "/structure/jcr:content";
    private static final String CONTENT = "/content/page/jcr:content";
    private static final String AREA = "uni/components/area";
    private static final String HEADING = "uni/components/heading";

    private final SlingContext sling = new SlingContext();

    @BeforeEach
    void aPageHasATemplateWithALockedComponent() {
        sling.create().resource(STRUCTURE, "cq:template", TEMPLATE);
        sling.create().resource(STRUCTURE + "/root", Stored.TYPE, AREA);
        component(STRUCTURE + "/root/notice", "text", "Of the template");
        sling.create().resource(CONTENT, "cq:template", TEMPLATE);
    }

    private Resource component(String path, Object... properties) {
        Resource made = sling.create().resource(path, properties);
        made.adaptTo(org.apache.sling.api.resource.ModifiableValueMap.class).put(Stored.TYPE, HEADING);
        return made;
    }

    private Stored at(String path) {
        return new Stored(sling.resourceResolver().getResource(path));
    }

    /** What is shown there, by its path: shorter below the page and below the template. */
    private static List<String> shown(Stored holder) {
        return holder.components().stream().map(child -> child.node.getPath().replace(STRUCTURE, "template")
            .replace(CONTENT, "page")).collect(Collectors.toList());
    }

    @Test
    void aComponentOfTheTemplateIsShownBeforeThePagesOwn() {
        sling.create().resource(CONTENT + "/root", Stored.TYPE, AREA);
        component(CONTENT + "/root/own");
        assertEquals(List.of("template/root/notice", "page/root/own"), shown(at(CONTENT + "/root")));
    }

    @Test
    void thePagesOwnTakesThePlaceOfTheTemplates() {
        component(STRUCTURE + "/root/body");
        component(STRUCTURE + "/root/end");
        sling.create().resource(CONTENT + "/root", Stored.TYPE, AREA);
        component(CONTENT + "/root/body");
        sling.create().resource(CONTENT + "/root/end", "cq:panelTitle", "no component");
        assertEquals(List.of("template/root/notice", "page/root/body", "template/root/end"),
            shown(at(CONTENT + "/root")));
    }

    @Test
    void containersOfBothAreOneAtAnyDepth() {
        sling.create().resource(STRUCTURE + "/root/body", Stored.TYPE, AREA);
        component(STRUCTURE + "/root/body/inner");
        sling.create().resource(CONTENT + "/root", Stored.TYPE, AREA);
        sling.create().resource(CONTENT + "/root/body", Stored.TYPE, AREA);
        component(CONTENT + "/root/body/own");
        Stored body = at(CONTENT).components().get(0).components().get(1);
        assertEquals(List.of("template/root/body/inner", "page/root/body/own"), shown(body));
        assertEquals(shown(body), shown(at(CONTENT + "/root/body")));
    }

    @Test
    void aPageThatStoresNothingShowsItsTemplate() {
        List<Stored> found = at(CONTENT).components();
        assertEquals(List.of("template/root/notice"), shown(found.get(0)));
        assertEquals("Of the template", found.get(0).components().get(0).own().get("text"));
    }

    @Test
    void aTemplateThatVisitorsCannotReadIsReportedOnce() {
        sling.create().resource("/content/other/jcr:content", "cq:template", "/conf/gone/settings/wcm/templates/page");
        try (Logged log = new Logged()) {
            assertTrue(at("/content/other/jcr:content").components().isEmpty());
            assertTrue(at("/content/other/jcr:content").components().isEmpty());
            assertEquals(List.of("WARN /conf/gone/settings/wcm/templates/page is left out: visitors cannot read it; "
                + "give everyone the right to read it"), log.lines());
        }
    }
}
