package uni.elements.internal;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/** The stage that the CMS runs on, as its configuration says: on the Cloud Service by an environment variable. */
@Component(service = Stage.class)
public final class Stage {
    @interface Config {
        /** One of `dev`, `test`, `stage` and `train`. Anything else counts as production. */
        String stage() default "";
    }

    /** Null where visitors are served. */
    volatile String name;

    @Activate
    void activate(Config config) {
        name = Definitions.STAGES.contains(config.stage()) ? config.stage() : null;
    }
}
