import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { HOLDER_MARK, isSpoilt, VIEW_CLASS } from '../elements/_core/authored-content.js';
import { MODEL_SLOT } from '../elements/_core/component-model.js';
import type { ViewDefinition } from '../elements/_core/definition.js';
import { gatherProps, hasOwnData, type Sources } from '../elements/_core/gather-props.js';
import { VERSION } from '../elements/_core/version.js';
import { ID_PREFIX_MARK, MOMENT_MARK, PRERENDERED_MARK, STYLE_MARK } from '../page/prerendered.js';
import { Labels } from '../react-views/_shared/labels.js';
import { readAuthoredSource } from './authored-source.js';
import type { FoundTag } from './find-tags.js';
import type { Answer } from './page-data.js';
import type { WordsAround } from './page-words.js';
import type { RenderedTags } from './rendered-tags.js';

/** What one tag's rendering needs of its page. */
export interface TagContext {
  /** The view's own words, in the language around the tag. */
  readonly words: WordsAround;
  /** The query of the page's address, `?` included. */
  readonly query: string;
  /** Keeps ids apart from those of other tags of the page. */
  readonly idPrefix: string;
  /** @param inTag the model as JSON, where it is written into the tag. */
  readModel(isLacking: boolean, inTag?: string): Promise<Answer>;
  /** The style sheets of an isolated tag's view, as one text. */
  readStyles(definition: ViewDefinition): Promise<string>;
  /** What was rendered before. */
  readonly rendered: RenderedTags;
  /** Lets a page's policy take the style elements of isolated tags. */
  readonly nonce: string | undefined;
}

/** A view's block elements would end these, or may not stand in them. */
export const NO_BLOCKS_IN = new Set([
  'p',
  'a',
  'button',
  'select',
  'table',
  'tbody',
  'thead',
  'tfoot',
  'tr',
  'svg',
  'math',
]);
/** Phrasing content may stand in these. */
const NO_PHRASING_IN = new Set(['select', 'table', 'tbody', 'thead', 'tfoot', 'tr', 'svg', 'math']);
/** React asks browsers to load a picture early; in the middle of a page that is too late to help. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
/** A strict content security policy refuses style attributes that are parsed, not those that a script sets. */
const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?\s)style="/g;
const TITLE_ATTRIBUTE = /(\s)title(?=[\s=/>])/i;
const QUOTED = /"[^"]*"|'[^']*'/g;

/**
 * A tag with its view inside.
 *
 * @returns undefined when the tag must stay as authored: it is rendered already, stands where its view cannot stand, or
 * lacks its data.
 */
export async function renderTag(
  tag: FoundTag,
  definition: ViewDefinition,
  context: TagContext,
): Promise<string | undefined> {
  const { attributes, ancestors, language, openSource, innerSource, closeSource } = tag;
  const barred = 'isolated' in attributes || definition.display === 'inline' ? NO_PHRASING_IN : NO_BLOCKS_IN;
  if (!definition.prerenders || PRERENDERED_MARK in attributes) return undefined;
  if (ancestors.some((name) => barred.has(name))) return undefined;
  const { rendered, words, query } = context;
  const source = openSource + innerSource + closeSource;
  const key = rendered.keyOf(definition.serve ? query + source : source, words.labels, language);
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const anew = await renderAnew(tag, definition, context);
  if (!anew) return undefined;
  if (anew.isOwn && !anew.source.includes(context.idPrefix)) rendered.keep(key, anew.source);
  return anew.source;
}

interface Rendered {
  readonly source: string;
  /** Whether nothing but the tag and the labels around it decided: what else a dictionary says is none of these. */
  readonly isOwn: boolean;
}

async function renderAnew(
  tag: FoundTag,
  definition: ViewDefinition,
  context: TagContext,
): Promise<Rendered | undefined> {
  const { attributes, language } = tag;
  const isIsolated = 'isolated' in attributes;
  const authored = readAuthoredSource(tag.innerSource, definition.content !== undefined);
  if (!authored) return undefined;
  const own: Sources = {
    properties: {},
    attributes: { getAttribute: (name) => attributes[name] ?? null },
    authored: authored.content,
    model: undefined,
    language: () => language,
  };
  const { fragment } = definition;
  const lacks = (besides?: readonly string[]) => !hasOwnData(definition, own, besides);
  const isLacking = fragment !== undefined && lacks(fragment.besides);
  const inTag = authored.content.json.get(MODEL_SLOT);
  const answer = await context.readModel(isLacking, inTag);
  if (answer.state === 'missing' && lacks()) return undefined;
  const model = answer.state === 'found' ? answer.model : undefined;
  const { words, query } = context;
  let saysMore = false;
  const fed = definition.serve?.({
    authored: authored.content,
    links: authored.links,
    get word() {
      saysMore = true;
      return words.word;
    },
    query,
  });
  if (definition.serve && !fed) return undefined;
  const props = { ...gatherProps(definition, { ...own, model }), ...fed };
  const moment = definition.hydrate(props);
  const render = moment === 'never' ? renderToStaticMarkup : renderToString;
  const view = render(createElement(Labels, { value: words.labels }, createElement(definition.view, props)), {
    identifierPrefix: context.idPrefix,
  });
  if (view === '' && isSpoilt(authored.content)) return undefined;
  const marks = [
    `${PRERENDERED_MARK}="${VERSION}"`,
    moment !== 'never' && `${MOMENT_MARK}="${moment}"`,
    view.includes(`="_${context.idPrefix}R_`) && `${ID_PREFIX_MARK}="${context.idPrefix}"`,
  ].filter(Boolean);
  const container = definition.display === 'inline' ? 'span' : 'div';
  const body = view.startsWith('<link') ? view.replace(PRELOADS, '') : view;
  const written = body.includes(' style="') ? body.replace(STYLE_ATTRIBUTE, `$1${STYLE_MARK}="`) : body;
  const placed = `<${container} class="${VIEW_CLASS}">${written}</${container}>`;
  const source = [
    openTag(tag.openSource, definition, marks.join(' ')),
    isIsolated && (await shadowRoot(definition, placed, context)),
    authored.kept,
    !isIsolated && placed,
    authored.given && `<template ${HOLDER_MARK}>${authored.given}</template>`,
    tag.closeSource,
  ]
    .filter(Boolean)
    .join('');
  return { source, isOwn: !isIsolated && !saysMore && (answer.state === 'none' || inTag !== undefined) };
}

/** The parser of a page makes it the tag's own; styles stand in it, so that the view needs nothing of the page. */
async function shadowRoot(definition: ViewDefinition, view: string, context: TagContext): Promise<string> {
  const css = (await context.readStyles(definition)).replaceAll('</', '<\\/');
  const nonce = context.nonce && /^[\w+/=-]+$/.test(context.nonce) ? ` nonce="${context.nonce}"` : '';
  return `<template shadowrootmode="open"><style${nonce}>${css}</style>${view}</template>`;
}

/** The tag as authored, told from a bare one; its `title` would be a tooltip over the whole element. */
function openTag(source: string, { props }: ViewDefinition, marks: string): string {
  const marked = source.replace(/\s*\/?>$/, () => ` ${marks}>`);
  if (!('title' in props)) return marked;
  const blank = marked.replace(QUOTED, (value) => '_'.repeat(value.length));
  const at = TITLE_ATTRIBUTE.exec(blank);
  return at ? `${marked.slice(0, at.index + 1)}data-${marked.slice(at.index + 1)}` : marked;
}
