import { isRecord } from '../../page/is-record.js';
import { orderedModels } from '../../page/model/order-items.js';
import { framedParts } from './framed-parts.js';
import { type ModelPart, make } from './parts.js';
import { plainParts, richText } from './plain-parts.js';
import { type Model, synonyms } from './synonyms.js';

/** How deep fragments may stand in fragments (a fragment that contains itself would never end). */
export const MAX_FRAGMENT_DEPTH = 5;
/** Deeper models are no page: 370 that a real CMS exported were at most 13 deep. */
const MAX_DEPTH = 60;
const LAYOUT = 'uni-bespoke-layout';
const COLUMNS = ['left', 'right'];
const VERSION_SEGMENT = /^v\d+$/;

/** Whether a tag is one of ours. */
export type IsKnown = (tag: string) => boolean;

/** What the parts of a model depend on. */
export interface PartsContext {
  readonly isKnown: IsKnown;
  /** Whether a component that no tag shows is framed and named, for authors. */
  readonly namesUnknown?: boolean;
}

/**
 * What shows a model: for a component that one of our tags shows, the tag with its model; for a container, what its
 * `:items` give, in order; for rich text, the text; for anything else its words and links.
 */
export function modelParts(model: unknown, context: PartsContext, depth = 0): ModelPart[] {
  if (!isRecord(model) || depth > MAX_DEPTH) return [];
  const { isKnown } = context;
  const name = componentName(model);
  const synonym = Object.hasOwn(synonyms, name) ? synonyms[name] : undefined;
  const [tag, given] = synonym?.(model) ?? [`uni-${name}`, model];
  if (tag === LAYOUT && isKnown(tag)) return [make(tag, '', columnParts(model, context, depth + 1))];
  if (name !== '' && isKnown(tag))
    return framedParts(name, model, { tag: tag as `uni-${string}`, model: given });
  const inner = orderedModels(model).flatMap((child) => childParts(child, context, depth + 1));
  if (inner.length > 0) return inner;
  if (name === 'text') return richText(model.text);
  if (name === 'separator') return [make('hr', '', [])];
  const words = plainParts(model);
  if (name === '' || isEmptyContainer(model, words)) return [];
  return context.namesUnknown ? [note(name, words)] : words;
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
function columnParts(model: Model, context: PartsContext, depth: number): ModelPart[] {
  const columns = new Map<string, ModelPart[]>();
  orderedModels(model).forEach((child, at) => {
    const slot = COLUMNS.find((column) => column === child.key) ?? COLUMNS[Math.min(at, 1)]!;
    columns.set(slot, [...(columns.get(slot) ?? []), ...childParts(child, context, depth)]);
  });
  return [...columns].map(([slot, parts]) => ({ ...make('div', '', parts), slot }));
}

/** A panel of tabs or of an accordion is a section under its title: all of it can be read. */
function childParts(child: Model, context: PartsContext, depth: number): ModelPart[] {
  const parts = modelParts(child, context, depth);
  const { cqPanelTitle: title } = child;
  if (typeof title !== 'string' || title === '' || parts.length === 0) return parts;
  return [make('section', 'm-fragment__panel', [make('h3', 'm-fragment__panel-title', [title]), ...parts])];
}

const note = (name: string, words: readonly ModelPart[]) =>
  make('div', 'm-fragment__note', [make('p', 'm-fragment__type', [name]), ...words]);
