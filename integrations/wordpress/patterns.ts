import { parseFragment } from 'parse5';
import type { HtmlLink } from '../../elements/_core/declare/html.js';
import type { HtmlForm } from '../../elements/_core/declare/html-form.js';
import type { ComponentFolder } from '../../tools/rollup/component-folders.js';
import type { ExampleContent } from '../authoring/example-content.js';
import { buttons, coreBlocks, escaped, heading, image, paragraph } from './core-blocks.js';
import type { AboutBlock, Example, Pattern } from './element-block.js';
import { blocksInside, isOrdinary, saidBy } from './element-words.js';
import { type Block, blockMarkup, exampleBlock } from './stored-block.js';

/** A pattern for each is enough to choose from. */
const MOST_PATTERNS = 3;
/** Examples for tests and reviewers. */
const NO_PATTERN = /^(?:empty|broken|right to left|vietnamese|long)/i;

/** Ready-made tags, of the element's examples or of its README's. */
export function patternsOf(
  about: AboutBlock,
  folder: ComponentFolder,
  words: readonly Block[],
  examples: readonly ExampleContent[],
): (Pattern & { readonly example: Example })[] {
  const taken = new Set<string>();
  const patternOf = (
    name: string,
    attributes: Readonly<Record<string, string>>,
    blocks: readonly Block[],
  ) => ({
    name,
    content: tagMarkup(about, attributes, blocks),
    example: {
      attributes: Object.fromEntries(
        about.fields.flatMap(({ key, attribute }) =>
          attributes[attribute] === undefined ? [] : [[key, attributes[attribute]] as const],
        ),
      ),
      innerBlocks: blocks.map(exampleBlock),
    },
  });
  const patterns = examples.flatMap((example) => {
    const name = example.name.replace(/ \d+$/, '');
    if (NO_PATTERN.test(name) || taken.has(name)) return [];
    const blocks = blocksOfExample(example, folder, levelOf(words));
    if (!blocks?.length) return [];
    const pattern = patternOf(name, attributesOf(example, about, blocks, folder), blocks);
    // A block of HTML has the pictures of the demo site.
    if (pattern.content.includes('src="')) return [];
    taken.add(name);
    return [pattern];
  });
  const plain = [patternOf('Example', {}, words)];
  return (patterns.length > 0 ? patterns : plain).slice(0, MOST_PATTERNS);
}

/** Props that no block in the tag gives. Each site chooses its own pictures. */
function attributesOf(
  { model }: ExampleContent,
  { fields }: AboutBlock,
  blocks: readonly Block[],
  folder: ComponentFolder,
) {
  const inBlocks = new Set(saidBy(blocks, folder));
  const ofPicture = new Set<string>(Object.values(folder.definition.form?.picture ?? {}));
  return Object.fromEntries(
    fields
      .filter(({ name, isAsset }) => model[name] !== undefined && !isAsset && !ofPicture.has(name))
      .filter(({ name }) => !inBlocks.has(name))
      .map(({ name, attribute }) => [
        attribute,
        typeof model[name] === 'object' ? JSON.stringify(model[name]) : String(model[name]),
      ]),
  );
}

/** The same words as blocks, or undefined where only a form's own function could tell how to write them. */
function blocksOfExample(
  example: ExampleContent,
  { definition }: ComponentFolder,
  level: number,
): Block[] | undefined {
  const { tag, model } = example;
  const { form } = definition;
  const isInside = (!form?.all && isOrdinary(example)) || definition.areas;
  const inside = isInside ? blocksInside(tag, definition) : [];
  if (inside.length > 0 || !form) return inside;
  if (form.read?.gives.some((prop) => model[prop] !== undefined)) return undefined;
  const text = (prop: string | undefined) => (prop === undefined ? '' : String(model[prop] ?? ''));
  const rich = (prop: string | undefined) => coreBlocks(parseFragment(text(prop)).childNodes);
  const { all, anyLink, link, lastLink, links, picture } = form;
  const own = all ?? form.heading;
  const address = text((anyLink ?? link)?.url);
  const words = escaped(text(own));
  const title = words && link && address ? `<a href="${escaped(address)}">${words}</a>` : words;
  const last = text(lastLink?.url) && [{ href: text(lastLink?.url), words: escaped(text(lastLink?.text)) }];
  const listed = Object.entries(links ?? {}).flatMap(([prop, itemOf]) => linksIn(model[prop], itemOf!));
  return [
    ...rich(form.before),
    ...(text(picture?.src) ? [image(text(picture?.alt))] : []),
    ...(!all && title ? [heading(digitIn(text(form.level)) || level, title)] : []),
    ...(all ? allOf(text(all), address, digitIn(text(form.level)) || level, form) : []),
    ...(form.rest === all ? [] : rich(form.rest)),
    ...[last || [], listed].filter((found) => found.length > 0).map(buttons),
  ];
}

const digitIn = (level: string) => Number(level.replace(/^h/, ''));
const levelOf = (blocks: readonly Block[]) =>
  Number(blocks.find(({ name }) => name === 'core/heading')?.attributes.level ?? 2);

function allOf(words: string, address: string, level: number, form: HtmlForm): Block[] {
  if (words === '') return [];
  if (form.anyLink) return [address ? buttons([{ href: address, words: escaped(words) }]) : paragraph(words)];
  return [form.level ? heading(level, words) : paragraph(words)];
}

const PROBE: Required<HtmlLink> = {
  address: 'address',
  words: 'words',
  label: 'label',
  parts: {},
};

/** A list's items as links: what the form makes of a known link tells which part is which. */
function linksIn(items: unknown, itemOf: (link: HtmlLink) => unknown) {
  const names = Object.entries(itemOf(PROBE) as Record<string, unknown>);
  const part = (item: Record<string, unknown>, wanted: string) =>
    String(item[names.find(([, value]) => value === wanted)?.[0] ?? ''] ?? '');
  return (Array.isArray(items) ? (items as Record<string, unknown>[]) : []).map((item) => ({
    href: part(item, 'address'),
    words: escaped(part(item, 'words')),
  }));
}

/** The block of a tag, as `save` of `editor.js` writes it. */
function tagMarkup(
  { slug, tag, styles }: AboutBlock,
  attributes: Readonly<Record<string, string>>,
  inner: readonly Block[],
): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const style = styles.find(({ name }) =>
    Object.values(attributes).some((value) => value.split(' ').includes(name)),
  );
  const chosen = style ? ` is-style-${style.name}` : '';
  return blockMarkup({
    name: `uni/${slug}`,
    attributes: style ? { className: chosen.trim() } : {},
    open: `<${tag}${written.join('')} class="wp-block-uni-${slug}${chosen}">`,
    inner,
    close: `</${tag}>`,
  });
}
