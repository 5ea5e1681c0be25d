package uni.elements;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Warns of content that a page leaves out: one line per path and reason, however often the page is asked for. */
final class Reports {
    private static final Logger LOG = LoggerFactory.getLogger(Reports.class);
    /** A site with more faults than these has been told enough, and its memory is not the place to keep them. */
    private static final int MOST = 1000;
    private static final Set<String> REPORTED = ConcurrentHashMap.newKeySet();

    static void leftOut(String path, String reason) {
        warn(path, "is left out: " + reason);
    }

    static void warn(String path, String message) {
        if (REPORTED.size() < MOST && REPORTED.add(path + "\n" + message)) {
            LOG.warn("{} {}", path, message);
        }
    }
}
