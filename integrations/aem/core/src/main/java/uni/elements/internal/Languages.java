package uni.elements.internal;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
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
    /** As sites call a country whose code is GB. */
    private static final String BRITAIN = "uk";
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
        Set<String> languages = names(of(page));
        Set<String> countries = countriesOf(page);
        for (int end = path.length(); end > 0; end = path.lastIndexOf('/', end - 1)) {
            int start = path.lastIndexOf('/', end - 1);
            String name = path.substring(start + 1, end);
            Resource part = resolver.getResource(path.substring(0, end));
            Resource folder = resolver.getResource(path.substring(0, Math.max(0, start)));
            boolean isOne = part == null ? isNamed(name) : isLanguage(part);
            Set<String> wanted = new LinkedHashSet<>(isCountry(name) && areCountries(folder) ? countries : Set.of());
            wanted.addAll(isOne ? languages : Set.of());
            String found = folder == null ? null : counterpart(folder, wanted, countries, path.substring(end));
            if (found != null) {
                return found;
            }
        }
        return path;
    }

    /** Countries may be above the languages, below them, or in their place. */
    private static String counterpart(Resource parent, Set<String> wanted, Set<String> countries, String rest) {
        Set<String> folders = new LinkedHashSet<>();
        if (isCountry(parent.getName()) && parent.getParent() != null) {
            countries.forEach(country -> folders.add(parent.getParent().getPath() + "/" + country));
        }
        folders.add(parent.getPath());
        Set<String> rests = new LinkedHashSet<>();
        String first = rest.isEmpty() ? "" : rest.substring(1).split("/", 2)[0];
        if (isCountry(first)) {
            countries.forEach(country -> rests.add("/" + country + rest.substring(first.length() + 1)));
        }
        rests.add(rest);
        for (String name : wanted) {
            for (String folder : folders) {
                for (String below : rests) {
                    if (parent.getResourceResolver().getResource(folder + "/" + name + below) != null) {
                        return folder + "/" + name + below;
                    }
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

    /**
     * What folders of a page's country are called: by the folder that the page is in, which is above its language or is
     * named as no language is, else by the region of its language. Empty if there is none.
     */
    private static Set<String> countriesOf(Resource page) {
        for (Resource node = page; node != null && above(node) != null; node = above(node)) {
            if (isCountry(node.getName()) && !isNamed(node) || isNamed(node) && isCountry(above(node).getName())) {
                return countryNames(isNamed(node) ? above(node).getName() : node.getName());
            }
        }
        String language = of(page);
        String region = language.substring(language.lastIndexOf('-') + 1);
        return region.equals(language) || !isCountry(region) ? Set.of() : countryNames(region);
    }

    private static Set<String> countryNames(String country) {
        String name = country.toLowerCase(Locale.ROOT);
        String other = name.equals(BRITAIN) ? "gb" : name.equals("gb") ? BRITAIN : name;
        return new LinkedHashSet<>(List.of(country, name, name.toUpperCase(Locale.ROOT), other));
    }

    private static boolean isCountry(String name) {
        return COUNTRIES.contains(name.toUpperCase(Locale.ROOT)) || name.equalsIgnoreCase(BRITAIN);
    }

    /** Whether folders are named as countries, also where some of these names are those of languages, too. */
    private static boolean areCountries(Resource parent) {
        int countries = 0;
        int languages = 0;
        int all = 0;
        for (Resource each : parent == null ? Set.<Resource>of() : parent.getChildren()) {
            all += each.getName().indexOf(':') < 0 ? 1 : 0;
            countries += isCountry(each.getName()) ? 1 : 0;
            languages += isNamed(each) ? 1 : 0;
        }
        return countries > 1 && countries > languages && countries > all - countries;
    }

    private static String said(Resource page) {
        ValueMap values = PageContext.contentOf(page);
        return values.get("jcr:language", values.get("language", String.class));
    }

    private static String tag(String name) {
        return name.replace('_', '-');
    }
}
