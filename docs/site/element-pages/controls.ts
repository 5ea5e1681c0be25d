import type { PropKinds } from '../../../elements/_core/definition.js';
import type { Kind } from '../../../elements/_core/props/kinds.js';
import { attributeNames } from '../../../elements/_core/props/names.js';
import { escapeHtml } from '../escape.js';

/**
 * A form that changes the attributes of the page's first example, made from the definition: a field for every prop that
 * an attribute gives; empty when there is none. `docs.js` brings it alive; where no script can, it is not shown.
 */
export function controls(props: PropKinds): string {
  const fields = Object.entries(props).filter(
    ([, { name }]) => name !== 'callback' && name !== 'list' && name !== 'object',
  );
  if (fields.length === 0) return '';
  return `<form class="d-controls" data-controls>
<h3 class="d-controls__title" id="controls">Change it</h3>
<div class="d-controls__fields">
${fields.map(([prop, kind]) => field(attributeNames(prop)[0]!, kind)).join('\n')}
</div>
</form>`;
}

function field(attribute: string, kind: Kind<unknown>): string {
  const id = `control-${attribute}`;
  const label = `<label for="${id}">${attribute.replace(/^data-/, '')}</label>`;
  return `<div class="d-field${kind.name === 'boolean' ? ' d-field--check' : ''}">${label}${input(id, attribute, kind)}</div>`;
}

function input(id: string, attribute: string, { name, values }: Kind<unknown>): string {
  const named = `id="${id}" name="${attribute}"`;
  if (name === 'boolean') return `<input type="checkbox" ${named}>`;
  if (values) {
    const options = ['', ...values].map((value) => `<option>${escapeHtml(value)}</option>`);
    return `<select ${named}>${options.join('')}</select>`;
  }
  if (name === 'html') return `<textarea ${named} rows="3"></textarea>`;
  return `<input type="${name === 'number' ? 'number' : 'text'}" ${named}>`;
}
