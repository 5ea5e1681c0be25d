// The picture of each element in the docs' index. UPDATE_THUMBNAILS=1 takes them anew, to be looked at.
import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { bringState, examplesOf, showAlone } from '../../fixtures/examples/examples-page.js';
import { readyForPicture } from '../../fixtures/examples/ready-for-picture.js';
import { it, type Site } from '../../fixtures/visits.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { THUMBNAIL, THUMBNAILS } from './thumbnails.js';

/** Elements lie in their place as on a tablet, and their words can still be told from each other. */
const WINDOW = { width: 768, height: 900 };
const MARGIN_PX = 16;
/** The grounds of the page. */
const SCHEMES = { light: { ground: '#ffffff', end: '' }, dark: { ground: '#191817', end: '.dark' } } as const;
/** The documentation's theme. */
const THEME = '/libs/docs.css';
const EXAMPLE_ONLY = 'main > h2 { display: none } body { margin: 0 }';

const folders = await componentFolders();
it.use({ viewport: WINDOW, reducedMotion: 'reduce' });

async function thumbnailOf(
  page: Page,
  site: Site,
  slug: string,
  colorScheme: keyof typeof SCHEMES,
): Promise<Buffer> {
  const [first] = await examplesOf(slug);
  await page.emulateMedia({ colorScheme });
  await showAlone(page, site, slug, [first!]);
  await page.addStyleTag({ url: THEME });
  await page.addStyleTag({ content: EXAMPLE_ONLY });
  await bringState(page, [first!]);
  await readyForPicture(page);
  const screenshot = await page.locator('.d-stage').screenshot({ animations: 'disabled' });
  const { ground } = SCHEMES[colorScheme];
  return framed(await sharp(screenshot).trim({ background: ground }).toBuffer(), ground);
}

/** In the middle of its ground, as large as it is or as fits. */
async function framed(picture: Buffer, background: string): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize({
      width: THUMBNAIL.width - 2 * MARGIN_PX,
      height: THUMBNAIL.height - 2 * MARGIN_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toBuffer({ resolveWithObject: true });
  const [across, down] = [THUMBNAIL.width - info.width, THUMBNAIL.height - info.height];
  const [left, top] = [across >> 1, down >> 1];
  return sharp(data)
    .extend({ left, right: across - left, top, bottom: down - top, background })
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
}

it('every element has a picture in the index, in both schemes', async ({ visited, site }) => {
  for (const { slug } of folders)
    for (const scheme of ['light', 'dark'] as const) {
      const file = `${THUMBNAILS}${slug}${SCHEMES[scheme].end}.webp`;
      if (process.env.UPDATE_THUMBNAILS === '1')
        writeFileSync(file, await visited((page) => thumbnailOf(page, site, slug, scheme)));
      const remedy = 'UPDATE_THUMBNAILS=1 npm run test:site -- docs/site/thumbnails';
      assert.ok(existsSync(file), `${slug} has none: ${remedy}`);
    }
});
