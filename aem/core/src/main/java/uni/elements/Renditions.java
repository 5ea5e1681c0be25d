package uni.elements;

import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;

/** The renditions that the asset store has made of a picture. */
final class Renditions {
    private static final Pattern WEB = Pattern.compile("cq5dam\\.web\\.(\\d+)\\.\\d+\\.\\w+");

    private Renditions() {
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
