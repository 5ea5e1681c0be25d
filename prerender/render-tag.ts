import { parseFragment } from 'parse5';
import { HOLDER_MARK, VIEW_CLASS } from '../elements/_core/content/authored-content.js';
import type { ViewDefinition } from '../elements/_core/definition.js';
import { MODEL_SLOT } from '../elements/_core/props/component-model.js';
import { warnOfLostWords } from '../elements/_core/props/lost-words.js';
import { takesChild } from '../elements/_core/props/names.js';
import {
  hasInvalidData,
  hasOwnData,
  resolveProps,
  type Sources,
} from '../elements/_core/props/resolve-props.js';
import { VERSION } from '../elements/_core/version.js';
import { ID_PREFIX_MARK, PRERENDERED_MARK, TRIGGER_MARK } from '../page/wake/prerendered.js';
import { type AuthoredSource, readAuthoredSource } from './authored-source.js';
import type { FoundTag } from './find-tags.js';
import type { Answer } from './page-data.js';
import { asciiMarkup, asciiStyle } from './page-text.js';
import type { WordsAround } from './page-words.js';
import type { RenderedView, ViewToRender } from './render-view.js';

/** What one tag's rendering needs of its page. */
export interface TagContext {
  /** The view's own words, in the language around the tag. */
  readonly words: WordsAround;
  /** The query of the page's address, `?` included. */
  readonly query: string;
  /** Keeps ids apart from those of other tags of the page. */
  readonly idPrefix: string;
  /** @param inTag the model as JSON, where it is written into the tag. */
  readModel(hasNoData: boolean, inTag?: string): Answer | Promise<Answer>;
  /** The style sheets of an isolated tag's view, as one text. */
  readStyles(definition: ViewDefinition): Promise<string>;
  /** Lets a page's policy take the style elements of isolated tags. */
  readonly nonce: string | undefined;
  /** Whether what is written must be ASCII. */
  readonly asciiOnly: boolean;
}

/** A tag whose props are known and whose view is still to be rendered. */
export interface TagToRender extends ViewToRender {
  readonly tag: FoundTag;
  readonly definition: ViewDefinition;
  readonly authored: AuthoredSource;
  /** What stands before the view in the shadow root of an isolated tag. */
  readonly styles: string | undefined;
  readonly asciiOnly: boolean;
}

const TEMPLATE_TAG = /<\/?template/i;
const NO_PROPERTIES = {};

/**
 * Reads a tag's data.
 *
 * @returns undefined when it must stay as authored: it is rendered already, stands where its view cannot stand, or
 * lacks its data.
 */
export function readTag(
  tag: FoundTag,
  definition: ViewDefinition,
  context: TagContext,
): TagToRender | undefined | Promise<TagToRender | undefined> {
  const { attributes, place } = tag;
  if (!definition.prerenders || attributes.has(PRERENDERED_MARK)) return undefined;
  const isPhrase = attributes.has('isolated') || definition.display === 'inline';
  if (place && !(isPhrase ? place.takesPhrases : place.takesBlocks)) return undefined;
  const authored = readAuthoredSource(tag, definition.content !== undefined, (slot) =>
    takesChild(definition, slot),
  );
  return authored && readData({ tag, definition, authored }, context);
}

type Begun = Pick<TagToRender, 'tag' | 'definition' | 'authored'>;

function readData(
  begun: Begun,
  context: TagContext,
): TagToRender | undefined | Promise<TagToRender | undefined> {
  const { tag, definition, authored } = begun;
  const { attributes, language } = tag;
  const own: Sources = {
    properties: NO_PROPERTIES,
    attributes: attributesOf(tag),
    authored: authored.content,
    model: undefined,
    language: () => language,
  };
  const { fragment } = definition;
  warnOfLostWords(definition, own);
  const inTag = authored.content.json.get(MODEL_SLOT);
  const hasNoData = fragment !== undefined && !hasOwnData(definition, own, fragment.besides);
  const answer = context.readModel(hasNoData, inTag);
  if (answer instanceof Promise || attributes.has('isolated')) return readLater(begun, own, answer, context);
  return toRender(begun, own, answer, context);
}

const attributesOf = ({ attributes }: FoundTag): Sources['attributes'] => ({
  getAttribute: (name) => attributes.get(name) ?? null,
  getAttributeNames: () => attributes.keys(),
});

async function readLater(
  begun: Begun,
  own: Sources,
  asked: Answer | Promise<Answer>,
  context: TagContext,
): Promise<TagToRender | undefined> {
  const answer = await asked;
  const isIsolated = begun.tag.attributes.has('isolated');
  const styles = isIsolated ? await styleElement(begun.definition, context) : undefined;
  return toRender(begun, own, answer, context, styles);
}

function toRender(
  begun: Begun,
  own: Sources,
  answer: Answer,
  { words, query, idPrefix, asciiOnly }: TagContext,
  styles?: string,
): TagToRender | undefined {
  const { tag, definition, authored } = begun;
  if (answer.state === 'missing' && !hasOwnData(definition, own)) {
    if (answer.failure) throw new Error(answer.failure);
    return undefined;
  }
  const model = answer.state === 'found' ? answer.model : undefined;
  const resolved = resolveProps(definition, model === undefined ? own : { ...own, model });
  const fed = definition.serve?.({
    authored: authored.content,
    links: authored.links,
    get word() {
      return words.word;
    },
    query,
    props: resolved,
  });
  if (definition.serve && !fed) return undefined;
  const props = fed ? { ...resolved, ...fed } : resolved;
  return { tag, definition, authored, props, labels: words.labels, idPrefix, styles, asciiOnly };
}

/** @returns a tag with its view inside; undefined when it must stay as authored. */
export function writeTag(read: TagToRender, rendered: RenderedView): string | undefined {
  const { tag, definition, authored, styles } = read;
  const written = (made: string) => (read.asciiOnly ? asciiMarkup(made) : made);
  const html = written(rendered.html);
  if (
    html === '' &&
    hasInvalidData(definition, { attributes: attributesOf(tag), authored: authored.content })
  )
    return undefined;
  if (styles === undefined && tag.place?.notAgain.some((name) => opens(name, html))) return undefined;
  let marks = ` ${PRERENDERED_MARK}="${VERSION}"`;
  if (definition.wakes !== 'never') marks += ` ${TRIGGER_MARK}="${definition.wakes}"`;
  if (rendered.hasIds) marks += ` ${ID_PREFIX_MARK}="${read.idPrefix}"`;
  const container = definition.display === 'inline' ? 'span' : 'div';
  const view = `<${container} class="${VIEW_CLASS}">${html}</${container}>`;
  const content =
    styles === undefined
      ? inLight(view, authored)
      : `<template shadowrootmode="open">${styles}${view}${written(slotsFor(authored))}</template>${tag.innerSource}`;
  return content && openTag(tag, definition, marks) + content + tag.closeSource;
}

/** Beside a view in the light DOM, what gives props is put aside; undefined where no template can hold it. */
function inLight(view: string, { kept, given }: AuthoredSource): string | undefined {
  const holder = holderOf(given);
  return holder === undefined ? undefined : kept + view + holder;
}

/** In a shadow root, only what has a slot is seen. */
const slotsFor = ({ unknownSlots }: AuthoredSource) =>
  [...unknownSlots]
    .map((slot) => `<slot name="${slot.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></slot>`)
    .join('');

/** What gives a prop, in a template; undefined where tags in it that are not balanced would close that, or keep it open. */
export function holderOf(given: string): string | undefined {
  const holder = given && `<template ${HOLDER_MARK}>${given}</template>`;
  if (!TEMPLATE_TAG.test(given)) return holder;
  const [first] = parseFragment(holder, { sourceCodeLocationInfo: true }).childNodes;
  const isOne = first && 'tagName' in first && first.sourceCodeLocation?.endTag?.endOffset === holder.length;
  return isOne ? holder : undefined;
}

const opens = (name: string, html: string) => new RegExp(`<${name}[\\s>]`).test(html);

/** Styles stand in an isolated tag's shadow root, so that its view needs nothing of the page. */
async function styleElement(definition: ViewDefinition, context: TagContext): Promise<string> {
  const css = (await context.readStyles(definition)).replaceAll('</', '<\\/');
  const nonce = context.nonce && /^[\w+/=-]+$/.test(context.nonce) ? ` nonce="${context.nonce}"` : '';
  return `<style${nonce}>${context.asciiOnly ? asciiStyle(css) : css}</style>`;
}

/** The tag as authored, told from a bare one; its `title` would be a tooltip over the whole element. */
function openTag(tag: FoundTag, { props }: ViewDefinition, marks: string): string {
  const marked = withMarks(tag, marks);
  const title = 'title' in props ? placeOf('title', tag) : undefined;
  if (!title) return marked;
  const [before, behind] = [marked.slice(0, title.start), marked.slice(title.end)];
  // Of two attributes of a name, browsers take the first; `data-title` goes before.
  if (tag.attributes.has('data-title')) return `${before.trimEnd()} ${behind.trimStart()}`;
  return `${before}data-${marked.slice(title.start)}`;
}

/** A start tag with attributes of ours behind the author's. */
export function withMarks(tag: FoundTag, marks: string): string {
  const last = tag.element.attrs.at(-1);
  const end = (last && placeOf(last.name, tag)?.end) ?? `<${tag.name}`.length;
  return `${tag.openSource.slice(0, end)}${marks}>`;
}

/** Where an attribute stands in a tag's source. */
function placeOf(attribute: string, { element }: FoundTag): { start: number; end: number } | undefined {
  const { startOffset, attrs } = element.sourceCodeLocation!;
  const place = attrs?.[attribute];
  return place && { start: place.startOffset - startOffset, end: place.endOffset - startOffset };
}
