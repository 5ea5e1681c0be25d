import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseFragment } from 'parse5';
import type { HtmlForm } from '../../elements/_core/declare/html-form.js';
import { attributeNames, observedNames, slotName } from '../../elements/_core/declare/names.js';
import type { ComponentFolder } from '../../tools/rollup/component-folders.js';
import { authorWords, fieldWords } from '../authoring/author-words.js';
import { type ElementOfPosts, elementsOfPosts } from '../authoring/elements-of-posts.js';
import { exampleContents } from '../authoring/example-content.js';
import type { Field } from '../authoring/field.js';
import { readmeWords } from '../authoring/readme-words.js';
import type { AboutBlock, BlockField, ElementBlock } from './element-block.js';
import { blocksInside, isOrdinary, saidBy, wordsOf } from './element-words.js';
import { patternsOf } from './patterns.js';
import { type Block, namesIn, type Template, templateOf } from './stored-block.js';

/** Titles of WordPress's own blocks that resemble ours. Two of the same name could not be told apart. */
const TITLES_OF_CORE =
  /^(?:accordion|button|details|gallery|heading|icon|image|list|quote|table|tabs|video)$/i;
const ownTitle = (title: string) =>
  TITLES_OF_CORE.test(title) ? `University ${title.toLowerCase()}` : title;

/** Names of block attributes that WordPress or the plugin has uses of its own for. */
const RESERVED = /^(?:style|className|align|anchor|lock|metadata|layout|other)$/;
const STYLES = 'appliedCssClassNames';
/** Names of HTML's boolean attributes among those of tags. WordPress writes them without a value, whatever the tag is. */
const VALUELESS =
  /^(?:async|autofocus|autoplay|checked|controls|default|defer|disabled|download|hidden|loop|multiple|muted|open|readonly|required|reversed|selected)$/;
/** Elements that rich text may have. */
const RICH_TEXT = ['paragraph', 'heading', 'list', 'quote', 'image', 'table', 'buttons'].map(
  (name) => `core/${name}`,
);
/** Blocks newer than the oldest version of WordPress that the plugin is for. */
const NEWER = ['core/details'];

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
    form?.rest !== undefined ||
    form?.read?.gives.some((prop) => definition.props[prop]?.name === 'html') === true;
  const about: AboutBlock = {
    slug,
    tag,
    title: ownTitle(title),
    description: [component.description, words && readme.betweenTags].filter(Boolean).join(' '),
    group: authorWords(module)?.group ?? '',
    isInline: definition.display === 'inline',
    fields,
    ...(words && {
      template: words.map((block, at) => (areas ? columnOf(at) : templateOf(block, placeholders))),
    }),
    ...(words && !areas && { allowed: allowedIn(words, isRich) }),
    ...(words && !areas && holdsOne(words) && { holds: words[0]!.name }),
    needs: namesIn(words ?? []).filter((name) => NEWER.includes(name)),
    opens: [form?.before, form?.rest].flatMap((prop) => (prop ? [slotName(prop)] : [])),
    styles: styles.map((name) => ({ name, label: styleNames[name] ?? name })),
  };
  const made = words ? patternsOf(about, folder, words, examples) : [];
  const patterns = made.map(({ name, content }) => ({ name, content }));
  const ready = made.flatMap(({ example }) => example.innerBlocks.map(({ name }) => name));
  return {
    ...about,
    // What is ready-made can be written, too.
    ...(about.allowed && { allowed: [...new Set([...about.allowed, ...ready])] }),
    patterns,
    example: made[0]?.example ?? { attributes: attributesIn(readme.example, about), innerBlocks: [] },
  };
}

/** Terms are a table or a list as well. */
const WORDS_OF_TERMS = ['core/table', 'core/list', 'core/html'];

function allowedIn(words: readonly Block[], isRich: boolean): string[] {
  const names = outer(words);
  const isTerms = names.includes('core/table');
  return [...new Set([...names, ...(isRich ? RICH_TEXT : []), ...(isTerms ? WORDS_OF_TERMS : [])])];
}

const holdsOne = (words: readonly Block[]) =>
  new Set(outer(words)).size === 1 && !/^core\/(?:html|table)$/.test(words[0]!.name);

/** The attributes that a tag is written with, of a block that has no words. */
function attributesIn(html: string, { tag, fields }: AboutBlock): Readonly<Record<string, string>> {
  const element = parseFragment(html).childNodes.find((node) => node.nodeName === tag);
  const attrs = element && 'attrs' in element ? element.attrs : [];
  return Object.fromEntries(
    attrs.flatMap(({ name, value }) => {
      const field = fields.find(({ names }) => names.includes(name));
      return field ? [[field.key, value] as const] : [];
    }),
  );
}

const COLUMNS = ['First column', 'Second column'];
/** An empty column is a paragraph to write in, whatever the example has in it. */
const columnOf = (at: number): Template => [
  'core/group',
  {},
  [['core/paragraph', { placeholder: COLUMNS[at] ?? '' }, []]],
];

const examplesOf = (module: string) => join(dirname(module), 'examples.ts');
const outer = (blocks: readonly Block[]) => blocks.map(({ name }) => name);
const definedOnly = <T>(values: Record<string, T | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record<string, T>;

function blockField(field: Field, said: ReadonlySet<string>, styles: readonly string[]): BlockField {
  const { name } = field;
  const isSaid = said.has(name) || (name === STYLES && styles.length > 0);
  return {
    ...field,
    key: RESERVED.test(name) ? `${name}Prop` : name,
    attribute: attributeNames(name).findLast((each) => !VALUELESS.test(each))!,
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
