package uni.elements;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.json.JsonObject;
import javax.json.JsonString;
import org.apache.sling.api.SlingHttpServletRequest;

/** What the course search's template shows: the form as the address fills it in, and what a site's index finds. */
final class CourseSearchForm {
    private static final JsonObject SEARCH = Definitions.read("/uni-elements.json").getJsonObject("courseSearch");

    static Map<String, Object> of(SlingHttpServletRequest request, Map<String, Object> values, PageContext context) {
        CourseIndex courses = PageContext.service(request, CourseIndex.class);
        JsonObject all = SEARCH.getJsonObject("words");
        String code = String.valueOf(context.page.get("code"));
        Map<String, Object> words = JsonText.toMap(all.getJsonObject(all.containsKey(code) ? code : "en"));
        String asked = parameter(request, "kind");
        List<String> kinds = SEARCH.getJsonArray("kinds").getValuesAs(JsonString.class).stream()
            .map(JsonString::getString).collect(Collectors.toList());
        String kind = Stream.of(asked, String.valueOf(values.get("kind"))).filter(kinds::contains).findFirst()
            .orElse(kinds.get(0));
        Map<String, String> searched = new LinkedHashMap<>();
        searched.put("query", parameter(request, "q"));
        for (String name : List.of("level", "audience", "page")) {
            searched.put(name, parameter(request, name));
        }
        Map<String, Object> search = new LinkedHashMap<>();
        search.put("kind", kind);
        search.put("searched", searched);
        search.put("filters", kind.equals("subject-area") ? null : words.get("filters"));
        boolean isAsked = searched.values().stream().anyMatch(value -> !value.isEmpty());
        search.put("found", courses != null && isAsked ? courses.find(kind, context.language, searched) : null);
        words.put("label", ((Map<?, ?>) words.get("label")).get(kind));
        search.put("words", words);
        return search;
    }

    private static String parameter(SlingHttpServletRequest request, String name) {
        return Objects.toString(request.getParameter(name), "");
    }
}
