package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.scripting.SlingBindings;
import org.apache.sling.testing.mock.sling.MockResourceBundle;
import org.apache.sling.testing.mock.sling.junit5.SlingContext;
import org.apache.sling.testing.mock.sling.junit5.SlingContextExtension;
import org.apache.sling.testing.mock.sling.servlet.MockSlingHttpServletRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SlingContextExtension.class)
class PageContextTest {
    private final SlingContext sling = new SlingContext();

    private Resource page(String path, Object... properties) {
        sling.create().resource(path + "/jcr:content", properties);
        return sling.resourceResolver().getResource(path);
    }

    private String languageOf(Resource page) {
        return (String) context(page).page.get("language");
    }

    private String header(Resource page) {
        return context(page).inherited(page, "headerFragment");
    }

    private PageContext context(Resource page) {
        MockSlingHttpServletRequest request = new MockSlingHttpServletRequest(sling.resourceResolver(), sling.bundleContext());
        request.setResource(page);
        request.setPathInfo(page.getPath());
        request.setAttribute(SlingBindings.class.getName(), sling.request().getAttribute(SlingBindings.class.getName()));
        return PageContext.of(request);
    }

    /** Pages that say nothing of themselves. */
    private void pages(String... paths) {
        for (String path : paths) {
            page(path);
        }
    }

    @Test
    void thePagesLanguageIsWhatTheNearestAboveSays() {
        page("/content/site", "jcr:language", "fr_ca");
        assertEquals("fr-ca", languageOf(page("/content/site/it/home")));
    }

    @Test
    void withoutAWordOfItTheLanguageIsTheNameOfAPageAbove() {
        pages("/content/site/vi", "/content/site/news");
        assertEquals("vi", languageOf(page("/content/site/vi/home")));
        assertEquals("en", languageOf(page("/content/other/home")));
    }

    @Test
    void aNameMaySayTheScriptOrTheRegionOfALanguage() {
        pages("/content/site/en", "/content/site/zh-hant", "/content/site/es-419", "/content/site/sr_Latn_RS");
        assertEquals("zh-hant", languageOf(page("/content/site/zh-hant/home")));
        assertEquals("es-419", languageOf(page("/content/site/es-419/home")));
        assertEquals("sr-latn-rs", languageOf(page("/content/site/sr_Latn_RS/home")).toLowerCase());
        assertEquals("en", languageOf(page("/content/other/it-help/home")));
    }

    @Test
    void aPageSaysThatItsLanguageRunsToTheLeft() {
        for (String language : new String[] {"ar", "he-IL", "fa_IR", "ur"}) {
            assertEquals("rtl", context(page("/content/to-left/" + language, "jcr:language", language)).page.get("direction"), language);
        }
        assertNull(context(page("/content/to-right", "jcr:language", "vi")).page.get("direction"));
    }

    /** What no language's code is, such as a word, is English, as its dictionary and fonts are. */
    @Test
    void aLanguageThatIsNoneHasTheWordsOfEnglish() {
        for (String language : new String[] {"1", "x", "", "-", "1a"}) {
            assertEquals("en", Languages.code(language), language);
        }
        assertEquals("vi", Languages.code("VI_vn"));
    }

    @Test
    void aDepartmentBelowALanguageIsNoLanguage() {
        assertEquals("en", languageOf(page("/content/site/en/it")));
        pages("/content/school/en", "/content/school/fr", "/content/school/en/law", "/content/school/en/arts");
        assertEquals("en", languageOf(page("/content/school/en/it")));
    }

    @Test
    void aDepartmentAboveLanguagesIsNoLanguage() {
        pages("/content/site/law", "/content/site/arts", "/content/site/it/fr");
        assertEquals("en", languageOf(page("/content/site/it/en")));
        assertEquals("fr", languageOf(page("/content/site/it/fr/home")));
    }

    @Test
    void aPageThatAemCallsTheRootOfALanguageIsOneAlsoAlone() {
        pages("/content/site/en/law", "/content/site/en/arts");
        assertEquals("it", languageOf(page("/content/site/en/it", "cq:isLanguageRoot", true)));
    }

    /** Sling's dictionary gives the key for what it does not know. */
    @Test
    void aWordOfTheSitesDictionaryGoesBeforeOursAndWhatItLacksIsOurs() {
        Map<String, Object> own = context(page("/content/words")).labels;
        Map<String, Object> ours = JsonText.toMap(Definitions.labels("en"));
        assertEquals(ours, own);
        ((MockResourceBundle) sling.request().getResourceBundle(Locale.ENGLISH)).put("uni.showMore", "Read on");
        Map<String, Object> mixed = new HashMap<>(ours);
        mixed.put("showMore", "Read on");
        assertEquals(mixed, context(page("/content/more")).labels);
    }

    @Test
    void aPageSaysOnWhichStageTheCmsRuns() {
        assertNull(context(page("/content/site")).page.get("stage"));
        for (String other : new String[] {"", "prod", "$[env:UNI_STAGE]"}) {
            Stage none = sling.registerInjectActivateService(new Stage(), "stage", other);
            assertNull(none.name);
        }
        sling.registerInjectActivateService(new Stage(), "stage", "stage", "service.ranking", 1);
        assertEquals("stage", context(page("/content/site/stage")).page.get("stage"));
    }

    @Test
    void aPageHasTheHeaderOfThePageAboveInItsLanguage() {
        pages("/content/exf/en/header", "/content/exf/fr/header");
        page("/content/site", "headerFragment", "/content/exf/en/header");
        assertEquals("/content/exf/fr/header", header(page("/content/site/home", "jcr:language", "fr")));
    }

    @Test
    void aCopyOfTheFirstPageHasTheHeaderInItsOwnLanguage() {
        pages("/content/exf/en/header", "/content/exf/fr/header");
        assertEquals("/content/exf/fr/header",
            header(page("/content/site/fr", "jcr:language", "fr", "headerFragment", "/content/exf/en/header")));
    }

    @Test
    void aFragmentThatIsNotInThePagesLanguageStays() {
        pages("/content/exf/en/header");
        page("/content/site", "headerFragment", "/content/exf/en/header");
        assertEquals("/content/exf/en/header", header(page("/content/site/home", "jcr:language", "fr")));
    }

    @Test
    void aFragmentInThePagesLanguageIsShownWhereTheNamedOneCannotBeRead() {
        pages("/content/exf/fr/header");
        assertEquals("/content/exf/fr/header",
            header(page("/content/site/fr", "jcr:language", "fr", "headerFragment", "/content/exf/en/header")));
    }

    @Test
    void aPageOfALaunchHasWhatThePagesAboveTheLiveOneSay() {
        page("/content/site", "jcr:language", "vi", "headerFragment", "/content/exf/header");
        pages("/content/site/fees", "/content/site/fees/domestic");
        Resource fees = page("/content/launches/2026/11/28/spring/content/site/fees");
        assertEquals("vi", languageOf(fees));
        assertEquals("/content/exf/header", header(fees));
        Resource domestic = page("/content/launches/2026/11/28/spring/content/site/fees/domestic");
        assertEquals("vi", languageOf(domestic));
        page("/content/launches/2026/11/28/summer/content/site/fees", "jcr:language", "fr");
        assertEquals("fr", languageOf(page("/content/launches/2026/11/28/summer/content/site/fees/domestic")));
        assertEquals("fr", languageOf(sling.resourceResolver()
            .getResource("/content/launches/2026/11/28/summer/content/site/fees/jcr:content")));
    }

    @Test
    void aDepartmentInAFragmentsPathStays() {
        pages("/content/exf/it/en/header", "/content/exf/it/fr/header", "/content/exf/fr/fr/header", "/content/exf/law");
        assertEquals("/content/exf/it/fr/header",
            header(page("/content/site/fr", "jcr:language", "fr", "headerFragment", "/content/exf/it/en/header")));
        pages("/content/exf/arts", "/content/exf/sport", "/content/exf/it/header", "/content/exf/fr/header");
        assertEquals("/content/exf/it/header",
            header(page("/content/other/fr", "jcr:language", "fr", "headerFragment", "/content/exf/it/header")));
    }

    @Test
    void aLanguagesVariantGoesBeforeTheLanguage() {
        pages("/content/exf/en/header", "/content/exf/fr/header");
        assertEquals("/content/exf/fr/header", header(page("/content/site/fr", "jcr:language", "fr_CA",
            "headerFragment", "/content/exf/en/header")));
        pages("/content/exf/fr-ca/header");
        assertEquals("/content/exf/fr-ca/header", header(page("/content/other/fr", "jcr:language", "fr-CA",
            "headerFragment", "/content/exf/en/header")));
    }

    @Test
    void ofAnUnknownVariantTheLongestKnownPartIsTaken() {
        pages("/content/exf/en/header", "/content/exf/zh/header", "/content/exf/zh-hant/header");
        assertEquals("/content/exf/zh-hant/header", header(page("/content/site/zh", "jcr:language", "zh-Hant-TW",
            "headerFragment", "/content/exf/en/header")));
    }

    @Test
    void whereCountriesAreAboveLanguagesThePagesCountryIsTried() {
        pages("/content/exf/us/en/header", "/content/exf/us/es/header", "/content/exf/mx/es/header");
        page("/content/site/us/es", "headerFragment", "/content/exf/us/en/header");
        page("/content/site/mx/es", "headerFragment", "/content/exf/us/en/header");
        page("/content/site/pe/es", "headerFragment", "/content/exf/us/en/header");
        assertEquals("/content/exf/us/es/header", header(page("/content/site/us/es/home")));
        assertEquals("/content/exf/mx/es/header", header(page("/content/site/mx/es/home")));
        assertEquals("/content/exf/us/es/header", header(page("/content/site/pe/es/home")));
    }

    @Test
    void whereCountriesAreInThePlaceOfLanguagesTheRegionOfThePagesLanguageIsTried() {
        pages("/content/exf/us/header", "/content/exf/mx/header", "/content/exf/es/header", "/content/exf/uk/header");
        page("/content/site", "headerFragment", "/content/exf/us/header");
        for (String[] of : new String[][] {{"es_MX", "mx"}, {"en_US", "us"}, {"es-ES", "es"}, {"en_GB", "uk"}, {"fr_FR", "us"},
            {"es-419", "us"}, {"en", "us"}}) {
            assertEquals("/content/exf/" + of[1] + "/header", header(page("/content/site/" + of[0], "jcr:language", of[0])), of[0]);
        }
        page("/content/roots/mx", "jcr:language", "es_MX", "headerFragment", "/content/exf/es/header");
        assertEquals("/content/exf/mx/header", header(page("/content/roots/mx/home")));
        page("/content/roots/us", "jcr:language", "es", "headerFragment", "/content/exf/es/header");
        assertEquals("/content/exf/us/header", header(page("/content/roots/us/home")));
    }

    @Test
    void whereCountriesAreBelowLanguagesBothAreTried() {
        pages("/content/exf/en/us/header", "/content/exf/es/mx/header", "/content/exf/es/es/header", "/content/exf/fr/us/header");
        page("/content/site", "headerFragment", "/content/exf/en/us/header");
        assertEquals("/content/exf/es/mx/header", header(page("/content/site/es/mx/home")));
        assertEquals("/content/exf/es/es/header", header(page("/content/site/x", "jcr:language", "es_ES")));
        assertEquals("/content/exf/fr/us/header", header(page("/content/site/y", "jcr:language", "fr_CA")));
    }

    /** German of South Tyrol is German, and no Italian. */
    @Test
    void aRegionIsNoCountrysFolderWhereTheFoldersAreLanguages() {
        pages("/content/exf/en/header", "/content/exf/de/header", "/content/exf/it/header");
        page("/content/site", "headerFragment", "/content/exf/en/header");
        assertEquals("/content/exf/de/header", header(page("/content/site/tyrol", "jcr:language", "de_IT")));
        assertEquals("/content/exf/de/header", header(page("/content/site/bolzano", "jcr:language", "de_IT",
            "headerFragment", "/content/exf/de/header")));
    }
}
