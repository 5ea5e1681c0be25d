// npm run build:aem: writes dist/aem/uni-elements.all.zip from dist/cms and the component folders.
import { cpSync, existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build, type Part } from '../rollup/build.js';
import { componentFolders } from '../rollup/component-folders.js';
import { maven, missingTools } from './maven.js';
import { writePackageFiles } from './package-files.js';

/** What one installs on AEM. */
export const PACKAGE = 'dist/aem/uni-elements.all.zip';
/** What plain Sling lacks of AEM, and the demo university. */
export const SLING_PACKAGE = 'dist/aem/uni-elements.sling.zip';
export const BUNDLE = 'aem/core/target/uni-elements.core-1.0.0.jar';

const MADE_BY_MAVEN = [
  ['aem/all/target/uni-elements.all-1.0.0.zip', PACKAGE],
  ['aem/sling/package/target/uni-elements.sling.package-1.0.0.zip', SLING_PACKAGE],
] as const;

/**
 * @param parts of `dist/` that are built anew.
 * @throws what is missing to build it, or what Maven says.
 */
export async function buildAem(parts: readonly Part[] = ['server']): Promise<void> {
  const missing = missingTools();
  if (missing) throw new Error(missing);
  const folders = await componentFolders();
  const missingParts: readonly Part[] = existsSync('dist/cms') ? [] : ['cms'];
  if (parts.length + missingParts.length > 0) build('dist', [...missingParts, ...parts]);
  await writePackageFiles(folders, 'dist', 'dist/aem/generated');
  maven(['clean', 'package'], 'aem');
  for (const [from, to] of MADE_BY_MAVEN) cpSync(from, to);
}

/** The same for a command, which ends where it fails. */
export const buildAemOrEnd = (): Promise<void> =>
  buildAem().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const started = performance.now();
  await buildAemOrEnd();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${PACKAGE}: ${statSync(PACKAGE).size} bytes, ${seconds} s`);
}
