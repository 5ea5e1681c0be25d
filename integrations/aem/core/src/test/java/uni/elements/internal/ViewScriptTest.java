package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.json.Json;
import javax.json.JsonObject;
import org.junit.jupiter.api.Test;
import org.mozilla.javascript.RhinoException;

/** What the views' script writes in the bundle's engine is what it writes in Node, which the build has noted down. */
class ViewScriptTest {
    private static final JsonObject NOTED = Definitions.read("/uni-views-cases.json");
    private static final List<JsonObject> CASES = NOTED.getJsonArray("cases").getValuesAs(JsonObject.class);
    private static final Map<String, String> LABELS = NOTED.getJsonObject("labels").entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, labels -> labels.getValue().toString()));

    private final ViewScript script = new ViewScript(Definitions.text(ViewScript.FILE),
        html -> NOTED.getString("filtered"), message -> { });

    private JsonObject written(JsonObject component) {
        String language = component.getString("language");
        String json = script.call("write", component.getString("slug"), component.get("properties").toString(), language,
            LABELS.getOrDefault(language, LABELS.get("en")), component.getString("mode"), component.getString("query", ""));
        return Json.createReader(new StringReader(json)).readObject();
    }

    @Test
    void eachExampleAndEachHostileTextIsLetterForLetterWhatNodeWrites() {
        assertFalse(CASES.isEmpty());
        CASES.parallelStream().forEach(component ->
            assertEquals(component.get("written"), written(component), component::toString));
    }

    @Test
    void manyAtOnceGetWhatEachAlone() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Callable<JsonObject>> calls = new ArrayList<>();
            IntStream.range(0, 400).forEach(at -> calls.add(() -> written(CASES.get(at * 7 % CASES.size()))));
            List<Future<JsonObject>> answers = threads.invokeAll(calls);
            for (int at = 0; at < answers.size(); at++) {
                assertEquals(CASES.get(at * 7 % CASES.size()).get("written"), answers.get(at).get());
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void aScriptThatDoesNotEndIsEnded() {
        for (String body : List.of("for (;;) { try { for (;;); } catch (e) {} }", "var s = 'x'; for (;;) s += 'x';")) {
            assertThrows(ViewScript.TooLong.class, () -> call(body));
        }
        assertThrows(RhinoException.class, () -> call("(function f() { return f() + 1; })()"));
    }

    @Test
    void aScriptReachesNothingOfJava() {
        for (String body : List.of("return java.lang.System", "return Packages.java", "return importClass", "new JavaAdapter()",
            "return uniHost.filter.getClass().x", "return uniHost.constructor.constructor('return java')().lang")) {
            assertThrows(RhinoException.class, () -> call(body), body);
        }
    }

    private static String call(String body) {
        return new ViewScript("var uniViews = { write: function () {" + body + "} };", html -> html, message -> { })
            .call("write");
    }
}
