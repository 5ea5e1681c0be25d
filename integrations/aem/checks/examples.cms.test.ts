import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasView } from '../../../elements/_core/declare/definition.js';
import { createPrerenderer } from '../../../prerender/prerender.js';
import { type ComponentFolder, componentFolders } from '../../../tools/rollup/component-folders.js';
import { type ExampleContent, exampleContents } from '../../authoring/example-content.js';
import { triggerOf, viewIn } from '../../authoring/view-in.js';
import { get, storePage } from './place.js';

const folders = await componentFolders();
const prerenderer = createPrerenderer(folders.map(({ definition }) => definition).filter(hasView));

/** Of a page that has each example two times. */
const wholePage = (folder: ComponentFolder, language: string) =>
  get(`/content${pathOf(folder, language)}/_jcr_content/root.html`);

const idsIn = (html: string) =>
  [...html.replace(/<script\b.*?<\/script>/gs, '').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

const twice = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);

const pathOf = ({ slug }: ComponentFolder, language: string) => `/examples-${language}-${slug}`;

async function renderedBySling(
  folder: ComponentFolder,
  language: string,
  examples: readonly ExampleContent[],
): Promise<string[]> {
  const type = `uni/components/${folder.slug}`;
  const items = ['e', 'again'].flatMap((name) =>
    examples.map(({ model }, at) => [`${name}${at}`, { ...model, ':type': type }] as const),
  );
  const path = `/content${pathOf(folder, language)}`;
  await storePage(path, Object.fromEntries(items), { language, title: folder.slug });
  return Promise.all(examples.map((_, at) => get(`${path}/_jcr_content/root/e${at}.html`)));
}

/** HTML alone says how wide a picture is in its own page. */
const inAnyWidth = (view = ''): string => view.replace(/ sizes="[^"]*"/g, '');

/**
 * Every example of every component, rendered by Sling, is letter for letter the view of the tag that the example writes.
 */
for (const folder of folders) {
  test(`the examples of ${folder.slug}`, async () => {
    const examples = await exampleContents(folder);
    for (const language of new Set(examples.map((example) => example.language))) {
      const ofLanguage = examples.filter((example) => example.language === language);
      const shown = await renderedBySling(folder, language, ofLanguage);
      for (const [at, { tag, name }] of ofLanguage.entries()) {
        const html = shown[at]!;
        assert.match(html, new RegExp(`<${folder.definition.tag}[ >]`), name);
        const written = viewIn(html, folder.definition.tag);
        if (written === undefined) continue;
        const page = `<!DOCTYPE html><html lang="${language}"><body>${tag}</body></html>`;
        const rendered = await prerenderer.prerender(page);
        if (viewIn(rendered, folder.definition.tag) === undefined) continue;
        assert.equal(inAnyWidth(written), inAnyWidth(viewIn(rendered, folder.definition.tag)), name);
        assert.equal(
          triggerOf(html, folder.definition.tag),
          triggerOf(rendered, folder.definition.tag),
          name,
        );
      }
      assert.deepEqual(twice(idsIn(await wholePage(folder, language))), []);
    }
  });
}
