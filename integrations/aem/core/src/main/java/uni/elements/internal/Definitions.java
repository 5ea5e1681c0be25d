package uni.elements.internal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.json.Json;
import javax.json.JsonObject;
import javax.json.JsonString;
import javax.json.JsonValue;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;

/** The data that the build writes about the library (`uni-elements.json`): props, labels, interfaces, and lists by name. */
final class Definitions {
    private static final JsonObject ALL = read("/uni-elements.json");
    static final String TYPES = "uni/components/";
    private static final Pattern OUR_TYPE = Pattern.compile("(?:/apps/|/libs/)?" + TYPES + "(.*)");
    /** Types of a site may name each other as their super types, and then there is no topmost. */
    private static final int MOST_SUPER_TYPES = 20;
    private static final JsonObject NOTHING = Json.createObjectBuilder().build();
    private static final Map<String, JsonValue> ELEMENTS = new HashMap<>(ALL.getJsonObject("elements"));
    /** By element, the names of its props that are nodes below its own. Each component asks for them. */
    static final Map<String, List<String>> BRANCHES = propsThat(propType -> propType.containsKey("shape") || isData(propType));
    /** By element, the names of its props that are files of the asset store. */
    static final Map<String, List<String>> PICTURES = propsThat(propType -> propType.containsKey("isAsset"));
    /** Props that the page gives where a component does not: the prop's name, and what it is of the page. */
    static final JsonObject OF_PAGE = ALL.getJsonObject("ofPage");
    /** The elements that a page has around its own content, each from a fragment: header and footer. */
    static final List<String> FRAMES = texts("frames");
    /** Stages of a CMS that serves no visitors. */
    static final List<String> STAGES = texts("stages");
    /** Elements that show what the address's query asks for. */
    static final Set<String> ADDRESSED = Set.copyOf(texts("addressed"));

    /**
     * The element that a component is: the first of its resource type and the types above that the library has. Empty
     * for a site's own.
     */
    static String slugOf(Resource component) {
        return typesOf(component).stream().map(OUR_TYPE::matcher).filter(Matcher::matches).map(ours -> ours.group(1))
            .filter(ELEMENTS::containsKey).findFirst().orElse("");
    }

    /** A component's resource type and the types above, the nearest first. */
    static List<String> typesOf(Resource component) {
        ResourceResolver resolver = component.getResourceResolver();
        List<String> types = new ArrayList<>();
        String type = component.getResourceType();
        while (type != null && types.size() < MOST_SUPER_TYPES) {
            types.add(type);
            // A node may name another super type than its component does.
            type = types.size() == 1 ? resolver.getParentResourceType(component) : resolver.getParentResourceType(type);
        }
        return types;
    }

    /** The types of an element's props. A site's own component has none. */
    static JsonObject propsOf(String slug) {
        return (JsonObject) ELEMENTS.getOrDefault(slug, NOTHING);
    }

    private static Map<String, List<String>> propsThat(Predicate<JsonObject> is) {
        return ELEMENTS.keySet().stream().collect(Collectors.toMap(slug -> slug, slug -> propsOf(slug).keySet().stream()
            .filter(name -> is.test(propsOf(slug).getJsonObject(name))).collect(Collectors.toList())));
    }

    /** The simple name of the interface that an element's components adapt to, or empty for any other component. */
    static String interfaceOf(String slug) {
        return ALL.getJsonObject("interfaces").getString(slug, "");
    }

    /** Whether it is no prop but data that the CMS or a service of it gives. */
    static boolean isData(JsonObject propType) {
        return propType.getString("kind").equals("data");
    }

    private static List<String> texts(String name) {
        return ALL.getJsonArray(name).getValuesAs(JsonString.class).stream().map(JsonString::getString)
            .collect(Collectors.toList());
    }

    /** The views' own words in a language, English where there are none. */
    static JsonObject labels(String language) {
        JsonObject labels = ALL.getJsonObject("labels");
        return labels.getJsonObject(labels.containsKey(language) ? language : "en");
    }

    /** The text of a file that the build has written. */
    static String text(String name) {
        try (Scanner file = new Scanner(Definitions.class.getResourceAsStream(name), StandardCharsets.UTF_8)) {
            return file.useDelimiter("\\A").next();
        }
    }

    static JsonObject read(String name) {
        return JsonText.parsed(text(name));
    }
}
