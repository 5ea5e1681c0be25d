package uni.sling;

import java.io.IOException;
import javax.servlet.Servlet;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.SlingHttpServletResponse;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.servlets.SlingSafeMethodsServlet;
import org.osgi.service.component.annotations.Component;

/** Answers a page by its content, as AEM does, and says whether somebody edits: there nobody is a visitor. */
@Component(service = Servlet.class, property = {"sling.servlet.resourceTypes=cq:Page", "sling.servlet.methods=GET",
    "sling.servlet.extensions=html", "sling.servlet.extensions=json"})
public final class PageServlet extends SlingSafeMethodsServlet {
    private static final long serialVersionUID = 1L;

    static final String MODE = "com.day.cq.wcm.api.WCMMode";

    static boolean isEdited(ServletRequest request) {
        return "EDIT".equals(request.getAttribute(MODE));
    }

    @Override
    protected void doGet(SlingHttpServletRequest request, SlingHttpServletResponse response)
        throws IOException, ServletException {
        Resource content = request.getResource().getChild("jcr:content");
        if (content == null) {
            response.sendError(404);
        } else {
            boolean isVisitor = "anonymous".equals(request.getResourceResolver().getUserID());
            request.setAttribute(MODE, "edit".equals(request.getParameter("wcmmode")) && !isVisitor ? "EDIT" : null);
            request.getRequestDispatcher(content).forward(request, response);
        }
    }
}
