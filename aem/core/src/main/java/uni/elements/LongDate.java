package uni.elements;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A date as the university writes it in a language: `12 March 2026`. What is no date stays as its author wrote it. */
final class LongDate {
    private static final ZoneId ZONE = ZoneId.of(Definitions.read("/uni-elements.json").getString("timeZone"));
    private static final String REGION = Definitions.read("/uni-elements.json").getString("region");
    private static final Pattern EPOCH_MS = Pattern.compile("-?\\d{9,13}");
    private static final Pattern LOCAL = Pattern.compile("(\\d{4}-\\d{2}-\\d{2})(?:[T ]\\d{2}:\\d{2}[\\d:.]*)?");
    private static final Pattern ZONED = Pattern.compile("\\d{4}-\\d{2}-\\d{2}T.*(?:Z|[+-]\\d{2}:?\\d{2})");
    private static final DateTimeFormatter SPELLED =
        DateTimeFormatter.ofPattern("EEE MMM d yyyy HH:mm:ss 'GMT'xx", Locale.ENGLISH);
    private static final DateTimeFormatter ISO =
        DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneId.of("UTC"));

    /** `text`, and `dateTime` for a `time` element unless the text is the author's own. */
    static Map<String, Object> of(String authored, String language) {
        String date = authored.trim();
        try {
            Matcher local = LOCAL.matcher(date);
            if (local.matches()) {
                return Map.of("text", words(LocalDate.parse(local.group(1)), language), "dateTime", local.group(1));
            }
            Instant instant = instantOf(date);
            if (instant != null) {
                return Map.of("text", words(LocalDate.ofInstant(instant, ZONE), language), "dateTime", ISO.format(instant));
            }
        } catch (DateTimeException error) {
            // An author's own words.
        }
        return Map.of("text", date);
    }

    private static Instant instantOf(String date) {
        if (EPOCH_MS.matcher(date).matches()) {
            return Instant.ofEpochMilli(Long.parseLong(date));
        }
        if (ZONED.matcher(date).matches()) {
            return OffsetDateTime.parse(date.replaceFirst("([+-]\\d{2})(\\d{2})$", "$1:$2")).toInstant();
        }
        return date.contains("GMT") ? OffsetDateTime.parse(date, SPELLED).toInstant() : null;
    }

    private static String words(LocalDate date, String language) {
        Locale given = Locale.forLanguageTag(language);
        Locale named = given.getLanguage().isEmpty() ? Locale.ENGLISH : given;
        Locale locale = named.getCountry().isEmpty()
            ? new Locale.Builder().setLocale(named).setRegion(REGION).build() : named;
        String pattern = DateTimeFormatterBuilder.getLocalizedDateTimePattern(FormatStyle.LONG, null,
            IsoChronology.INSTANCE, locale);
        return DateTimeFormatter.ofPattern(pattern, locale).format(date);
    }
}
