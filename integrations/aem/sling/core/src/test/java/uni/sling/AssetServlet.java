package uni.sling;

import java.io.IOException;
import java.io.InputStream;
import java.net.URLConnection;
import javax.servlet.Servlet;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.SlingHttpServletResponse;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.servlets.SlingSafeMethodsServlet;
import org.osgi.service.component.annotations.Component;

/** Answers an asset by the picture that was uploaded, as AEM does. */
@Component(service = Servlet.class, property = {"sling.servlet.resourceTypes=dam:Asset", "sling.servlet.methods=GET"})
public final class AssetServlet extends SlingSafeMethodsServlet {
    private static final long serialVersionUID = 1L;

    @Override
    protected void doGet(SlingHttpServletRequest request, SlingHttpServletResponse response) throws IOException {
        Resource original = request.getResource().getChild("jcr:content/renditions/original");
        if (original == null) {
            response.sendError(404);
            return;
        }
        response.setContentType(URLConnection.guessContentTypeFromName(request.getResource().getName()));
        try (InputStream bytes = original.adaptTo(InputStream.class)) {
            bytes.transferTo(response.getOutputStream());
        }
    }
}
