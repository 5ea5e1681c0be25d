package uni.elements.internal;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.ContextFactory;
import org.mozilla.javascript.LambdaFunction;
import org.mozilla.javascript.Script;
import org.mozilla.javascript.ScriptRuntime;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;

/**
 * The views' own script, in an engine that reaches nothing but what `uniHost` gives it. It is compiled once. Each thread
 * has a scope of it for the time of a call, because the script keeps things in mind.
 */
final class ViewScript {
    static final String FILE = "/uni-views.js";
    /** Of the engine's own, not of time: a busy machine fails no view. A card takes some 50,000. */
    private static final int MOST_INSTRUCTIONS = 30_000_000;
    /** What a call has taken of them, by this name in its context. */
    private static final String USED = "instructions";
    private static final int OBSERVED_INSTRUCTIONS = 100_000;
    /** Interpreted calls never meet Java's own end of the stack. */
    private static final int MOST_CALLS_DEEP = 2000;
    private static final int MOST_IDLE = 16;

    private final Factory factory = new Factory();
    private final Queue<Scriptable> idle = new ConcurrentLinkedQueue<>();
    private final UnaryOperator<String> filter;
    private final Consumer<String> warn;
    private final Script script;

    /** What a script that takes too long ends with. It is no exception, which the script could catch. */
    static final class TooLong extends Error {
        private static final long serialVersionUID = 1L;

        TooLong() {
            super("more than " + MOST_INSTRUCTIONS + " instructions");
        }
    }

    private static final class Factory extends ContextFactory {
        @Override
        protected Context makeContext() {
            Context context = super.makeContext();
            context.setInterpretedMode(true);
            context.setLanguageVersion(Context.VERSION_ES6);
            context.setMaximumInterpreterStackDepth(MOST_CALLS_DEEP);
            context.setInstructionObserverThreshold(OBSERVED_INSTRUCTIONS);
            context.setClassShutter(name -> false);
            return context;
        }

        @Override
        protected void observeInstructionCount(Context context, int count) {
            Object before = context.getThreadLocal(USED);
            int used = count + (before == null ? 0 : (int) before);
            context.putThreadLocal(USED, used);
            if (used > MOST_INSTRUCTIONS) {
                throw new TooLong();
            }
        }
    }

    /**
     * @param filter takes what runs scripts out of HTML.
     * @param warn   hears of values that an author should know of.
     */
    ViewScript(String source, UnaryOperator<String> filter, Consumer<String> warn) {
        this.filter = filter;
        this.warn = warn;
        script = factory.call(context -> context.compileString(source, FILE, 1, null));
    }

    /**
     * What a function of the script gives: those of `prerender/cms/script.ts`, of texts alone.
     *
     * @throws TooLong, or a RuntimeException of the engine.
     */
    String call(String function, Object... texts) {
        return factory.call(context -> {
            Scriptable known = idle.poll();
            Scriptable scope = known == null ? newScope(context) : known;
            Scriptable views = (Scriptable) ScriptableObject.getProperty(scope, "uniViews");
            Object given = ScriptableObject.callMethod(context, views, function, texts);
            // One that threw does not come here: what it left half done is let go with it.
            if (idle.size() < MOST_IDLE) {
                idle.add(scope);
            }
            return Context.toString(given);
        });
    }

    private Scriptable newScope(Context context) {
        ScriptableObject scope = context.initSafeStandardObjects();
        Scriptable host = context.newObject(scope);
        give(scope, host, "filter", args -> filter.apply(text(args[0])));
        give(scope, host, "longDate", args -> longDate((long) ScriptRuntime.toNumber(args[0]), text(args[1]),
            text(args[2]), text(args[3])));
        give(scope, host, "warn", args -> {
            warn.accept(text(args[0]));
            return null;
        });
        ScriptableObject.putProperty(scope, "uniHost", host);
        script.exec(context, scope);
        return scope;
    }

    private static void give(Scriptable scope, Scriptable host, String name, Function<Object[], Object> function) {
        ScriptableObject.putProperty(host, name,
            new LambdaFunction(scope, name, 1, (context, inScope, self, args) -> function.apply(args)));
    }

    private static String text(Object value) {
        return ScriptRuntime.toString(value);
    }

    private static String longDate(long epochMs, String language, String region, String zone) {
        Locale locale = new Locale.Builder().setLocale(Locale.forLanguageTag(language)).setRegion(region).build();
        String pattern = DateTimeFormatterBuilder.getLocalizedDateTimePattern(FormatStyle.LONG, null,
            IsoChronology.INSTANCE, locale);
        return DateTimeFormatter.ofPattern(pattern, locale).format(Instant.ofEpochMilli(epochMs).atZone(zone(zone)));
    }

    /** Throws what a script can catch, which it cannot what Java throws. */
    private static ZoneId zone(String name) {
        try {
            return ZoneId.of(name);
        } catch (DateTimeException unknown) {
            throw ScriptRuntime.rangeError("Invalid time zone specified: " + name);
        }
    }
}
