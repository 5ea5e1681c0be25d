package uni.elements.internal;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
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
    private static final int MOST_KEPT_CHARACTERS = 4_000_000;
    private static final Pattern ID = Pattern.compile(" id=\"([^\"]+)\"");
    private static final int MOST_TOLD = 1000;
    private static final ThreadLocal<String> WRITTEN = new ThreadLocal<>();
    private static final Written NOTHING = new Written(JsonText.parsed("{\"attributes\":{},\"marks\":{},\"data\":\"\",\"view\":\"\"}"));

    /** What the script has answered, by what it was given. */
    private final Map<List<String>, Object> kept = new LinkedHashMap<>(64, 0.75f, true);
    private long keptCharacters;
    private volatile boolean isActive;
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

        Written(JsonObject json) {
            attributes = JsonText.toMap(json.getJsonObject("attributes"));
            marks = JsonText.toMap(json.getJsonObject("marks"));
            data = json.getString("data");
            view = json.getString("view");
            isNothing = json.getBoolean("isNothing", false);
        }
    }

    @Activate
    void activate() {
        script = new ViewScript(Definitions.text(ViewScript.FILE), html -> xss.filterHTML(html), Views::warn);
        isActive = true;
        CompletableFuture.runAsync(this::warm);
    }

    @Deactivate
    void deactivate() {
        isActive = false;
    }

    /** The first visitor after a deployment does not wait for what each view does once. */
    private void warm() {
        String labels = Definitions.labels("en").toString();
        Definitions.read("/uni-views-warm.json").forEach((slug, properties) -> {
            if (isActive) {
                write("", slug, properties.toString(), "en", labels, false, null);
            }
        });
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
        return query != null ? make(slug, properties, language, labels, mode, query)
            : kept(List.of(slug, language, mode, labels, properties), () ->
                make(slug, properties, language, labels, mode, ""));
    }

    /** The names of those components that are shown, in their order. Null where the script fails. */
    JsonObject order(String components) {
        return kept(List.of("order", components), () -> ask("order", components));
    }

    /** A side navigation as its template writes it. Null where the script fails. */
    JsonObject navigation(String items, String page, String pagesUnder) {
        return kept(List.of("navigation", items, page, pagesUnder), () -> ask("navigation", items, page, pagesUnder));
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
            JsonObject written = JsonText.parsed(script.call("write", slug, properties, language, labels, mode, query));
            if (written.containsKey("fault")) {
                tell(slug, written.getString("fault"), properties);
            }
            return new Written(written);
        } catch (RuntimeException | ViewScript.TooLong error) {
            tell(slug, error.toString(), properties);
            return mode.equals("data") ? NOTHING : make(slug, properties, language, labels, "data", query);
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

    private static void tell(String slug, String fault, String properties) {
        Reports.error(slug + fault, "the view of {} cannot be written, and browsers render it: {} {}", slug, fault,
            properties.substring(0, Math.min(properties.length(), MOST_TOLD)));
    }

    /** The script gives the same whenever it is given the same. Visitors who ask at once may each call it. */
    @SuppressWarnings("unchecked")
    private <T> T kept(List<String> given, Supplier<T> call) {
        T known = (T) find(given);
        T answer = known == null ? call.get() : known;
        if (known == null && answer != null) {
            keep(given, answer);
        }
        return answer;
    }

    private synchronized Object find(List<String> given) {
        return kept.get(given);
    }

    private synchronized void keep(List<String> given, Object answer) {
        Object before = kept.put(given, answer);
        keptCharacters += size(given, answer) - (before == null ? 0 : size(given, before));
        for (var oldest = kept.entrySet().iterator(); keptCharacters > MOST_KEPT_CHARACTERS && oldest.hasNext();) {
            var entry = oldest.next();
            keptCharacters -= size(entry.getKey(), entry.getValue());
            oldest.remove();
        }
    }

    /** Attributes, and an order, repeat what was given. */
    private static long size(List<String> given, Object answer) {
        Written written = answer instanceof Written ? (Written) answer : NOTHING;
        return 2L * given.stream().mapToInt(String::length).sum() + written.data.length() + written.view.length();
    }
}
