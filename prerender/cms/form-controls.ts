import type { Attribute } from '../../elements/_core/life/static-renderer/attributes.js';

const TEXTS = ['action', 'method', 'name', 'value', 'placeholder'];

/** A form's elements and attributes as plain markup: nobody listens to them, and their values are where they begin. */
export const FORM_CONTROLS: ReadonlyMap<string, Attribute | undefined> = new Map<
  string,
  Attribute | undefined
>([
  ['form', undefined],
  ['input', undefined],
  ...TEXTS.map((name): [string, Attribute] => [name, { name, manner: 'text' }]),
  ['maxLength', { name: 'maxlength', manner: 'text' }],
  ['checked', { name: 'checked', manner: 'presence' }],
]);
