package uni.elements.internal;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;
import org.apache.sling.api.resource.ValueMap;

/** Which languages pages are in, and where another page's counterpart in a language is. */
final class Languages {
    private static final Set<String> CODES = Set.of(Locale.getISOLanguages());
    private static final Set<String> COUNTRIES = Set.of(Locale.getISOCountries());
    private static final Pattern LAUNCH = Pattern.compile("/content/launches/.+?(/content/(?:(?!/jcr:content).)+)");
    private static final Pattern TAG = Pattern.compile("[a-z]{2}(?:-(?i:han[st]|latn|cyrl|arab))?(?:-(?:[A-Za-z]{2}|\\d{3}))?");

    /**
     * The nearest that a page above says. Without one, the name of a page above: the nearest among languages, else the
     * topmost, because below `en`, `it` is a department.
     */
    static String of(Resource page) {
        String topmost = "en";
        String amongLanguages = null;
        for (Resource node = page; node != null; node = above(node)) {
            String said = said(node);
            if (said != null) {
                return tag(said);
            }
            if (isNamed(node)) {
                topmost = tag(node.getName());
                boolean isOne = isRoot(node) || shareOfLanguages(node, 1) > 0;
                amongLanguages = amongLanguages == null && isOne ? topmost : amongLanguages;
            }
        }
        return amongLanguages == null ? topmost : amongLanguages;
    }

    /**
     * What is above a page. A launch copies a page without those above it, so what they say is said by those above the
     * page that it is a launch of.
     */
    static Resource above(Resource page) {
        Matcher launch = LAUNCH.matcher(page.getPath());
        Resource parent = page.getParent();
        boolean isAlone = parent != null && parent.getChild("jcr:content") == null;
        Resource live = isAlone && launch.matches() ? page.getResourceResolver().getResource(launch.group(1)) : null;
        return live == null ? parent : live.getParent();
    }

    /**
     * A path in a page's language: its parts are tried one at a time, nearest the leaf first, also where visitors cannot
     * read the path itself. The path where none is.
     */
    static String localised(String path, Resource page) {
        ResourceResolver resolver = page.getResourceResolver();
        String country = countryOf(page);
        for (int end = path.length(); end > 0; end = path.lastIndexOf('/', end - 1)) {
            Resource part = resolver.getResource(path.substring(0, end));
            Resource folder = resolver.getResource(path.substring(0, Math.max(0, path.lastIndexOf('/', end - 1))));
            boolean isOne = part == null ? isNamed(path.substring(path.lastIndexOf('/', end - 1) + 1, end)) : isLanguage(part);
            String found = folder == null || !isOne ? null
                : counterpart(folder, names(of(page)), country, path.substring(end));
            if (found != null) {
                return found;
            }
        }
        return path;
    }

    private static String counterpart(Resource parent, Set<String> names, String country, String rest) {
        boolean isInCountry = country != null && isCountry(parent) && parent.getParent() != null;
        String above = isInCountry ? parent.getParent().getPath() + "/" + country : null;
        for (String name : names) {
            for (String folder : isInCountry ? new String[] {above, parent.getPath()} : new String[] {parent.getPath()}) {
                if (parent.getResourceResolver().getResource(folder + "/" + name + rest) != null) {
                    return folder + "/" + name + rest;
                }
            }
        }
        return null;
    }

    /** What folders of a language are called: by its whole tag as one writes it, then by less and less of it (RFC 4647). */
    private static Set<String> names(String language) {
        Set<String> names = new LinkedHashSet<>();
        for (String tag = language; !tag.isEmpty(); tag = tag.substring(0, Math.max(0, tag.lastIndexOf('-')))) {
            String lower = tag.toLowerCase(Locale.ROOT);
            Collections.addAll(names, tag, tag.replace('-', '_'), lower, lower.replace('-', '_'));
        }
        return names;
    }

    /** The two letters of a language. */
    static String code(String language) {
        String code = language.length() < 2 ? "" : language.substring(0, 2).toLowerCase(Locale.ROOT);
        return code.matches("[a-z]{2}") ? code : "en";
    }

    /** Whether a page is one of a language, and no department that is called as one: most beside it are languages. */
    private static boolean isLanguage(Resource node) {
        return said(node) != null || isRoot(node) || isNamed(node) && shareOfLanguages(node, 0) >= 0;
    }

    /** AEM's own word for a page that language copies are made of. */
    private static boolean isRoot(Resource page) {
        return PageContext.contentOf(page).get("cq:isLanguageRoot", false);
    }

    /**
     * Above 0 if most of the pages in a node's folder are called as languages, and at least so many beside itself. Below
     * 0 if most are not.
     */
    private static int shareOfLanguages(Resource node, int fewestBeside) {
        Resource parent = node.getParent();
        int languages = 0;
        int others = 0;
        for (Resource each : parent == null ? Set.<Resource>of() : parent.getChildren()) {
            if (isNamed(each)) {
                languages++;
            } else if (each.getName().indexOf(':') < 0) {
                others++;
            }
        }
        return languages > fewestBeside ? Integer.compare(languages, others) : 0;
    }

    private static boolean isNamed(Resource node) {
        return isNamed(node.getName());
    }

    private static boolean isNamed(String node) {
        String name = tag(node);
        return TAG.matcher(name).matches() && CODES.contains(code(name));
    }

    /** The name of the country's folder that a page is in, such as `mx` of `mx/es`. Null if there is none. */
    private static String countryOf(Resource page) {
        for (Resource node = page; above(node) != null; node = above(node)) {
            if (isNamed(node) && isCountry(node.getParent())) {
                return node.getParent().getName();
            }
        }
        return null;
    }

    private static boolean isCountry(Resource node) {
        return COUNTRIES.contains(node.getName().toUpperCase(Locale.ROOT));
    }

    private static String said(Resource page) {
        ValueMap values = PageContext.contentOf(page);
        return values.get("jcr:language", values.get("language", String.class));
    }

    private static String tag(String name) {
        return name.replace('_', '-');
    }
}
