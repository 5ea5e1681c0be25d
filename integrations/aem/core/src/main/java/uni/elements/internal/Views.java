package uni.elements.internal;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.json.JsonObject;
import org.apache.sling.xss.XSSAPI;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;

/** What templates write of components. What was written is kept: a view says the same whenever it is given the same. */
@Component(service = Views.class)
public final class Views {
    private static final Pattern ID = Pattern.compile(" id=\"([^\"]+)\"");
    private static final int MOST_TOLD = 1000;
    private static final ThreadLocal<String> WRITTEN = new ThreadLocal<>();
    private static final int BYTES_IN_MB = 1 << 20;
    private static final int USUAL_MEGABYTES = 64;

    /** The settings of an instance. */
    @interface Config {
        /** The most that is kept of views which were written, in MB. A page of many elements is some 50 KB. */
        int keptMegabytes() default USUAL_MEGABYTES;
    }

    /** No pool of Java's, whose threads the whole instance shares. */
    Thread warming;
    private volatile boolean isActive;
    private KeptAnswers kept;
    private ViewScript script;

    @Reference
    private XSSAPI xss;

    /** A tag's attributes, those that say its view is server-rendered, the data scripts in it, and its view. */
    static final class Written {
        final Map<String, Object> attributes;
        final Map<String, Object> marks;
        final String data;
        final String view;
        /** Whether visitors get no tag. */
        final boolean isNothing;
        /** What the view has failed with. Null where it has not. */
        final String fault;

        Written(JsonObject json) {
            attributes = JsonText.toMap(json.getJsonObject("attributes"));
            marks = JsonText.toMap(json.getJsonObject("marks"));
            data = json.getString("data");
            view = json.getString("view");
            isNothing = json.getBoolean("isNothing", false);
            fault = json.getString("fault", null);
        }

        /** A tag with its data alone, so that browsers render it. */
        Written(String slug, JsonObject properties, String fault) {
            attributes = TagData.attributes(slug, properties);
            marks = Map.of();
            data = TagData.scripts(slug, properties);
            view = "";
            isNothing = false;
            this.fault = fault;
        }

        long bytes() {
            return attributes.toString().length() + data.length() + view.length();
        }
    }

    @Activate
    void configure(Config config) {
        start((long) config.keptMegabytes() * BYTES_IN_MB);
    }

    /** With the size that is usual. */
    void activate() {
        start(USUAL_MEGABYTES * BYTES_IN_MB);
    }

    void start(long mostKeptBytes) {
        kept = new KeptAnswers(mostKeptBytes);
        script = new ViewScript(Definitions.text(ViewScript.FILE), html -> xss.filterHTML(html), Views::warn);
        isActive = true;
        warming = new Thread(() -> warm("/uni-views-warm.json"), "uni-elements views");
        warming.setDaemon(true);
        warming.start();
    }

    @Deactivate
    void deactivate() {
        isActive = false;
    }

    /**
     * The first visitor after a deployment does not wait for what each view does once. Java prints what ends a thread to a
     * stream that no log has, so it is reported here.
     *
     * @param file of the build, with an example of each element.
     */
    void warm(String file) {
        try {
            String labels = Definitions.labels("en").toString();
            Definitions.read(file).forEach((slug, properties) -> {
                if (isActive) {
                    write("warming", slug, properties.toString(), "en", labels, false, null);
                }
            });
        } catch (RuntimeException | Error fault) {
            Reports.error("warming", "no more views are written before somebody asks for them", fault);
        }
    }

    /** The first component that stores such a value: a view that is kept is asked no more. */
    private static void warn(String message) {
        Reports.warn(WRITTEN.get(), "stores what its element cannot take: " + message);
    }

    /**
     * @param path   of the component, for what is reported of it.
     * @param labels the views' own words in the language, as JSON.
     * @param query  of the address, where the view shows what it asks for: such a view is not kept. Else null.
     */
    Written write(String path, String slug, String properties, String language, String labels, boolean isEdited,
        String query) {
        WRITTEN.set(path);
        String mode = isEdited ? "edited" : "view";
        Written written = query != null ? make(slug, properties, language, labels, mode, query)
            : kept(KeptAnswers.key(slug, language, mode, kept.sharedKey(labels), properties), () ->
                make(slug, properties, language, labels, mode, ""));
        if (written.fault != null) {
            Reports.error(path + slug + written.fault, "{}: the view of {} cannot be written, and browsers render it: {} {}", path,
                slug, written.fault, properties.substring(0, Math.min(properties.length(), MOST_TOLD)));
        }
        return written;
    }

    /** The names of those components that are shown, in their order. Null where the script fails. */
    JsonObject order(String components) {
        return kept(KeptAnswers.key("order", components), () -> ask("order", components));
    }

    /** A side navigation as its template writes it. Null where the script fails. */
    JsonObject navigation(String items, String page, String pagesUnder) {
        return kept(KeptAnswers.key("navigation", items, page, pagesUnder), () -> ask("navigation", items, page, pagesUnder));
    }

    /** A view whose ids no view before it has. Of two that say the same, the second gets others. */
    String apart(String view, Set<String> taken) {
        Set<String> ids = ID.matcher(view).results().map(id -> id.group(1)).collect(Collectors.toSet());
        JsonObject renamed = Collections.disjoint(ids, taken) ? null : ask("apart", view, JsonText.of(taken));
        String own = renamed == null ? view : renamed.getString("view");
        ID.matcher(own).results().forEach(id -> taken.add(id.group(1)));
        return own;
    }

    /** A view that fails, or is too long, leaves the tag with its data. */
    private Written make(String slug, String properties, String language, String labels, String mode, String query) {
        try {
            return new Written(JsonText.parsed(script.call("write", slug, properties, language, labels, mode, query)));
        } catch (RuntimeException | ViewScript.TooLong error) {
            return new Written(slug, JsonText.parsed(properties), error.toString());
        }
    }

    /** What another function of the script gives. Null where it fails. */
    JsonObject ask(String function, String... texts) {
        try {
            return JsonText.parsed(script.call(function, (Object[]) texts));
        } catch (RuntimeException | ViewScript.TooLong error) {
            Reports.error(function + error, "the views' script cannot {}: {}", function, error.toString());
            return null;
        }
    }

    /** The script gives the same whenever it is given the same. Visitors who ask at once may each call it. */
    @SuppressWarnings("unchecked")
    private <T> T kept(String key, Supplier<T> call) {
        T known = (T) kept.find(key);
        T answer = known == null ? call.get() : known;
        if (known == null && answer != null) {
            kept.keep(key, answer, answer instanceof Written ? ((Written) answer).bytes() : answer.toString().length());
        }
        return answer;
    }
}
