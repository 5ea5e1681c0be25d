package uni.elements;

import java.util.Map;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The model of every component: what its node says by name, and beside that what a template needs to write the tag:
 * `attributes`, `data` (lists and objects as scripts), `view`, `tag` (the attributes of a tag that bears the view),
 * `isWritten`, `labels`, `page`, `children`.
 */
@ProviderType
public interface Component extends Map<String, Object> {
}
