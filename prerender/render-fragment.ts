import { MODEL_SLOT } from '../elements/_core/declare/names.js';
import { type IsKnown, modelParts, type PartsContext } from '../elements/fragment/model-parts.js';
import {
  type ContentPart,
  isReader,
  type ModelPart,
  PART_ATTRIBUTES,
  type TagPart,
} from '../elements/fragment/parts.js';
import { escaped } from '../elements/fragment/synonyms.js';
import { isRecord } from '../page/is-record.js';
import type { FoundTag } from './find-tags.js';
import { type OpenElement, openIn } from './open-element.js';
import { readParsed } from './parsed-content.js';
import { withFallback, withMarks } from './render-tag.js';
import { contained, marksOf } from './written-view.js';

export const FRAGMENT = 'uni-fragment';

/** The parts of its page that a fragment's rendering needs. */
export interface FragmentContext extends PartsContext {
  /** Tells whether a tag shows nothing without its class. */
  readonly needsClass: IsKnown;
  readonly model: unknown;
  /** Runs what may warn, so that the page's warnings go where they belong. */
  reporting<Result>(run: () => Result): Result;
  /** Renders the source of a tag that stands in the fragment. */
  render(source: string, parent: OpenElement): Promise<string>;
  /** Gives a text that is written into the page. @throws OverLimits */
  write(text: string): string;
}

/**
 * A fragment with the elements of its model inside, each with its view and its model.
 *
 * @returns undefined when it must stay as authored: there is no model, or only a browser can make an element of it.
 */
export async function renderFragment(tag: FoundTag, context: FragmentContext): Promise<string | undefined> {
  const { attributes, parent } = tag;
  if (!isRecord(context.model)) return undefined;
  const authored = readParsed(tag);
  const parts = context.reporting(() => modelParts(context.model, context));
  if (!authored || parts.some((part) => needsBrowser(part, context))) return undefined;
  const isIsolated = attributes.has('isolated');
  const view = await partSources(parts, { ...context, isIsolated }, openIn(openIn(parent, FRAGMENT), 'div'));
  const content = withFallback(authored.kept + contained({}, view), authored.given(undefined).taken);
  return content && withMarks(tag, marksOf()) + content + tag.closeSource;
}

function needsBrowser(part: ModelPart, context: FragmentContext): boolean {
  if ('content' in part)
    return part.content.some((each) => typeof each !== 'string' && needsBrowser(each, context));
  if (!('tag' in part)) return false;
  return part.tag === FRAGMENT ? typeof part.model.src !== 'string' : context.needsClass(part.tag);
}

interface PartContext extends Pick<FragmentContext, 'render' | 'write'> {
  readonly isIsolated: boolean;
}

async function partSource(part: ModelPart, context: PartContext, parent: OpenElement): Promise<string> {
  if ('html' in part) return context.write(`<div class="m-rich-text">${part.html.__html}</div>`);
  if ('tag' in part) return context.render(tagSource(part, context), parent);
  const { name, content } = part;
  const isolated = isReader(part) && context.isIsolated ? ' isolated' : '';
  const [start, end] = [startTag(part, isolated), `</${name}>`].map(context.write);
  const source = start + (await partSources(content, context, openIn(parent, name))) + end;
  // It reads the components in it as they are written, and takes them along.
  return isReader(part) ? context.render(source, parent) : source;
}

function startTag(part: ContentPart, more: string): string {
  const said = PART_ATTRIBUTES.map((each) => (part[each] ? ` ${each}="${escaped(part[each])}"` : ''));
  return `<${part.name}${more}${part.className && ` class="${part.className}"`}${said.join('')}>`;
}

/** One after the other, so that ids come in the same order every time. */
async function partSources(
  parts: readonly (ModelPart | string)[],
  context: PartContext,
  parent: OpenElement,
): Promise<string> {
  let sources = '';
  for (const part of parts)
    sources +=
      typeof part === 'string' ? context.write(escaped(part)) : await partSource(part, context, parent);
  return sources;
}

/** The tag as an author would have written it, its model beside it. */
function tagSource({ tag: name, model }: TagPart, { isIsolated }: PartContext): string {
  const start = `${name}${isIsolated ? ' isolated' : ''}`;
  if (name === FRAGMENT) return `<${start} src="${escaped(String(model.src))}"></${name}>`;
  const json = JSON.stringify(model).replaceAll('<', '\\u003c');
  return `<${start}><script type="application/json" data-slot="${MODEL_SLOT}">${json}</script></${name}>`;
}
