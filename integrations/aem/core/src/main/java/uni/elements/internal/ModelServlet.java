package uni.elements.internal;

import java.io.IOException;
import javax.servlet.Servlet;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.SlingHttpServletResponse;
import org.apache.sling.api.servlets.SlingSafeMethodsServlet;
import org.osgi.service.component.annotations.Component;

/**
 * Answers `.model.json` of pages, fragments, containers and components, in the shape of the CMS's exporters. Its resource types
 * are those of {@link Exported}, which Adobe's exporters ask.
 */
@Component(service = Servlet.class, property = {"sling.servlet.resourceTypes=" + Exported.EACH,
    "sling.servlet.resourceTypes=" + Exported.PAGE, "sling.servlet.resourceTypes=" + Exported.AREA,
    "sling.servlet.resourceTypes=" + Exported.FRAGMENT, "sling.servlet.resourceTypes=" + Exported.VARIATION,
    "sling.servlet.methods=GET", "sling.servlet.methods=HEAD", "sling.servlet.selectors=model", "sling.servlet.extensions=json"})
public final class ModelServlet extends SlingSafeMethodsServlet {
    private static final long serialVersionUID = 1L;

    @Override
    protected void doGet(SlingHttpServletRequest request, SlingHttpServletResponse response) throws IOException {
        response.setContentType("application/json;charset=UTF-8");
        response.getWriter().write(JsonText.of(new Exported(request)));
    }
}
