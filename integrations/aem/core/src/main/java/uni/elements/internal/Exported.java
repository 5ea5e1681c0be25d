package uni.elements.internal;

import com.adobe.cq.export.json.ComponentExporter;
import java.util.AbstractMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.inject.Inject;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** A component as `.model.json` tells it, also where a container of Adobe's exports what is in it. */
@Model(adaptables = SlingHttpServletRequest.class, adapters = ComponentExporter.class,
    resourceType = {Exported.EACH, Exported.PAGE, Exported.AREA, Exported.FRAGMENT, Exported.VARIATION})
public final class Exported extends AbstractMap<String, Object> implements ComponentExporter {
    /** The type above each element's component, and those that extend Adobe's. */
    static final String EACH = Definitions.TYPES + "component";
    static final String PAGE = Definitions.TYPES + "page";
    static final String AREA = Definitions.TYPES + "area";
    static final String FRAGMENT = Definitions.TYPES + "experiencefragment";
    static final String VARIATION = Definitions.TYPES + "xfpage";
    /** By which a component is put among its neighbours, also one of a site's own. */
    private static final List<String> PLACING = List.of("group", "order", "index", "hide", "show");

    private final Map<String, Object> model;

    @Inject
    public Exported(@Self SlingHttpServletRequest request) {
        model = of(new Stored(request.getResource()), request, new HashMap<>());
    }

    /**
     * Of an element its props, of a page what it says of itself, of anything else no more than where it stands.
     *
     * @param containers whether components of a type are containers, as far as that is known: most of a page are of few types.
     */
    private static Map<String, Object> of(Stored stored, SlingHttpServletRequest request, Map<String, Boolean> containers) {
        String slug = Definitions.slugOf(stored.node);
        Map<String, Object> model = Props.of(stored, slug, request);
        place(stored).forEach(model::putIfAbsent);
        List<Stored> children = stored.components();
        if (!children.isEmpty() || containers.computeIfAbsent(stored.type(), type -> stored.component().get("cq:isContainer", false))) {
            Map<String, Object> items = new LinkedHashMap<>();
            children.forEach(child -> items.put(child.node.getName(), of(child, request, containers)));
            model.put(":items", items);
            model.put(":itemsOrder", items.keySet());
        }
        if (slug.equals("page") && stored.node.getName().equals("jcr:content")) {
            model.put(":path", stored.node.getParent().getPath());
        }
        model.put(":type", slug.isEmpty() ? stored.node.getResourceType() : Definitions.TYPES + slug);
        return model;
    }

    static Map<String, Object> place(Stored component) {
        Map<String, Object> place = component.own();
        place.keySet().retainAll(PLACING);
        return place;
    }

    @Override
    public String getExportedType() {
        return (String) model.get(":type");
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
        return model.entrySet();
    }
}
