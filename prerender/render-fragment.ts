import { VIEW_CLASS } from '../elements/_core/content/authored-content.js';
import { MODEL_SLOT } from '../elements/_core/props/component-model.js';
import { VERSION } from '../elements/_core/version.js';
import { type IsKnown, type ModelPart, modelParts, type TagPart } from '../elements/fragment/model-parts.js';
import { isRecord } from '../page/is-record.js';
import { PRERENDERED_MARK } from '../page/wake/prerendered.js';
import { readAuthoredSource } from './authored-source.js';
import type { FoundTag } from './find-tags.js';
import { placeIn } from './place.js';
import { holderOf, withMarks } from './render-tag.js';

export const FRAGMENT = 'uni-fragment';

/** What a fragment's rendering needs of its page. */
export interface FragmentContext {
  /** Every tag of the library. */
  readonly isKnown: IsKnown;
  /** Those that need a class to be anything. */
  readonly needsClass: IsKnown;
  readonly model: unknown;
  /** Renders a tag that stands in the fragment. */
  render(tag: FoundTag): Promise<string>;
}

/**
 * A fragment with the elements of its model inside, each with its view and its model.
 *
 * @returns undefined when it must stay as authored: there is no model, or only a browser can make an element of it.
 */
export async function renderFragment(tag: FoundTag, context: FragmentContext): Promise<string | undefined> {
  const { attributes, place } = tag;
  if (!isRecord(context.model) || attributes.has(PRERENDERED_MARK)) return undefined;
  if (place?.takesBlocks === false) return undefined;
  const authored = readAuthoredSource(tag, false);
  const parts = modelParts(context.model, context.isKnown);
  if (!authored || parts.some((part) => needsBrowser(part, context))) return undefined;
  const inside = { ...tag, place: placeIn(placeIn(place, FRAGMENT), 'div') };
  const view = await partSources(parts, inside, context);
  const given = holderOf(authored.given);
  if (given === undefined) return undefined;
  const open = withMarks(tag.openSource, ` ${PRERENDERED_MARK}="${VERSION}"`);
  return `${open}${authored.kept}<div class="${VIEW_CLASS}">${view}</div>${given}${tag.closeSource}`;
}

function needsBrowser(part: ModelPart, context: FragmentContext): boolean {
  if ('content' in part)
    return part.content.some((each) => typeof each !== 'string' && needsBrowser(each, context));
  if (!('tag' in part)) return false;
  return part.tag === FRAGMENT ? typeof part.model.src !== 'string' : context.needsClass(part.tag);
}

async function partSource(part: ModelPart, fragment: FoundTag, context: FragmentContext): Promise<string> {
  if ('html' in part) return `<div class="m-rich-text">${part.html.__html}</div>`;
  if ('tag' in part) return context.render(tagOf(part, fragment));
  const { name, className, slot, content } = part;
  const inside = { ...fragment, place: placeIn(fragment.place, name) };
  const attributes = `${className && ` class="${className}"`}${slot ? ` slot="${slot}"` : ''}`;
  return `<${name}${attributes}>${await partSources(content, inside, context)}</${name}>`;
}

/** One after the other, so that ids come in the same order every time. */
async function partSources(
  parts: readonly (ModelPart | string)[],
  fragment: FoundTag,
  context: FragmentContext,
): Promise<string> {
  let sources = '';
  for (const part of parts)
    sources += typeof part === 'string' ? escaped(part) : await partSource(part, fragment, context);
  return sources;
}

/** The tag as an author would have written it, its model beside it. */
function tagOf({ tag: name, model }: TagPart, fragment: FoundTag): FoundTag {
  const { language, place } = fragment;
  const attributes = new Map(fragment.attributes.has('isolated') ? [['isolated', '']] : []);
  const isFragment = name === FRAGMENT;
  if (isFragment) attributes.set('src', String(model.src));
  const written = [...attributes].map(([key, value]) => ` ${key}${value && `="${escaped(value)}"`}`);
  const json = JSON.stringify(model).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" data-slot="${MODEL_SLOT}">${json}</script>`;
  const innerSource = isFragment ? '' : script;
  return {
    name,
    attributes,
    language,
    place,
    openSource: `<${name}${written.join('')}>`,
    innerSource,
    plainFrom: innerSource.length,
    closeSource: `</${name}>`,
  };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
