package uni.sling;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import javax.servlet.Filter;
import javax.servlet.FilterChain;
import javax.servlet.FilterConfig;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;
import org.osgi.service.component.annotations.Component;

/**
 * Puts an included component into an element where AEM does, and marks it where somebody edits. AEM asks in this order:
 * does the include refuse, does it ask, does the component refuse. Then the include names the element and its class, or
 * the component does.
 */
@Component(service = Filter.class, property = "sling.filter.scope=INCLUDE")
public final class Decoration implements Filter {
    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
        throws IOException, ServletException {
        Resource resource = ((SlingHttpServletRequest) request).getResource();
        Map<?, ?> options = asked(request);
        if (!isDecorated(options, component(resource, ""))) {
            chain.doFilter(request, response);
            return;
        }
        ValueMap html = component(resource, "/cq:htmlTag");
        Object tag = options.get("decorationTagName");
        String name = tag != null ? tag.toString() : html.get("cq:tagName", "div");
        String type = resource.getResourceType();
        Object own = options.get("cssClassName");
        Stream<String> names = Stream.of("cmp-wrapper", type.substring(type.lastIndexOf('/') + 1),
            own != null ? own.toString() : html.get("class", String.class)).filter(Objects::nonNull);
        String classes = Stream.concat(names, chosenStyles(resource)).collect(Collectors.joining(" "));
        response.getWriter().write("<" + name + " class=\"" + classes + "\">");
        if (PageServlet.isInEditor(request)) {
            response.getWriter().write("<cq data-path=\"" + resource.getPath() + "\"></cq>");
        }
        chain.doFilter(request, response);
        response.getWriter().write("</" + name + ">");
    }

    /** Those of this include, which what it includes does not have. */
    private static Map<?, ?> asked(ServletRequest request) {
        Object options = request.getAttribute(IncludeOptions.ATTRIBUTE);
        request.removeAttribute(IncludeOptions.ATTRIBUTE);
        return options instanceof Map ? (Map<?, ?>) options : Map.of();
    }

    private static boolean isDecorated(Map<?, ?> options, ValueMap component) {
        Object decoration = options.get("decoration");
        boolean isRefused = decoration != null && !Boolean.parseBoolean(decoration.toString());
        boolean isAsked = decoration != null || options.get("decorationTagName") != null || options.get("cssClassName") != null;
        return isAsked && !isRefused && !component.get("cq:noDecoration", false);
    }

    private static ValueMap component(Resource resource, String below) {
        Resource node = resource.getResourceResolver().getResource(resource.getResourceType());
        Resource found = node == null ? null : resource.getResourceResolver().getResource(node.getPath() + below);
        return found == null ? ValueMap.EMPTY : found.getValueMap();
    }

    /** The classes of the styles that an author has chosen, which AEM writes here whatever the component does with them. */
    public static Stream<String> chosenStyles(Resource resource) {
        List<String> chosen = List.of(resource.getValueMap().get("cq:styleIds", new String[0]));
        Resource page = chosen.isEmpty() ? null
            : resource.getResourceResolver().getResource(resource.getPath().replaceFirst("/jcr:content/.*", "/jcr:content"));
        String site = page == null ? "" : page.getValueMap().get("cq:template", "").split("/settings/")[0];
        return below(resource.getResourceResolver().getResource(site + "/settings/wcm/policies/" + resource.getResourceType()))
            .flatMap(policy -> below(policy.getChild("cq:styleGroups"))).flatMap(group -> below(group.getChild("cq:styles")))
            .map(Resource::getValueMap).filter(style -> chosen.contains(style.get("cq:styleId", "")))
            .map(style -> style.get("cq:styleClasses", ""));
    }

    private static Stream<Resource> below(Resource node) {
        return node == null ? Stream.empty() : StreamSupport.stream(node.getChildren().spliterator(), false);
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
