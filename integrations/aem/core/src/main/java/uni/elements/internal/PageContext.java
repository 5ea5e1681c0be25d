package uni.elements.internal;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.function.Supplier;
import javax.servlet.ServletRequest;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.api.scripting.SlingBindings;
import org.apache.sling.api.scripting.SlingScriptHelper;
import uni.elements.ComponentData;

/** What all components of one answer share: the page that was asked for, its language, its words. */
final class PageContext {
    private static final String CONTENT = "jcr:content";
    private static final Set<String> RIGHT_TO_LEFT = Set.of("ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi");

    final String language;
    final Map<String, Object> labels;
    final Map<String, Object> page = new LinkedHashMap<>();
    final String labelsJson;
    final Views views;
    /** Whether a template's structure was asked for, and no page that shows it. */
    final boolean isTemplate;
    /** Whether the site, by a property of a page or by Adobe's configuration, tells its analytics what stands on its pages. */
    final boolean hasDataLayer;
    /** What the site knows beside the repository. Null where it has no such service. */
    final ComponentData data;
    /** Those that the views before have. */
    final Set<String> ids = new HashSet<>();
    /** Of pages, by their paths. */
    final Map<String, ComponentModel> models = new HashMap<>();
    private final Map<String, Stored> nodes = new HashMap<>();
    private final Map<String, String> slugs = new HashMap<>();

    private PageContext(SlingHttpServletRequest request) {
        ResourceResolver resolver = request.getResourceResolver();
        String asked = request.getPathInfo() == null ? request.getResource().getPath() : request.getPathInfo();
        Resource found = resolver.resolve(request, asked);
        boolean isPage = found.getPath().startsWith("/content/") || Templates.isStructure(found);
        Resource node = isPage ? found : request.getResource();
        String path = withoutEnding(node.getPath());
        views = sling(request).getService(Views.class);
        data = sling(request).getService(ComponentData.class);
        language = Languages.of(node);
        labels = words(request, language);
        labelsJson = JsonText.of(labels);
        page.put("path", withoutEnding(resolver.map(request, path)));
        page.put("link", resolver.map(request, path + ".html"));
        page.put("contentPath", path);
        page.put("language", language);
        page.put("code", Languages.code(language));
        page.put("stage", stage(request));
        page.put("direction", RIGHT_TO_LEFT.contains(Languages.code(language)) ? "rtl" : null);
        isTemplate = Templates.isStructure(node);
        hasDataLayer = "true".equals(inherited(node, "dataLayer")) || Aem.hasDataLayer(node);
    }

    private static String stage(SlingHttpServletRequest request) {
        Stage stage = sling(request).getService(Stage.class);
        return stage == null ? null : stage.name;
    }

    static PageContext of(SlingHttpServletRequest request) {
        return shared(request, PageContext.class, () -> new PageContext(request));
    }

    /** What is made once for an answer: one for each class that asks. */
    @SuppressWarnings("unchecked")
    static <T> T shared(ServletRequest request, Class<?> asking, Supplier<T> make) {
        Object known = request.getAttribute(asking.getName());
        if (known == null) {
            known = make.get();
            request.setAttribute(asking.getName(), known);
        }
        return (T) known;
    }

    /** A node, which may have been read with the one above it. */
    Stored stored(Resource node) {
        return nodes.computeIfAbsent(node.getPath(), path -> new Stored(node));
    }

    /** The element that a component is. Most of a page are of few types. */
    String slugOf(Stored component) {
        return slugs.computeIfAbsent(component.type(), asked -> Definitions.slugOf(component.node));
    }

    /** The components directly in a node. Theirs are the next to be asked for. */
    List<Stored> components(Stored holder) {
        List<Stored> components = holder.components();
        components.forEach(component -> nodes.put(component.node.getPath(), component));
        return components;
    }

    /**
     * The path that a page says, or the nearest above it, in the page's language where it is there: copies of a page say
     * what the original does.
     */
    String inherited(Resource page, String property) {
        for (Resource node = page; node != null; node = Languages.above(node)) {
            String path = contentOf(node).get(property, String.class);
            if (path != null) {
                return Languages.localised(path, page);
            }
        }
        return null;
    }

    static ValueMap contentOf(Resource page) {
        Resource content = page.getChild(CONTENT);
        return (content == null ? page : content).getValueMap();
    }

    /** Only a script has Sling's helper, which knows the services and the answer that a model needs. */
    static boolean isInScript(SlingHttpServletRequest request) {
        Object bindings = request.getAttribute(SlingBindings.class.getName());
        return bindings instanceof SlingBindings && ((SlingBindings) bindings).getSling() != null;
    }

    static SlingScriptHelper sling(SlingHttpServletRequest request) {
        return ((SlingBindings) request.getAttribute(SlingBindings.class.getName())).getSling();
    }

    private static String withoutEnding(String path) {
        int content = path.indexOf("/" + CONTENT);
        String page = content < 0 ? path : path.substring(0, content);
        return page.replaceFirst("\\.[^/]*$", "");
    }

    /** The site's dictionary comes first. Sling's gives the key for what it does not know. */
    private static Map<String, Object> words(SlingHttpServletRequest request, String language) {
        Map<String, Object> words = JsonText.toMap(Definitions.labels(Languages.code(language)));
        ResourceBundle dictionary = request.getResourceBundle(Locale.forLanguageTag(language));
        if (dictionary != null) {
            words.replaceAll((name, text) -> {
                String translation = dictionary.getString("uni." + name);
                return translation.equals("uni." + name) ? text : translation;
            });
        }
        return words;
    }
}
