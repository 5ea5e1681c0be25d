package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.servlet.FilterChain;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.testing.mock.sling.junit5.SlingContext;
import org.apache.sling.testing.mock.sling.junit5.SlingContextExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SlingContextExtension.class)
class FragmentsTest {
    private final SlingContext sling = new SlingContext();
    private final List<String> shown = new ArrayList<>();

    /** A page that shows others, by their paths. */
    private String page(String path, String... others) {
        sling.create().resource(path + "/jcr:content/root");
        sling.create().resource(path + "/jcr:content/root/own", Stored.TYPE, "uni/components/callout");
        for (int at = 0; at < others.length; at++) {
            sling.create().resource(path + "/jcr:content/root/f" + at, "src", others[at]);
        }
        return path;
    }

    /** Includes a resource as Sling does, with the fragments in it as their template does. */
    private void include(String path) throws Exception {
        Resource around = sling.request().getResource();
        sling.currentResource(path);
        FilterChain chain = (request, response) -> {
            shown.add(path);
            sling.resourceResolver().getResource(path).getChildren().forEach(child -> {
                Resource next = Fragments.shown(child.getValueMap().get("src", ""), sling.request());
                try {
                    if (next != null) {
                        include(next.getPath());
                    }
                } catch (Exception error) {
                    throw new AssertionError(error);
                }
            });
        };
        new Inclusions().doFilter(sling.request(), sling.response(), chain);
        sling.currentResource(around);
    }

    private List<String> show(String page) throws Exception {
        include(page + "/jcr:content/root");
        return shown;
    }

    @Test
    void pagesThatShowEachOtherAreShownOnceEach() throws Exception {
        page("/content/b", "/content/a");
        page("/content/a", "/content/b");
        try (Logged log = new Logged()) {
            assertEquals(List.of("/content/a/jcr:content/root", "/content/b/jcr:content/root"), show("/content/a"));
            assertEquals(1, log.lines().size(), log.lines().toString());
            assertEquals("WARN /content/a is left out: it would show itself, in /content/b/jcr:content/root",
                log.lines().get(0));
        }
    }

    @Test
    void aPageThatShowsItselfIsShownOnce() throws Exception {
        assertEquals(1, show(page("/content/itself", "/content/itself")).size());
    }

    @Test
    void aFragmentIsShownAsOftenAsItIsUsed() throws Exception {
        String[] uses = new String[25];
        Arrays.fill(uses, page("/content/fragment"));
        assertEquals(26, show(page("/content/many", uses)).size());
    }

    @Test
    void whatIsTooDeepForSlingIsLeftOutAndReported() throws Exception {
        for (int at = 0; at < 60; at++) {
            page("/content/p" + at, "/content/p" + (at + 1));
        }
        try (Logged log = new Logged()) {
            assertEquals(Fragments.MOST_DEEP, show("/content/p0").size());
            assertEquals(1, log.lines().size(), log.lines().toString());
        }
    }

    /** The filter sees the includes of every site on an instance. */
    @Test
    void whatIsNoFragmentOfOursIsIncludedHoweverDeep() throws Exception {
        includeWithin("/content/other", 60);
        assertEquals(60, shown.size());
    }

    private void includeWithin(String path, int levels) throws Exception {
        sling.currentResource(sling.create().resource(path));
        new Inclusions().doFilter(sling.request(), sling.response(), (request, response) -> {
            shown.add(path);
            try {
                if (levels > 1) {
                    includeWithin(path + "/child", levels - 1);
                }
            } catch (Exception error) {
                throw new AssertionError(error);
            }
        });
    }

    @Test
    void aTemplateIsGivenAPathBackUnlessItIsBeingShown() throws Exception {
        String path = page("/content/placed") + "/jcr:content";
        sling.currentResource(page("/content/placing") + "/jcr:content/root");
        assertEquals(path + "/root", Fragments.shownByPath(sling.request()).get(path + "/root"));
        sling.currentResource(path + "/root");
        new Inclusions().doFilter(sling.request(), sling.response(), (request, response) ->
            assertNull(Fragments.shownByPath(sling.request()).get(path + "/root")));
        assertNull(Fragments.shownByPath(sling.request()).get("/content/nowhere"));
    }

    @Test
    void onlyContentIsShown() {
        sling.currentResource(sling.create().resource("/content/page/jcr:content/root/fragment"));
        sling.create().resource("/apps/uni/components/card");
        assertNull(Fragments.shown("/apps/uni/components/card", sling.request()));
        assertNull(Fragments.shown("/content/../apps/uni/components/card", sling.request()));
        assertTrue(Fragments.isRefused("/apps/uni/components/card", sling.request()));
    }

    @Test
    void whatTheServerDoesNotHaveIsNotRefused() {
        assertNull(Fragments.shown("/content/nowhere.model.json", sling.request()));
        assertFalse(Fragments.isRefused("/content/nowhere.model.json", sling.request()));
    }

    @Test
    void aVariationShowsItsContent() {
        sling.currentResource(sling.create().resource("/content/page/jcr:content/root/fragment"));
        sling.create().resource("/content/exf/plain/jcr:content", "sling:resourceType", "uni/components/page");
        sling.create().resource("/content/exf/whole/jcr:content/root", "sling:resourceType", "uni/components/area");
        Resource plain = Fragments.shown("/content/exf/plain", sling.request());
        assertEquals("/content/exf/plain/jcr:content", plain.getPath());
        assertEquals(Exported.FRAGMENT, plain.getResourceType());
        Resource whole = Fragments.shown("/content/exf/whole", sling.request());
        assertEquals("/content/exf/whole/jcr:content/root", whole.getPath());
        assertEquals("uni/components/area", whole.getResourceType());
    }

    @Test
    void thePageThatIsAskedForIsNotShownInItself() {
        sling.currentResource(sling.create().resource("/content/asked/jcr:content/fragment"));
        assertNull(Fragments.shown("/content/asked", sling.request()));
        assertTrue(Fragments.isRefused("/content/asked", sling.request()));
        sling.create().resource("/content/asked/jcr:content/frag");
        assertEquals("/content/asked/jcr:content/frag",
            Fragments.shown("/content/asked/jcr:content/frag", sling.request()).getPath());
    }

    @Test
    void aHeaderThatIsNotThereIsReportedOnce() {
        try (Logged log = new Logged()) {
            for (String page : List.of("/content/one", "/content/two")) {
                sling.currentResource(sling.create().resource(page + "/jcr:content"));
                assertNull(Fragments.frame("header", "/content/missing", sling.request()));
            }
            assertNull(Fragments.frame("header", null, sling.request()));
            assertEquals(List.of("WARN /content/missing is left out: /content/one/jcr:content has it as its headerFragment, "
                + "and nothing is there, or whoever asks may not read it"), log.lines());
        }
    }

    /** As AEM stores an experience fragment: a page of its own, which holds its variations. */
    private void fragment(String path, String master, String... variations) {
        sling.create().resource(path + "/jcr:content", Stored.TYPE, "cq/experience-fragments/components/experiencefragment");
        for (String name : variations) {
            String content = path + "/" + name + "/jcr:content";
            sling.create().resource(content, Stored.TYPE, "site/xfpage", "cq:xfMasterVariation", name.equals(master));
            sling.create().resource(content + "/root", Stored.TYPE, Exported.AREA);
            sling.create().resource(content + "/root/logo", Stored.TYPE, "uni/components/image");
        }
    }

    @Test
    void aPageThatHoldsVariationsAloneShowsItsMasterElseItsFirst() {
        sling.currentResource(sling.create().resource("/content/shows/jcr:content"));
        fragment("/content/exf/header", "wide", "slim", "wide");
        fragment("/content/exf/footer", "none", "one", "two");
        fragment("/content/exf/nothing", "none");
        try (Logged log = new Logged()) {
            assertEquals("/content/exf/header/wide/jcr:content/root",
                Fragments.frame("header", "/content/exf/header", sling.request()).getPath());
            assertEquals("/content/exf/header/wide", Fragments.variation("/content/exf/header", sling.resourceResolver()));
            assertEquals("/content/exf/footer/one", Fragments.variation("/content/exf/footer", sling.resourceResolver()));
            assertEquals("/content/exf/header/slim", Fragments.variation("/content/exf/header/slim", sling.resourceResolver()));
            for (Object path : new Object[] {"/content/exf/nothing", "/content/nowhere", true}) {
                assertEquals(path, Fragments.variation(path, sling.resourceResolver()));
            }
            assertNull(Fragments.variation(null, sling.resourceResolver()));
            assertEquals(List.of(), log.lines());
        }
    }

    @Test
    void aPageWithComponentsOfItsOwnShowsTheseAndNoneBelow() {
        sling.create().resource("/content/own/jcr:content/text", Stored.TYPE, "uni/components/callout");
        fragment("/content/own/below", "master", "master");
        assertEquals("/content/own", Fragments.variation("/content/own", sling.resourceResolver()));
    }

    @Test
    void aFragmentWithoutAComponentIsReportedOnceWithThePageThatShowsIt() {
        sling.create().resource("/content/exf/bare/jcr:content/root", Stored.TYPE, Exported.AREA);
        fragment("/content/exf/empty", "none");
        try (Logged log = new Logged()) {
            for (String page : List.of("/content/first", "/content/second")) {
                sling.currentResource(sling.create().resource(page + "/jcr:content"));
                Fragments.frame("header", "/content/exf/bare", sling.request());
                Fragments.shown("/content/exf/empty", sling.request());
            }
            assertEquals(List.of("WARN /content/exf/bare is shown by /content/first/jcr:content, and has no component",
                "WARN /content/exf/empty is shown by /content/first/jcr:content, and has no component"), log.lines());
        }
    }

    @Test
    void aFolderAndAFileAreNoFragments() {
        sling.currentResource(sling.create().resource("/content/page/jcr:content/root/fragment"));
        for (String type : List.of("sling:Folder", "dam:Asset")) {
            sling.create().resource("/content/exf/" + type.substring(4), "jcr:primaryType", type);
            assertTrue(Fragments.isRefused("/content/exf/" + type.substring(4), sling.request()), type);
        }
    }
}
