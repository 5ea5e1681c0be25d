import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseFragment } from 'parse5';
import type { HtmlLink } from '../../elements/_core/declare/html.js';
import type { HtmlForm } from '../../elements/_core/declare/html-form.js';
import { attributeNames, observedNames, slotName } from '../../elements/_core/declare/names.js';
import type { ComponentFolder } from '../../tools/rollup/component-folders.js';
import { authorWords, fieldWords } from '../authoring/author-words.js';
import { type ElementOfPosts, elementsOfPosts } from '../authoring/elements-of-posts.js';
import { type ExampleContent, exampleContents, modelIn } from '../authoring/example-content.js';
import type { Field } from '../authoring/field.js';
import { readmeWords } from '../authoring/readme-words.js';
import {
  type Block,
  blockMarkup,
  buttons,
  coreBlocks,
  escaped,
  group,
  heading,
  image,
  namesIn,
  paragraph,
  type Template,
  templateOf,
} from './core-blocks.js';

/** A field of a block's sidebar, as `editor.js` reads it. */
export interface BlockField extends Field {
  /** The block's attribute. */
  readonly key: string;
  /** The tag's attribute. */
  readonly attribute: string;
  /** Every name that the tag reads it by. */
  readonly names: readonly string[];
  /** Whether the blocks in the tag say it, or its style: the sidebar has it only where an attribute gives it. */
  readonly isSaid?: true;
}

/** A ready-made tag with its words. */
export interface Pattern {
  readonly name: string;
  readonly content: string;
}

/** An element as a block of WordPress's editor. */
export interface ElementBlock {
  readonly slug: string;
  readonly tag: string;
  readonly title: string;
  readonly description: string;
  readonly group: string;
  readonly isInline: boolean;
  readonly fields: readonly BlockField[];
  /** Its words as blocks of WordPress's own, or undefined for a tag that is attributes alone. */
  readonly template?: readonly Template[];
  /** The blocks that may stand in it, or all where it arranges what others have written. */
  readonly allowed?: readonly string[];
  /** Blocks that older versions of WordPress do not have, without which there is no such block. */
  readonly needs: readonly string[];
  /** Slots whose children say the same without the slot. */
  readonly opens: readonly string[];
  readonly styles: readonly { readonly name: string; readonly label: string }[];
  readonly patterns: readonly Pattern[];
}

/** Names of block attributes that WordPress or the plugin has uses of its own for. */
const RESERVED = /^(?:style|className|align|anchor|lock|metadata|layout|other)$/;
const STYLES = 'appliedCssClassNames';
/** Elements that rich text may have. */
const RICH_TEXT = ['paragraph', 'heading', 'list', 'quote', 'image', 'table', 'buttons'].map(
  (name) => `core/${name}`,
);
/** Blocks newer than the oldest version of WordPress that the plugin is for. */
const NEWER = ['core/details'];
/** A pattern for each is enough to choose from. */
const MOST_PATTERNS = 3;
/** Examples for tests and reviewers. */
const NO_PATTERN = /^(?:empty|broken|right to left|vietnamese|long)/i;

/** The elements that belong into a post or a page. */
export function elementBlocks(folders: readonly ComponentFolder[]): Promise<ElementBlock[]> {
  return Promise.all(elementsOfPosts(folders).map(elementBlock));
}

async function elementBlock({ component, folder }: ElementOfPosts): Promise<ElementBlock> {
  const { slug, title, styles, styleNames } = component;
  const { definition, module } = folder;
  const readme = readmeWords(module);
  const words = wordsOf(readme.example, folder);
  const { tag, form, areas } = definition;
  const said = new Set(words && saidBy(words, folder));
  const examples = words && existsSync(examplesOf(module)) ? await exampleContents(folder) : [];
  for (const { tag: html } of examples.filter(isOrdinary))
    for (const prop of saidBy(blocksInside(html, definition), folder)) said.add(prop);
  // No block of WordPress's own has a day, so that its author chooses it.
  if (form?.time) said.delete(form.time);
  for (const prop of words ? propsOf(form) : []) said.add(prop);
  const fields = component.fields.map((field) => blockField(field, said, styles));
  const label = (prop: string | undefined) => component.fields.find(({ name }) => name === prop)?.label;
  const placeholders = definedOnly({
    'core/heading': label(form?.heading ?? form?.all),
    'core/paragraph': label(form?.rest ?? form?.all),
    'core/button': label(form?.lastLink?.text ?? form?.all) ?? fieldWords('ctaText', undefined)?.label[0],
  });
  const isRich =
    form?.rest !== undefined || form?.read?.gives.some((prop) => definition.props[prop]?.name === 'html');
  const about: Omit<ElementBlock, 'patterns'> = {
    slug,
    tag,
    title,
    description: [component.description, words && readme.betweenTags].filter(Boolean).join(' '),
    group: authorWords(module)?.group ?? '',
    isInline: definition.display === 'inline',
    fields,
    ...(words && {
      template: words.map((block, at) => (areas ? columnOf(at) : templateOf(block, placeholders))),
    }),
    ...(words && !areas && { allowed: [...new Set([...outer(words), ...(isRich ? RICH_TEXT : [])])] }),
    needs: namesIn(words ?? []).filter((name) => NEWER.includes(name)),
    opens: [form?.before, form?.rest].flatMap((prop) => (prop ? [slotName(prop)] : [])),
    styles: styles.map((name) => ({ name, label: styleNames[name] ?? name })),
  };
  return { ...about, patterns: words ? patternsOf(about, folder, words, examples) : [] };
}

const COLUMNS = ['First column', 'Second column'];
/** An empty column is a paragraph to write in, whatever the example has in it. */
const columnOf = (at: number): Template => [
  'core/group',
  {},
  [['core/paragraph', { placeholder: COLUMNS[at] ?? '' }, []]],
];

const examplesOf = (module: string) => join(dirname(module), 'examples.ts');
/** Whether an example says everything by what stands between the tags. */
const isOrdinary = ({ tag }: ExampleContent) => !/<[^>]*\b(?:data-)?slot=|<script/.test(tag);

/** The props that blocks in a tag give, with words below a picture or without. */
function saidBy(blocks: readonly Block[], folder: ComponentFolder): string[] {
  const { tag } = folder.definition;
  const picture = blocks.map(blockMarkup).join('').replaceAll('<img ', '<img src="/picture.png" ');
  const captioned = picture.replace(/(<img [^>]*>)<\/figure>/g, '$1<figcaption>Words</figcaption></figure>');
  return [picture, captioned].flatMap((markup) =>
    markup === '' ? [] : Object.keys(modelIn(`<${tag}>${markup}</${tag}>`, folder)),
  );
}

const outer = (blocks: readonly Block[]) => blocks.map(({ name }) => name);
const definedOnly = <T>(values: Record<string, T | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record<string, T>;

function blockField(field: Field, said: ReadonlySet<string>, styles: readonly string[]): BlockField {
  const { name } = field;
  const isSaid = said.has(name) || (name === STYLES && styles.length > 0);
  return {
    ...field,
    key: RESERVED.test(name) ? `${name}Prop` : name,
    attribute: attributeNames(name).at(-1)!,
    names: observedNames({ [name]: { name: 'text' } as never }),
    ...(isSaid && { isSaid }),
  };
}

/** What is written on a link says these. */
const OF_LINK = { target: 'linkTarget', rel: 'linkRel', download: 'linkDownload' };

/** The props that blocks in a tag can give by its form, whether an example has them all or not. */
function propsOf(form: HtmlForm | undefined): string[] {
  if (!form) return [];
  const { all, words, heading, level, id, before, rest, links = {}, picture = {} } = form;
  const link = form.anyLink ?? form.link ?? form.lastLink;
  const parts = [picture, link, link && OF_LINK].flatMap((part) => Object.values(part ?? {}));
  return [all, words, heading, level, id, before, rest, ...Object.keys(links), ...parts].filter(
    (prop) => prop !== undefined,
  );
}

/** Returns the content of the README's example in plain HTML, or undefined if there is none or only a text. */
function wordsOf(example: string, { definition }: ComponentFolder): Block[] | undefined {
  // Words that are all that a tag reads, and no text of the page, are a field.
  if (definition.form?.isClosed) return undefined;
  const blocks = blocksInside(example, definition);
  return blocks.length > 0 ? blocks : undefined;
}

type Definition = ComponentFolder['definition'];

function blocksInside(html: string, { tag, areas, form }: Definition): Block[] {
  const element = parseFragment(html).childNodes.find((node) => node.nodeName === tag);
  if (!element || !('childNodes' in element)) return [];
  if (areas) {
    const slotOf = (node: (typeof element.childNodes)[number]) =>
      'attrs' in node ? node.attrs.find(({ name }) => name === 'slot')?.value : undefined;
    // In the order in which people read them. Without slots, the first group is the first column.
    return [...areas]
      .reverse()
      .map((area) => group(coreBlocks(element.childNodes.filter((node) => slotOf(node) === area))));
  }
  const isTime = (node: { nodeName: string }) => form?.time !== undefined && node.nodeName === 'time';
  return coreBlocks(element.childNodes.filter((node) => !isTime(node)));
}

function patternsOf(
  about: Omit<ElementBlock, 'patterns'>,
  folder: ComponentFolder,
  words: readonly Block[],
  examples: readonly ExampleContent[],
): Pattern[] {
  const taken = new Set<string>();
  const patterns = examples.flatMap((example): Pattern[] => {
    const name = example.name.replace(/ \d+$/, '');
    if (NO_PATTERN.test(name) || taken.has(name)) return [];
    const blocks = blocksOfExample(example, folder, levelOf(words));
    if (!blocks?.length) return [];
    const content = tagMarkup(about, attributesOf(example, about, blocks, folder), blocks);
    // A block of HTML has the pictures of the demo site.
    if (content.includes('src="')) return [];
    taken.add(name);
    return [{ name, content }];
  });
  const plain = [{ name: 'Example', content: tagMarkup(about, {}, words) }];
  return (patterns.length > 0 ? patterns : plain).slice(0, MOST_PATTERNS);
}

/** Props that no block in the tag gives. Each site chooses its own pictures. */
function attributesOf(
  { model }: ExampleContent,
  { fields }: Omit<ElementBlock, 'patterns'>,
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
  { slug, tag, styles }: Omit<ElementBlock, 'patterns'>,
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
