import { escape as escapeHtml } from 'lodash-es';
import { attributeNames } from '../../../elements/_core/declare/names.js';
import type { PropType, PropTypes } from '../../../elements/_core/declare/prop-type.js';

/**
 * Each prop by its definition, with attributes, type and default, and by the element's README: the same sentence as in
 * the CMS's dialogs.
 */
export function attributeTable(props: PropTypes, meanings: ReadonlyMap<string, string>): string {
  if (Object.keys(props).length === 0) return '<p>None: what stands in the tag is its data.</p>';
  const told = Object.entries(props);
  const rows = told.map(
    ([prop, kind]) =>
      `<tr><th scope="row"><code>${prop}</code></th><td>${kind.name === 'callback' ? 'property only' : kind.isRead ? 'in the tag only' : attributeNames(prop).map(code).join('<br>')}</td><td>${kindOf(kind)}</td><td>${defaultOf(kind)}</td><td>${escapeHtml(meaningOf(prop, meanings))}</td></tr>`,
  );
  return `<div class="d-scroll" data-table="Props"><table class="d-table d-table--props">
<thead><tr><th scope="col">Prop</th><th scope="col">Attributes</th><th scope="col">Kind</th><th scope="col">Default</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table></div>`;
}

const meaningOf = (prop: string, meanings: ReadonlyMap<string, string>) =>
  [prop, ...attributeNames(prop)].map((name) => meanings.get(name)).find(Boolean) ?? '';

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

function kindOf({ name, values, shape }: PropType<unknown>): string {
  if (values && values.length <= 12) return values.map(code).join(' ');
  if (shape) return `${name} of ${Object.keys(shape).map(code).join(' ')}`;
  return name;
}

function defaultOf({ fallback, name }: PropType<unknown>): string {
  return fallback === undefined || name === 'list' ? '' : code(String(fallback));
}
