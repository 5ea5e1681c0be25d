/** What a site's templates and Java code use of uni-elements, beside the interfaces of its elements. */
@Export
@Version("1.0.0")
package uni.elements;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
