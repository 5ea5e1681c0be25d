package uni.elements.internal;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.servlet.Filter;
import javax.servlet.FilterChain;
import javax.servlet.FilterConfig;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;
import org.apache.sling.api.SlingHttpServletRequest;
import org.osgi.service.component.annotations.Component;

/**
 * Knows what an answer is showing: the resource that is being included, within that which includes it, and so on. It
 * holds nothing back, because it sees the includes of all sites on an instance: `Fragments` judges our own by it.
 */
@Component(service = Filter.class, property = "sling.filter.scope=INCLUDE")
public final class Inclusions implements Filter {
    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
        throws IOException, ServletException {
        String path = ((SlingHttpServletRequest) request).getResource().getPath();
        Deque<String> shown = shownBy(request);
        shown.push(path);
        try {
            chain.doFilter(request, response);
        } finally {
            shown.pop();
        }
    }

    /** Whether a resource is being shown where this is asked. */
    static boolean isShown(ServletRequest request, String path) {
        return shownBy(request).contains(path);
    }

    /** In how many resources it would be. */
    static int depth(ServletRequest request) {
        return shownBy(request).size();
    }

    private static Deque<String> shownBy(ServletRequest request) {
        return PageContext.shared(request, Inclusions.class, ArrayDeque::new);
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
