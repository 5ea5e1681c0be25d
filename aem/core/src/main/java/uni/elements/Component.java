package uni.elements;

import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;
import javax.inject.Inject;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;
import uni.elements.internal.ComponentModel;

/**
 * The model of every component: what its node says by name, and beside that what a template needs to write the tag:
 * `attributes`, `data` (lists and objects as scripts), `view`, `tag` (the attributes of a tag whose view is server-rendered),
 * `isWritten`, `labels`, `page`, `children`. It is a class, because Sling looks for the implementation of an interface
 * anew for each component, which takes a third of a page's time.
 */
@Model(adaptables = SlingHttpServletRequest.class)
public final class Component extends AbstractMap<String, Object> {
    private final Map<String, Object> model;

    @Inject
    public Component(@Self SlingHttpServletRequest request) {
        model = new ComponentModel(request);
    }

    @Override
    public Object get(Object name) {
        return model.get(name);
    }

    @Override
    public boolean containsKey(Object name) {
        return model.containsKey(name);
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
        return model.entrySet();
    }
}
