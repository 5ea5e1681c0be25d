package uni.elements.internal;

import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;

/** The fragments that components and pages show in their own place. */
final class Fragments {
    private static final String CONTENT = "/content/";
    /** Sling ends an answer as an error at 50, where a page's own content has been the first. */
    static final int MOST_DEEP = 45;

    /** The path of what a fragment shows: of an experience fragment's variation, its content. Null if it shows nothing. */
    static String shown(String src, SlingHttpServletRequest request) {
        Resource fragment = request.getResourceResolver().getResource(src);
        String reason = fragment == null ? null : refusal(fragment, request);
        if (reason != null) {
            Reports.leftOut(fragment.getPath(), reason + ", in " + request.getResource().getPath());
        }
        return fragment == null || reason != null ? null : contentOf(fragment).getPath();
    }

    /** Whether a fragment must not be shown here: neither by the server nor by a browser. */
    static boolean isRefused(String src, SlingHttpServletRequest request) {
        Resource fragment = request.getResourceResolver().getResource(src);
        return fragment != null && refusal(fragment, request) != null;
    }

    /** Asked for a path, gives it back where what is there may be shown here. HTL calls no method with an argument, but asks a map. */
    static Map<String, Object> shownByPath(SlingHttpServletRequest request) {
        return new AbstractMap<>() {
            @Override
            public Object get(Object path) {
                return shown(String.valueOf(path), request) == null ? null : path;
            }

            @Override
            public Set<Entry<String, Object>> entrySet() {
                return Set.of();
            }
        };
    }

    private static String refusal(Resource fragment, SlingHttpServletRequest request) {
        if (!fragment.getPath().startsWith(CONTENT)) {
            return "it is not below " + CONTENT;
        }
        if (Inclusions.isShown(request, contentOf(fragment).getPath())) {
            return "it would show itself";
        }
        return Inclusions.depth(request) >= MOST_DEEP ? "it is in more than " + MOST_DEEP + " components and fragments" : null;
    }

    private static Resource contentOf(Resource fragment) {
        Resource content = fragment.getChild("jcr:content");
        Resource root = content == null ? null : content.getChild("root");
        return root != null ? root : content != null ? content : fragment;
    }
}
