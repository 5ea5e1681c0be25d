package uni.elements;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Addresses that a link or a picture may use: http, https, mailto, tel, relative or in-page. */
final class Addresses {
    private static final Set<String> ALLOWED_SCHEMES = Set.of("http", "https", "mailto", "tel");
    private static final Pattern SCHEME = Pattern.compile("^([a-zA-Z][a-zA-Z0-9+.-]*):");
    private static final Pattern PAGE = Pattern.compile("^(/content/(?!dam/)[^?#]*?)([?#].*)?$");
    private static final Pattern ENDING = Pattern.compile("\\.[^/]*$");
    private static final Pattern BAD_PERCENT = Pattern.compile("%(?![0-9a-fA-F]{2})");

    /** The path of a page gets the ending that its address has. */
    static String withEnding(String address) {
        Matcher page = PAGE.matcher(address);
        if (!page.matches() || page.group(1).endsWith("/") || ENDING.matcher(page.group(1)).find()) {
            return address;
        }
        return page.group(1) + ".html" + (page.group(2) == null ? "" : page.group(2));
    }

    /** The address with its query encoded anew; null for one that could run a script. */
    static String safe(String address) {
        String cleaned = address.replaceAll("^[\\x00-\\x20]+|[\\x00-\\x20]+$", "").replaceAll("[\\t\\n\\r]", "");
        Matcher scheme = SCHEME.matcher(cleaned);
        if (!scheme.find()) {
            return withQuery(cleaned);
        }
        String name = scheme.group(1).toLowerCase(Locale.ROOT);
        if (!ALLOWED_SCHEMES.contains(name)) {
            return null;
        }
        return name.equals("mailto") || name.equals("tel") ? cleaned : withQuery(cleaned);
    }

    private static String withQuery(String url) {
        int hash = url.indexOf('#') < 0 ? url.length() : url.indexOf('#');
        int query = url.substring(0, hash).indexOf('?');
        if (query < 0) {
            return url;
        }
        StringJoiner pairs = new StringJoiner("&");
        try {
            for (String pair : url.substring(query + 1, hash).split("&", -1)) {
                int equals = pair.indexOf('=');
                pairs.add(equals < 0 ? encoded(pair)
                    : encoded(pair.substring(0, equals)) + "=" + encoded(pair.substring(equals + 1)));
            }
        } catch (IllegalArgumentException | CharacterCodingException error) {
            return url;
        }
        return url.substring(0, query) + "?" + pairs + url.substring(hash);
    }

    private static String encoded(String part) throws CharacterCodingException {
        if (BAD_PERCENT.matcher(part).find()) {
            throw new IllegalArgumentException(part);
        }
        byte[] bytes = URLDecoder.decode(part, StandardCharsets.ISO_8859_1).getBytes(StandardCharsets.ISO_8859_1);
        boolean isPlain = part.chars().allMatch(c -> c < 0x80);
        String text = isPlain ? StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString()
            : URLDecoder.decode(part, StandardCharsets.UTF_8);
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20").replace("%21", "!")
            .replace("%27", "'").replace("%28", "(").replace("%29", ")").replace("%7E", "~");
    }
}
