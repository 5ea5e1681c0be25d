import { escape as escapeHtml, partition } from 'lodash-es';
import type { Field } from '../../../integrations/authoring/field.js';
import { isRecord } from '../../../page/is-record.js';
import { buttonName, buttonWords, type RowDeed, type RowPlace, rowTitle } from './row-words.js';

const HTML_ROWS = 2;
/** So many fields of a row are in sight, used or not. */
const IN_SIGHT = 3;

/**
 * The fields of an object, or the rows of a list with the fields of each, filled in with what the example has. The names
 * are those of the code. A script puts the row of the template where the reader asks for one.
 */
export function group(field: Field, value: unknown, above = ''): string {
  const legend = `<legend>${escapeHtml(field.name)}</legend>`;
  const named = `data-field="${escapeHtml(field.name)}" data-kind="${field.kind}"`;
  if (field.kind !== 'list')
    return `<fieldset class="d-rows" ${named}>${legend}${controls(sorted(field, [value]), value, above)}</fieldset>`;
  const values = Array.isArray(value) ? value : [];
  const fields = sorted(field, values);
  const row = (item: unknown, at: number) =>
    rowOf(fields, item, { list: field.name, number: `${above}${at + 1}` });
  return `<fieldset class="d-rows" ${named}>${legend}
<div class="d-rows__list" data-above="${above}">${values.map(row).join('\n')}</div>
<template>${row({}, values.length)}</template>
<button type="button" class="d-controls__button" data-do="add" aria-label="Add a row to ${escapeHtml(field.name)}">Add a row</button>
</fieldset>`;
}

/** The fields of a row: those that most rows have, and those that are folded away. */
type Sorted = readonly [usual: readonly Field[], rare: readonly Field[]];

/** What authors seldom need is folded away, as in their dialogs, and so is what no row of the example has. */
const sorted = ({ fields = [] }: Field, values: readonly unknown[]): Sorted =>
  partition(
    fields,
    ({ name, isTechnical }) =>
      values.some((value) => isRecord(value) && value[name] !== undefined) ||
      (!isTechnical && fields.findIndex((field) => field.name === name) < IN_SIGHT),
  );

function rowOf(fields: Sorted, value: unknown, place: RowPlace): string {
  const buttons = button('up', place) + button('remove', place);
  return `<fieldset class="d-item"><legend>${rowTitle(place)}</legend>
${controls(fields, value, `${place.number}.`)}
<div class="d-item__buttons">${buttons}</div></fieldset>`;
}

const button = (deed: RowDeed, place: RowPlace) =>
  `<button type="button" class="d-controls__button" data-do="${deed}" aria-label="${escapeHtml(buttonName(deed, place))}">${buttonWords(deed, place)}</button>`;

function controls([usual, rare]: Sorted, value: unknown, above: string): string {
  const shown = (fields: readonly Field[]) =>
    `<div class="d-rows__fields">${fields.map((field) => control(field, isRecord(value) ? value[field.name] : undefined, above)).join('\n')}</div>`;
  const more =
    rare.length === 0
      ? ''
      : `\n<details class="d-rows__more"><summary>More fields</summary>${shown(rare)}</details>`;
  return `${shown(usual)}${more}`;
}

function control(field: Field, value: unknown, above: string): string {
  if (field.fields) return group(field, value, above);
  const { name, kind, isNeeded } = field;
  return `<label class="d-field${kind === 'boolean' ? ' d-field--check' : ''}"><span>${escapeHtml(name)}${isNeeded ? ' (needed)' : ''}</span> ${input(field, value)}</label>`;
}

function input({ name, kind, choices, min, max, fallback }: Field, value: unknown): string {
  const usual = fallback === undefined ? '' : ` data-default="${escapeHtml(String(fallback))}"`;
  const named = `data-field="${escapeHtml(name)}" data-kind="${kind}"${usual}`;
  const written = textOf(value);
  if (kind === 'boolean')
    return `<input type="checkbox" ${named}${String(value ?? fallback) === 'true' ? ' checked' : ''}>`;
  if (choices) {
    // A word that the list does not have is kept until the reader chooses another.
    const option = (each: string) =>
      `<option value="${escapeHtml(each)}"${each === written ? ' selected' : ''}>${escapeHtml(each || 'default')}</option>`;
    return `<select ${named}>${[...new Set(['', ...choices, written])].map(option).join('')}</select>`;
  }
  if (kind === 'html')
    return `<textarea ${named} rows="${HTML_ROWS}" spellcheck="false">\n${escapeHtml(written)}</textarea>`;
  const range = kind === 'number' ? ` step="any" min="${min ?? ''}" max="${max ?? ''}"` : '';
  return `<input type="${kind === 'number' ? 'number' : 'text'}"${range} ${named} value="${escapeHtml(written)}">`;
}

/** A field that takes several words takes them as JSON. */
const textOf = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : String(value ?? ''));
