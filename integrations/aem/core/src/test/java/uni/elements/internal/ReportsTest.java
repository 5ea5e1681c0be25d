package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ReportsTest {
    /** Each test begins when the day of all others is over, and so does whatever runs after it. */
    @BeforeEach
    @AfterEach
    void nextYear() {
        Reports.clock = Clock.offset(Reports.clock, Duration.ofDays(366));
    }

    @Test
    void aFaultIsReportedOnceADay() {
        try (Logged log = new Logged()) {
            Reports.leftOut("/content/a", "it is empty");
            Reports.leftOut("/content/a", "it is empty");
            assertEquals(1, log.lines().size());
            Reports.clock = Clock.offset(Reports.clock, Duration.ofHours(25));
            Reports.leftOut("/content/a", "it is empty");
            assertEquals(2, log.lines().size());
        }
    }

    @Test
    void theLastLineSaysThatNoOthersFollow() {
        try (Logged log = new Logged()) {
            for (int fault = 0; fault <= Reports.MOST; fault++) {
                Reports.leftOut("/content/" + fault, "it is empty");
            }
            assertEquals(Reports.MOST + 1, log.lines().size());
            assertTrue(log.lines().stream().anyMatch(line -> line.contains("others are not")), log.lines().toString());
        }
    }
}
