/** What the components' HTL templates use. */
@Version("1.0.0")
package uni.elements;

import org.osgi.annotation.versioning.Version;
