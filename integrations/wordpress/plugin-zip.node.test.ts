import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { VERSION } from '../../elements/_core/declare/version.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { authorWords } from '../authoring/author-words.js';
import { authoredComponents } from '../authoring/components.js';
import { modelIn } from '../authoring/example-content.js';
import { readmeWords } from '../authoring/readme-words.js';
import { elementBlocks } from './element-blocks.js';
import { pluginZip } from './plugin-zip.js';

const folders = await componentFolders();
const components = authoredComponents(folders);
const blocks = await elementBlocks(folders);
const SERVED = { origin: 'https://elements.example.edu', integrity: 'sha384-x' };
const zip = await pluginZip(folders, SERVED);
const files = new Map(Object.entries(unzipSync(zip)));
const textOf = (name: string) => strFromU8(files.get(`uni-elements/${name}`)!);
const jsonOf = (name: string) => JSON.parse(textOf(name));
const folderOf = (slug: string) => folders.find((folder) => folder.slug === slug)!;
const OF_SITES = ['header', 'footer', 'fragment', 'outage-message', 'language-switch'];

interface Attribute {
  readonly type: string;
  readonly source?: string;
  readonly selector?: string;
  readonly attribute?: string;
}

describe('the WordPress plugin', () => {
  it('has a block for each element that belongs into a post', () => {
    const inZip = [...files.keys()].flatMap((file) => /blocks\/([\w-]+)\/block\.json$/.exec(file)?.[1] ?? []);
    const wanted = folders.filter(({ module }) => !authorWords(module)?.isForSite).map(({ slug }) => slug);
    assert.deepEqual(inZip.sort(), wanted.sort());
    for (const slug of OF_SITES) assert.ok(!inZip.includes(slug), slug);
  });

  for (const { slug, title, fields, styles } of components.filter(({ slug }) =>
    blocks.some((block) => block.slug === slug),
  )) {
    it(`describes ${slug} as WordPress wants it, with each field of the dialog`, () => {
      const block = jsonOf(`blocks/${slug}/block.json`);
      assert.match(block.name, /^uni\/[a-z][a-z0-9-]*$/);
      const own = blocks.find((each) => each.slug === slug)!.title;
      assert.ok([title, `University ${title.toLowerCase()}`].includes(own), own);
      assert.deepEqual(
        [block.title, block.version, block.apiVersion, block.category, block.textdomain],
        [own, VERSION, 3, 'uni', 'uni-elements'],
      );
      const attributes = block.attributes as Record<string, Attribute>;
      const kept = Object.values(attributes).filter(({ source }) => source !== undefined);
      assert.equal(new Set(kept.map(({ attribute }) => attribute)).size, fields.length);
      for (const { type, source, selector, attribute } of kept) {
        assert.deepEqual([type, source, selector], ['string', 'attribute', `uni-${slug}`]);
        assert.equal(attribute, attribute?.toLowerCase());
      }
      const inEditor = jsonOf('elements.json').blocks[slug].fields as { name: string; label: string }[];
      assert.deepEqual(
        inEditor.map(({ name, label }) => [name, label]),
        fields.map(({ name, label }) => [name, label]),
      );
      const names = (block.styles ?? []).slice(1).map(({ name }: { name: string }) => name);
      assert.deepEqual(names, styles);
    });
  }

  for (const { slug, tag, template, fields, patterns } of blocks.filter((block) => block.template)) {
    it(`says in the blocks of ${slug} what its README says in HTML`, () => {
      const folder = folderOf(slug);
      const { example: html } = readmeWords(folder.module);
      const names = JSON.stringify(template).match(/core\/[\w-]+/g)!;
      for (const name of names) assert.ok(WORDPRESS_BLOCKS.includes(name.replace('core/', '')), name);
      const known = fields.filter(({ isSaid }) => isSaid).map(({ name }) => name);
      const { form } = folder.definition;
      // A day and pictures for other windows have fields, because no block of WordPress's own says them.
      const apart = [form?.time, 'tabletUp', 'mobileUp'];
      const bare = html.replace(new RegExp(`<${tag}[^>]*>`), `<${tag}>`);
      for (const prop of Object.keys(modelIn(bare, folder.definition)!))
        assert.ok(known.includes(prop) || apart.includes(prop), prop);
    });

    it(`has ${slug} ready-made, in blocks that WordPress reads`, () => {
      assert.ok(patterns.length > 0);
      for (const { name, content } of patterns) {
        assert.match(content, new RegExp(`^<!-- wp:uni/${slug}[\\s\\S]*<!-- /wp:uni/${slug} -->$`), name);
        assert.equal(content.match(/<!-- wp:/g)?.length, content.match(/<!-- \/wp:/g)?.length, name);
        assert.doesNotMatch(content, /<script|\sslot=|src="\/content/, name);
      }
    });
  }

  it('lets the tags of posts through, with what WordPress writes on a block', () => {
    const { allowed } = jsonOf('elements.json');
    for (const { tag, fields } of blocks) {
      for (const name of ['class', 'id', 'slot', ...fields.map(({ attribute }) => attribute)])
        assert.ok(allowed[tag].includes(name), `${tag} ${name}`);
    }
    for (const slug of OF_SITES) assert.equal(allowed[`uni-${slug}`], undefined, slug);
  });

  it('knows where the elements are and what the browser checks them by', () => {
    const { origin, integrity, version } = jsonOf('elements.json');
    assert.deepEqual({ origin, integrity, version }, { ...SERVED, version: VERSION });
    assert.match(
      textOf('uni-elements.php'),
      new RegExp(`^ \\* Version: +${VERSION.replaceAll('.', '\\.')}$`, 'm'),
    );
  });

  it('is updated from where its elements come, and by nobody else', async () => {
    const header = (text: string, name: string) => new RegExp(`^ \\* ${name}: +(.*)$`, 'm').exec(text)?.[1];
    const main = textOf('uni-elements.php');
    assert.equal(header(main, 'Update URI'), `${SERVED.origin}/1/wordpress/uni-elements.json`);
    assert.match(textOf('includes/updates.php'), /'update_plugins_elements\.example\.edu'/);
    assert.ok(header(main, 'Author'), 'no author');
    assert.match(header(main, 'License URI') ?? '', /^https:/);
    const elsewhere = strFromU8(
      unzipSync(await pluginZip(folders, { ...SERVED, origin: '' }))['uni-elements/uni-elements.php']!,
    );
    assert.match(header(elsewhere, 'Update URI') ?? '', /^https:\/\/.*\/uni-elements\.json$/);
  });

  it('has its licence and a readme in WordPress’s form', () => {
    assert.match(textOf('LICENSE'), /^MIT License/);
    const readme = textOf('readme.txt');
    assert.match(readme, /^=== University elements ===\n/);
    assert.match(readme, new RegExp(`^Stable tag: ${VERSION.replaceAll('.', '\\.')}$`, 'm'));
    for (const name of files.keys())
      if (/\.(?:php|txt|xml)$/.test(name))
        assert.doesNotMatch(strFromU8(files.get(name)!), /\{\{\w+\}\}/, name);
  });

  it('offers the words of its attributes for translation, and no choice or address', () => {
    const config = textOf('wpml-config.xml');
    assert.ok(config.includes('<gutenberg-block type="uni/callout" translate="1">'), config);
    for (const { tag, fields } of blocks)
      for (const { attribute, kind, choices } of fields) {
        const isListed = config.includes(`<xpath>//${tag}/@${attribute}</xpath>`);
        if (choices || kind === 'url' || kind === 'boolean' || kind === 'number')
          assert.ok(!isListed, `${tag} ${attribute}`);
      }
    for (const path of [
      'uni-callout/@data-cta-text',
      'uni-course-search/@placeholder',
      'uni-card/@data-title',
    ])
      assert.ok(config.includes(`//${path}<`) || config.includes(`//${path.replace('data-', '')}<`), path);
  });

  it('speaks Vietnamese wherever it speaks English', () => {
    const ofScripts = jsonOf('languages/uni-elements-vi-uni-elements-editor.json').locale_data.messages;
    const ofPhp = entriesOf(files.get('uni-elements/languages/uni-elements-vi.mo')!);
    assert.equal(ofPhp.get('Callout'), 'Ô chú ý');
    for (const { title, styles } of blocks) {
      assert.ok(ofPhp.has(`block title\u0004${title}`), title);
      for (const { label } of styles) assert.ok(ofPhp.has(`block style label\u0004${label}`), label);
    }
    for (const [, english] of textOf('editor.js').matchAll(/__\('([^']+)'\)/g))
      assert.ok(ofScripts[english!], english);
    const php = [...files.keys()]
      .filter((name) => name.endsWith('.php'))
      .map((name) => strFromU8(files.get(name)!));
    for (const [, english] of php.join('').matchAll(/_[_e]\( '([^']+)', 'uni-elements' \)/g))
      assert.ok(ofPhp.has(english!), english);
  });

  it('is the same bytes from the same sources', async () => {
    assert.ok(Buffer.from(zip).equals(await pluginZip(folders, SERVED)));
  });
});

/** Those that WordPress brings. */
const WORDPRESS_BLOCKS =
  'buttons button details group heading html image list list-item paragraph quote'.split(' ');

/** A machine object's words and their translations. */
function entriesOf(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const number = (at: number) => view.getUint32(at, true);
  const text = (at: number) => strFromU8(bytes.subarray(number(at + 4), number(at + 4) + number(at)));
  const [count, first, second] = [8, 12, 16].map(number) as [number, number, number];
  return new Map(
    Array.from({ length: count }, (_, index) => [text(first + index * 8), text(second + index * 8)]),
  );
}
