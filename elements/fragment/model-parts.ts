import { isRecord } from '../../page/is-record.js';
import { orderedModels } from '../../page/model/order-items.js';
import { warnOnce } from '../../page/warn.js';
import { aroundTag, listOf, textParts } from './core-parts.js';
import { type Budget, MAX_CONTAINER_DEPTH } from './fragment-limits.js';
import { type ModelPart, make } from './parts.js';
import { isPlain, type Model, panelGroups, synonyms } from './synonyms.js';

const LAYOUT = 'uni-bespoke-layout';
const COLUMNS = ['left', 'right'];
const VERSION_SEGMENT = /^v\d+$/;

/** Whether a tag is one of ours. */
export type IsKnown = (tag: string) => boolean;

/** The page's state that the parts of a model depend on. */
export interface PartsContext {
  readonly isKnown: IsKnown;
  readonly budget: Budget;
  /** Whether somebody hears of it who can do something about a component that no tag shows. */
  readonly isReported: boolean;
}

/** What one walk through a model keeps in mind. */
interface Walk extends PartsContext {
  /** The names of components that are not shown, or of whose words some are not. */
  readonly unknown: Set<string>;
}

/**
 * Returns the nodes that show a model. Anything else is not shown, and one warning names it where somebody hears of it
 * (`isReported`).
 *
 * - A component that one of our tags shows becomes the tag with its model.
 * - A container becomes the nodes of its `:items`, in order.
 * - A text or a list becomes its words.
 *
 * @throws Error for a model that nothing is shown of, although it has something, or that is too much.
 */
export function modelParts(model: unknown, context: PartsContext): ModelPart[] {
  const unknown = new Set<string>();
  const parts = partsOf(model, { ...context, unknown }, 0);
  if (unknown.size === 0) return parts;
  const names = [...unknown].map((name) => `"${name}"`).join(', ');
  if (parts.length === 0) throw new Error(`its model has nothing but ${names}, which no tag shows`);
  if (context.isReported)
    warnOnce(`<uni-fragment> does not show ${names} of its model; use components that have a tag`);
  return parts;
}

function partsOf(model: unknown, walk: Walk, depth: number): ModelPart[] {
  if (!isRecord(model)) return [];
  if (depth > MAX_CONTAINER_DEPTH)
    throw new Error(`its model has more than ${MAX_CONTAINER_DEPTH} containers in each other`);
  const { isKnown, budget, unknown } = walk;
  budget.take('parts');
  const name = componentName(model);
  const synonym = Object.hasOwn(synonyms, name) ? synonyms[name] : undefined;
  const [tag, given] = synonym?.(model) ?? [`uni-${name}`, model];
  // Panels of Adobe's accordion hold components. Items of `uni-accordion` hold rich text.
  const hasPanels = isRecord(model[':items']) && orderedModels(model).some((child) => child.cqPanelTitle);
  if (name !== '' && isKnown(tag) && !hasPanels) {
    budget.take('components');
    if (tag === LAYOUT) return [make(tag, '', columnParts(model, walk, depth + 1))];
    budget.take('characters', sizeOf(model));
    return aroundTag(name, model, { tag: tag as `uni-${string}`, model: given }, budget);
  }
  if (isRecord(model[':items'])) return containerParts(name, model, walk, depth + 1);
  if (name === 'text') return textParts(model, budget);
  if (name === 'list') return listOf(model.items, budget);
  if (name !== '') unknown.add(name);
  return [];
}

/**
 * The panels of tabs and accordions are folds of our tags. Those of other components, such as a carousel, are shown one after
 * the other, without their titles, so the warning names the component.
 */
function containerParts(name: string, model: Model, walk: Walk, depth: number): ModelPart[] {
  const panels = orderedModels(model);
  const group = Object.hasOwn(panelGroups, name) ? panelGroups[name]!(model) : undefined;
  if (!group || !walk.isKnown(group.tag) || !panels.some(({ cqPanelTitle }) => isPlain(cqPanelTitle)))
    return panels.flatMap((child) => {
      if (child.cqPanelTitle) walk.unknown.add(name);
      return partsOf(child, walk, depth);
    });
  walk.budget.take('components');
  const folds = panels.flatMap((child) => {
    const { cqPanelTitle: title, id, key } = child;
    const content = partsOf(child, walk, depth);
    if (!isPlain(title)) return content;
    walk.budget.take('parts');
    walk.budget.take('characters', title.length);
    const words = group.heading ? make(group.heading, '', [title]) : title;
    return {
      ...make('details', '', [make('summary', '', [words]), ...content]),
      // A component has its id itself.
      ...(isRecord(child[':items']) && isPlain(id) && { id }),
      ...(group.open.includes(key) && { open: 'open' }),
    };
  });
  return [{ ...make(group.tag, '', folds), ...(group.isExclusive && { exclusive: 'true' }) }];
}

/**
 * `uni/components/hero` → `hero`, and `core/wcm/components/title/v3/title` → `title`. A form's fields share names with
 * other components, so `core/wcm/components/form/text/v2/text` → `form-text`.
 */
export function componentName({ ':type': type }: Model): string {
  if (typeof type !== 'string') return '';
  const segments = type.split('/').filter((segment) => !VERSION_SEGMENT.test(segment));
  const last = segments.at(-1) ?? '';
  if (!/^[a-z][a-z0-9-]*$/.test(last)) return '';
  return segments.slice(-3, -1).includes('form') ? `form-${last}` : last;
}

/** Fragments of one address share their models. */
const sizes = new WeakMap<Model, number>();

function sizeOf(model: Model): number {
  const size = sizes.get(model) ?? JSON.stringify(model).length;
  sizes.set(model, size);
  return size;
}

/**
 * A layout shows what stands in its columns. An item goes where its key says, else the model's first item goes left and any
 * other right.
 */
function columnParts(model: Model, walk: Walk, depth: number): ModelPart[] {
  const columns = new Map<string, ModelPart[]>();
  orderedModels(model).forEach((child, at) => {
    const slot = COLUMNS.find((column) => column === child.key) ?? COLUMNS[Math.min(at, 1)]!;
    const parts = columns.get(slot) ?? [];
    columns.set(slot, parts);
    for (const part of partsOf(child, walk, depth)) parts.push(part);
  });
  return [...columns].map(([slot, parts]) => ({ ...make('div', '', parts), slot }));
}
