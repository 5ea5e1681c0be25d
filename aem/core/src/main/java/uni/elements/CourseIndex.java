package uni.elements;

import java.util.Map;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A site's course search. Register one as an OSGi service, and pages without a script show its results. Without one they
 * show the form, and the browser asks the search service.
 */
@ConsumerType
public interface CourseIndex {
    /**
     * @param kind `course`, `subject-area` or `uos`.
     * @param searched `query`, `level`, `audience` and `page`, as the address gives them.
     * @return what the template shows: `title`, `note`, `results` (each `title`, `link`, `facts`, `summary`), `pages`
     *         (`text`, `previous`, `next`) and `json` for the element; null for nothing.
     */
    Map<String, Object> find(String kind, String language, Map<String, String> searched);
}
