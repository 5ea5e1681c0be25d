package uni.elements.internal;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The log: one line per path and reason, however often a page is asked for. */
final class Reports {
    private static final Logger LOG = LoggerFactory.getLogger(Reports.class);
    /** A site with more faults than these has been told enough, and its memory is not the place to keep them. */
    private static final int MOST = 1000;
    private static final Set<String> REPORTED = ConcurrentHashMap.newKeySet();

    static void leftOut(String path, String reason) {
        warn(path, "is left out: " + reason);
    }

    static void warn(String path, String message) {
        if (isNew(path + "\n" + message)) {
            LOG.warn("{} {}", path, message);
        }
    }

    /** What is no author's fault. */
    static void error(String key, String message, Object... values) {
        if (isNew(key)) {
            LOG.error(message, values);
        }
    }

    private static boolean isNew(String key) {
        return REPORTED.size() < MOST && REPORTED.add(key);
    }
}
