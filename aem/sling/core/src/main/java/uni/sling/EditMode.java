package uni.sling;

import java.io.IOException;
import javax.servlet.Filter;
import javax.servlet.FilterChain;
import javax.servlet.FilterConfig;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;
import org.apache.sling.api.SlingHttpServletRequest;
import org.osgi.service.component.annotations.Component;

/** Says in a request that somebody edits, as AEM's own filter does on an author instance: there nobody is a visitor. */
@Component(service = Filter.class, property = "sling.filter.scope=REQUEST")
public final class EditMode implements Filter {
    static final String ATTRIBUTE = "com.day.cq.wcm.api.WCMMode";

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
        throws IOException, ServletException {
        String user = ((SlingHttpServletRequest) request).getResourceResolver().getUserID();
        if ("edit".equals(request.getParameter("wcmmode")) && !"anonymous".equals(user)) {
            request.setAttribute(ATTRIBUTE, "EDIT");
        }
        chain.doFilter(request, response);
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
