package uni.elements.internal;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import javax.json.JsonObject;
import javax.json.JsonValue;
import javax.servlet.http.HttpServletResponse;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.SlingHttpServletResponse;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;
import uni.elements.Component;

/** No Sling Model, because Sling would pick the implementation anew for each component: a third of a page's time. */
final class ComponentModel extends AbstractMap<String, Object> implements Component {
    /** The Universal Editor has the page in a frame, and browsers then name its origin as the one that has asked. */
    private static final Pattern ADOBE = Pattern.compile("https://(?:[\\w-]+\\.)*adobe\\.(?:com|io)/");
    private static final Pattern WEB = Pattern.compile("/[^/]|https?://");

    private final Map<String, Object> values = new LinkedHashMap<>();
    /** What few templates ask for. */
    private final Map<String, Supplier<Object>> onDemand = new HashMap<>();
    private final SlingHttpServletRequest request;
    /** What is stored in nodes below, which few components have. */
    private Function<String, Object> branches = name -> null;

    ComponentModel(SlingHttpServletRequest request) {
        this.request = request;
        Resource resource = request.getResource();
        try {
            fill(resource);
        } catch (RuntimeException error) {
            Reports.error(resource.getPath(), "{} cannot be read; it renders empty", resource.getPath(), error);
        }
    }

    private void fill(Resource resource) {
        PageContext context = PageContext.of(request);
        Stored node = context.stored(resource);
        String slug = context.slugOf(node);
        boolean isEdited = isEdited();
        values.putAll(node.own());
        Map<String, Object> props = Props.of(node, slug, request);
        JsonObject propTypes = Definitions.propsOf(slug);
        Definitions.OF_PAGE.keySet().stream().filter(propTypes::containsKey)
            .forEach(name -> props.putIfAbsent(name, context.page.get(Definitions.OF_PAGE.getString(name))));
        values.keySet().removeAll(propTypes.keySet());
        values.putAll(props);
        values.put("isWritten", !isEdited);
        values.put("labels", context.labels);
        values.put("page", context.page);
        branches = name -> propTypes.containsKey(name) ? null : node.branch(name);
        onDemand.put("children", () -> children(context.components(node), context.views));
        if (context.data != null) {
            Map<String, Object> given = Collections.unmodifiableMap(values);
            propTypes.keySet().stream().filter(name -> Definitions.isData(propTypes.getJsonObject(name))).forEach(name ->
                props.computeIfAbsent(name, asked -> context.data.find(request, slug, asked, given)));
        }
        String query = Definitions.ADDRESSED.contains(slug) ? request.getQueryString() : null;
        Views.Written written = context.views.write(node.node.getPath(), slug, JsonText.of(props), context.language,
            context.labelsJson, isEdited, query);
        Map<String, Object> attributes = new LinkedHashMap<>(written.attributes);
        if (isEdited) {
            addEditorMarks(attributes, node, slug);
        } else if (context.hasDataLayer && propTypes.size() > 0) {
            attributes.put(DataLayer.ATTRIBUTE, DataLayer.of(node, slug, props));
        }
        Map<String, Object> tag = new LinkedHashMap<>(attributes);
        tag.putAll(written.marks);
        values.put("element", slug.isEmpty() || written.isNothing ? null : "uni-" + slug);
        values.put("attributes", attributes);
        values.put("tag", tag);
        values.put("data", written.data);
        values.put("view", context.views.apart(written.view, context.ids));
        onDemand.put("dataLayer", () -> context.hasDataLayer ? DataLayer.ofPage(node, context.page) : null);
        onDemand.put("fragments", () -> Fragments.shownByPath(request));
        onDemand.put("isInUniversalEditor", () -> ADOBE.matcher(String.valueOf(request.getHeader("Referer"))).lookingAt());
        onDemand.put("redirect", () -> redirect(node, context));
        onDemand.put("navigation", () -> JsonText.plain(context.views.navigation(JsonText.of(get("items")),
            String.valueOf(context.page.get("link")), isEdited ? "" : String.valueOf(context.labels.get("pagesUnder")))));
        if (propTypes.containsKey("src")) {
            String src = String.valueOf(values.get("src"));
            onDemand.put("included", () -> Fragments.shown(src, request));
            onDemand.put("src", () -> Fragments.isRefused(src, request) ? null
                : Fragments.variation(values.get("src"), resource.getResourceResolver()));
        }
        for (String part : Definitions.FRAMES) {
            onDemand.put(part + "Fragment", () ->
                Fragments.variation(context.inherited(resource, part + "Fragment"), resource.getResourceResolver()));
            onDemand.put(part, () -> Fragments.frame(part, get(part + "Fragment"), request));
        }
    }

    /** Where a page leads that is none of its own: visitors go there. */
    private String redirect(Stored page, PageContext context) {
        String target = page.properties.get("cq:redirectTarget", "");
        String address = !WEB.matcher(target).lookingAt() ? null
            : Addresses.mapped(request.getResourceResolver(), request, target);
        if (address != null && !isEdited() && !address.equals(context.page.get("link"))) {
            SlingHttpServletResponse response = PageContext.sling(request).getResponse();
            response.setStatus(HttpServletResponse.SC_FOUND);
            response.setHeader("Location", address);
        }
        return address;
    }

    /** What the Universal Editor knows a component by. */
    private static void addEditorMarks(Map<String, Object> attributes, Stored node, String slug) {
        ValueMap component = node.component();
        boolean isContainer = component.get("cq:isContainer", false);
        attributes.put("data-aue-resource", "urn:aemconnection:" + node.node.getPath());
        attributes.put("data-aue-label", component.get("jcr:title", slug));
        attributes.put("data-aue-type", isContainer ? "container" : "component");
        attributes.put(isContainer ? "data-aue-filter" : "data-aue-model", slug.equals("area") ? "uni-page" : slug);
    }

    /**
     * Where somebody edits, a view is the browser's: it shows what is changed. A template's structure is edited in the
     * template alone, not on its pages.
     */
    private boolean isEdited() {
        Object mode = request.getAttribute("com.day.cq.wcm.api.WCMMode");
        return mode != null && !mode.toString().equals("DISABLED")
            && (!Templates.isStructure(request.getResource()) || PageContext.of(request).isTemplate);
    }

    /** Those that are shown, in their order: as they are stored, where none says more of its place. */
    private static List<Map<String, Object>> children(List<Stored> components, Views views) {
        Map<String, Map<String, Object>> places = new LinkedHashMap<>();
        components.forEach(component -> places.put("c" + places.size(), Exported.place(component)));
        boolean isStored = places.values().stream().allMatch(Map::isEmpty);
        Map<String, ?> ordered = isStored ? null : views.order(JsonText.of(places));
        List<Map<String, Object>> children = new ArrayList<>();
        (ordered == null ? places : ordered).forEach((name, isFirst) -> {
            Stored child = components.get(Integer.parseInt(name.substring(1)));
            Map<String, Object> properties = child.own();
            properties.put("isFirstGroupItem", children.isEmpty() || isFirst == JsonValue.TRUE);
            children.add(Map.of("name", child.node.getName(), "resource", child.node, "properties", properties));
        });
        return children;
    }

    @Override
    public Object get(Object key) {
        if (onDemand.containsKey(key)) {
            values.put((String) key, onDemand.remove(key).get());
        }
        return key instanceof String ? values.computeIfAbsent((String) key, branches) : null;
    }

    @Override
    public boolean containsKey(Object key) {
        return onDemand.containsKey(key) || values.containsKey(key) || get(key) != null;
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
        return values.entrySet();
    }
}
