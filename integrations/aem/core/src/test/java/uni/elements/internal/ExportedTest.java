package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.apache.sling.testing.mock.sling.junit5.SlingContext;
import org.apache.sling.testing.mock.sling.junit5.SlingContextExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SlingContextExtension.class)
class ExportedTest {
    private static final String PAGE = "/content/page/jcr:content";

    private final SlingContext sling = new SlingContext();

    @BeforeEach
    void page() {
        sling.create().resource(PAGE, Stored.TYPE, "uni/components/page", "jcr:title", "Study");
        sling.create().resource(PAGE + "/root", Stored.TYPE, "uni/components/area");
        sling.create().resource(PAGE + "/root/b", Stored.TYPE, "uni/components/callout", "title", "Fees", "secret", "x");
        sling.create().resource(PAGE + "/root/a", Stored.TYPE, "site/components/map", "order", 2L, "key", "x");
        sling.create().resource("/apps/uni/components/area", "cq:isContainer", true);
        sling.create().resource("/apps/site/columns", "sling:resourceSuperType", "uni/components/area");
    }

    private Exported at(String path) {
        sling.currentResource(path);
        return new Exported(sling.request());
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> item(Map<String, Object> model, String name) {
        return (Map<String, Object>) ((Map<String, Object>) model.get(":items")).get(name);
    }

    @Test
    void aPageSaysItsPathAndWhatIsInItInItsOrder() {
        Exported page = at(PAGE);
        assertEquals("uni/components/page", page.getExportedType());
        assertEquals("/content/page", page.get(":path"));
        assertEquals(List.of("b", "a"), List.copyOf((Collection<?>) item(page, "root").get(":itemsOrder")));
    }

    @Test
    void anElementSaysItsPropsAlone() {
        Exported callout = at(PAGE + "/root/b");
        assertEquals("Fees", callout.get("title"));
        assertFalse(callout.containsKey("secret"));
        assertFalse(callout.containsKey(":items"));
        assertFalse(callout.containsKey(":path"));
    }

    @Test
    void aSitesOwnComponentSaysWhereItStandsAlone() {
        assertEquals(Map.of("order", 2L, ":type", "site/components/map"), item(at(PAGE + "/root"), "a"));
    }

    @Test
    void aContainerWithoutAnythingInItIsOneAlsoWhereItExtendsOurs() {
        sling.create().resource(PAGE + "/empty", Stored.TYPE, "site/columns");
        Exported empty = at(PAGE + "/empty");
        assertTrue(empty.containsKey(":items"));
        assertEquals("uni/components/area", empty.getExportedType());
    }

    @Test
    void theServletAnswersInJson() throws Exception {
        sling.currentResource(PAGE + "/root/b");
        new ModelServlet().doGet(sling.request(), sling.response());
        assertEquals("application/json;charset=UTF-8", sling.response().getContentType());
        Map<String, Object> answer = JsonText.toMap(JsonText.parsed(sling.response().getOutputAsString()));
        assertEquals("Fees", answer.get("title"));
        assertEquals("uni/components/callout", answer.get(":type"));
    }
}
