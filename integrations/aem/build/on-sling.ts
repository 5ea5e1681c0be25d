import { rmSync } from 'node:fs';
import { BUILT, wholeBuild } from '../../../tools/test/built.js';
import { withBrowser } from '../../../tools/test/open-browser.js';
import { NONE, type Tally } from '../../../tools/test/tally.js';
import { buildAem, PACKAGE, SLING_PACKAGE } from './build-aem.js';
import { missingTools } from './maven.js';
import { SLING, startSling } from './sling.js';

/**
 * Builds the package, and starts one Sling with it and one browser for all tests. Where that cannot be, none runs. Adobe's
 * analyser judges the package in `npm run build:aem`, which the night runs (guide.nightly.test.ts).
 */
export async function onSling(run: () => Promise<Tally>): Promise<Tally> {
  const missing = missingTools();
  if (missing && process.env.CI) throw new Error(missing);
  if (missing) {
    console.log(`no test of the package: ${missing}`);
    return { ...NONE, skipped: 1 };
  }
  rmSync('dist', { recursive: true, force: true });
  await wholeBuild('dist');
  await buildAem('dist');
  const { close, ...sling } = await startSling([PACKAGE, SLING_PACKAGE]);
  try {
    return await withBrowser({ [BUILT]: 'dist', [SLING]: JSON.stringify(sling) }, run);
  } finally {
    await close();
  }
}
