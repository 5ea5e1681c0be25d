package uni.sling;

import java.util.Locale;
import java.util.Map;
import javax.script.Bindings;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.scripting.sightly.extension.RuntimeExtension;
import org.apache.sling.scripting.sightly.render.RenderContext;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Does what a `data-sly-resource` asks of AEM, which Sling's own HTL does not read: `Decoration` knows it, and `wcmmode` holds. */
@Component(service = RuntimeExtension.class, property = {RuntimeExtension.NAME + "=" + RuntimeExtension.RESOURCE,
    "service.ranking:Integer=1000", "uni=true"})
public final class IncludeOptions implements RuntimeExtension {
    static final String ATTRIBUTE = "uni.sling.include";

    @Reference(target = "(&(" + RuntimeExtension.NAME + "=" + RuntimeExtension.RESOURCE + ")(!(uni=true)))")
    private RuntimeExtension slings;

    @Override
    public Object call(RenderContext context, Object... arguments) {
        Bindings bindings = context.getBindings();
        SlingHttpServletRequest request = (SlingHttpServletRequest) bindings.get("request");
        Object mode = request.getAttribute(PageServlet.MODE);
        Object asked = ((Map<?, ?>) arguments[1]).get("wcmmode");
        request.setAttribute(ATTRIBUTE, arguments[1]);
        if (asked != null) {
            request.setAttribute(PageServlet.MODE, asked.toString().toUpperCase(Locale.ROOT));
        }
        try {
            return slings.call(context, arguments);
        } finally {
            request.removeAttribute(ATTRIBUTE);
            request.setAttribute(PageServlet.MODE, mode);
        }
    }
}
