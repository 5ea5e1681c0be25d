package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javax.servlet.http.HttpServletRequest;
import org.apache.sling.api.resource.ResourceResolver;
import org.apache.sling.api.wrappers.ResourceResolverWrapper;
import org.apache.sling.testing.mock.sling.junit5.SlingContext;
import org.apache.sling.testing.mock.sling.junit5.SlingContextExtension;
import org.apache.sling.testing.mock.sling.servlet.MockSlingHttpServletRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(SlingContextExtension.class)
class AddressesTest {
    private final SlingContext sling = new SlingContext();

    @ParameterizedTest
    @CsvSource({
        "/content/about, /content/about.html",
        "' /content/about ', /content/about.html",
        "/content/about?a=b, /content/about.html?a=b",
        "/content/about#team, /content/about.html#team",
        "/content/about.html, /content/about.html",
        "/content/about.print.html/suffix, /content/about.print.html/suffix",
        "/content/dam/a.pdf, /content/dam/a.pdf",
        "https://example.edu/content/about, https://example.edu/content/about",
        "mailto:info@example.edu, mailto:info@example.edu",
        "#fees, #fees",
    })
    void aLinkToAPageGetsItsEndingAndNoOtherDoes(String link, String mapped) {
        assertEquals(mapped, Addresses.mapped(sling.resourceResolver(), null, link));
    }

    @ParameterizedTest
    @CsvSource({
        "/content/dam/a.jpg, /content/dam/a.jpg",
        "'/content/dam/a file, 1.jpg', '/content/dam/a%20file%2C%201.jpg'",
        "/content/dam/a.jpg?width=3, /content/dam/a.jpg?width=3",
        "https://example.edu/a b.jpg, https://example.edu/a b.jpg",
    })
    void theNameOfAPicturesFileMayHaveAnyLetters(String picture, String address) {
        assertEquals(address, Addresses.ofPicture(sling.resourceResolver(), picture));
    }

    @ParameterizedTest
    @CsvSource({
        "<a href=\"/content/about\">, <a href=\"/content/about.html\">",
        "<a class=\"x\" href=\"/content/about?a=1&amp;b=2#c\">, <a class=\"x\" href=\"/content/about.html?a=1&amp;b=2#c\">",
        "<a href=\"/content/dam/x/a file.pdf\">, <a href=\"/content/dam/x/a%20file.pdf\">",
        "<a href=\"tel:+84 28 1\">, <a href=\"tel:+84281\">",
        "<a href=\"https://example.edu/\">, <a href=\"https://example.edu/\">",
        "<a href=\"/search?q=&quot;tide&quot;\">, <a href=\"/search?q=&quot;tide&quot;\">",
        "<a href=\"/content/about?price=$5#c\\d\">, <a href=\"/content/about.html?price=$5#c\\d\">",
        "<p title=\"/content/about\">$1</p>, <p title=\"/content/about\">$1</p>",
    })
    void linksOfRichTextAreAddressesToo(String html, String written) {
        assertEquals(written, Addresses.inHtml(sling.resourceResolver(), null, html));
    }

    @Test
    void aMarkOfAddressesIsPartOfTheNameOfAFileThatIsThere() {
        sling.create().resource("/content/dam/50%.jpg");
        assertEquals("/content/dam/50%25.jpg", Addresses.ofPicture(sling.resourceResolver(), "/content/dam/50%.jpg"));
    }

    @Test
    void oneAnswerAsksForEachAddressOnce() {
        List<String> asked = new ArrayList<>();
        ResourceResolver resolver = new ResourceResolverWrapper(sling.resourceResolver()) {
            @Override
            public String map(HttpServletRequest request, String path) {
                asked.add(path);
                return super.map(request, path);
            }
        };
        MockSlingHttpServletRequest answer = new MockSlingHttpServletRequest(resolver, sling.bundleContext());
        for (String link : List.of("/content/about", "/content/news", "/content/about")) {
            assertEquals(link + ".html", Addresses.mapped(resolver, answer, link));
        }
        assertEquals(List.of("/content/about.html", "/content/news.html"), asked);
        Addresses.mapped(resolver, new MockSlingHttpServletRequest(resolver, sling.bundleContext()), "/content/about");
        assertEquals(3, asked.size());
    }
}
