package uni.elements;

import java.util.Map;
import org.apache.sling.api.SlingHttpServletRequest;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * What a site knows of a component and no author stores, such as what its search finds or which headings a page has.
 * Register one as an OSGi service; without one, browsers look for it.
 */
@ConsumerType
public interface ComponentData {
    /**
     * @param element the element's name without prefix.
     * @param name    of the data, as the element's documentation has it.
     * @param props   what authors give.
     * @return maps, collections, texts and numbers as in JSON; null for nothing.
     */
    Object find(SlingHttpServletRequest request, String element, String name, Map<String, Object> props);
}
