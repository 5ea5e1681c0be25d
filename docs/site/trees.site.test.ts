// What assistive technology is told of every example. UPDATE_BASELINES=1 writes the trees anew, to be reviewed.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { visitedSite } from '../../fixtures/visited-site.js';
import { openPage } from '../../fixtures/visitor.js';
import { listRooms } from '../../tools/rollup/rooms.js';
import { allMounted } from './visit/all-mounted.js';
import { contentsUpToDate } from './visit/contents-up-to-date.js';
import { examplesShown } from './visit/examples-shown.js';

const TREES = new URL('trees/', import.meta.url);
const WIDE = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

const rooms = await listRooms();

describe('the accessibility tree', () => {
  const site = visitedSite();

  async function treeOf(slug: string): Promise<string> {
    const page = await openPage(site.browser, WIDE);
    await page.goto(
      `${site.server.development.replace('127.0.0.1', 'localhost')}/elements/${slug}.html?prerender=off`,
    );
    await examplesShown(page);
    await page.evaluate(allMounted, 'main');
    await page.waitForLoadState('networkidle');
    await page.evaluate(allMounted, 'main');
    await contentsUpToDate(page);
    const trees: string[] = [];
    for (const stage of await page.locator('.d-stage').all()) trees.push(await stage.ariaSnapshot());
    await page.context().close();
    return `${trees.map((tree, at) => `# ${at + 1}\n${tree}`).join('\n')}\n`;
  }

  for (const { slug } of rooms) {
    it(`of ${slug}’s examples is as reviewed`, async () => {
      const tree = await treeOf(slug);
      const file = new URL(`${slug}.yaml`, TREES);
      if (process.env.UPDATE_BASELINES === '1') {
        mkdirSync(TREES, { recursive: true });
        writeFileSync(file, tree);
      }
      assert.ok(
        existsSync(file),
        `${slug} has no tree: UPDATE_BASELINES=1 npm run test:site -- docs/site/trees`,
      );
      assert.equal(tree, readFileSync(file, 'utf8'));
    });
  }
});
