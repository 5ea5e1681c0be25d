package uni.sling;

import java.io.IOException;
import java.util.Locale;
import java.util.Set;
import javax.servlet.Servlet;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import javax.servlet.http.Cookie;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.SlingHttpServletResponse;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.servlets.SlingSafeMethodsServlet;
import org.osgi.service.component.annotations.Component;

/** Answers a page by its content, as AEM does, and says whether somebody edits: there nobody is a visitor. */
@Component(service = Servlet.class, property = {"sling.servlet.resourceTypes=cq:Page", "sling.servlet.methods=GET", "sling.servlet.methods=HEAD",
    "sling.servlet.extensions=html", "sling.servlet.extensions=json"})
public final class PageServlet extends SlingSafeMethodsServlet {
    private static final long serialVersionUID = 1L;

    static final String MODE = "com.day.cq.wcm.api.WCMMode";
    private static final String PARAMETER = "wcmmode";
    private static final Set<String> MODES = Set.of("edit", "preview");

    static boolean is(String mode, ServletRequest request) {
        return mode.equals(request.getAttribute(MODE));
    }

    /** Whether an editor has the page: AEM's looks for the components in both modes. */
    static boolean isInEditor(ServletRequest request) {
        return is("EDIT", request) || is("PREVIEW", request);
    }

    /** The mode that the address asks for or, without one there, the cookie of AEM's editor. */
    private static String modeOf(SlingHttpServletRequest request) {
        Cookie cookie = request.getCookie(PARAMETER);
        String asked = request.getParameter(PARAMETER);
        String mode = asked == null && cookie != null ? cookie.getValue() : String.valueOf(asked);
        boolean isVisitor = "anonymous".equals(request.getResourceResolver().getUserID());
        return !isVisitor && MODES.contains(mode) ? mode.toUpperCase(Locale.ROOT) : null;
    }

    @Override
    protected void doGet(SlingHttpServletRequest request, SlingHttpServletResponse response)
        throws IOException, ServletException {
        Resource content = request.getResource().getChild("jcr:content");
        if (content == null) {
            response.sendError(404);
        } else {
            request.setAttribute(MODE, modeOf(request));
            request.getRequestDispatcher(content).forward(request, response);
        }
    }
}
