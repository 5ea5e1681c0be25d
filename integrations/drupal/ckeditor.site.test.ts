// The tags in CKEditor 5, with the plugins and the configuration that Drupal gives it. No Drupal runs here.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { hasView } from '../../elements/_core/declare/definition.js';
import { createPrerenderer } from '../../prerender/prerender.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { openBrowser } from '../../tools/test/open-browser.js';
import { ownPackages } from '../../tools/test/own-packages.js';
import { viewIn } from '../authoring/view-in.js';
import { moduleFiles } from './module-files.js';

/** CKEditor's licence is the GPL, so it is no dependency of the project but installed for this test alone. */
const packages = ownPackages('fixtures/ckeditor');
const folders = await componentFolders();
const { prerender } = createPrerenderer(folders.map(({ definition }) => definition).filter(hasView));
const files = moduleFiles(folders, { origin: '', integrity: '' });
const plugin = parse(files.get('uni_elements.ckeditor5.yml')!).uni_elements_tags as {
  readonly ckeditor5: {
    readonly plugins: readonly string[];
    readonly config: {
      readonly htmlSupport: object;
      readonly uniElements: {
        readonly examples: readonly { readonly title: string; readonly html: string }[];
      };
    };
  };
};
const { config } = plugin.ckeditor5;
/** Drupal's own come first, in the order of their names. */
const PLUGINS = [
  'essentials.Essentials',
  'heading.Heading',
  'link.Link',
  'list.List',
  'paragraph.Paragraph',
  ...plugin.ckeditor5.plugins,
];

/** The packages as Drupal has them, each a property of one global. */
const PACKAGES = [
  'core',
  'editor-classic',
  'essentials',
  'heading',
  'html-support',
  'link',
  'list',
  'paragraph',
  'ui',
];
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const GLOBAL = `${PACKAGES.map((name) => `import * as ${camelCase(name)} from '@ckeditor/ckeditor5-${name}';`).join('\n')}
window.CKEditor5 = { ${PACKAGES.map(camelCase).join(', ')} };`;

interface Editor {
  setData(html: string): void;
  getData(): string;
  readonly editing: { readonly view: { focus(): void } };
  readonly model: {
    readonly document: { getRoot(): unknown };
    change(callback: (writer: { setSelection(root: unknown, place: 'end'): void }) => void): void;
  };
}
declare global {
  interface Window {
    CKEditor5: Readonly<
      Record<string, Readonly<Record<string, { create(element: Element, options: object): Promise<Editor> }>>>
    >;
    editor: Editor;
  }
}

/** A tag's view, or without one its HTML, in which white space between tags and around a list says nothing. */
async function shown(html: string): Promise<string> {
  const [tag = ''] = /(?<=<)uni-[\w-]+/.exec(html) ?? [];
  const view = viewIn(await prerender(`<!DOCTYPE html><html lang="en"><body>${html}</body></html>`), tag);
  return (view ?? html).replace(/\s*(<[^>]+>)\s*/g, '$1').replace(/\b(fold|title)-\w{8}\b/g, '$1');
}

describe('the tags in CKEditor 5', { skip: 'missing' in packages && packages.missing }, () => {
  let browser: Browser;
  let page: Page;
  before(async () => {
    const { outputFiles } = await build({
      stdin: { contents: GLOBAL, resolveDir: process.cwd() },
      nodePaths: 'folder' in packages ? [packages.folder] : [],
      bundle: true,
      write: false,
      format: 'iife',
      legalComments: 'none',
      loader: { '.css': 'empty', '.svg': 'text' },
    });
    browser = await openBrowser();
    page = await browser.newPage();
    await page.setContent(
      '<!DOCTYPE html><html lang="en"><title>Editor</title><div id="editor"></div></html>',
    );
    await page.addScriptTag({ content: outputFiles[0]!.text });
    await page.addScriptTag({ content: files.get('js/ckeditor5_plugins/uni_elements.js')! });
    await page.evaluate(
      async ([names, given]) => {
        const plugins = names.map((name) => {
          const [build, one] = name.split('.') as [string, string];
          return window.CKEditor5[build]![one]!;
        });
        const element = document.querySelector('#editor')!;
        window.editor = await window.CKEditor5.editorClassic!.ClassicEditor!.create(element, {
          ...given,
          licenseKey: 'GPL',
          plugins,
          toolbar: ['uniElements'],
        });
      },
      [PLUGINS, config] as const,
    );
  });
  after(() => browser?.close());

  /** The stored text after somebody has opened it and typed a word below the tag. */
  async function typedBelow(html: string): Promise<string> {
    await page.evaluate((text) => {
      const { editor } = window;
      editor.setData(`${text}<p>Below</p>`);
      editor.model.change((writer) => writer.setSelection(editor.model.document.getRoot(), 'end'));
      editor.editing.view.focus();
    }, html);
    await page.keyboard.type(' it');
    return stored();
  }

  /** Newer editors give list items ids of their own, which say nothing. */
  const stored = async () =>
    (await page.evaluate(() => window.editor.getData())).replace(/ data-list-item-id="\w+"/g, '');

  for (const { title, html } of config.uniElements.examples) {
    it(`keeps what stands in a tag when somebody types beside it: ${title}`, async () => {
      const written = await typedBelow(html);
      assert.match(written, /<p>Below it<\/p>$/);
      assert.equal(await shown(written.replace('<p>Below it</p>', '')), await shown(html), written);
    });

    it(`inserts it by the button: ${title}`, async () => {
      await page.evaluate(() => window.editor.setData('<p></p>'));
      await page.getByRole('button', { name: 'University elements' }).click();
      await page.locator('.uni-elements-dropdown').getByRole('button', { name: title, exact: true }).click();
      assert.equal(await shown(await stored()), await shown(html));
    });
  }

  it('keeps attributes, slots and other tags in a tag', async () => {
    const html =
      '<uni-bespoke-layout><div slot="left"><uni-callout data-title="Years 1 > 2" title-type="h4"><p>Come in <a href="/free">free</a>.</p></uni-callout></div><div slot="right"><ul><li>One</li><li>Two</li></ul></div></uni-bespoke-layout>';
    assert.equal(await typedBelow(html), `${html.replace('1 > 2', '1 &gt; 2')}<p>Below it</p>`);
  });

  it('takes out what would run', async () => {
    const written = await typedBelow(
      '<uni-callout onclick="alert(1)"><p>Words<script>1</script></p></uni-callout>',
    );
    assert.doesNotMatch(written, /onclick|<script/);
  });
});
