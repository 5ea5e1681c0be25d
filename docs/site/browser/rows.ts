import { buttonName, buttonWords, type RowDeed, rowTitle } from '../element-pages/row-words.js';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input, select, textarea';

/**
 * Has the buttons of a form add, move and remove rows. Focus goes to the row that is next of interest, and a status
 * says what happened.
 *
 * @param changed is given the outermost list or object of what was changed.
 */
export function startRows(form: HTMLFormElement, changed: (group: HTMLElement) => void): void {
  const status = form.querySelector<HTMLElement>('[role="status"]')!;
  const lists = [...form.querySelectorAll<HTMLElement>('.d-rows__list')];
  const original = lists.map((list) => [list, [...list.children].map((row) => row.cloneNode(true))] as const);
  form.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-do]');
    if (!button) return;
    const group = outermost(button);
    status.textContent = DEEDS[button.dataset.do as keyof typeof DEEDS](button);
    changed(group);
  });
  form.addEventListener('reset', () => {
    for (const [list, rows] of original) list.replaceChildren(...rows.map((row) => row.cloneNode(true)));
    status.textContent = '';
  });
}

/** The outermost list or object that something of a form stands in. */
export function outermost(node: Element): HTMLElement {
  let found: HTMLElement | null = null;
  for (let next = node.closest<HTMLElement>('.d-rows'); next; next = above(next)) found = next;
  return found!;
}

const above = (group: HTMLElement) => group.parentElement!.closest<HTMLElement>('.d-rows');

/** A list or an object as an author writes it, or undefined if nothing is filled in. */
export function groupValue(group: HTMLElement): object | undefined {
  if (group.dataset.kind !== 'list') return filledIn(group);
  const rows = rowsOf(group.querySelector('.d-rows__list')!).flatMap((row) => filledIn(row) ?? []);
  return rows.length === 0 ? undefined : rows;
}

function filledIn(place: HTMLElement): object | undefined {
  const own = [...place.querySelectorAll<HTMLElement>('[data-field]')].filter(
    (field) => field.parentElement!.closest('.d-item, .d-rows') === place,
  );
  const values = own.flatMap((field) => {
    const value = field instanceof HTMLFieldSetElement ? groupValue(field) : wordsOf(field as Control);
    return value === undefined ? [] : [[field.dataset.field!, value] as const];
  });
  return values.length === 0 ? undefined : Object.fromEntries(values);
}

/** A field's value, or undefined for the default. */
function wordsOf(control: Control): string | number | boolean | undefined {
  const { default: usual = '' } = control.dataset;
  if (control.type === 'checkbox') {
    const { checked } = control as HTMLInputElement;
    return String(checked) === (usual || 'false') ? undefined : checked;
  }
  if (['', usual].includes(control.value)) return undefined;
  return control.type === 'number' ? Number(control.value) : control.value;
}

const DEEDS = {
  add(button: HTMLElement): string {
    const group = button.closest<HTMLElement>('.d-rows')!;
    const list = group.querySelector<HTMLElement>('.d-rows__list')!;
    const template = group.querySelector<HTMLTemplateElement>(':scope > template')!;
    list.append(document.importNode(template.content, true));
    renumber(list);
    const row = list.lastElementChild as HTMLElement;
    row.querySelector<HTMLElement>(CONTROLS)!.focus();
    return `${titleOf(row)} was added.`;
  },
  up(button: HTMLElement): string {
    const row = button.closest<HTMLElement>('.d-item')!;
    const before = titleOf(row);
    const other = row.previousElementSibling;
    if (!other) return `${before} is the first.`;
    // The other row goes, so that the button keeps the focus.
    row.after(other);
    renumber(row.parentElement!);
    return `${before} is now ${titleOf(row).toLowerCase()}.`;
  },
  remove(button: HTMLElement): string {
    const row = button.closest<HTMLElement>('.d-item')!;
    const group = button.closest<HTMLElement>('.d-rows')!;
    const [title, list] = [titleOf(row), row.parentElement!];
    const next = row.nextElementSibling ?? row.previousElementSibling;
    row.remove();
    renumber(list);
    (next ?? group).querySelector<HTMLElement>(next ? CONTROLS : ':scope > [data-do="add"]')!.focus();
    return `${title} was removed.`;
  },
} as const;

const titleOf = (row: Element) => row.querySelector('legend')!.textContent!;

const rowsOf = (list: Element) => [...list.children] as HTMLElement[];

/** Gives the rows of a list, and of the lists in them, their numbers. */
function renumber(list: HTMLElement, before = list.dataset.above!): void {
  list.dataset.above = before;
  const name = list.closest<HTMLElement>('.d-rows')!.dataset.field!;
  for (const [at, row] of rowsOf(list).entries()) {
    const place = { list: name, number: `${before}${at + 1}` };
    row.querySelector('legend')!.textContent = rowTitle(place);
    for (const button of row.querySelectorAll<HTMLElement>(':scope > .d-item__buttons > [data-do]')) {
      const deed = button.dataset.do as RowDeed;
      button.textContent = buttonWords(deed, place);
      button.ariaLabel = buttonName(deed, place);
    }
    for (const inner of row.querySelectorAll<HTMLElement>('.d-rows__list'))
      if (inner.parentElement!.closest('.d-item') === row) renumber(inner, `${place.number}.`);
  }
}
