package uni.elements.internal;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import java.util.stream.Collectors;
import org.slf4j.LoggerFactory;

/** What the bundle writes to its log while a test runs. */
final class Logged implements AutoCloseable {
    private final Logger logger = (Logger) LoggerFactory.getLogger("uni.elements");
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();

    Logged() {
        lines.start();
        logger.addAppender(lines);
    }

    List<String> lines() {
        return lines.list.stream().map(event -> event.getLevel() + " " + event.getFormattedMessage())
            .collect(Collectors.toList());
    }

    @Override
    public void close() {
        logger.detachAppender(lines);
    }
}
