package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.apache.sling.testing.mock.sling.junit5.SlingContext;
import org.apache.sling.testing.mock.sling.junit5.SlingContextExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SlingContextExtension.class)
class StylesTest {
    private static final String SETTINGS = "/conf/site/settings/wcm";
    private static final String CALLOUT = "uni/components/callout";

    private final SlingContext sling = new SlingContext();

    @BeforeEach
    void aTemplateHasAPolicyForCallouts() {
        sling.create().resource("/content/page/jcr:content", "cq:template", SETTINGS + "/templates/page");
        sling.create().resource(SETTINGS + "/templates/page/policies/jcr:content/root/" + CALLOUT, "cq:policy", "own/styles");
        sling.create().resource(SETTINGS + "/policies/own/styles/cq:styleGroups/item0/cq:styles/item0",
            "cq:styleId", "1", "cq:styleClasses", "callout--dark wide");
    }

    private String stylesOf(Object... properties) {
        return Styles.of(new Stored(sling.create().resource("/content/page/jcr:content/root/callout", properties)));
    }

    @Test
    void chosenStylesAreThePolicysClasses() {
        assertEquals("callout--dark wide", stylesOf(Stored.TYPE, CALLOUT, "cq:styleIds", new String[] {"1", "gone"}));
    }

    @Test
    void noneChosenIsNone() {
        assertNull(stylesOf(Stored.TYPE, CALLOUT));
    }

    @Test
    void thePolicysDefaultClassesComeFirst() {
        sling.create().resource("/conf/other/settings/wcm/policies/own/plain", "cq:styleDefaultClasses", "calm");
        sling.create().resource("/conf/other/settings/wcm/templates/page/policies/jcr:content/root/" + CALLOUT,
            "cq:policy", "own/plain");
        sling.create().resource("/content/other/jcr:content", "cq:template", "/conf/other/settings/wcm/templates/page");
        assertEquals("calm", Styles.of(new Stored(
            sling.create().resource("/content/other/jcr:content/root/callout", Stored.TYPE, CALLOUT))));
    }
}
