package uni.elements.internal;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The log: one line per path and reason and day, however often a page is asked for. */
final class Reports {
    private static final Logger LOG = LoggerFactory.getLogger(Reports.class);
    /** A site with more faults than these has been told enough, and its memory is not the place to keep them. */
    static final int MOST = 1000;
    private static final Duration REMEMBERED = Duration.ofDays(1);
    private static final Set<String> REPORTED = new HashSet<>();
    static Clock clock = Clock.systemUTC();
    private static Instant first = clock.instant();

    static void leftOut(String path, String reason) {
        warn(path, "is left out: " + reason);
    }

    static void warn(String path, String message) {
        if (isNew(path + "\n" + message)) {
            LOG.warn("{} {}", path, message);
        }
    }

    /** One line for a path and a reason, wherever it is met: it names the first place. */
    static void once(String path, String reason, String message, Object... values) {
        if (isNew(path + "\n" + reason)) {
            LOG.warn(message, values);
        }
    }

    /** What is no author's fault. */
    static void error(String key, String message, Object... values) {
        if (isNew(key)) {
            LOG.error(message, values);
        }
    }

    private static synchronized boolean isNew(String key) {
        if (first.plus(REMEMBERED).isBefore(clock.instant())) {
            REPORTED.clear();
        }
        if (REPORTED.isEmpty()) {
            first = clock.instant();
        }
        if (REPORTED.size() >= MOST || !REPORTED.add(key)) {
            return false;
        }
        if (REPORTED.size() == MOST) {
            LOG.warn("{} faults are reported. For a day, others are not, because their lines would fill the log.", MOST);
        }
        return true;
    }
}
