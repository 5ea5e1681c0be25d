import { escape as escapeHtml } from 'lodash-es';
import { attributeNames } from '../../../elements/_core/declare/names.js';
import { isUnwritten, type PropType } from '../../../elements/_core/declare/prop-type.js';
import type { Guide } from '../../../integrations/authoring/guide.js';
import type { ElementDoc } from './element-doc.js';
import { group } from './rows.js';

const HTML_ROWS = 3;
const ROWS = 8;

/**
 * A form that changes the page's first example, made from the definition: a field for every prop but functions, or for
 * what stands in a tag that has no props. Where no script can use it, it is not shown. Until one does, it is disabled.
 */
export function controls({ slug, props, content, given, groups }: ElementDoc, guide: Guide): string {
  const fields = Object.entries(props)
    .filter(([, type]) => !isUnwritten(type))
    .map(([prop, kind]) => {
      const rows = groups.find(({ name }) => name === prop);
      return rows ? group(rows, given[prop]) : field(prop, kind, prop === content, suggestions(prop, guide));
    });
  if (fields.length === 0)
    fields.push(labelled('content', 'content', textarea('content', 'data-content="all"', ROWS)));
  const kinds = Object.fromEntries(Object.entries(props).map(([prop, { name }]) => [prop, { name }]));
  return `<form class="d-controls" data-controls="${escapeHtml(slug)}" data-props="${escapeHtml(JSON.stringify(kinds))}" data-given="${escapeHtml(JSON.stringify(given))}" aria-labelledby="controls">
<h2 class="d-controls__title" id="controls">Change it</h2>
<fieldset class="d-controls__fields" aria-label="Values" disabled>
${fields.join('\n')}
</fieldset>
<p class="d-controls__said" role="status"></p>
<button class="d-controls__button" type="reset">Reset</button>
</form>`;
}

/** The words that the element's README names for a prop that takes any text. */
const suggestions = (prop: string, { choices }: Guide) =>
  attributeNames(prop).flatMap((name) => choices.get(name) ?? []);

function field(prop: string, kind: PropType<unknown>, isContent: boolean, words: readonly string[]): string {
  const { name, values, fallback } = kind;
  const label = attributeNames(prop)
    .at(-1)!
    .replace(/^data-/, '');
  const isPlain = fallback !== undefined && typeof fallback !== 'object';
  const more = isPlain ? `data-default="${escapeHtml(String(fallback))}"` : '';
  const input = () => {
    if (isContent) return textarea(prop, 'data-content', ROWS);
    if (name === 'html') return textarea(prop, 'data-child="div"', HTML_ROWS);
    if (name === 'boolean') return `<input type="checkbox" ${attributes(prop)} ${more}>`;
    if (values) return select(prop, more, isPlain ? values : ['', ...values]);
    const type = name === 'number' ? 'number' : 'text';
    const list = words.length === 0 ? '' : ` list="control-${prop}-values"`;
    return `<input type="${type}" ${attributes(prop)} ${more}${list}>${dataList(prop, words)}`;
  };
  return labelled(prop, label, input());
}

const labelled = (prop: string, label: string, input: string) =>
  `<div class="d-field${input.includes('checkbox') ? ' d-field--check' : ''}"><label for="control-${prop}">${label}</label>${input}</div>`;

const attributes = (prop: string) => `id="control-${prop}" name="${prop}"`;

const textarea = (prop: string, more: string, rows: number) =>
  `<textarea ${attributes(prop)} ${more} rows="${rows}" spellcheck="false"></textarea>`;

const select = (prop: string, more: string, values: readonly string[]) =>
  `<select ${attributes(prop)} ${more}>${options(values)}</select>`;

const dataList = (prop: string, words: readonly string[]) =>
  words.length === 0 ? '' : `<datalist id="control-${prop}-values">${options(words)}</datalist>`;

/** A choice that gives nothing has a name all the same. */
const options = (values: readonly string[]) =>
  values
    .map((value) => (value ? `<option>${escapeHtml(value)}</option>` : '<option value="">default</option>'))
    .join('');
