// A CMS writes the language of its pages as Java does: `vi_VN`.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { hasView } from '../elements/_core/declare/definition.js';
import { labelsIn } from '../page/locale/words.js';
import { componentFolders } from '../tools/rollup/component-folders.js';
import { createCmsViews } from './cms/cms-views.js';
import { createPrerenderer } from './prerender.js';

interface ComponentFolder {
  readonly examples: readonly { readonly html: string }[];
}

const WAYS = ['vi_VN', 'vi-VN', 'VI_vn', 'vi_VN.UTF-8'];
const folders = (await componentFolders()).filter(({ definition }) => hasView(definition));
const { prerender } = createPrerenderer(folders.map(({ definition }) => definition));
const write = createCmsViews(new Map(folders.map(({ slug, definition }) => [slug, definition])));

/** A page with nothing that names another language. */
const rendered = async (html: string, language: string): Promise<string> =>
  (await prerender(`<html lang="${language}"><body>${html}</body></html>`)).replaceAll(language, 'vi');

describe('a page whose language is written as a CMS does', () => {
  for (const { slug, module } of folders)
    it(`has the words and dates of its language: ${slug}`, async () => {
      const { examples } = (await import(
        new URL('./examples.ts', pathToFileURL(module)).href
      )) as ComponentFolder;
      const html = examples.map((example) => example.html).join('\n');
      const plain = await rendered(html, 'vi');
      for (const language of WAYS) assert.equal(await rendered(html, language), plain, language);
    });

  it('has them in what the CMS renders itself', () => {
    const properties = {
      items: [{ title: 'Open day', date: '2026-12-05T10:00', calendar: true }],
      ...{ kind: 'event', link: '/events.html', calendar: true },
    };
    const view = (language: string) =>
      write({ slug: 'list', properties, language, labels: labelsIn('vi'), mode: 'view' }).view;
    assert.match(view('vi'), /10:00, ngày/);
    for (const language of WAYS) assert.equal(view(language), view('vi'), language);
  });

  it('has them where the tag says its language', async () => {
    const html = (language: string) =>
      `<uni-list kind="event" language="${language}"><ul><li><time datetime="2026-12-05T10:00"></time><a href="/a.html">Open day</a></li></ul></uni-list>`;
    const plain = await rendered(html('vi'), 'en');
    assert.match(plain, /10:00, ngày/);
    for (const language of WAYS)
      assert.equal((await rendered(html(language), 'en')).replaceAll(language, 'vi'), plain, language);
  });
});
