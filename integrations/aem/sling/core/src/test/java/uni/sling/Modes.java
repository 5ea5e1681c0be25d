package uni.sling;

import java.util.Map;
import javax.script.Bindings;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.scripting.api.BindingsValuesProvider;
import org.osgi.service.component.annotations.Component;

/** Gives templates `wcmmode`, as AEM does. */
@Component(service = BindingsValuesProvider.class, property = "javax.script.name=sightly")
public final class Modes implements BindingsValuesProvider {
    @Override
    public void addBindings(Bindings bindings) {
        SlingHttpServletRequest request = (SlingHttpServletRequest) bindings.get("request");
        bindings.put("wcmmode", Map.of("edit", PageServlet.is("EDIT", request), "preview",
            PageServlet.is("PREVIEW", request), "disabled", !PageServlet.isInEditor(request)));
    }
}
