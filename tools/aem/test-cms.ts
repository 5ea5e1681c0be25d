// npm run test:cms: what the package does on Apache Sling.
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
import { checkFigures, checkManyAtOnce, checkPageTime } from './checks/figures.js';
import { checkPackage } from './checks/package.js';
import { checkPages } from './checks/pages.js';
import { missingTools } from './maven.js';
import { startSling } from './sling.js';

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
  await checkExamples(place);
  await checkPages(place);
  await checkAuthoring(place);
  await checkBadInput(place);
  await checkFigures(place);
  await checkPageTime(place);
  await checkManyAtOnce(place);
  await checkPackage(place);
} finally {
  await browser.close();
  await server.close();
  await sling.close();
}
console.log(`${checks.passed} passed, ${checks.failed} failed`);
process.exit(checks.failed > 0 ? 1 : 0);
