// npm run build:aem: writes dist/aem/uni-elements.all.zip from the sources. `-- --previous FILE` names that of the release
// before, whose files with hashes in their names the new one keeps.
import { cpSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { optionsOf } from '../../../tools/options.js';
import { build } from '../../../tools/rollup/build.js';
import { componentFolders } from '../../../tools/rollup/component-folders.js';
import { folderToBuildIn } from '../../../tools/test/built.js';
import { maven, missingTools } from './maven.js';
import { writePackageFiles } from './package-files.js';

/** The package to install on AEM. */
export const PACKAGE = 'dist/aem/uni-elements.all.zip';
/** The parts of AEM that plain Sling lacks, and the demo university. */
export const SLING_PACKAGE = 'dist/aem/uni-elements.sling.zip';
export const BUNDLE = 'integrations/aem/core/target/uni-elements.core-1.0.0.jar';

const MADE_BY_MAVEN = [
  ['integrations/aem/all/target/uni-elements.all-1.0.0.zip', PACKAGE],
  ['integrations/aem/sling/package/target/uni-elements.sling.package-1.0.0.zip', SLING_PACKAGE],
] as const;

/**
 * @param built where the client libraries and the views' script are built already. Without it, they are built in a folder
 * of their own, because a server that is started meanwhile builds in `dist/`.
 * @param profiles of Maven's, such as `analyse`, by which Adobe's analyser judges the package.
 * @param previous the package of the release before.
 * @throws Error that names the missing program, or has Maven's message.
 */
export async function buildAem(
  built?: string,
  profiles: readonly string[] = [],
  previous?: string,
): Promise<void> {
  const missing = missingTools();
  if (missing) throw new Error(missing);
  const folders = await componentFolders();
  const folder = built ?? folderToBuildIn();
  if (!built) build(folder, ['cms', 'server']);
  await writePackageFiles(folders, folder, 'dist/aem/generated', previous);
  maven(['clean', 'verify', ...profiles.map((profile) => `-P${profile}`)], 'integrations/aem');
  for (const [from, to] of MADE_BY_MAVEN) cpSync(from, to);
}

/** The same for a command, which ends where it fails. */
export const buildAemOrEnd = (profiles?: readonly string[], previous?: string): Promise<void> =>
  buildAem(undefined, profiles, previous).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { previous } = optionsOf({ previous: { type: 'string' } }, 'npm run build:aem -- [--previous FILE]');
  const started = performance.now();
  await buildAemOrEnd(['analyse'], previous);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${PACKAGE}: ${statSync(PACKAGE).size} bytes, ${seconds} s`);
}
