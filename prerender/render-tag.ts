import { parseFragment } from 'parse5';
import { HOLDER_MARK, VIEW_CLASS } from '../elements/_core/content/authored-content.js';
import { keptContent } from '../elements/_core/critic/on-servers.js';
import type { ResolvedProps, ViewDefinition } from '../elements/_core/definition.js';
import { MODEL_SLOT } from '../elements/_core/props/component-model.js';
import { givesContent, takesChild } from '../elements/_core/props/names.js';
import { hasInvalidData, readProps } from '../elements/_core/props/read-props.js';
import type { Sources } from '../elements/_core/props/sources.js';
import { VERSION } from '../elements/_core/version.js';
import { ID_PREFIX_MARK, PRERENDERED_MARK, TRIGGER_MARK } from '../page/wake/prerendered.js';
import type { FoundTag } from './find-tags.js';
import type { PageIds } from './page-ids.js';
import {
  LEFT_TO_BROWSER,
  type PageSources,
  type PrerenderOptions,
  type WordsAround,
} from './page-sources.js';
import { asciiMarkup, asciiStyle } from './page-text.js';
import { type ParsedContent, readParsed } from './parsed-content.js';
import { renderView } from './render-view.js';

/** What one tag's rendering needs of its page. */
export interface TagContext extends Pick<PrerenderOptions, 'nonce' | 'stylesheet' | 'asciiOnly'> {
  readonly sources: PageSources;
  /** The query of the page's address, `?` included. */
  readonly query: string;
  /** Keeps React's ids apart from those of other tags of the page. */
  readonly idPrefix: string;
  /** Keeps all others apart. */
  readonly ids: PageIds;
  /** The style sheets of an isolated tag's view, as one text. */
  readStyles(definition: ViewDefinition): Promise<string>;
}

/** A tag that may be rendered, and what stands in it. */
interface ReadTag {
  readonly tag: FoundTag;
  readonly definition: ViewDefinition;
  readonly authored: ParsedContent;
  readonly words: WordsAround;
  readonly own: Sources;
  /** Whether some of its data could not be read, which was told. */
  readonly isBad: () => boolean;
}

const TEMPLATE_TAG = /<\/?template/i;

/**
 * A tag with its view inside.
 *
 * @returns undefined when it must stay as authored: it is rendered already, stands where its view cannot stand, or
 * lacks its data.
 * @throws what the view throws, or an Error that says why its data cannot be had.
 */
export async function renderTag(
  tag: FoundTag,
  definition: ViewDefinition,
  context: TagContext,
): Promise<string | undefined> {
  const { attributes, place, language } = tag;
  const { prerenders, display, content, serve } = definition;
  if (!prerenders || attributes.has(PRERENDERED_MARK)) return undefined;
  const isPhrase = attributes.has('isolated') || display === 'inline';
  if (place && !(isPhrase ? place.takesPhrases : place.takesBlocks)) return undefined;
  const authored = readParsed(tag, content !== undefined, (slot) => takesChild(definition, slot));
  if (!authored) return undefined;
  const { sources, query } = context;
  const words = await sources.wordsIn(language);
  let isBad = false;
  const own: Sources = {
    properties: {},
    attributes: {
      getAttribute: (name) => attributes.get(name) ?? null,
      getAttributeNames: () => attributes.keys(),
    },
    authored: authored.content,
    model: undefined,
    language: () => language,
    noteBad: () => {
      isBad = true;
    },
  };
  const read = {
    tag,
    definition,
    authored,
    words,
    own,
    isBad: () => isBad || hasInvalidData(definition, own),
  };
  const props = await propsOf(read, sources);
  if (!props || !serve) return props && writeTag(read, props, context);
  const { links } = authored;
  const fed = serve({
    authored: authored.content,
    links,
    get word() {
      return words.word;
    },
    query,
    props,
  });
  return fed && writeTag(read, { ...props, ...fed }, context);
}

/**
 * Reads until nothing that is asked for is on its way.
 *
 * @returns undefined where the tag's view must be left to the browser.
 */
async function propsOf(
  { tag, definition, own }: ReadTag,
  sources: PageSources,
): Promise<ResolvedProps | undefined> {
  const inTag = own.authored.json.get(MODEL_SLOT);
  for (;;) {
    try {
      return readProps(definition, own, {
        model: (isLacking) => sources.modelOf(tag, definition, isLacking, inTag),
        isAwaited: (cause) => cause instanceof Promise,
      });
    } catch (cause) {
      if (cause === LEFT_TO_BROWSER) return undefined;
      if (!(cause instanceof Promise)) throw cause;
      await cause;
    }
  }
}

async function writeTag(
  read: ReadTag,
  props: ResolvedProps,
  context: TagContext,
): Promise<string | undefined> {
  const { tag, definition, authored, words } = read;
  const styles = tag.attributes.has('isolated') ? await styleElement(definition, context) : undefined;
  const { idPrefix, ids, asciiOnly } = context;
  const rendered = renderView({ definition, props, labels: words.labels, idPrefix });
  const written = (made: string) => (asciiOnly ? asciiMarkup(made) : made);
  // A shadow root has ids of its own, and so have views that React hydrates.
  const isAlone = styles !== undefined || definition.needsReact;
  const html = written(isAlone ? rendered.html : ids.own(rendered.html));
  if (mustStay(read, props, rendered.html)) return undefined;
  if (styles === undefined && tag.place?.notAgain.some((name) => opens(name, html))) return undefined;
  let marks = ` ${PRERENDERED_MARK}="${VERSION}"`;
  if (definition.wakes !== 'never') marks += ` ${TRIGGER_MARK}="${definition.wakes}"`;
  if (rendered.hasIds) marks += ` ${ID_PREFIX_MARK}="${idPrefix}"`;
  const container = definition.display === 'inline' ? 'span' : 'div';
  const view = `<${container} class="${VIEW_CLASS}">${html}</${container}>`;
  const content =
    styles === undefined
      ? inLight(view, authored)
      : `<template shadowrootmode="open">${styles}${view}${written(slotsFor(authored))}</template>${tag.innerSource}`;
  return content && openTag(tag, definition, marks) + content + tag.closeSource;
}

/** Whether what stands in the tag would be lost behind its view; what has to be told is. */
function mustStay(
  { tag, definition, authored, isBad }: ReadTag,
  props: ResolvedProps,
  shown: string,
): boolean {
  const kept = keptContent({
    definition,
    props,
    authored: authored.content,
    isContent: givesContent(definition, (name) => tag.attributes.has(name)),
    shown,
    isBad,
    isUnclosed: () => false,
    isFirst: true,
  });
  return kept !== undefined || (shown === '' && isBad());
}

/** Beside a view in the light DOM, what gives props is put aside; undefined where no template can hold it. */
function inLight(view: string, { kept, given }: ParsedContent): string | undefined {
  const holder = holderOf(given);
  return holder === undefined ? undefined : kept + view + holder;
}

/** In a shadow root, only what has a slot is seen. */
const slotsFor = ({ unknownSlots }: ParsedContent) =>
  [...unknownSlots].map((slot) => `<slot name="${quoted(slot)}"></slot>`).join('');

/** What gives a prop, in a template; undefined where tags in it that are not balanced would close that, or keep it open. */
export function holderOf(given: string): string | undefined {
  const holder = given && `<template ${HOLDER_MARK}>${given}</template>`;
  if (!TEMPLATE_TAG.test(given)) return holder;
  const [first] = parseFragment(holder, { sourceCodeLocationInfo: true }).childNodes;
  const isOne = first && 'tagName' in first && first.sourceCodeLocation?.endTag?.endOffset === holder.length;
  return isOne ? holder : undefined;
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const opens = (name: string, html: string) => new RegExp(`<${name}[\\s>]`).test(html);

/** Styles stand in an isolated tag's shadow root, so that its view needs nothing of the page. */
async function styleElement(definition: ViewDefinition, context: TagContext): Promise<string> {
  if (context.stylesheet !== undefined) return `<link rel="stylesheet" href="${quoted(context.stylesheet)}">`;
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
