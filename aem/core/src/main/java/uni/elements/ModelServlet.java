package uni.elements;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.servlet.Servlet;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.SlingHttpServletResponse;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.servlets.SlingSafeMethodsServlet;
import org.osgi.service.component.annotations.Component;

/** Answers `.model.json` of pages, fragments, containers and components, in the shape of the CMS's exporters. */
@Component(service = Servlet.class, property = {"sling.servlet.resourceTypes=uni/components/component",
    "sling.servlet.methods=GET", "sling.servlet.selectors=model", "sling.servlet.extensions=json"})
public final class ModelServlet extends SlingSafeMethodsServlet {
    private static final long serialVersionUID = 1L;
    /** By which a component is put among its neighbours, also one of a site's own. */
    private static final List<String> PLACING = List.of("group", "order", "index", "hide", "show");

    @Override
    protected void doGet(SlingHttpServletRequest request, SlingHttpServletResponse response) throws IOException {
        response.setContentType("application/json");
        response.setCharacterEncoding("UTF-8");
        response.getWriter().write(JsonText.of(export(new Stored(request.getResource()), request)));
    }

    /** Of an element its props, of a page what it says of itself, of anything else no more than where it stands. */
    static Map<String, Object> export(Stored stored, SlingHttpServletRequest request) {
        Resource node = stored.node;
        String slug = Definitions.slugOf(node);
        Map<String, Object> model = Props.of(stored, slug, request);
        Map<String, Object> all = stored.own();
        PLACING.stream().filter(all::containsKey).forEach(name -> model.putIfAbsent(name, all.get(name)));
        List<Stored> children = stored.components();
        if (!children.isEmpty() || stored.component().get("cq:isContainer", false)) {
            Map<String, Object> items = new LinkedHashMap<>();
            children.forEach(child -> items.put(child.node.getName(), export(child, request)));
            model.put(":items", items);
            model.put(":itemsOrder", items.keySet());
        }
        if (slug.equals("page") && node.getName().equals("jcr:content")) {
            model.put(":path", node.getParent().getPath());
        }
        model.put(":type", slug.isEmpty() ? node.getResourceType() : Definitions.TYPES + slug);
        return model;
    }
}
