package uni.elements;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.sling.api.SlingHttpServletRequest;

/** Addresses of the repository's pages, as visitors ask for them. */
final class Addresses {
    private static final Pattern OURS = Pattern.compile("(/content/[^?#]*)(.*)", Pattern.DOTALL);
    private static final Pattern NO_PAGE = Pattern.compile("^/content/dam/|/$|\\.[^/]*$");

    /** A link to a page or a file below `/content` as the resolver maps it, a page with its ending; any other as it is. */
    static String mapped(SlingHttpServletRequest request, String link) {
        Matcher ours = OURS.matcher(link.trim());
        if (!ours.matches()) {
            return link;
        }
        String path = ours.group(1);
        boolean isPage = !NO_PAGE.matcher(path).find();
        return request.getResourceResolver().map(request, isPage ? path + ".html" : path) + ours.group(2);
    }
}
