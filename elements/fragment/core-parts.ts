import { isRecord } from '../../page/is-record.js';
import { toSafeHtml } from '../_safe/safe-html.js';
import { safeUrl } from '../_safe/safe-url.js';
import type { Budget } from './fragment-limits.js';
import { type ContentPart, type ModelPart, make, type TagPart } from './parts.js';
import { addressIn, isPlain, type Model } from './synonyms.js';

/** Makes the part of a rich text, or none if it is empty. */
function richText(markup: unknown, budget: Budget): ModelPart[] {
  if (typeof markup !== 'string') return [];
  budget.take('characters', markup.length);
  const html = toSafeHtml(markup);
  return html ? [{ html }] : [];
}

/** Content of a CMS component that its tag has no prop for. It is written around the tag. */
export function aroundTag(name: string, model: Model, part: TagPart, budget: Budget): ModelPart[] {
  if (name === 'title' && /^h?6$/i.test(String(model.type))) return [smallTitle(model)];
  if (name === 'image') return [withCaption(model, withLink(model, part))];
  if (name !== 'teaser') return [part];
  const { pretitle, actions } = model;
  return [...(isPlain(pretitle) ? [make('p', '', [pretitle])] : []), part, ...listOf(actions, budget)];
}

/** The words of Adobe's text component. Without `richText` its author typed no HTML, so tags and line breaks are words. */
export function textParts({ text, richText: isRich }: Model, budget: Budget): ModelPart[] {
  if (isRich !== false) return richText(text, budget);
  if (!isPlain(text)) return [];
  budget.take('characters', text.length);
  return [make('p', 'm-fragment__typed', [text])];
}

/** Makes a list of links with the text below each. Entries without words are left out. */
export function listOf(items: unknown, budget: Budget): ModelPart[] {
  const entries = (Array.isArray(items) ? items : []).filter(isRecord).flatMap((item) => {
    const { title, description } = item;
    budget.take('parts');
    if (!isPlain(title)) return [];
    const address = addressIn(item);
    budget.take('characters', title.length + (address?.length ?? 0));
    return [make('li', '', [linked(title, address), ...richText(description, budget)])];
  });
  return entries.length > 0 ? [make('ul', '', entries)] : [];
}

/** A title of level 6, which no heading of ours has. */
function smallTitle(model: Model): ContentPart {
  const { id, text } = model;
  const title = make('h6', '', [linked(String(text ?? ''), addressIn(model))]);
  return isPlain(id) ? { ...title, id } : title;
}

function withLink(model: Model, part: TagPart): ModelPart {
  const href = safeUrl(addressIn(model) ?? '');
  return href ? { ...make('a', '', [part]), href } : part;
}

function withCaption({ title, displayPopupTitle }: Model, image: ModelPart): ModelPart {
  if (!isPlain(title) || displayPopupTitle === true) return image;
  return make('figure', 'm-fragment__figure', [image, make('figcaption', '', [title])]);
}

/** A link, or its words alone where there is no safe address. */
function linked(words: string, address: string | undefined): ContentPart | string {
  const href = safeUrl(address ?? '');
  return href ? { ...make('a', '', [words]), href } : words;
}
