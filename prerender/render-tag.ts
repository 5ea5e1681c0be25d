import { parseFragment } from 'parse5';
import type { AuthoredContent } from '../elements/_core/declare/authored.js';
import type { ServedPage, ServedSource, WantedHeadings } from '../elements/_core/declare/controller.js';
import type { ViewDefinition } from '../elements/_core/declare/definition.js';
import { LIVE_SLOT } from '../elements/_core/declare/live.js';
import { readerOf } from '../elements/_core/declare/names.js';
import type { ResolvedProps } from '../elements/_core/declare/prop-type.js';
import { FALLBACK_MARK } from '../elements/_core/read/dom-content.js';
import { besideModel, isAsWritten, leftoverOf, readProps } from '../elements/_core/read/read-props.js';
import { writeHtml } from '../elements/_core/write/write-html.js';
import { STYLE_MARK } from '../page/activation/prerendered.js';
import type { FoundTag } from './find-tags.js';
import type { PageIds } from './page-ids.js';
import { LEFT_TO_BROWSER, type PageSources, type PrerenderOptions } from './page-sources.js';
import { type ParsedContent, readParsed } from './parsed-content.js';
import { contained, isEmptyView, marksOf, servedProps } from './written-view.js';

/** The parts of its page that one tag's rendering needs. */
export interface TagContext extends Pick<PrerenderOptions, 'nonce' | 'stylesheet'> {
  readonly sources: PageSources;
  /** The query of the page's address, `?` included. */
  readonly query: string;
  readonly page: ServedPage;
  /** Keeps the ids of a page's views apart. */
  readonly ids: PageIds;
  /** See `ServedSource`, or undefined where the page is not at hand. */
  readonly headings?: ServedSource['headings'] | undefined;
  /** Runs what may warn, so that the page's warnings go where they belong. */
  reporting<Result>(run: () => Result): Result;
  /** The style sheets of an isolated tag's view, as one text. */
  readStyles(definition: ViewDefinition): Promise<string>;
}

/** A tag's view. */
export interface RenderedTag {
  readonly props: ResolvedProps;
  /** The view alone. */
  readonly html: string;
  /** The tag with its view, or undefined for one that stays as authored, because what stands in it would be lost. */
  readonly source?: string;
  /** Why it stays as authored, and what to do. */
  readonly why?: string;
}

/** A tag of which only a browser can tell what it shows. */
export type LeftTag = Required<Pick<RenderedTag, 'why'>> & { readonly source?: undefined };

const TEMPLATE_TAG = /<\/?template/i;

/**
 * Renders a tag: its source with the view in it, or why it stays as authored.
 *
 * @throws the view's error, or an Error that says why its data cannot be had.
 */
export async function renderTag(
  tag: FoundTag,
  definition: ViewDefinition,
  context: TagContext,
): Promise<RenderedTag | LeftTag> {
  const { attributes } = tag;
  const { ids, reporting } = context;
  const authored = readParsed(tag, readerOf(definition));
  if (!authored) return { why: 'tags in it are not closed in order; close them' };
  const read = await readTag(tag, definition, authored, context);
  if (read.why !== undefined) return { why: read.why };
  const shown = reporting(() => writeHtml({ view: definition.view, ...read }, STYLE_MARK));
  const isIsolated = attributes.has('isolated');
  // A shadow root has ids of its own.
  const html = isIsolated ? shown : ids.own(shown);
  const holes = authored.holes();
  if (!holes) return { why: 'tags in it are not closed in order; close them' };
  // The nodes themselves keep their ids, and are seen by no sanitiser, because they stand in the page as they are.
  const whole = filled(html, holes);
  const rendered = { props: read.props, html: whole };
  if (isEmptyView(shown) && hasWords(authored.content) && !definition.hides?.(read.props, read.fromModel))
    return {
      ...rendered,
      // The linter says why a tag stays as it was written.
      why: read.isAsWritten ? '' : 'its view would show nothing; give it what it takes',
    };
  const again = isIsolated ? undefined : tag.parent?.notAgain.find((name) => opens(name, whole));
  if (again) return { ...rendered, why: `the <${again}> around it takes no other; put it outside of that` };
  const view = contained(definition, isIsolated ? html : whole);
  const { taken, ahead, behind } = authored.given(read.leftover);
  // Only a script can show some of the children of a shadow root's host.
  if (isIsolated && (ahead || behind))
    return {
      ...rendered,
      why: 'some of what stands in it has no place in its view; put that beside the tag, or leave isolated out',
    };
  const content = isIsolated
    ? `<template shadowrootmode="open">${await styleElement(definition, context)}${view}${slotsFor(authored)}</template>${authored.withStandIns()}${slotted(holes)}`
    : withFallback(authored.kept + ahead + view + behind, taken);
  if (content === undefined) return { ...rendered, why: 'a <template> in it is not closed; close it' };
  return {
    ...rendered,
    source: openTag(tag, definition, marksOf(definition.activates)) + content + tag.closeSource,
  };
}

const hasWords = ({ rest, slotted }: AuthoredContent) => rest !== undefined || slotted.size > 0;

/** The props that a tag gives its view. */
async function readTag(
  tag: FoundTag,
  definition: ViewDefinition,
  { content, links }: ParsedContent,
  { sources, query, page, reporting, headings }: TagContext,
) {
  const { attributes, language } = tag;
  const words = await sources.wordsIn(language);
  const sourcesOfTag = {
    properties: {},
    attributes: {
      getAttribute: (name: string) => attributes.get(name) ?? null,
      getAttributeNames: () => attributes.keys(),
    },
    authored: content,
    language: () => language,
  };
  const fromModel = sources.namesModel(tag, definition, content);
  const own = besideModel(definition, sourcesOfTag, () => fromModel);
  const model = (isLacking: boolean) => sources.modelOf(tag, definition, isLacking, content);
  const read = await whenThere(() => reporting(() => readProps(definition, own, { model })));
  if (!read)
    return {
      why: 'its model is not at hand; give fetch, and src or the page’s meta',
    };
  const { labels } = words;
  let needsHeadings = false;
  const source = {
    authored: content,
    links,
    get word() {
      return words.word;
    },
    language,
    query,
    page,
    props: read,
    ...(headings && {
      headings(wanted: WantedHeadings) {
        needsHeadings = true;
        return headings(wanted);
      },
    }),
  };
  const props = reporting(() => servedProps(definition, source));
  if (props)
    return {
      props,
      labels,
      fromModel,
      leftover: leftoverOf(definition, own),
      isAsWritten: isAsWritten(definition, own),
    };
  return {
    why: needsHeadings
      ? 'not every heading has an id; give each heading of the page an id'
      : 'only a browser can tell what it shows; give it the data, or leave it so',
  };
}

/** Reads until nothing that is asked for is on its way, or undefined where only a browser may ask for it. */
async function whenThere<Read>(read: () => Read): Promise<Read | undefined> {
  for (;;) {
    try {
      return read();
    } catch (cause) {
      if (cause === LEFT_TO_BROWSER) return undefined;
      if (!(cause instanceof Promise)) throw cause;
      await cause;
    }
  }
}

/**
 * Puts what gives the tag its data into the fallback template, behind the rest of the tag's content.
 *
 * @returns undefined if that has `<template>` tags which are not balanced, so that they would close the fallback template or
 *   keep it open.
 */
export function withFallback(rest: string, taken: string): string | undefined {
  const template = taken && `<template ${FALLBACK_MARK}>${taken}</template>`;
  if (!TEMPLATE_TAG.test(taken)) return rest + template;
  const [first] = parseFragment(template, { sourceCodeLocationInfo: true }).childNodes;
  const isOne =
    first && 'tagName' in first && first.sourceCodeLocation?.endTag?.endOffset === template.length;
  return isOne ? rest + template : undefined;
}

const HOLE = new RegExp(`<slot name="${LIVE_SLOT}(\\d+)"></slot>`, 'g');

/** A view with the sources of live nodes in the slots that show them. */
const filled = (html: string, holes: ReadonlyMap<string, string>): string =>
  holes.size === 0
    ? html
    : html.replace(HOLE, (slot, key: string) => slot.replace('></', () => `>${holes.get(key)}</`));

/** The sources of live nodes as children of an isolated tag, in the slots that show them. */
const slotted = (holes: ReadonlyMap<string, string>): string =>
  [...holes].map(([key, source]) => source.replace(/^<[^\s/>]+/, `$& slot="${LIVE_SLOT}${key}"`)).join('');

/** In a shadow root, only what has a slot is seen. */
const slotsFor = ({ unknownSlots }: ParsedContent) =>
  [...unknownSlots].map((slot) => `<slot name="${quoted(slot)}"></slot>`).join('');

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const opens = (name: string, html: string) => new RegExp(`<${name}[\\s>]`).test(html);

/** Styles stand in an isolated tag's shadow root, so that its view needs nothing of the page. */
async function styleElement(definition: ViewDefinition, context: TagContext): Promise<string> {
  if (context.stylesheet !== undefined) return `<link rel="stylesheet" href="${quoted(context.stylesheet)}">`;
  const css = (await context.readStyles(definition)).replaceAll('</', '<\\/');
  const nonce = context.nonce && /^[\w+/=-]+$/.test(context.nonce) ? ` nonce="${context.nonce}"` : '';
  return `<style${nonce}>${css}</style>`;
}

/** The start tag as authored, with the marks. `title` becomes `data-title`, because browsers would show it as a tooltip. */
function openTag(tag: FoundTag, { props }: ViewDefinition, marks: Readonly<Record<string, string>>): string {
  const marked = withMarks(tag, marks);
  const title = 'title' in props ? placeOf('title', tag) : undefined;
  if (!title) return marked;
  const [before, behind] = [marked.slice(0, title.start), marked.slice(title.end)];
  // `data-title` is read before `title`, so the latter goes. With both written as `data-title`, browsers would take the
  // first.
  if (tag.attributes.has('data-title')) return `${before.trimEnd()} ${behind.trimStart()}`;
  return `${before}data-${marked.slice(title.start)}`;
}

/** A start tag with attributes of ours behind the author's. */
export function withMarks(tag: FoundTag, marks: Readonly<Record<string, string>>): string {
  const last = tag.element.attrs.at(-1);
  const end = (last && placeOf(last.name, tag)?.end) ?? `<${tag.name}`.length;
  const written = Object.entries(marks).map(([name, value]) => ` ${name}="${value}"`);
  return `${tag.openSource.slice(0, end)}${written.join('')}>`;
}

/** Where an attribute stands in a tag's source. */
function placeOf(attribute: string, { element }: FoundTag): { start: number; end: number } | undefined {
  const { startOffset, attrs } = element.sourceCodeLocation!;
  const location = attrs?.[attribute];
  return location && { start: location.startOffset - startOffset, end: location.endOffset - startOffset };
}
