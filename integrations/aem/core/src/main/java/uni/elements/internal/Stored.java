package uni.elements.internal;

import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Calendar;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.api.wrappers.ValueMapDecorator;

/** What an author has stored in a node: its own properties, with lists and objects from the nodes below. Read once. */
final class Stored {
    static final String TYPE = "sling:resourceType";
    private static final DateTimeFormatter ISO = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSSXXX");
    private static final Pattern ITEM = Pattern.compile("item\\d+");
    /** What AEM stores of a page under names of its own. */
    private static final List<String> OF_CMS = List.of("title", "description", "language");
    /** A live copy keeps it where its author has deleted a component of the original. */
    private static final String GHOST = "wcm/msm/components/ghost";

    final Resource node;
    final ValueMap properties;
    /** Of the page that the node is in. Empty for none. */
    final String template;
    /** The node that this was read with, which knows what both share. Null for the first that somebody asks for. */
    private final Stored above;
    private Optional<Resource> structure;
    private List<Stored> children;
    private Map<String, Object> own;

    Stored(Resource node) {
        this(node, null);
    }

    private Stored(Resource node, Stored above) {
        this.node = node;
        this.above = above;
        template = above == null ? Templates.of(node) : above.template;
        properties = new ValueMapDecorator(new LinkedHashMap<>(node.getValueMap()));
    }

    /** What the page's template has here. */
    private Optional<Resource> structure() {
        if (structure == null) {
            structure = Aem.templated(node) != null ? Optional.empty()
                : above == null ? Templates.structure(node, template)
                : above.structure().map(holder -> holder.getChild(node.getName()));
        }
        return structure;
    }

    private List<Stored> children() {
        if (children == null) {
            children = new ArrayList<>();
            Optional.ofNullable(Aem.templated(node)).orElse(node).getChildren().forEach(child ->
                children.add(new Stored(child, this)));
        }
        return children;
    }

    /** The properties that authors give, without the repository's own, and without the nodes below. */
    Map<String, Object> own() {
        if (own == null) {
            own = new LinkedHashMap<>();
            properties.forEach((name, value) -> {
                if (name.indexOf(':') < 0) {
                    own.put(name, plain(value));
                }
            });
            for (String name : OF_CMS) {
                String text = properties.get("jcr:" + name, String.class);
                if (text != null) {
                    own.putIfAbsent(name, text);
                }
            }
        }
        return new LinkedHashMap<>(own);
    }

    /** The list or the object of a name, from the nodes below. Null where there is none. */
    Object branch(String name) {
        return children().stream().filter(child -> child.isBranch() && child.node.getName().equals(name)).findFirst()
            .map(Stored::branch).orElse(null);
    }

    /** By this, two nodes are of the same component. */
    String type() {
        return node.getResourceType() + " < " + properties.get("sling:resourceSuperType");
    }

    /** The properties of a node's component, such as `jcr:title` and `cq:isContainer`, with those that it inherits. */
    ValueMap component() {
        Map<String, Object> properties = new LinkedHashMap<>();
        Definitions.typesOf(node).stream().map(type -> node.getResourceResolver().getResource(type)).filter(Objects::nonNull)
            .forEach(component -> component.getValueMap().forEach(properties::putIfAbsent));
        return new ValueMapDecorator(properties);
    }

    /**
     * The components directly in a node, in order. Those of the template come first, in the template's order. A page's
     * own of the same name takes their place.
     */
    List<Stored> components() {
        Map<String, Stored> components = new LinkedHashMap<>();
        structure().ifPresent(holder -> holder.getChildren().forEach(child -> add(new Stored(child), components)));
        children().forEach(child -> add(child, components));
        return List.copyOf(components.values());
    }

    private static void add(Stored child, Map<String, Stored> components) {
        if (child.isComponent()) {
            components.put(child.node.getName(), child);
        }
    }

    /** When it was last changed, as authors' tools note it. */
    Object modified() {
        return plain(properties.get("jcr:lastModified", properties.get("cq:lastModified", properties.get("jcr:created"))));
    }

    private boolean isBranch() {
        return !properties.containsKey(TYPE) && !isOfRepository();
    }

    private boolean isComponent() {
        return properties.containsKey(TYPE) && !isOfRepository() && !GHOST.equals(properties.get(TYPE, ""));
    }

    /** Whether the CMS keeps the node for itself: a featured image, a workflow, a note. Such names have a prefix. */
    private boolean isOfRepository() {
        return node.getName().indexOf(':') >= 0;
    }

    private Map<String, Object> all() {
        Map<String, Object> all = own();
        children().stream().filter(Stored::isBranch)
            .forEach(child -> all.putIfAbsent(child.node.getName(), child.branch()));
        return all;
    }

    /** A multifield's nodes are a list, whatever an editor's tools have put beside them. Any other node is an object. */
    private Object branch() {
        List<Stored> items = children().stream().filter(Stored::isItem).collect(Collectors.toList());
        boolean isEmptyList = children.isEmpty() && properties.keySet().stream().allMatch(name -> name.indexOf(':') >= 0);
        if (items.isEmpty() && !isEmptyList) {
            return all();
        }
        children.stream().filter(child -> !child.isItem())
            .forEach(child -> Reports.leftOut(child.node.getPath(), "it is no item of the list that it is in"));
        return items.stream().map(Stored::all).collect(Collectors.toList());
    }

    private boolean isItem() {
        return ITEM.matcher(node.getName()).matches();
    }

    /** Where one value is wanted, the first of several, as AEM's own value map gives it. */
    static Object first(Object value) {
        return value instanceof List
            ? ((List<?>) value).stream().filter(Objects::nonNull).findFirst().orElse(null) : value;
    }

    private static Object plain(Object value) {
        if (value instanceof Object[]) {
            return Arrays.stream((Object[]) value).map(Stored::plain).collect(Collectors.toList());
        }
        if (value instanceof Calendar) {
            Calendar date = (Calendar) value;
            return ISO.format(date.toInstant().atZone(date.getTimeZone().toZoneId()));
        }
        return value == null || value instanceof Number || value instanceof Boolean ? value : String.valueOf(value);
    }
}
