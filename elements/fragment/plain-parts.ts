import { isRecord } from '../../page/is-record.js';
import { toSafeHtml } from '../_core/safe/safe-html.js';
import { safeUrl } from '../_core/safe/safe-url.js';
import { type ContentPart, type ModelPart, make } from './parts.js';
import { addressIn, type Model } from './synonyms.js';

/** Lists of things that have words and addresses of their own. */
const LISTS = ['items', 'children', 'actions'];
const MAX_DEPTH = 10;

/** A rich text; nothing for an empty one. */
export function richText(markup: unknown): ModelPart[] {
  const html = typeof markup === 'string' ? toSafeHtml(markup) : undefined;
  return html ? [{ html }] : [];
}

/**
 * What a component says that no tag shows: its words and addresses, as they are read. Keys that are none of a reader's
 * (ids, classes, formats) are left out.
 */
export function plainParts(model: Model): ModelPart[] {
  const { pretitle, text, description } = model;
  return [
    ...(typeof pretitle === 'string' && pretitle ? [make('p', '', [pretitle])] : []),
    ...titleParts(model),
    ...[text, description].flatMap(richText),
    ...fileParts(model),
    ...elementParts(model),
    ...listParts(model, 0),
  ];
}

/** The title, which leads where the component does; an address without a title stands by itself. */
function titleParts(model: Model): ModelPart[] {
  const { title, actionText, filename } = model;
  const href = addressIn(model);
  if (href === undefined) return richText(title);
  const words = [actionText, title, filename, href].find((each) => typeof each === 'string' && each !== '');
  const before = words === title ? [] : richText(title);
  return [...before, make('p', '', [linked(String(words), href)])];
}

/** What a file to be had is named, and how large it is. */
function fileParts({ filename, size }: Model): ModelPart[] {
  const said = [filename, size].filter((each) => typeof each === 'string' && each !== '');
  return said.length > 0 ? [make('p', '', [said.join(', ')])] : [];
}

/** The fields of a content fragment. */
function elementParts({ elements, elementsOrder }: Model): ModelPart[] {
  const parts = isRecord(elements) ? elements : {};
  const order = Array.isArray(elementsOrder) ? elementsOrder.map(String) : Object.keys(parts);
  return order.filter((key) => Object.hasOwn(parts, key)).flatMap((key) => fieldParts(parts[key]));
}

function fieldParts(field: unknown): ModelPart[] {
  if (!isRecord(field)) return [];
  const { value, ':type': type } = field;
  if (type === 'text/html') return richText(value);
  const values = (Array.isArray(value) ? value : [value]).filter((each) => isScalar(each) && each !== '');
  const said = type === 'calendar' ? values.map(dayOf) : values;
  return said.length > 0 ? [make('p', 'm-fragment__field', [said.join(', ')])] : [];
}

/** The lists in a component, each item its words, its link, and again its lists. */
export function listParts(model: Model, depth: number): ModelPart[] {
  return LISTS.flatMap((name) => {
    const items = Array.isArray(model[name]) && depth < MAX_DEPTH ? model[name].filter(isRecord) : [];
    const shown = items.map((item) => itemContent(item, depth)).filter((content) => content.length > 0);
    return shown.length > 0
      ? [
          make(
            'ul',
            '',
            shown.map((content) => make('li', '', content)),
          ),
        ]
      : [];
  });
}

function itemContent(item: Model, depth: number): (ModelPart | string)[] {
  const { title, text, description } = item;
  const words = [title, text].find((each) => typeof each === 'string' && each !== '');
  const href = addressIn(item);
  const first = href !== undefined ? linked(String(words ?? href), href) : words;
  const more = typeof description === 'string' && description ? richText(description) : [];
  return [
    ...(first === undefined ? [] : [first as ModelPart | string]),
    ...more,
    ...listParts(item, depth + 1),
  ];
}

/** A link, or its words alone where the address is not safe. */
export function linked(words: string, address: string): ContentPart | string {
  const href = safeUrl(address);
  return href ? { ...make('a', '', [words]), href } : words;
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

function dayOf(value: unknown): string {
  const date = new Date(value as number);
  return Number.isNaN(date.getTime()) ? String(value) : date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
