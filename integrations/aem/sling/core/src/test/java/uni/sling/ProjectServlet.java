package uni.sling;

import com.adobe.cq.export.json.ComponentExporter;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Map;
import javax.servlet.Servlet;
import javax.servlet.ServletException;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.SlingHttpServletResponse;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.servlets.SlingSafeMethodsServlet;
import org.apache.sling.models.factory.ExportException;
import org.apache.sling.models.factory.MissingExporterException;
import org.apache.sling.models.factory.ModelFactory;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import uni.elements.model.Callout;
import uni.elements.model.Footer;
import uni.elements.model.Icon;

/** What the Java code of a project sees of a component, and what a container of Adobe's exports of it. */
@Component(service = Servlet.class, property = {"sling.servlet.paths=/bin/uni-project", "sling.servlet.methods=GET"})
public final class ProjectServlet extends SlingSafeMethodsServlet {
    private static final long serialVersionUID = 1L;

    @Reference
    private transient ModelFactory models;

    @Override
    protected void doGet(SlingHttpServletRequest request, SlingHttpServletResponse response)
        throws IOException, ServletException {
        Resource node = request.getResourceResolver().getResource(request.getParameter("path"));
        PrintWriter out = response.getWriter();
        response.setContentType("text/plain");
        response.setCharacterEncoding("UTF-8");
        Callout callout = node.adaptTo(Callout.class);
        if (callout != null) {
            out.println(String.join("|", "callout", callout.getTitle(), callout.getDescription(), callout.getCtaUrl(),
                callout.getTitleType(), String.valueOf(callout.equals(callout))));
        }
        Icon icon = node.adaptTo(Icon.class);
        if (icon != null) {
            out.println(String.join("|", "icon", icon.getSize().toString(), String.valueOf(icon.getWidth()),
                String.valueOf(icon.isShowName())));
        }
        Footer footer = node.adaptTo(Footer.class);
        if (footer != null) {
            footer.getColumns().forEach(column -> column.getLinks().forEach(link ->
                out.println(String.join("|", "footer", column.getTitle(), link.getTitle(), link.getLink()))));
            out.println("legal links: " + footer.getLegalLinks().size());
        }
        if (request.getParameter("exporter") != null) {
            out.println(exported(request, node));
        }
    }

    private String exported(SlingHttpServletRequest request, Resource node) throws ServletException {
        try {
            ComponentExporter model = models.getModelFromWrappedRequest(request, node, ComponentExporter.class);
            return model.getExportedType() + "\n" + models.exportModel(model, "jackson", String.class, Map.of());
        } catch (ExportException | MissingExporterException error) {
            throw new ServletException(error);
        }
    }
}
