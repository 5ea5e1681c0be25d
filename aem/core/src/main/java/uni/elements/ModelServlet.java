package uni.elements;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
    /** A page's own settings, of which its model says nothing. */
    private static final Set<String> CONFIGURATION = Set.of("headerFragment", "footerFragment", "app");
    private static final String CONTENT = "jcr:content";

    @Override
    protected void doGet(SlingHttpServletRequest request, SlingHttpServletResponse response) throws IOException {
        response.setContentType("application/json");
        response.setCharacterEncoding("UTF-8");
        response.getWriter().write(JsonText.of(export(new Stored(request.getResource()))));
    }

    static Map<String, Object> export(Stored stored) {
        Resource node = stored.node;
        Map<String, Object> model = stored.values();
        model.keySet().removeAll(CONFIGURATION);
        String type = node.getResourceType();
        Pictures.choosePicture(node, Definitions.propsOf(uni.elements.Component.slugOf(node)), model);
        List<Stored> children = stored.components();
        if (!children.isEmpty() || stored.component().get("cq:isContainer", false)) {
            Map<String, Object> items = new LinkedHashMap<>();
            children.forEach(child -> items.put(child.node.getName(), export(child)));
            model.put(":items", items);
            model.put(":itemsOrder", items.keySet());
        }
        String styles = model.containsKey("appliedCssClassNames") ? null : Styles.of(stored);
        if (styles != null) {
            model.put("appliedCssClassNames", styles);
        }
        if (CONTENT.equals(node.getName()) && node.getParent() != null && type.endsWith("/page")) {
            model.put(":path", node.getParent().getPath());
        }
        model.put(":type", type);
        return model;
    }
}
