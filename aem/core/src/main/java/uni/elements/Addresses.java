package uni.elements;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.sling.api.SlingHttpServletRequest;

/** Addresses of the repository's pages, as visitors ask for them. */
final class Addresses {
    private static final Pattern PAGE = Pattern.compile("(/content/(?!dam/)[^?#]*?)([?#].*)?");
    private static final Pattern ENDING = Pattern.compile("\\.[^/]*$");

    /** A link to a page or a file below `/content` as the resolver maps it; any other as it is. */
    static String mapped(SlingHttpServletRequest request, String link) {
        String address = link.trim();
        if (!address.startsWith("/content/")) {
            return link;
        }
        String whole = withEnding(address);
        int end = whole.replace('?', '#').indexOf('#');
        String path = end < 0 ? whole : whole.substring(0, end);
        return request.getResourceResolver().map(request, path) + (end < 0 ? "" : whole.substring(end));
    }

    /** The path of a page gets the ending that its address has. */
    private static String withEnding(String address) {
        Matcher page = PAGE.matcher(address);
        if (!page.matches() || page.group(1).endsWith("/") || ENDING.matcher(page.group(1)).find()) {
            return address;
        }
        return page.group(1) + ".html" + (page.group(2) == null ? "" : page.group(2));
    }
}
