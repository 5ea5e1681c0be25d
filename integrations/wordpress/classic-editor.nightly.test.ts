// Posts without blocks in a real WordPress: wpautop() on the way to visitors, and TinyMCE on the way back into the database.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from '@playwright/test';
import { hasView } from '../../elements/_core/declare/definition.js';
import { createPrerenderer } from '../../prerender/prerender.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { built } from '../../tools/test/built.js';
import { openBrowser } from '../../tools/test/open-browser.js';
import { elementsOfPosts } from '../authoring/elements-of-posts.js';
import { readmeWords } from '../authoring/readme-words.js';
import { viewIn } from '../authoring/view-in.js';
import { logIn } from './testing-block-editor.js';
import { missingForWordPress, type RunningWordPress, startWordPress } from './testing-running-wordpress.js';

const missing = missingForWordPress();
if (missing) console.log(missing);
const folders = await componentFolders();
const { prerender } = createPrerenderer(folders.map(({ definition }) => definition).filter(hasView));

interface Written {
  readonly tag: string;
  readonly html: string;
}

/** Each README's example, and each tag of the guides that tell people what to write. */
const written: Written[] = [
  ...elementsOfPosts(folders).map(({ folder }) => ({
    tag: folder.definition.tag as string,
    html: readmeWords(folder.module).example,
  })),
  ...['docs/writing-a-tag.md', 'docs/in-an-editor.md'].flatMap(tagsIn),
];

function tagsIn(guide: string): Written[] {
  const examples = [...readFileSync(guide, 'utf8').matchAll(/```html\n([\s\S]*?)```/g)];
  return examples.flatMap(([, example = '']) =>
    [...example.matchAll(/<(uni-[\w-]+)[^>]*>[\s\S]*?<\/\1>/g)].map(([html, tag]) => ({ tag: tag!, html })),
  );
}

/** What visitors see of a tag on a page. WordPress makes typographer's quotes of straight ones. */
async function shown(html: string, tag: string): Promise<string | undefined> {
  const page = await prerender(`<!DOCTYPE html><html lang="en"><body>${html}</body></html>`, {
    onWarning: () => {},
  });
  return viewIn(page, tag)
    ?.replace(/\s+/g, ' ')
    .replace(/[’‘′]/g, "'")
    .replace(/–/g, '-')
    .replace(/\b(fold|title)-\w{8}\b/g, '$1');
}

/** A text of PHP. */
const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

describe('posts without blocks in WordPress', { skip: missing !== undefined }, () => {
  let wordpress: RunningWordPress;
  let browser: Browser;
  before(async () => {
    const settings = { origin: '', version: '1' };
    wordpress = await startWordPress(join(built('embed'), 'wordpress/uni-elements.zip'), settings);
    console.log(`WordPress ${wordpress.version}`);
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await wordpress?.stop();
  });

  /** Texts as visitors get them, of whoever makes paragraphs of them. */
  const filtered = async (texts: readonly string[], filter = `apply_filters('the_content', $text)`) =>
    JSON.parse(
      await wordpress.php(
        `echo json_encode(array_map(function ($text) { return ${filter}; }, json_decode(${quoted(JSON.stringify(texts))})));`,
      ),
    ) as string[];
  const between = (html: string) => `Before.\n\n${html}\n\nAfter.`;

  for (const [who, filter] of [
    ['WordPress', undefined],
    ['a widget', `apply_filters('widget_text_content', $text)`],
    // As WPBakery, Beaver Builder and Divi do.
    ['a page builder that calls wpautop() itself', `apply_filters('the_content', wpautop($text))`],
  ] as const)
    it(`shows every tag of the guides as it is written, behind the paragraphs of ${who}`, async () => {
      const texts = await filtered(
        written.map(({ html }) => between(html)),
        filter,
      );
      for (const [at, { tag, html }] of written.entries()) {
        assert.equal(await shown(texts[at]!, tag), await shown(html, tag), texts[at]);
        assert.match(texts[at]!, /^<p>Before\.<\/p>[\s\S]*<p>After\.<\/p>\s*$/);
      }
    });

  for (const role of ['contributor', 'admin'])
    it(`keeps every tag that ${role} has written and opened in Visual`, async () => {
      const text = written.map(({ html }, at) => `Here is ${at}.\n\n${html}\n\n`).join('');
      const id = await wordpress.php(`
        wp_set_current_user(get_user_by('login', '${role}')->ID); kses_init();
        echo wp_insert_post(wp_slash(['post_title' => 'A post', 'post_status' => 'draft', 'post_content' => ${quoted(`${text}The end.`)}]));`);
      const stored = () => wordpress.php(`echo get_post(${id})->post_content;`);
      const partsOf = async (content: string) =>
        (await filtered([content]))[0]!.split(/<p>Here is \d+\.<\/p>/).slice(1);
      const before = await partsOf(await stored());
      const page = await logIn(browser, wordpress.origin, role);
      await page.goto(`${wordpress.origin}/wp-admin/post.php?post=${id}&action=edit&classic-editor`);
      await page.getByRole('button', { name: 'Visual', exact: true }).click();
      await page.frameLocator('#content_ifr').locator('#tinymce').getByText('The end.').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' More.');
      // The bar above may cover it for the pointer.
      await page.getByRole('button', { name: 'Save Draft' }).press('Enter');
      // It leads back to the post without what has chosen the editor.
      await page.waitForURL(({ search }) => !search.includes('classic-editor'));
      await page.context().close();
      const kept = await stored();
      assert.match(kept, /The end\. More\.$/);
      const after = await partsOf(kept);
      assert.deepEqual([before.length, after.length], [written.length, written.length]);
      for (const [at, { tag }] of written.entries())
        assert.equal(await shown(after[at]!, tag), await shown(before[at]!, tag), after[at]);
    });
});
