import { isRecord, orderedModels } from '../../page/for-elements.js';
import type { SafeHtml } from '../../react-views/_shared/safe.js';
import { toSafeHtml } from '../_core/safety/safe-html.js';
import { type Model, synonyms } from './synonyms.js';

/** How deep fragments may stand in fragments (a fragment that contains itself would never end). */
export const MAX_FRAGMENT_DEPTH = 5;
/** Deeper models are no page: 370 that a real CMS exported were at most 13 deep. */
const MAX_DEPTH = 60;
const LAYOUT = 'uni-bespoke-layout';
const COLUMNS = ['left', 'right'];
const VERSION_SEGMENT = /^v\d+$/;

/** A component that one of our tags shows. */
export interface TagPart {
  readonly tag: `uni-${string}`;
  readonly model: Model;
}

/** A piece of what shows a model, for a document or for a server. */
export type ModelPart =
  | TagPart
  | {
      readonly name: string;
      readonly className: string;
      readonly slot?: string;
      readonly content: readonly (ModelPart | string)[];
    }
  | { readonly html: SafeHtml };

/** Whether a tag is one of ours. */
export type IsKnown = (tag: string) => boolean;

/**
 * What shows a model: for a component that one of our tags shows, the tag with its model; for a container, what its
 * `:items` give, in order; for rich text, the text; for anything else a note that names the component and shows the
 * words it has.
 */
export function modelParts(model: unknown, isKnown: IsKnown, depth = 0): ModelPart[] {
  if (!isRecord(model) || depth > MAX_DEPTH) return [];
  const name = componentName(model);
  const synonym = Object.hasOwn(synonyms, name) ? synonyms[name] : undefined;
  const [tag, given] = synonym?.(model) ?? [`uni-${name}`, model];
  if (tag === LAYOUT && isKnown(tag)) return [make(tag, '', columnParts(model, isKnown, depth + 1))];
  if (name !== '' && isKnown(tag)) return [{ tag: tag as `uni-${string}`, model: given }];
  const inner = orderedModels(model).flatMap((child) => childParts(child, isKnown, depth + 1));
  if (inner.length > 0) return inner;
  if (name === 'text') return richText(model.text);
  const words = wordParts(model);
  return name === '' || isEmptyContainer(model, words) ? [] : [note(name, words)];
}

/**
 * `uni/components/hero` and `core/wcm/components/title/v3/title` → `hero`, `title`; of a form's fields, which share
 * names with other components, `core/wcm/components/form/text/v2/text` → `form-text`.
 */
export function componentName({ ':type': type }: Model): string {
  if (typeof type !== 'string') return '';
  const segments = type.split('/').filter((segment) => !VERSION_SEGMENT.test(segment));
  const last = segments.at(-1) ?? '';
  if (!/^[a-z][a-z0-9-]*$/.test(last)) return '';
  return segments.slice(-3, -1).includes('form') ? `form-${last}` : last;
}

/** A content fragment has an empty list of components, and its words beside it. */
function isEmptyContainer({ ':items': items }: Model, words: readonly ModelPart[]): boolean {
  return isRecord(items) && (words.length === 0 || Object.keys(items).length > 0);
}

/** A layout shows no model but what stands in its columns: the items of their names, else the first and all others. */
function columnParts(model: Model, isKnown: IsKnown, depth: number): ModelPart[] {
  const columns = new Map<string, ModelPart[]>();
  orderedModels(model).forEach((child, at) => {
    const slot = COLUMNS.find((column) => column === child.key) ?? COLUMNS[Math.min(at, 1)]!;
    columns.set(slot, [...(columns.get(slot) ?? []), ...childParts(child, isKnown, depth)]);
  });
  return [...columns].map(([slot, parts]) => ({ name: 'div', className: '', slot, content: parts }));
}

/** A panel of tabs or of an accordion is a section under its title: all of it can be read. */
function childParts(child: Model, isKnown: IsKnown, depth: number): ModelPart[] {
  const parts = modelParts(child, isKnown, depth);
  const { cqPanelTitle: title } = child;
  if (typeof title !== 'string' || title === '' || parts.length === 0) return parts;
  return [make('section', 'm-fragment__panel', [make('h3', 'm-fragment__panel-title', [title]), ...parts])];
}

const note = (name: string, words: readonly ModelPart[]) =>
  make('div', 'm-fragment__note', [make('p', 'm-fragment__type', [name]), ...words]);

/** What a component says: its title, its text or description, and what a content fragment has in its elements. */
function wordParts({ title, text, description, elements, elementsOrder }: Model): ModelPart[] {
  const parts = isRecord(elements) ? elements : {};
  const order = Array.isArray(elementsOrder) ? elementsOrder.map(String) : Object.keys(parts);
  const fields = order.filter((key) => Object.hasOwn(parts, key)).flatMap((key) => fieldParts(parts[key]));
  return [title, text ?? description].flatMap(richText).concat(fields);
}

function fieldParts(field: unknown): ModelPart[] {
  if (!isRecord(field)) return [];
  const { value, ':type': type } = field;
  if (type === 'text/html') return richText(value);
  const values = (Array.isArray(value) ? value : [value]).filter((each) => isScalar(each) && each !== '');
  return values.length > 0 ? [make('p', 'm-fragment__field', [values.join(', ')])] : [];
}

function richText(markup: unknown): ModelPart[] {
  const html = typeof markup === 'string' ? toSafeHtml(markup) : undefined;
  return html ? [{ html }] : [];
}

const make = (name: string, className: string, content: readonly (ModelPart | string)[]): ModelPart => ({
  name,
  className,
  content,
});

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
