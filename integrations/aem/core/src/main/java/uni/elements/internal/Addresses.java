package uni.elements.internal;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.ResourceResolver;

/** Addresses of the repository's pages and pictures, as visitors ask for them. */
final class Addresses {
    private static final Pattern OURS = Pattern.compile("(/content/[^?#]*)(.*)", Pattern.DOTALL);
    private static final Pattern NO_PAGE = Pattern.compile("^/content/dam/|/$|\\.html/|\\.[^/]*$");
    private static final Pattern PLAIN = Pattern.compile("[\\w/.~:@!$&*+;=-]*");
    private static final Pattern HREF = Pattern.compile("(<a\\b[^<>]*?\\shref=\")([^\"]*)\"");
    /** What has a mark of addresses, or of a list of sources, is one where it is no file's name. */
    private static final Pattern MARKED = Pattern.compile("[%?#]|\\s[\\d.]+[wx]\\s*(?:,|$)");

    /** A link below `/content` as the resolver maps it, once for each answer. No request is fine. */
    static String mapped(ResourceResolver resolver, SlingHttpServletRequest request, String link) {
        return request == null ? address(resolver, null, link)
            : PageContext.<Map<String, String>>shared(request, Addresses.class, HashMap::new)
                .computeIfAbsent(link, stored -> address(resolver, request, stored));
    }

    /** A page gets its ending. What is not below `/content` stays as it is. */
    private static String address(ResourceResolver resolver, SlingHttpServletRequest request, String link) {
        Matcher ours = OURS.matcher(link.trim());
        if (!ours.matches()) {
            return link;
        }
        String path = ours.group(1);
        boolean isPage = !NO_PAGE.matcher(path).find();
        String ofAem = isPage ? Aem.addressOf(path, request) : null;
        return (ofAem == null ? resolver.map(request, isPage ? path + ".html" : path) : ofAem) + ours.group(2);
    }

    /**
     * Rich text with the addresses of its links as visitors ask for them, as those of other properties are. Their
     * character references stay: none begins a path, and what follows the path is not read.
     */
    static String inHtml(ResourceResolver resolver, SlingHttpServletRequest request, String html) {
        return HREF.matcher(html).replaceAll(found -> {
            String link = found.group(2).trim();
            String written = link.startsWith("tel:") ? link.replace(" ", "") : mapped(resolver, request, link).replace(" ", "%20");
            return Matcher.quoteReplacement(found.group(1) + written + "\"");
        });
    }

    /**
     * A picture's. The name of a file may have any letters, of which some end an address, or a source in a `srcset`.
     * What is no file here is an address already.
     */
    static String ofPicture(ResourceResolver resolver, String picture) {
        boolean isAddress = !picture.startsWith("/") || PLAIN.matcher(picture).matches()
            || MARKED.matcher(picture).find() && resolver.getResource(picture) == null;
        return isAddress ? picture : encoded(picture);
    }

    /** A path whose every letter may stand in an address. */
    static String encoded(String path) {
        return URLEncoder.encode(path, StandardCharsets.UTF_8).replace("%2F", "/").replace("+", "%20");
    }
}
