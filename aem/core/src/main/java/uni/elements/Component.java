package uni.elements;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.inject.Inject;
import javax.json.JsonObject;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The model of every component: its props by name, as the element's view gets them, and beside them what a template
 * needs to write the tag: `attributes`, `slots`, `labels`, `page`, `children`, `html` (rich text without what runs
 * scripts), `isLong`, `dates`, `focalStyle`, `version`, `icons`, `frames`.
 *
 * <pre>{@code
 * <sly data-sly-use.model="uni.elements.Component"/>
 * <uni-callout data-sly-attribute="${model.attributes}">${model.title}</uni-callout>
 * }</pre>
 */
@Model(adaptables = SlingHttpServletRequest.class)
public final class Component extends AbstractMap<String, Object> {
    private static final Logger LOG = LoggerFactory.getLogger(Component.class);
    private static final Set<String> TOLD = ConcurrentHashMap.newKeySet();
    private static final int MOST_TOLD = 1000;
    private static final Pattern MARKUP = Pattern.compile("[<>&]");

    private final Map<String, Object> values = new LinkedHashMap<>();
    private final SlingHttpServletRequest request;

    @Inject
    public Component(@Self SlingHttpServletRequest request) {
        this.request = request;
        Resource resource = request.getResource();
        try {
            fill(resource);
        } catch (RuntimeException error) {
            if (TOLD.size() < MOST_TOLD && TOLD.add(resource.getPath())) {
                LOG.error("{} cannot be read; it renders empty", resource.getPath(), error);
            }
        }
    }

    private void fill(Resource resource) {
        PageContext context = PageContext.of(request);
        Stored node = context.stored(resource);
        String slug = Definitions.slugOf(resource);
        JsonObject props = Definitions.propsOf(slug);
        Map<String, Object> stored = node.values();
        stored.keySet().removeAll(props.keySet());
        stored.putAll(Props.of(node, slug));
        values.put("version", Definitions.knows(slug) ? Definitions.version() : null);
        values.put("isWritten", !isAuthoring());
        values.put("labels", context.labels);
        values.put("page", context.page);
        values.putAll(Definitions.SHAPES);
        values.put("children", children(context.components(node)));
        values.put("translations", Map.of("hasChoice", false, "links", List.of(), "current", context.page.get("code")));
        values.put("html", new LinkedHashMap<String, Object>());
        values.put("isLong", new LinkedHashMap<String, Object>());
        values.put("isComplete", new LinkedHashMap<String, Object>());
        values.put("dates", new LinkedHashMap<String, Object>());
        values.put("attributes", new LinkedHashMap<String, Object>());
        values.put("slots", new ArrayList<Object>());
        Values reader = new Values(this::link, text -> MARKUP.matcher(text).find() ? context.xss.filterHTML(text) : text);
        for (String name : props.keySet()) {
            addProp(name, props.getJsonObject(name), stored.get(name), reader, context);
        }
        if (isAuthoring()) {
            addEditorMarks(node, slug);
        }
        stored.forEach((name, value) -> {
            if (!props.containsKey(name)) {
                values.putIfAbsent(name, value);
            }
        });
        String languageProp = Definitions.languageProp(slug);
        if (!languageProp.isEmpty() && !stored.containsKey(languageProp)) {
            values.put(languageProp, context.language);
        }
        addViewParts(slug);
        if (slug.equals("header")) {
            Links.markCurrent(values.get("navigation"), String.valueOf(context.page.get("path")));
        }
        if (slug.equals("breadcrumb")) {
            Links.markSteps(values.get("items"));
        }
        if (slug.equals("page")) {
            values.put("header", fragment(String.valueOf(stored.get("headerFragment")), context));
            values.put("footer", fragment(String.valueOf(stored.get("footerFragment")), context));
        }
        if (slug.equals("fragment")) {
            values.put("fragment", fragment(String.valueOf(stored.get("src")), context));
        }
        if (slug.equals("course-search")) {
            values.put("search", CourseSearchForm.of(request, values, context));
        }
    }

    /** What a view computes of its props. */
    private void addViewParts(String slug) {
        values.put("focalStyle", Pictures.focalStyle(values));
        if (slug.equals("card")) {
            String seed = seed("title", "link", "description");
            values.merge("titleId", DerivedId.of("title " + seed, DerivedId.CHARACTERS), Component::given);
            values.merge("descriptionId", DerivedId.of("description " + seed, DerivedId.CHARACTERS), Component::given);
        }
        if (slug.equals("bleed-block")) {
            String seed = seed(values.get("img") == null ? "srcset" : "img", "text");
            values.put("pictureId", given(values.get("imageId"), "image-" + DerivedId.of(seed, DerivedId.IMAGE_CHARACTERS)));
        }
    }

    /** What the Universal Editor knows a component by. */
    @SuppressWarnings("unchecked")
    private void addEditorMarks(Stored node, String slug) {
        Map<String, Object> attributes = (Map<String, Object>) values.get("attributes");
        ValueMap component = node.component();
        boolean isContainer = component.get("cq:isContainer", false);
        attributes.put("data-aue-resource", "urn:aemconnection:" + node.node.getPath());
        attributes.put("data-aue-label", component.get("jcr:title", slug));
        attributes.put("data-aue-type", isContainer ? "container" : "component");
        attributes.put(isContainer ? "data-aue-filter" : "data-aue-model", slug.equals("area") ? "uni-page" : slug);
    }

    private String seed(String... props) {
        return Arrays.stream(props).map(name -> given(values.get(name), "").toString())
            .collect(Collectors.joining("\n"));
    }

    static Object given(Object value, Object otherwise) {
        return value == null || value.equals("") ? otherwise : value;
    }

    /** Where somebody edits, a view is the browser's: it shows what is changed. */
    private boolean isAuthoring() {
        Object mode = request.getAttribute("com.day.cq.wcm.api.WCMMode");
        return mode != null && !mode.toString().equals("DISABLED");
    }

    @SuppressWarnings("unchecked")
    private void addProp(String name, JsonObject kind, Object stored, Values reader, PageContext context) {
        String kindName = kind.getString("kind");
        Object value = reader.read(kind, stored);
        if (kindName.equals("html") && value != null && kind.containsKey("foldsAfter")) {
            String folded = FoldedHtml.of((String) value, kind.getInt("foldsAfter"));
            ((Map<String, Object>) values.get("isLong")).put(name, folded != null);
            value = folded == null ? value : folded;
        }
        if (kindName.equals("html")) {
            ((Map<String, Object>) values.get("html")).put(name, value);
        }
        if (kindName.equals("text") && name.endsWith("Date") && value != null) {
            ((Map<String, Object>) values.get("dates")).put(name, LongDate.of((String) value, context.language));
        }
        values.put(name, value instanceof Double ? Values.number((Double) value) : value);
        if (stored == null) {
            return;
        }
        if (value instanceof List) {
            boolean isComplete = ((List<Map<String, Object>>) value).stream().noneMatch(item -> item.containsValue(null));
            ((Map<String, Object>) values.get("isComplete")).put(name, isComplete);
        }
        if (kindName.equals("list") || kindName.equals("object")) {
            if (value != null) {
                ((List<Object>) values.get("slots")).add(Map.of("name", name, "json", JsonText.of(value)));
            }
        } else {
            String text = kindName.equals("url") ? (String) value : Values.scalar(stored);
            boolean saysNothing = Boolean.FALSE.equals(value) && !kind.getBoolean("fallback", false);
            if (text != null && !text.isEmpty() && !saysNothing) {
                ((Map<String, Object>) values.get("attributes")).put("data-" + kind.getString("attribute"), text);
            }
        }
    }

    private static List<Map<String, Object>> children(List<Stored> components) {
        return ShownOrder.of(components.stream().map(child -> Map.of("name", child.node.getName(),
            "resource", child.node, "properties", child.values())).collect(Collectors.toList()));
    }

    private String link(String address) {
        String safe = Addresses.safe(address);
        if (safe == null || !safe.startsWith("/content/")) {
            return safe;
        }
        String whole = Addresses.withEnding(safe);
        int end = whole.replace('?', '#').indexOf('#');
        String path = end < 0 ? whole : whole.substring(0, end);
        return request.getResourceResolver().map(request, path) + (end < 0 ? "" : whole.substring(end));
    }

    /** The path of what a fragment shows: of an experience fragment's variation, its content. */
    private String fragment(String src, PageContext context) {
        Resource fragment = request.getResourceResolver().getResource(src);
        if (fragment == null || !context.mayInclude(src)) {
            return null;
        }
        Resource content = fragment.getChild("jcr:content");
        Resource root = content == null ? null : content.getChild("root");
        return (root != null ? root : content != null ? content : fragment).getPath();
    }

    @Override
    public Object get(Object key) {
        return values.get(key);
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
        return values.entrySet();
    }
}
