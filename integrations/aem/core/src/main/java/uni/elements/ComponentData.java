package uni.elements;

import java.util.Map;
import org.apache.sling.api.SlingHttpServletRequest;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * What a site knows of a component and no author stores, such as what its search finds or which headings a page has.
 * Register one as an OSGi service. Without one, browsers look for it.
 */
@ConsumerType
public interface ComponentData {
    /**
     * It is called each time that the component is rendered. If it throws, the component renders empty and the log says so.
     *
     * @param element the element's name without prefix.
     * @param name    of the data, as the element's documentation has it: `entries` of a table of contents. It is only asked for where
     *                the node does not store it.
     * @param props   what templates see of the component: its props, the other properties of its node, page and labels.
     * @return a map or a collection of what JSON can say. Null for nothing.
     */
    Object find(SlingHttpServletRequest request, String element, String name, Map<String, Object> props);
}
