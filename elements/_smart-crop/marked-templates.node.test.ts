import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRenderer } from '../../fixtures/server/htl/renderer.js';
import { createPrerenderer } from '../../prerender/prerender.js';
import { listRooms } from '../../tools/rollup/rooms.js';

const CROPPED = { disableSmartCrop: false };
const MARKED: Readonly<Record<string, readonly object[]>> = {
  hero: [],
  'news-hero': [
    { ...CROPPED, focalPosition: '20% 30%' },
    { ...CROPPED, focalPosition: '20%' },
  ],
  card: [
    { ...CROPPED, posX: '50%' },
    { ...CROPPED, posX: '20%' },
    { ...CROPPED, focalPositionX: '20%' },
  ],
  'bleed-block': [
    { imageId: 'tank' },
    { imageId: 'tank', disableSmartCrop: true },
    { imageId: 'tank', posY: '20%' },
  ],
};
const EVERYWHERE = [
  {},
  CROPPED,
  { disableSmartCrop: true },
  { ...CROPPED, posY: '50%' },
  { ...CROPPED, posY: '20%' },
];

const renderer = createRenderer(['elements']);
const templateOf = (slug: string, properties: object) =>
  renderer.render(
    {
      model: { ':type': `uni/components/${slug}`, ...properties },
      path: `root/${slug}`,
      owner: '/a/page',
    },
    {
      currentPage: { title: 'A page', path: '/a/page', language: 'en' },
      mode: 'disabled',
      request: { path: '/a/page.html' },
      fragment: () => undefined,
    },
  );

const marksIn = (html: string) => {
  const [picture] = /<img [^>]*>/.exec(html) ?? assert.fail('there is no picture');
  return [...picture.matchAll(/ data-(?:smart-crop|image-id)="[^"]*"/g)].join();
};

describe('a picture in a template waits for its crop where that of the view does', async () => {
  const { prerender } = createPrerenderer((await listRooms()).map(({ definition }) => definition));
  for (const [slug, own] of Object.entries(MARKED))
    for (const properties of [...EVERYWHERE, ...own])
      it(`${slug} ${JSON.stringify(properties)}`, async () => {
        const address = { [slug === 'card' ? 'imageUrl' : 'img']: '/content/dam/uni/court.jpg' };
        const written = await templateOf(slug, { ...address, ...properties });
        const html = await prerender(written);
        const view = html.slice(html.indexOf('uni-view'));
        assert.equal(marksIn(written), marksIn(view));
      });

  it('which a hero and a bleed block do', async () => {
    const img = '/content/dam/uni/court.jpg';
    assert.equal(marksIn(await templateOf('hero', { img, ...CROPPED })), ' data-smart-crop="idle"');
    const marks = marksIn(await templateOf('bleed-block', { img, imageId: 'tank' }));
    assert.equal(marks, ' data-smart-crop="idle", data-image-id="tank"');
  });
});
