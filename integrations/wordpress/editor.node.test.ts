// The editor's script with the few of WordPress's own functions that it calls written here. The night asks a WordPress.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { elementBlocks } from './element-blocks.js';
import { pluginFiles } from './plugin-files.js';

interface Made {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly innerBlocks: readonly Made[];
}
interface Transform {
  readonly type: string;
  readonly blocks?: readonly string[];
  readonly isMultiBlock?: true;
  isMatch?(attributes: unknown, block: unknown): boolean;
  transform(attributes: unknown, inner: unknown): Made | readonly Made[];
}
interface Registered {
  readonly icon: readonly unknown[];
  readonly transforms: { readonly from: readonly Transform[]; readonly to: readonly Transform[] };
}
type Filter = (value: unknown, path: string, clientId: string) => unknown;

const folders = await componentFolders();
const blocks = await elementBlocks(folders);
const files = await pluginFiles(folders, { origin: '', integrity: '' });
const { blocks: about } = JSON.parse(String(files.get('elements.json')));
const registered = new Map<string, Registered>();
const filters = new Map<string, Filter>();
/** The blocks around a block, from the innermost. */
const around: Readonly<Record<string, readonly string[]>> = {
  callout: ['core/buttons', 'uni/callout'],
  layout: ['core/group', 'uni/bespoke-layout'],
  both: ['uni/callout', 'core/group', 'uni/bespoke-layout'],
  page: ['core/group'],
};

const createBlock = (name: string, attributes = {}, innerBlocks: readonly Made[] = []): Made => ({
  name,
  attributes,
  innerBlocks,
});
const wp = {
  blockEditor: {},
  blocks: {
    createBlock,
    registerBlockType: (name: string, settings: Registered) => registered.set(name, settings),
  },
  components: {},
  data: {
    select: () => ({
      getBlockParents: (id: string) => around[id] ?? [],
      getBlockName: (name: string) => name,
    }),
  },
  element: { createElement: (...parts: readonly unknown[]) => parts },
  hooks: { addFilter: (hook: string, _: string, filter: Filter) => filters.set(hook, filter) },
  i18n: {},
  richText: {},
};
runInNewContext(readFileSync('integrations/wordpress/plugin/editor.js', 'utf8'), {
  window: { wp, uniElements: { blocks: about, script: {}, display: '' } },
});
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
const transformsOf = (slug: string) => registered.get(`uni/${slug}`)!.transforms;
const transform = (slug: string, way: 'from' | 'to', other: string) =>
  transformsOf(slug)[way].find((each) => each.blocks?.includes(other))!;

describe('the blocks in WordPress’s editor', () => {
  it('each have an icon of their own', () => {
    const icons = [...registered.values()].map(({ icon }) => JSON.stringify(icon));
    assert.equal(icons.length, blocks.length);
    assert.equal(new Set(icons).size, icons.length);
  });

  it('each have an example, with blocks that may stand in them', () => {
    for (const { slug, example, fields, allowed, template } of blocks) {
      const stored = JSON.parse(String(files.get(`blocks/${slug}/block.json`)));
      assert.deepEqual(stored.example, plain(example), slug);
      assert.ok(
        example.innerBlocks.length > 0 || Object.keys(example.attributes).length > 0 || slug === 'toc',
        slug,
      );
      assert.equal(example.innerBlocks.length > 0, template !== undefined, slug);
      for (const { name } of example.innerBlocks)
        assert.ok(!allowed || allowed.includes(name), `${slug} ${name}`);
      for (const name of Object.keys(example.attributes))
        assert.ok(
          fields.some(({ key }) => key === name),
          `${slug} ${name}`,
        );
    }
    const callout = blocks.find(({ slug }) => slug === 'callout')!.example;
    assert.ok(callout.innerBlocks[0]?.attributes.content, 'the example has no words');
  });

  it('write no attribute by a name that WordPress writes without its value', () => {
    const valueless =
      `allowfullscreen allowpaymentrequest allowusermedia async autofocus autoplay checked controls
      default defer disabled download formnovalidate hidden ismap itemscope loop multiple muted nomodule novalidate open
      playsinline readonly required reversed selected typemustmatch`.split(/\s+/);
    const lost = blocks.flatMap(({ tag, fields }) =>
      fields
        .filter(({ attribute }) => valueless.includes(attribute))
        .map(({ attribute }) => `${tag} ${attribute}`),
    );
    assert.deepEqual(lost, []);
  });

  it('have no title that WordPress’s own have', () => {
    const core = [
      'Accordion',
      'Button',
      'Details',
      'Heading',
      'Icon',
      'Image',
      'List',
      'Table',
      'Tabs',
      'Video',
    ];
    for (const { slug, title } of blocks) assert.ok(!core.includes(title), `${slug}: ${title}`);
    assert.equal(blocks.find(({ slug }) => slug === 'image')?.title, 'University image');
  });

  for (const [slug, other] of [
    ['accordion', 'core/details'],
    ['button', 'core/buttons'],
    ['image', 'core/image'],
    ['list', 'core/list'],
    ['heading', 'core/heading'],
  ] as const)
    it(`are made of ${other} and become it again: ${slug}`, () => {
      const inner = [createBlock('core/paragraph', { content: 'Words' })];
      const made = transform(slug, 'from', other).transform([{ a: 1 }, { a: 2 }], [inner, []]) as Made;
      assert.deepEqual(plain(made), {
        name: `uni/${slug}`,
        attributes: {},
        innerBlocks: [
          { name: other, attributes: { a: 1 }, innerBlocks: plain(inner) },
          { name: other, attributes: { a: 2 }, innerBlocks: [] },
        ],
      });
      assert.deepEqual(
        plain(transform(slug, 'to', other).transform({}, made.innerBlocks)),
        plain(made.innerBlocks),
      );
    });

  it('are made of a group whose blocks may stand in them, and become it again', () => {
    const { isMatch, transform: make } = transform('callout', 'from', 'core/group');
    const inner = ['core/heading', 'core/paragraph'].map((name) => createBlock(name));
    assert.equal(isMatch?.({}, { innerBlocks: inner }), true);
    assert.equal(isMatch?.({}, { innerBlocks: [...inner, createBlock('core/columns')] }), false);
    assert.equal(isMatch?.({}, { innerBlocks: [] }), false);
    assert.deepEqual(plain(make({}, inner)), {
      name: 'uni/callout',
      attributes: {},
      innerBlocks: plain(inner),
    });
    assert.equal((transform('callout', 'to', 'core/group').transform({}, inner) as Made).name, 'core/group');
    assert.deepEqual(plain(transformsOf('bespoke-layout').to), []);
  });

  it('let a new layout be written in its columns, which say which is which', () => {
    const { template } = about['bespoke-layout'];
    assert.deepEqual(
      template.map(
        ([name, , [[inner, { placeholder }]]]: [string, object, [[string, { placeholder: string }]]]) => [
          name,
          inner,
          placeholder,
        ],
      ),
      [
        ['core/group', 'core/paragraph', 'First column'],
        ['core/group', 'core/paragraph', 'Second column'],
      ],
    );
  });

  it('leave Enter to WordPress, which leaves them by it', () => {
    for (const { slug } of blocks)
      assert.equal(
        JSON.parse(String(files.get(`blocks/${slug}/block.json`))).supports.__experimentalOnEnter,
        true,
        slug,
      );
  });

  it('offer no colour, size or spacing in a tag whose look is its own', () => {
    const setting = filters.get('blockEditor.useSetting.before')!;
    for (const path of [
      'color.text',
      'color.custom',
      'typography.customFontSize',
      'spacing.padding',
      'border.radius',
    ])
      assert.equal(setting(undefined, path, 'callout'), false, path);
    for (const path of [
      'color.palette.theme',
      'color.gradients',
      'typography.fontSizes',
      'spacing.spacingSizes.default',
    ])
      assert.deepEqual(plain(setting(undefined, path, 'callout')), [], path);
    assert.equal(setting(undefined, 'color.text', 'both'), false);
    for (const [path, id] of [
      ['color.text', 'page'],
      ['color.text', 'layout'],
      ['color.text', ''],
      ['layout.contentSize', 'callout'],
      ['blocks.color', 'callout'],
    ] as const)
      assert.equal(setting('as it was', path, id), 'as it was', `${path} ${id}`);
  });
});
