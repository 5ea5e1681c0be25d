package uni.sling;

import javax.script.Bindings;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.scripting.sightly.extension.RuntimeExtension;
import org.apache.sling.scripting.sightly.render.RenderContext;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Lets `Decoration` know what a `data-sly-resource` asks for, which Sling's own HTL does not read. */
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
        request.setAttribute(ATTRIBUTE, arguments[1]);
        try {
            return slings.call(context, arguments);
        } finally {
            request.removeAttribute(ATTRIBUTE);
        }
    }
}
