package uni.elements.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.json.JsonObject;
import javax.json.JsonValue;
import org.apache.felix.framework.FrameworkFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.osgi.framework.Bundle;
import org.osgi.framework.VersionRange;
import org.osgi.framework.launch.Framework;

/** The bundle starts wherever the guide promises it. The table has the packages that each release's own jar exports. */
class ReleasesTest {
    private static final JsonObject RELEASES = Definitions.read("/releases.json");
    private static final File CLASSES = new File("target/classes");
    private static final Pattern IMPORT = Pattern.compile("([\\w.]+)(;resolution:=optional)?(?:;version=\"([^\"]+)\")?(?:,|$)");
    /** What any OSGi framework of these releases has beside packages. */
    private static final String EXTENDERS = "osgi.extender;osgi.extender=\"osgi.component\";version:Version=1.4";

    static List<Map.Entry<String, JsonValue>> releases() {
        return List.copyOf(RELEASES.entrySet());
    }

    @ParameterizedTest
    @MethodSource("releases")
    void eachImportedPackageIsThere(Map.Entry<String, JsonValue> release) throws Exception {
        JsonObject exported = (JsonObject) release.getValue();
        Matcher each = IMPORT.matcher(imports());
        int count = 0;
        for (; each.find(); count++) {
            String name = each.group(1);
            // Adobe's core components are a package of their own.
            boolean isOfCore = each.group(2) != null && name.startsWith("com.adobe.cq.wcm.core.");
            if (name.startsWith("java.") || name.equals("uni.elements") || isOfCore) {
                continue;
            }
            assertTrue(exported.containsKey(name), release.getKey() + " has no " + name);
            VersionRange wanted = new VersionRange(each.group(3) == null ? "0" : each.group(3));
            assertTrue(wanted.includes(new org.osgi.framework.Version(exported.getString(name))),
                release.getKey() + " has " + name + " " + exported.getString(name) + ", imported is " + wanted);
        }
        assertTrue(count > 1, imports());
    }

    @ParameterizedTest
    @MethodSource("releases")
    void itStarts(Map.Entry<String, JsonValue> release, @TempDir Path cache) throws Exception {
        assertFalse(usesItsOwnExporter(release, "", cache));
    }

    @ParameterizedTest
    @MethodSource("releases")
    void itStartsWhereNothingIsOfAdobe(Map.Entry<String, JsonValue> release, @TempDir Path cache) throws Exception {
        assertTrue(usesItsOwnExporter(release, "com.adobe.", cache));
    }

    /** Starts the bundle where no package begins so. Tells whose interface its exporter has. */
    private static boolean usesItsOwnExporter(Map.Entry<String, JsonValue> release, String without, Path cache)
        throws Exception {
        String packages = ((JsonObject) release.getValue()).entrySet().stream()
            .filter(each -> without.isEmpty() || !each.getKey().startsWith(without))
            .map(each -> each.getKey() + ";version=" + each.getValue()).collect(Collectors.joining(","));
        Framework framework = new FrameworkFactory().newFramework(Map.of("org.osgi.framework.storage", cache.toString(),
            "org.osgi.framework.system.packages.extra", packages,
            "org.osgi.framework.system.capabilities.extra", EXTENDERS, "felix.log.level", "0"));
        try {
            framework.start();
            Bundle bundle = framework.getBundleContext().installBundle("reference:" + CLASSES.toURI());
            bundle.start();
            assertEquals(Bundle.ACTIVE, bundle.getState());
            Class<?> exporter = bundle.loadClass("com.adobe.cq.export.json.ComponentExporter");
            return exporter.getClassLoader() != ReleasesTest.class.getClassLoader();
        } finally {
            framework.stop();
            framework.waitForStop(0);
        }
    }

    private static String imports() throws Exception {
        try (InputStream file = Files.newInputStream(CLASSES.toPath().resolve("META-INF/MANIFEST.MF"))) {
            return new Manifest(file).getMainAttributes().getValue("Import-Package");
        }
    }
}
