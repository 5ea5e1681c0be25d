package uni.elements;

import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;

/** What an author has stored in a node: its own properties, with lists and objects from the nodes below. */
final class Stored {
    static final String TYPE = "sling:resourceType";
    private static final DateTimeFormatter ISO = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSSXXX");
    private static final Pattern ITEM = Pattern.compile("item\\d+");
    private static final Set<String> NOT_SHOWN = Set.of("cq:responsive", "cq:LiveSyncConfig", "cq:annotations");

    /** The properties that authors give, without the repository's own. */
    static Map<String, Object> valuesOf(Resource node) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Map.Entry<String, Object> property : node.getValueMap().entrySet()) {
            if (property.getKey().indexOf(':') < 0) {
                values.put(property.getKey(), plain(property.getValue()));
            }
        }
        Object title = node.getValueMap().get("jcr:title");
        if (title != null) {
            values.putIfAbsent("title", plain(title));
        }
        for (Resource child : node.getChildren()) {
            if (!isComponent(child) && child.getName().indexOf(':') < 0) {
                values.putIfAbsent(child.getName(), branch(child));
            }
        }
        return values;
    }

    /** What the repository says of a node's component: `jcr:title`, `cq:isContainer`. */
    static ValueMap componentOf(Resource node) {
        Resource component = node.getResourceResolver().getResource("/apps/" + node.getResourceType());
        return component == null ? ValueMap.EMPTY : component.getValueMap();
    }

    /** The components directly in a node, in order. */
    static List<Resource> componentsIn(Resource node) {
        List<Resource> components = new ArrayList<>();
        for (Resource child : node.getChildren()) {
            if (isComponent(child)) {
                components.add(child);
            }
        }
        return components;
    }

    private static boolean isComponent(Resource child) {
        return child.getValueMap().containsKey(TYPE) && !NOT_SHOWN.contains(child.getName());
    }

    /** A multifield's nodes are a list, any other node is an object. */
    private static Object branch(Resource node) {
        List<Object> items = new ArrayList<>();
        for (Resource child : node.getChildren()) {
            if (!ITEM.matcher(child.getName()).matches()) {
                return valuesOf(node);
            }
            items.add(valuesOf(child));
        }
        ValueMap own = node.getValueMap();
        boolean isObject = items.isEmpty() && own.keySet().stream().anyMatch(name -> name.indexOf(':') < 0);
        return isObject ? valuesOf(node) : items;
    }

    private static Object plain(Object value) {
        if (value instanceof Object[]) {
            List<Object> items = new ArrayList<>();
            for (Object item : (Object[]) value) {
                items.add(plain(item));
            }
            return items;
        }
        if (value instanceof Calendar) {
            Calendar date = (Calendar) value;
            return ISO.format(date.toInstant().atZone(date.getTimeZone().toZoneId()));
        }
        return value instanceof Number || value instanceof Boolean ? value : String.valueOf(value);
    }
}
