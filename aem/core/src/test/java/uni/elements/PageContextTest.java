package uni.elements;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.apache.sling.api.resource.Resource;
import org.apache.sling.testing.mock.sling.junit5.SlingContext;
import org.apache.sling.testing.mock.sling.junit5.SlingContextExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SlingContextExtension.class)
class PageContextTest {
    private final SlingContext sling = new SlingContext();

    private Resource page(String path, Object... properties) {
        sling.create().resource(path + "/jcr:content", properties);
        return sling.resourceResolver().getResource(path);
    }

    @Test
    void thePagesLanguageIsWhatTheNearestAboveSays() {
        page("/content/site", "jcr:language", "fr_ca");
        assertEquals("fr-ca", PageContext.languageOf(page("/content/site/it/home")));
    }

    @Test
    void withoutAWordOfItTheLanguageIsTheNameOfAPageAbove() {
        page("/content/site/vi");
        assertEquals("vi", PageContext.languageOf(page("/content/site/vi/home")));
        assertEquals("en", PageContext.languageOf(page("/content/other/home")));
    }

    @Test
    void aPageBelowALanguageIsNoLanguage() {
        assertEquals("en", PageContext.languageOf(page("/content/site/en/it")));
    }

    @Test
    void aPageHasTheHeaderOfThePageAboveInItsLanguage() {
        page("/content/exf/en/header");
        page("/content/exf/fr/header");
        page("/content/site", "headerFragment", "/content/exf/en/header");
        Resource french = page("/content/site/home", "jcr:language", "fr");
        assertEquals("/content/exf/fr/header", inherited(french));
    }

    @Test
    void aFragmentThatIsNotInThePagesLanguageStays() {
        page("/content/exf/en/header");
        page("/content/site", "headerFragment", "/content/exf/en/header");
        assertEquals("/content/exf/en/header", inherited(page("/content/site/home", "jcr:language", "fr")));
    }

    private String inherited(Resource page) {
        sling.currentResource(page);
        return PageContext.of(sling.request()).inherited(page, "headerFragment");
    }
}
