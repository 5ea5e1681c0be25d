import { orderedModels } from '../../page/model-source.js';
import { isKnownTag } from '../_core/known-tags.js';
import { toSafeHtml } from '../_core/safe-html.js';
import { type Model, synonyms } from './synonyms.js';

/** Deeper models are no page: 370 that a real CMS exported were at most 13 deep. */
const MAX_DEPTH = 60;
const VERSION_SEGMENT = /^v\d+$/;

export interface NodeOptions {
  /** Whether the elements that are made are isolated as well. */
  readonly isolated: boolean;
}

/**
 * The nodes that show a model: for a component that one of our tags shows, the element, its model given as a property;
 * for a container, what its `:items` give, in order; for rich text, the text; for anything else a note that names the
 * component and shows the words it has.
 */
export function modelNodes(model: unknown, options: NodeOptions, depth = 0): Node[] {
  if (!isModel(model) || depth > MAX_DEPTH) return [];
  const name = componentName(model);
  const [tag, given] = synonyms[name]?.(model) ?? [`uni-${name}`, model];
  if (name !== '' && isKnownTag(tag)) return [elementFor(tag, given, options)];
  const inner = orderedModels(model).flatMap((child) => childNodes(child, options, depth + 1));
  if (inner.length > 0) return inner;
  if (name === 'text') return richText(model.text);
  const words = wordNodes(model);
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
function isEmptyContainer({ ':items': items }: Model, words: readonly Node[]): boolean {
  return isModel(items) && (words.length === 0 || Object.keys(items).length > 0);
}

function elementFor(tag: string, model: Model, { isolated }: NodeOptions): HTMLElement {
  const element = document.createElement(tag);
  element.toggleAttribute('isolated', isolated);
  if (tag === 'uni-fragment' && typeof model.src === 'string') element.setAttribute('src', model.src);
  else Object.assign(element, { model });
  return element;
}

/** A panel of tabs or of an accordion is a section under its title: all of it can be read. */
function childNodes(child: Model, options: NodeOptions, depth: number): Node[] {
  const nodes = modelNodes(child, options, depth);
  const { cqPanelTitle: title } = child;
  if (typeof title !== 'string' || title === '' || nodes.length === 0) return nodes;
  return [make('section', 'm-fragment__panel', [make('h3', 'm-fragment__panel-title', [title]), ...nodes])];
}

const note = (name: string, words: readonly Node[]) =>
  make('div', 'm-fragment__note', [make('p', 'm-fragment__type', [name]), ...words]);

/** What a component says: its title, its text or description, and what a content fragment has in its elements. */
function wordNodes({ title, text, description, elements, elementsOrder }: Model): Node[] {
  const parts = isModel(elements) ? elements : {};
  const order = Array.isArray(elementsOrder) ? elementsOrder.map(String) : Object.keys(parts);
  const fields = order.filter((key) => Object.hasOwn(parts, key)).flatMap((key) => fieldNodes(parts[key]));
  return [title, text ?? description].flatMap(richText).concat(fields);
}

function fieldNodes(field: unknown): Node[] {
  if (!isModel(field)) return [];
  const { value, ':type': type } = field;
  if (type === 'text/html') return richText(value);
  const values = (Array.isArray(value) ? value : [value]).filter((each) => isScalar(each) && each !== '');
  return values.length > 0 ? [make('p', 'm-fragment__field', [values.join(', ')])] : [];
}

function richText(markup: unknown): Node[] {
  const safe = typeof markup === 'string' ? toSafeHtml(markup) : undefined;
  if (!safe) return [];
  const element = make('div', 'm-rich-text', []);
  element.innerHTML = safe.__html;
  return [element];
}

function make(tag: string, className: string, content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const isModel = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
