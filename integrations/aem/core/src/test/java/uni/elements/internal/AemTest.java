package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.adobe.cq.wcm.core.components.commons.link.LinkBuilder;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.day.cq.wcm.api.TemplatedResource;
import com.day.cq.wcm.api.policies.ContentPolicy;
import com.day.cq.wcm.api.policies.ContentPolicyManager;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.function.Function;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;
import org.apache.sling.api.resource.ResourceWrapper;
import org.apache.sling.api.wrappers.ValueMapDecorator;
import org.apache.sling.caconfig.ConfigurationBuilder;
import org.apache.sling.testing.mock.sling.junit5.SlingContext;
import org.apache.sling.testing.mock.sling.junit5.SlingContextExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** AEM's services are stood in for: each answers what AEM alone could know. */
@ExtendWith(SlingContextExtension.class)
class AemTest {
    private static final String CALLOUT = "uni/components/callout";

    private final SlingContext sling = new SlingContext();

    private static final class Templated extends ResourceWrapper implements TemplatedResource {
        private final Resource shown;

        Templated(Resource node, Resource shown) {
            super(node);
            this.shown = shown;
        }

        @Override
        public Iterable<Resource> getChildren() {
            return shown.getChildren();
        }
    }

    /** An AEM service with one method that answers. Those that it gives may be such services, too. */
    private static <T> T service(Class<T> type, String method, Function<Object, Object> answer) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, asked, given) ->
            asked.getName().equals(method) ? answer.apply(given == null ? null : given[0]) : null));
    }

    @Test
    void aemSaysWhichComponentsAContainerShows() {
        Resource shown = sling.create().resource("/tmp/shown");
        sling.create().resource("/tmp/shown/own", Stored.TYPE, CALLOUT);
        sling.create().resource("/conf/s/settings/wcm/templates/t/structure/jcr:content/root/other", Stored.TYPE, CALLOUT);
        sling.create().resource("/content/page/jcr:content", "cq:template", "/conf/s/settings/wcm/templates/t");
        Resource root = sling.create().resource("/content/page/jcr:content/root");
        sling.registerAdapter(Resource.class, TemplatedResource.class,
            (Function<Resource, TemplatedResource>) node -> node.getName().equals("root") ? new Templated(node, shown) : null);
        assertEquals("/tmp/shown/own", new Stored(root).components().get(0).node.getPath());
        assertEquals(1, new Stored(root).components().size());
    }

    @Test
    void aemSaysWhichPolicyAComponentHas() {
        Resource policy = sling.create().resource("/conf/s/policy", "cq:styleDefaultClasses", "calm");
        Resource callout = sling.create().resource("/content/page/jcr:content/callout", Stored.TYPE, CALLOUT);
        assertNull(Styles.of(new Stored(callout)));
        ContentPolicy found = service(ContentPolicy.class, "getPath", nothing -> policy.getPath());
        sling.registerAdapter(ResourceResolver.class, ContentPolicyManager.class,
            service(ContentPolicyManager.class, "getPolicy", node -> ((Resource) node).getName().equals("callout") ? found : null));
        assertEquals("calm", Styles.of(new Stored(callout)));
    }

    /** As in Core Components: the configuration that their pages read, of the page that was asked for. */
    @Test
    void adobesConfigurationOfItsDataLayerCountsForOurComponentsToo() {
        sling.registerService(Views.class, new Views());
        Resource page = sling.create().resource("/content/told");
        sling.create().resource("/content/told/jcr:content/callout", Stored.TYPE, CALLOUT);
        sling.currentResource(page);
        assertEquals(false, Aem.hasDataLayer(page));
        sling.registerAdapter(Resource.class, ConfigurationBuilder.class, (Function<Resource, ConfigurationBuilder>) node ->
            !node.getPath().startsWith("/content/told") ? null : service(ConfigurationBuilder.class, "name", name ->
                service(ConfigurationBuilder.class, "asValueMap", nothing -> new ValueMapDecorator(
                    Map.of("enabled", name.equals("com.adobe.cq.wcm.core.components.internal.DataLayerConfig"))))));
        assertEquals(true, PageContext.of(sling.request()).hasDataLayer);
        assertEquals(false, Aem.hasDataLayer(sling.create().resource("/content/other")));
    }

    @Test
    void theSitesOwnRulesForLinksGiveAPagesAddress() {
        Map<String, String> known = Map.of("/content/site/about", "/short");
        sling.registerAdapter(SlingHttpServletRequest.class, LinkManager.class, service(LinkManager.class, "get", page ->
            service(LinkBuilder.class, "build", nothing ->
                service(Link.class, "getMappedURL", none -> known.get(page)))));
        String about = Addresses.mapped(sling.resourceResolver(), sling.request(), "/content/site/about?a=b#c");
        assertEquals("/short?a=b#c", about);
        assertEquals("/content/other.html", Addresses.mapped(sling.resourceResolver(), sling.request(), "/content/other"));
        assertEquals("/content/dam/a.pdf", Addresses.mapped(sling.resourceResolver(), sling.request(), "/content/dam/a.pdf"));
    }
}
