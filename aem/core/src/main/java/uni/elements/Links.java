package uni.elements;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What links say of the page that they stand on. */
final class Links {
    private static final int STEP_CHARACTERS =
        Definitions.read("/uni-elements.json").getInt("breadcrumbTitleCharacters");

    /** A page's path in one form, however it is written; null for another site's address. */
    static String pagePath(String address) {
        try {
            URI url = new URI(address);
            if (url.getHost() != null || url.getScheme() != null || url.getRawPath() == null) {
                return null;
            }
            return url.getRawPath().replaceFirst("^/content(?=/)", "")
                .replaceFirst("(?:/(?:home(?:\\.html)?)?|\\.html)$", "");
        } catch (URISyntaxException error) {
            return null;
        }
    }

    /** Which links lead to the page, or to a page above it. */
    static void markCurrent(Object links, String page) {
        String current = pagePath(page);
        for (Map<String, Object> link : maps(links)) {
            String own = link.get("link") == null ? null : pagePath((String) link.get("link"));
            if (own != null && current != null && own.equals(current)) {
                link.put("current", "page");
            } else if (own != null && current != null && !own.isEmpty() && current.startsWith(own + "/")) {
                link.put("current", "true");
            }
        }
    }

    /** Which step is the current page, and what the eye sees of a long title. */
    static void markSteps(Object items) {
        List<Map<String, Object>> steps = maps(items);
        int current = steps.size() - 1;
        for (int at = 0; at < steps.size(); at++) {
            current = Boolean.TRUE.equals(steps.get(at).get("active")) ? at : current;
        }
        for (int at = 0; at < steps.size(); at++) {
            String title = (String) steps.get(at).get("title");
            String cut = Truncation.cutAnywhere(title, STEP_CHARACTERS);
            steps.get(at).put("isCurrent", at == current);
            steps.get(at).put("cut", cut.equals(title) ? null : cut);
        }
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> maps(Object items) {
        List<Map<String, Object>> maps = new ArrayList<>();
        for (Object item : items instanceof List ? (List<?>) items : List.of()) {
            maps.add((Map<String, Object>) item);
        }
        return maps;
    }
}
