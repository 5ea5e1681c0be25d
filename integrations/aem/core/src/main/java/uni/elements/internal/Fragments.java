package uni.elements.internal;

import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceWrapper;

/** The fragments that components and pages show in their own place. */
final class Fragments {
    private static final String CONTENT = "/content/";
    /** Sling ends an answer as an error at 50, where a page's own content has been the first. */
    static final int MOST_DEEP = 45;

    /** What a fragment shows: of a page or an experience fragment's variation, its content. Null if it shows nothing. */
    static Resource shown(String src, SlingHttpServletRequest request) {
        Resource fragment = request.getResourceResolver().getResource(src);
        String reason = fragment == null ? null : refusal(fragment, request);
        if (reason != null) {
            Reports.leftOut(fragment.getPath(), reason + ", in " + request.getResource().getPath());
        }
        return fragment == null || reason != null ? null : contentOf(fragment);
    }

    /** The header or footer that a page names. No browser asks for one that is not there, so it is reported here. */
    static Resource frame(String part, Object path, SlingHttpServletRequest request) {
        if (path == null) {
            return null;
        }
        if (request.getResourceResolver().getResource(path.toString()) == null) {
            Reports.leftOut(path.toString(), "pages name it as their " + part
                + "Fragment, and nothing is there, or whoever asks may not read it");
        }
        return shown(path.toString(), request);
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
        String content = contentOf(fragment).getPath();
        // Nothing includes the content of the page that was asked for, so it is known by what it holds.
        boolean isAround = (request.getResource().getPath() + "/").startsWith(content + "/");
        if (isAround || Inclusions.isShown(request, content)) {
            return "it would show itself";
        }
        return Inclusions.depth(request) >= MOST_DEEP ? "it is in more than " + MOST_DEEP + " components and fragments" : null;
    }

    /** A page whose components lie in its content alone shows them as a fragment does: its own type would write a whole page. */
    private static Resource contentOf(Resource fragment) {
        Resource content = fragment.getChild("jcr:content");
        Resource root = content == null ? null : content.getChild("root");
        return root != null ? root : content == null ? fragment : new ResourceWrapper(content) {
            @Override
            public String getResourceType() {
                return Exported.FRAGMENT;
            }
        };
    }
}
