package uni.elements;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.json.JsonObject;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;

/** A component's picture: which it is, and the renditions that the asset store has made of it. */
final class Pictures {
    private static final Pattern WEB = Pattern.compile("cq5dam\\.web\\.(\\d+)\\.\\d+\\.\\w+");
    private static final Pattern PLAIN = Pattern.compile("[\\w/.~:@!$&*+;=-]*");
    /** What has a mark of addresses, or of a list of sources, is one where it is no file's name. */
    private static final Pattern MARKED = Pattern.compile("[%?#]|\\s[\\d.]+[wx]\\s*(?:,|$)");

    /** The prop that takes a component's picture; null where there is none. */
    private static String pictureProp(JsonObject props) {
        return props.keySet().stream()
            .filter(name -> props.getJsonObject(name).containsKey("isAsset")).findFirst().orElse(null);
    }

    /** The picture that a dialog has stored as `fileReference` goes before an older path and the sources of that. */
    static void choosePicture(JsonObject props, Map<String, Object> stored) {
        String picture = pictureProp(props);
        String reference = Stored.scalar(stored.get("fileReference"));
        if (picture != null && reference != null && !String.valueOf(stored.get(picture)).startsWith(reference)) {
            stored.put(picture, reference);
            stored.remove("srcset");
        }
    }

    /**
     * A picture's address. The name of a file may have any letters, of which some end an address, or a source in a
     * `srcset`; what is no file here is an address already.
     */
    static String address(ResourceResolver resolver, String picture) {
        boolean isAddress = !picture.startsWith("/") || PLAIN.matcher(picture).matches()
            || MARKED.matcher(picture).find() && resolver.getResource(picture) == null;
        return isAddress ? picture : encoded(picture);
    }

    /** A path whose every letter may stand in an address. */
    private static String encoded(String path) {
        StringBuilder address = new StringBuilder();
        for (byte unit : path.getBytes(StandardCharsets.UTF_8)) {
            boolean isPlain = unit > 0 && PLAIN.matcher(String.valueOf((char) unit)).matches();
            address.append(isPlain ? String.valueOf((char) unit) : String.format("%%%02X", unit));
        }
        return address.toString();
    }

    /** A `srcset` of the renditions, where there are some and the author has given none. */
    static void addSources(ResourceResolver resolver, JsonObject props, Map<String, Object> stored) {
        Object picture = props.containsKey("srcset") && !stored.containsKey("srcset") ? stored.get(pictureProp(props)) : null;
        Resource renditions = picture == null ? null : resolver.getResource(picture + "/jcr:content/renditions");
        if (renditions == null) {
            return;
        }
        StringJoiner sources = new StringJoiner(", ");
        for (Resource rendition : renditions.getChildren()) {
            Matcher name = WEB.matcher(rendition.getName());
            if (name.matches()) {
                sources.add(encoded(rendition.getPath().replace("/jcr:", "/_jcr_")) + " " + name.group(1) + "w");
            }
        }
        if (sources.length() > 0) {
            stored.put("srcset", sources.toString());
        }
    }
}
