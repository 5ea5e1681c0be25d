package uni.elements.internal;

import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;
import org.apache.sling.api.resource.ResourceWrapper;

/** The fragments that components and pages show in their own place. */
final class Fragments {
    private static final String CONTENT = "/content/";
    private static final String CONTENT_NODE = "jcr:content";
    private static final Set<String> CONTAINERS = Set.of(Exported.AREA, Exported.FRAGMENT);
    private static final String EMPTY = "empty";
    /** The types of folders and files. */
    private static final Pattern OF_REPOSITORY = Pattern.compile("(?!nt:unstructured)\\w+:.*");
    /** Sling ends an answer as an error at 50, where a page's own content has been the first. */
    static final int MOST_DEEP = 45;

    /** What a fragment shows: of a page or an experience fragment's variation, its content. Null if it shows nothing. */
    static Resource shown(String src, SlingHttpServletRequest request) {
        Resource fragment = request.getResourceResolver().getResource(src);
        String reason = fragment == null ? null : refusal(fragment, request);
        Resource content = fragment == null ? null : contentOf(fragment);
        if (reason != null) {
            Reports.leftOut(fragment.getPath(), reason + ", in " + request.getResource().getPath());
        } else if (content != null && isEmpty(content)) {
            Reports.once(src, EMPTY, "{} is shown by {}, and has no component", fragment.getPath(), request.getResource().getPath());
        }
        return reason != null ? null : content;
    }

    /** The header or footer that a page names. No browser asks for one that is not there, so it is reported here. */
    static Resource frame(String part, Object path, SlingHttpServletRequest request) {
        if (path == null) {
            return null;
        }
        if (request.getResourceResolver().getResource(path.toString()) == null) {
            Reports.once(path.toString(), part, "{} is left out: {} has it as its {}Fragment, and nothing is there, or whoever asks"
                + " may not read it", path, request.getResource().getPath(), part);
        }
        return shown(path.toString(), request);
    }

    /**
     * The path of what is shown in place of a page that holds nothing but pages, as an experience fragment does: of its
     * master variation, else of the first that it has. Any other path is given back.
     */
    static Object variation(Object path, ResourceResolver resolver) {
        Resource named = path == null ? null : resolver.getResource(path.toString());
        return named == null ? path : variationOf(named).getPath();
    }

    private static Resource variationOf(Resource fragment) {
        Resource content = fragment.getChild(CONTENT_NODE);
        if (content == null || content.getChild("root") != null || !new Stored(content).components().isEmpty()) {
            return fragment;
        }
        Resource first = null;
        for (Resource page : fragment.getChildren()) {
            Resource below = page.getChild(CONTENT_NODE);
            if (below != null && below.getValueMap().get("cq:xfMasterVariation", false)) {
                return page;
            }
            first = first == null && below != null ? page : first;
        }
        return first == null ? fragment : first;
    }

    /** Whether it is there for components and has none. */
    private static boolean isEmpty(Resource content) {
        Stored stored = new Stored(content);
        boolean isContainer = CONTAINERS.contains(content.getResourceType()) || stored.component().get("cq:isContainer", false);
        return isContainer && stored.components().isEmpty();
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
        if (fragment.getChild(CONTENT_NODE) == null && OF_REPOSITORY.matcher(fragment.getResourceType()).matches()) {
            return "it is neither a page nor a component";
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
    private static Resource contentOf(Resource named) {
        Resource fragment = variationOf(named);
        Resource content = fragment.getChild(CONTENT_NODE);
        Resource root = content == null ? null : content.getChild("root");
        return root != null ? root : content == null ? fragment : new ResourceWrapper(content) {
            @Override
            public String getResourceType() {
                return Exported.FRAGMENT;
            }
        };
    }
}
