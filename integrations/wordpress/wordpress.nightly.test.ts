// Drives a real WordPress as its authors do. WORDPRESS_PATH names another one than Debian's.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { VERSION } from '../../elements/_core/declare/version.js';
import { allowedHtml } from '../../tools/metadata/editor-data.js';
import { elementInfos } from '../../tools/metadata/element-info.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { built } from '../../tools/test/built.js';
import { type Listening, listen, typeOf } from '../../tools/test/listen.js';
import { openBrowser } from '../../tools/test/open-browser.js';
import type { Field } from '../authoring/field.js';
import { elementBlocks } from './element-blocks.js';
import { BlockEditor, logIn } from './testing-block-editor.js';
import { FIREFOX, startFirefox } from './testing-firefox.js';
import { missingForWordPress, type RunningWordPress, startWordPress } from './testing-running-wordpress.js';

const missing = missingForWordPress();
if (missing) console.log(missing);
const folders = await componentFolders();
const blocks = missing ? [] : await elementBlocks(folders);

const titles = blocks.map(({ title }) => title);

/** Inputs that filters of WordPress trip over. */
const HARD = `It’s "open" & free – l'été < 5 > 2`;
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="teal"/></svg>';

describe('the plugin in WordPress', { skip: missing !== undefined }, () => {
  let elements: Listening;
  let wordpress: RunningWordPress;
  let browser: Browser;
  let author: BlockEditor;
  before(async () => {
    const dist = built('embed');
    elements = await listen((request, response) => {
      const { pathname } = new URL(request.url!, 'http://x');
      response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', typeOf(pathname));
      if (pathname === '/picture.svg') response.end(PICTURE);
      else response.end(readFileSync(join(dist, 'embed', pathname.replace(`/${VERSION}/`, ''))));
    });
    const settings = { origin: elements.origin, version: VERSION };
    wordpress = await startWordPress(join(dist, 'wordpress/uni-elements.zip'), settings);
    console.log(`WordPress ${wordpress.version}`);
    browser = await openBrowser();
    author = new BlockEditor(await logIn(browser, wordpress.origin, 'author'), wordpress.origin);
  });
  after(async () => {
    await browser?.close();
    await wordpress?.stop();
    await elements?.close();
  });

  const visit = async (address: string, { script = true } = {}): Promise<Page> => {
    const context = await browser.newContext({ javaScriptEnabled: script });
    const page = await context.newPage();
    await page.goto(`${wordpress.origin}${address}`);
    return page;
  };

  for (const { slug, tag, title, fields, template } of blocks) {
    it(`lets an author insert, fill, see, publish and open again: ${slug}`, async (test) => {
      await author.newPost(`A ${title}`);
      if (!(await author.has(`uni/${slug}`))) return test.skip('needs a newer WordPress');
      await author.insert({ slug, title, template }, titles);
      const words = template ? await author.write(slug, (at) => `Words ${at} ${HARD}`) : [];
      await author.give({
        'core/image': `${elements.origin}/picture.svg`,
        'core/button': '/apply?a=1&b=2',
      });
      if (fields.some(({ isSaid }) => !isSaid)) {
        await author.selectOuter({ slug, title });
        const more = author.sidebar.getByRole('button', { name: 'More', exact: true });
        if ((await more.count()) > 0 && (await more.getAttribute('aria-expanded')) === 'false')
          await more.click();
        for (const field of fields.filter(({ isSaid }) => !isSaid))
          await author.fill(field, exampleOf(field));
        assert.deepEqual(await author.faults(['Content', 'More']), []);
      }
      // The real element, in the editor's own frame, with the words that have just been written.
      await author.page.waitForFunction(
        ([name, text]) => {
          const frame = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]');
          const tags = (frame?.contentDocument ?? document).querySelectorAll('.uni-elements-preview > *');
          const tag = [...tags].find(({ localName }) => localName === name);
          // Titles may end in a space that does not break, and one word alone may stay as it is written.
          const said = `${tag?.shadowRoot?.textContent} ${tag?.textContent}`;
          return tag?.matches(':defined') && said.includes(text);
        },
        [tag, words[0]?.slice(0, 'Words 0'.length) ?? ''] as const,
      );
      const before = await author.blocks();
      const id = await author.publish();
      const stored = await author.content();
      assert.doesNotMatch(stored, /isolated|uni-view|data-uni/);

      await author.edit(id);
      const after = await author.blocks();
      assert.deepEqual(
        after.filter(({ isValid }) => !isValid).map(({ name }) => name),
        [],
      );
      const own = (all: typeof after) => all.find(({ name }) => name === `uni/${slug}`)!.attributes;
      assert.deepEqual(own(after), own(before));
      for (const { key, isSaid, ...field } of fields)
        if (!isSaid) assert.equal(own(after)[key], exampleOf(field), field.name);

      const page = await visit(`/?p=${id}`);
      await page.locator(`${tag}:defined`).first().waitFor({ state: 'attached' });
      await page.context().close();
      const plain = await visit(`/?p=${id}`, { script: false });
      const said = await plain.locator('.entry-content').first().innerText();
      // WordPress makes curly quotes of straight ones.
      for (const text of words) assert.ok(plainOf(said).includes(plainOf(text)), `${text} in ${said}`);
      await plain.context().close();
    });
  }

  /** A post that its author has stored by WordPress's own interface. */
  const post = async (content: string): Promise<number> =>
    Number(
      await wordpress.php(`
        wp_set_current_user(get_user_by('login', 'author')->ID);
        kses_init();
        echo wp_insert_post(wp_slash(['post_title' => 'A post', 'post_status' => 'publish', 'post_content' => ${quoted(content)}]));`),
    );
  const stored = (id: number) => wordpress.php(`echo get_post(${id})->post_content;`);

  it('takes what an author types as soon as the block is there', async () => {
    await author.newPost('Typed at once');
    await author.insert(blocks.find(({ slug }) => slug === 'callout')!, titles);
    for (const [at, words] of ['Fees', 'None.'].entries()) {
      if (at > 0) await author.page.keyboard.press('ArrowDown');
      await author.page.keyboard.type(words);
    }
    assert.match(await author.content(), /<h3[^>]*>Fees<\/h3>.*<p[^>]*>None\.<\/p>/s);
  });

  it('lets Enter leave a block, and takes what an author types in the first column of a new layout', async () => {
    await author.newPost('Left');
    await author.insert(blocks.find(({ slug }) => slug === 'callout')!, titles);
    for (const [at, words] of ['Fees', 'None.', 'Apply'].entries()) {
      if (at > 0) await author.page.keyboard.press('ArrowDown');
      await author.page.keyboard.type(words);
    }
    for (let times = 0; times < 3; times += 1) await author.page.keyboard.press('Enter');
    await author.page.keyboard.type('Outside');
    assert.match(await author.content(), /<\/uni-callout>.*<p[^>]*>Outside<\/p>/s);
    await author.newPost('Columns');
    await author.insert(blocks.find(({ slug }) => slug === 'bespoke-layout')!, titles);
    await author.page.waitForFunction(
      () => window.wp.data.select('core/block-editor').getSelectedBlock()?.name === 'core/paragraph',
    );
    await author.page.keyboard.type('One');
    assert.match(await author.content(), /^<!-- wp:uni\/bespoke-layout -->.*?<p[^>]*>One<\/p>/s);
  });

  it('puts the caret at the word of a preview that somebody clicks', async () => {
    const words = 'Bring your student card after ten.';
    await author.edit(
      await post(
        `${CALLOUT.replace('Until ten.', words)}\n\n<!-- wp:paragraph -->\n<p>Below</p>\n<!-- /wp:paragraph -->`,
      ),
    );
    const { canvas } = author;
    await canvas.locator('uni-callout:defined').waitFor();
    // The tag's own words are there too, and not to be seen.
    const seen = canvas.locator('uni-callout').getByText(words).filter({ visible: true });
    const place = await seen.evaluate((paragraph) => {
      const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const range = document.createRange();
      range.setStart(text, text.data.indexOf('student'));
      range.setEnd(text, text.data.indexOf('student') + 1);
      const { left, top, height } = range.getBoundingClientRect();
      const frame = window.frameElement?.getBoundingClientRect();
      return { x: left + 1 + (frame?.left ?? 0), y: top + height / 2 + (frame?.top ?? 0) };
    });
    await author.page.mouse.click(place.x, place.y);
    await author.page.waitForFunction(
      () => window.wp.data.select('core/block-editor').getSelectedBlock()?.name === 'core/paragraph',
    );
    await canvas
      .locator('.uni-elements-words [contenteditable="true"]:focus, .uni-elements-words :focus')
      .first()
      .waitFor();
    await author.page.keyboard.type('own ');
    assert.match(await author.content(), /Bring your own student card after ten\./);
  });

  it('has examples that WordPress takes for what its own blocks write', async () => {
    await author.newPost('Examples');
    const faults = await author.page.evaluate(() => {
      const { getBlockFromExample, getBlockTypes, parse, serialize } = window.wp.blocks;
      return getBlockTypes()
        .filter(({ name }) => name.startsWith('uni/'))
        .flatMap(({ name, example }) => {
          const all = example ? parse(serialize(getBlockFromExample(name, example))) : [];
          for (const block of all) all.push(...block.innerBlocks);
          const broken = all.filter(({ isValid }) => !isValid).map((block) => `${name}: ${block.name}`);
          return example ? broken : [`${name} has none`];
        });
    });
    assert.deepEqual(faults, []);
  });

  it('keeps a tag that it has no field for, and opens it without a complaint', async () => {
    const id = await post(CALLOUT.replace('<uni-callout', '<uni-callout data-light model-path="root/x"'));
    await author.edit(id);
    const [callout] = await author.blocks();
    assert.equal(callout?.isValid, true);
    assert.match(await author.content(), /<uni-callout(?=[^>]* data-light)(?=[^>]* model-path="root\/x")/);
  });

  it('makes a block of a tag that is pasted, and leaves one alone that blocks cannot say', async () => {
    await author.newPost('Pasted');
    await author.paste(
      '<uni-callout title-type="h4" applied-css-class-names="m-callout--warning-red" data-cta-area-label="A"><h3>Fees</h3><p slot="description">None.</p></uni-callout>',
    );
    const [callout, ...words] = await author.blocks();
    assert.equal(callout?.name, 'uni/callout');
    assert.equal(callout?.attributes.ctaAreaLabel, 'A');
    assert.equal(callout?.attributes.className, 'is-style-m-callout--warning-red');
    assert.deepEqual(
      words
        .filter(({ name }) => /heading|paragraph/.test(name))
        .map(({ attributes }) => String(attributes.content)),
      ['Fees', 'None.'],
    );
    assert.doesNotMatch(await author.content(), /slot=/);
  });

  it('has patterns that WordPress takes for what its own blocks write', async () => {
    await author.newPost('Patterns');
    for (const { slug, patterns } of blocks) {
      if (!(await author.has(`uni/${slug}`))) continue;
      for (const { name, content } of patterns)
        assert.deepEqual(await author.invalidIn(content), [], `${slug}: ${name}`);
    }
  });

  it('writes the words into excerpts, the feed and what search finds', async () => {
    const id = await post(CALLOUT.replace('Open late', 'Lighthouse open late'));
    assert.match(await wordpress.php(`echo get_the_excerpt(${id});`), /Lighthouse open late.*Until ten/s);
    const feed = await (await fetch(`${wordpress.origin}/?feed=rss2`)).text();
    assert.match(feed, /Lighthouse open late/);
    const found = await (
      await fetch(`${wordpress.origin}/?rest_route=/wp/v2/posts&search=lighthouse`)
    ).json();
    assert.ok((found as { id: number }[]).some((each) => each.id === id));
  });

  it('leaves ordinary HTML in posts when it is switched off', async () => {
    const id = await post(CALLOUT);
    await wordpress.php(
      `require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('uni-elements/uni-elements.php');`,
    );
    const page = await visit(`/?p=${id}`);
    await page.locator('.entry-content uni-callout h3', { hasText: 'Open late' }).waitFor();
    assert.equal(await page.locator('.entry-content uni-callout a').getAttribute('href'), '/hours');
    assert.equal(await page.locator('script[src*="uni.js"]').count(), 0);
    await wordpress.php(
      `require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('uni-elements/uni-elements.php');`,
    );
    assert.match(await stored(id), /^<!-- wp:uni\/callout -->/);
  });

  it('lets nobody write a tag into a comment or a profile, nor an author one of the whole site', async () => {
    const id = await post(
      '<uni-outage-message><h2>Closed</h2></uni-outage-message><uni-header>Mine</uni-header>',
    );
    assert.doesNotMatch(await stored(id), /<uni-/);
    const written = await wordpress.php(`
      wp_set_current_user(get_user_by('login', 'subscriber')->ID);
      kses_init();
      $id = wp_new_comment(wp_slash(['comment_post_ID' => ${id}, 'user_id' => get_current_user_id(), 'comment_author' => 'S', 'comment_author_email' => 's@example.edu', 'comment_author_url' => '', 'comment_type' => '', 'comment_content' => '<uni-hero title="Log in"><b>Now</b></uni-hero>']));
      wp_update_user(['ID' => get_current_user_id(), 'description' => '<uni-callout title="Log in">Me</uni-callout>']);
      echo get_comment($id)->comment_content, "\n", get_userdata(get_current_user_id())->description;`);
    assert.doesNotMatch(written, /<uni-/);
    assert.match(written, /<b>Now<\/b>/);
  });

  it('keeps the tags in the classic editor, seen or as text', async () => {
    const page = await logIn(browser, wordpress.origin, 'author');
    for (const content of [
      '<uni-callout title="Open late"><b>Until</b> ten</uni-callout>',
      '<uni-button classes="secondary"><a href="/apply">Apply</a></uni-button>',
    ]) {
      const id = await post(content);
      await page.goto(`${wordpress.origin}/wp-admin/post.php?post=${id}&action=edit&classic-editor`);
      await page.getByRole('button', { name: 'Visual', exact: true }).click();
      const frame = page.frameLocator('#content_ifr');
      await frame.locator('#tinymce').click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' more');
      await page.getByRole('button', { name: 'Update' }).click();
      // It leads back to the post without what has chosen the editor.
      await page.waitForURL(({ search }) => !search.includes('classic-editor'));
      const [tag] = /<uni-[^>]*>/.exec(content)!;
      assert.ok((await stored(id)).includes(tag), await stored(id));
    }
    await page.context().close();
  });

  it('stands behind the import map of WordPress, and is checked by the browser', async () => {
    const html = await (await fetch(wordpress.origin)).text();
    const [script] = /<script[^>]*\/uni\.js"[^>]*>/.exec(html)!;
    assert.match(script, /integrity="sha384-[^"]+"/);
    assert.match(script, /type="module"/);
    const map = html.indexOf('type="importmap"');
    assert.ok(map < html.indexOf(script));
    if (map >= 0) assert.doesNotMatch(html.slice(0, map), /<script[^>]*type="module"/);
  });

  it('lets the menu of a block theme open in Firefox', { skip: !FIREFOX && 'no Firefox' }, async () => {
    const firefox = await startFirefox();
    try {
      const page = await firefox.newPage();
      await page.setViewport({ width: 375, height: 800 });
      await page.goto(wordpress.origin);
      const [button, open] = ['-open', '.is-menu-open'].map(
        (end) => `.wp-block-navigation__responsive-container${end}`,
      );
      await page.waitForSelector(button!, { visible: true });
      // Its script may come after it.
      await page.waitForNetworkIdle();
      await page.click(button!);
      await page.waitForSelector(open!, { visible: true });
    } finally {
      await firefox.close();
    }
  });

  it('takes server and version from its page of settings', async () => {
    const page = await logIn(browser, wordpress.origin, 'admin');
    const save = async (server: string, version: string) => {
      await page.goto(`${wordpress.origin}/wp-admin/options-general.php?page=uni-elements`);
      await page.getByLabel('Server').fill(server);
      await page.getByLabel('Version').fill(version);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.waitForURL(/settings-updated/);
    };
    await save('ftp://example.edu', 'newest');
    await page.getByText('The server is an address such as').waitFor();
    await page.getByText('The version is a number such as').waitFor();
    assert.equal(await page.getByLabel('Server').inputValue(), elements.origin);
    await save('https://cdn.example.edu/', '1');
    const html = await (await fetch(wordpress.origin)).text();
    const [script] = /<script[^>]*\/uni\.js"[^>]*>/.exec(html)!;
    assert.match(script, /src="https:\/\/cdn\.example\.edu\/1\/uni\.js"/);
    assert.doesNotMatch(script, /integrity/);
    await save(elements.origin, VERSION);
    await page.context().close();
  });

  it('speaks Vietnamese to who does', async () => {
    await wordpress.php(`update_user_meta(get_user_by('login', 'editor')->ID, 'locale', 'vi');`);
    const page = await logIn(browser, wordpress.origin, 'editor');
    const editor = new BlockEditor(page, wordpress.origin);
    await editor.edit(await post(CALLOUT));
    const title = await page.evaluate(() => window.wp.blocks.getBlockType('uni/callout')?.title);
    assert.equal(title, 'Ô chú ý');
    await page.context().close();
  });

  it('does without blocks what the one file of the guide says', async (test) => {
    if (!(await wordpress.php(`echo function_exists('wp_enqueue_script_module');`)))
      return test.skip('needs WordPress 6.5');
    const guide = readFileSync('docs/in-an-editor.md', 'utf8');
    const [, php = ''] = /```\n(<\?php[\s\S]*?)```/.exec(guide) ?? [];
    const allowed = JSON.stringify(allowedHtml(elementInfos(folders)));
    await wordpress.php(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('uni-elements/uni-elements.php');
      file_put_contents(WPMU_PLUGIN_DIR . '/allowed-html.json', ${quoted(allowed)});
      file_put_contents(WPMU_PLUGIN_DIR . '/uni-tags.php', ${quoted(php)});`);
    const tags = '<uni-callout class="x"><h3>Fees</h3></uni-callout><uni-header>Mine</uni-header>';
    assert.equal(await stored(await post(tags)), '<uni-callout class="x"><h3>Fees</h3></uni-callout>Mine');
    const comment = await wordpress.php(`echo wp_kses(${quoted(tags)}, 'pre_comment_content');`);
    assert.doesNotMatch(comment, /<uni-/);
    const html = await (await fetch(wordpress.origin)).text();
    const script = html.indexOf('src="https://elements.example.edu/1/uni.js"');
    assert.ok(script > html.indexOf('type="importmap"'));
    await wordpress.php(`unlink(WPMU_PLUGIN_DIR . '/uni-tags.php');`);
  });

  it('is PHP to the last file', async () => {
    const listed = `foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator(WP_PLUGIN_DIR . '/uni-elements')) as $file) if ($file->getExtension() === 'php') echo $file->getPathname(), "\\n";`;
    const files = (await wordpress.php(listed)).trim().split('\n');
    assert.ok(files.length > 4);
    for (const file of files) execFileSync('php', ['-l', file], { stdio: 'pipe' });
  });

  it('gives PHP nothing to complain of', () => {
    const lines = wordpress.log().split('\n');
    assert.deepEqual(
      lines.filter((line) => /uni[-_](?:elements|tags)/.test(line)),
      [],
    );
  });
});

const CALLOUT = `<!-- wp:uni/callout -->
<uni-callout class="wp-block-uni-callout"><!-- wp:heading {"level":3} -->
<h3>Open late</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Until ten.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="/hours">Hours</a></p>
<!-- /wp:paragraph --></uni-callout>
<!-- /wp:uni/callout -->`;

/** A text of PHP. */
const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** Something to choose or to write in a field. */
function exampleOf({ kind, choices, chooser, isAsset, fields = [] }: Field): string {
  if (kind === 'list')
    return JSON.stringify([Object.fromEntries(fields.map((field) => [field.name, exampleOf(field)]))]);
  if (choices?.length) return choices.at(-1)!;
  if (kind === 'boolean') return 'true';
  if (kind === 'number') return '3';
  if (kind === 'url' || isAsset) return '/somewhere?a=1&b=2';
  return chooser === 'date' ? '2027-05-04' : HARD;
}

const plainOf = (text: string) =>
  text.replace(/[“”″]/g, '"').replace(/[’‘′]/g, "'").replace(/\s+/g, ' ').toLowerCase();
