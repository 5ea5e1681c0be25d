package uni.elements.internal;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.regex.Pattern;
import javax.json.JsonObject;
import org.apache.sling.api.resource.Resource;

/** What a site's analytics know a component by, in the form of Adobe's client data layer. */
final class DataLayer {
    /** As Adobe's core components have it, so that one library reads both. */
    static final String ATTRIBUTE = "data-cmp-data-layer";
    private static final List<String> NAMES = List.of("title", "text", "label");
    private static final Pattern TAG = Pattern.compile("</?[a-zA-Z][^<>]*>");
    private static final int ID_LENGTH = 10;

    /** The JSON of a component: its id, and by that its type, what it is called, where it leads, when it was changed. */
    static String of(Stored component, String slug, Map<String, Object> props) {
        JsonObject propTypes = Definitions.propsOf(slug);
        Map<String, Object> said = new LinkedHashMap<>();
        said.put("@type", component.node.getResourceType());
        said.put("repo:modifyDate", component.modified());
        said.put("dc:title", NAMES.stream().map(props::get).filter(String.class::isInstance).findFirst()
            .map(title -> words((String) title)).orElse(null));
        said.put("xdm:linkURL", propTypes.keySet().stream().filter(name -> isLink(propTypes.getJsonObject(name)))
            .map(props::get).filter(Objects::nonNull).findFirst().orElse(null));
        return JsonText.of(Map.of(slug + "-" + id(component.node), said));
    }

    /** The JSON of a page. */
    static String ofPage(Stored content, Map<String, Object> page) {
        Map<String, Object> said = new LinkedHashMap<>();
        said.put("@type", content.node.getResourceType());
        said.put("repo:modifyDate", content.modified());
        said.put("dc:title", content.own().get("title"));
        said.put("xdm:template", content.properties.get("cq:template"));
        said.put("xdm:language", page.get("language"));
        said.put("repo:path", page.get("contentPath") + ".html");
        return JsonText.of(Map.of("page-" + id(content.node), said));
    }

    /** Analytics count words, and a heading's text is HTML. */
    private static String words(String title) {
        return TAG.matcher(title).replaceAll(" ").replace("&nbsp;", " ").replace("&lt;", "<").replace("&gt;", ">")
            .replace("&quot;", "\"").replace("&amp;", "&").replaceAll("\\s+", " ").trim();
    }

    private static boolean isLink(JsonObject propType) {
        return propType.getString("kind").equals("url") && !propType.containsKey("isAsset");
    }

    /** The same for as long as the component stands where it is. */
    private static String id(Resource node) {
        byte[] path = node.getPath().getBytes(StandardCharsets.UTF_8);
        return UUID.nameUUIDFromBytes(path).toString().replace("-", "").substring(0, ID_LENGTH);
    }
}
