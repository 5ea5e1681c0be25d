// npm run test:cms [-- NAME…]: what the package does on Apache Sling; names of checks, or parts of them, narrow it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startContentServer } from '../../fixtures/server/content-server.js';
import { FREE_PORTS } from '../../fixtures/server/testing.js';
import { build } from '../rollup/build.js';
import { listRooms } from '../rollup/rooms.js';
import { openBrowser } from '../test/open-browser.js';
import { buildAem, PACKAGE, SLING_PACKAGE } from './build-aem.js';
import { Checks } from './check.js';
import { checkAuthoring } from './checks/authoring.js';
import { checkBadInput } from './checks/bad-input.js';
import { checkExamples } from './checks/examples.js';
import { checkColdPage, checkFigures, checkManyAtOnce, checkPageTime, checkSize } from './checks/figures.js';
import { checkGuide } from './checks/guide.js';
import { checkOwnSite } from './checks/own-site.js';
import { checkPackage } from './checks/package.js';
import { checkPages } from './checks/pages.js';
import { checkSite } from './checks/site.js';
import { missingTools } from './maven.js';
import { startSling } from './sling.js';

const ALL = {
  examples: checkExamples,
  pages: checkPages,
  authoring: checkAuthoring,
  site: checkSite,
  'own-site': checkOwnSite,
  guide: checkGuide,
  'bad-input': checkBadInput,
  figures: checkFigures,
  'page-time': checkPageTime,
  'cold-page': checkColdPage,
  'many-at-once': checkManyAtOnce,
  size: checkSize,
  package: checkPackage,
};
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part));

const missing = missingTools();
if (missing) {
  console.log(`no test of the package: ${missing}`);
  process.exit(process.env.CI ? 1 : 0);
}
const rooms = await listRooms();
for (const part of ['cms', 'edge']) rmSync(join('dist', part), { recursive: true, force: true });
build('dist', ['cms', 'edge'], true);
await buildAem();
const checks = new Checks();
const sling = await startSling([PACKAGE, SLING_PACKAGE]);
const server = await startContentServer({ ports: FREE_PORTS });
const browser = await openBrowser();
try {
  const place = { checks, sling, server, browser, rooms };
  for (const [name, check] of Object.entries(ALL)) if (isWanted(name)) await check(place);
} finally {
  await browser.close();
  await server.close();
  await sling.close();
}
console.log(`${checks.passed} passed, ${checks.failed} failed`);
process.exit(checks.failed > 0 ? 1 : 0);
