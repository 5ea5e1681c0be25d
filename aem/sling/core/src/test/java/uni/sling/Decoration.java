package uni.sling;

import java.io.IOException;
import javax.servlet.Filter;
import javax.servlet.FilterChain;
import javax.servlet.FilterConfig;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.osgi.service.component.annotations.Component;

/** Puts each included component into an element, and marks it where somebody edits, as AEM's own filter does. */
@Component(service = Filter.class, property = {"sling.filter.scope=INCLUDE", "sling.filter.scope=FORWARD"})
public final class Decoration implements Filter {
    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
        throws IOException, ServletException {
        Resource resource = ((SlingHttpServletRequest) request).getResource();
        String extension = ((SlingHttpServletRequest) request).getRequestPathInfo().getExtension();
        String type = resource.getResourceType();
        if (!type.startsWith("uni/components/") || type.endsWith("/page") || !"html".equals(extension)) {
            chain.doFilter(request, response);
            return;
        }
        String name = type.substring(type.lastIndexOf('/') + 1);
        response.getWriter().write("<div class=\"cmp-wrapper " + name + "\">");
        if (request.getAttribute(PageServlet.MODE) != null) {
            response.getWriter().write("<cq data-path=\"" + resource.getPath() + "\"></cq>");
        }
        chain.doFilter(request, response);
        response.getWriter().write("</div>");
    }

    @Override
    public void init(FilterConfig config) {
        // Nothing to set up.
    }

    @Override
    public void destroy() {
        // Nothing to close.
    }
}
