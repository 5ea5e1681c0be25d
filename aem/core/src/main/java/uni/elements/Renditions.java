package uni.elements;

import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.json.JsonObject;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;

/** The renditions that the asset store has made of a picture. */
final class Renditions {
    private static final Pattern WEB = Pattern.compile("cq5dam\\.web\\.(\\d+)\\.\\d+\\.\\w+");

    private Renditions() {
    }

    /** The prop that takes a component's picture; null where there is none. */
    static String pictureProp(JsonObject props) {
        return props.keySet().stream()
            .filter(name -> props.getJsonObject(name).containsKey("isAsset")).findFirst().orElse(null);
    }

    /** The picture that a dialog has stored as `fileReference` goes before an older path and the sources of that. */
    static void choosePicture(Resource component, JsonObject props, Map<String, Object> stored) {
        String picture = pictureProp(props);
        String reference = (String) stored.get("fileReference");
        if (picture == null || reference == null || String.valueOf(stored.get(picture)).startsWith(reference)) {
            return;
        }
        stored.put(picture, reference);
        stored.remove("srcset");
        String srcset = props.containsKey("srcset") ? srcset(component.getResourceResolver(), reference) : null;
        if (srcset != null) {
            stored.put("srcset", srcset);
        }
    }

    /** As a `srcset`; null where there are none. */
    static String srcset(ResourceResolver resolver, Object picture) {
        Resource renditions = picture instanceof String
            ? resolver.getResource(picture + "/jcr:content/renditions") : null;
        if (renditions == null) {
            return null;
        }
        StringJoiner sources = new StringJoiner(", ");
        for (Resource rendition : renditions.getChildren()) {
            Matcher name = WEB.matcher(rendition.getName());
            if (name.matches()) {
                sources.add(rendition.getPath().replace("/jcr:", "/_jcr_") + " " + name.group(1) + "w");
            }
        }
        return sources.length() == 0 ? null : sources.toString();
    }
}
