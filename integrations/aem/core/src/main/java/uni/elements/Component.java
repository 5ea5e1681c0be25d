package uni.elements;

import java.util.Map;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The model of every component, to which a request adapts: what its node says by name, and beside that what a template
 * needs to write the tag: `element` (its name), `attributes`, `data` (lists and objects as scripts), `view`, `tag` (the
 * attributes of a tag whose view is server-rendered), `isWritten`, `labels`, `page`, `children`, `navigation` (a side
 * navigation with its buttons). A request has it while a script (HTL, JSP or what these use) answers it, and adapts to
 * nothing elsewhere, such as in a filter.
 */
@ProviderType
public interface Component extends Map<String, Object> {
}
