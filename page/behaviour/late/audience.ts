import type { Say } from './say.js';

/** In the tab's storage, and in addresses: a search of courses names the audience that it was asked for alike. */
const NAME = 'audience';

/** The switches of the page. */
const switches = new Set<HTMLElement>();

/** Remembers for the tab which audience a visitor has chosen, and sets the other switches of the page alike. */
export function follow(facts: HTMLElement, say: Say): void {
  switches.add(facts);
  facts.addEventListener('change', ({ target }) => {
    const { value, type } = target as HTMLInputElement;
    if (type !== 'radio') return;
    keep(value);
    tell(facts, target as HTMLInputElement, say);
    for (const each of switches) if (each !== facts) choose(each, value);
  });
  const chosen = radiosOf(facts).find(({ checked, defaultChecked }) => checked && !defaultChecked);
  // A visitor may have chosen before this file came.
  if (chosen) keep(chosen.value);
  else choose(facts, new URLSearchParams(location.search).get(NAME) ?? kept());
}

const radiosOf = (facts: HTMLElement) => [...facts.querySelectorAll<HTMLInputElement>('[type="radio"]')];

function choose(facts: HTMLElement, audience: string): void {
  if (!facts.isConnected) switches.delete(facts);
  const chosen = radiosOf(facts).find(({ value }) => value === audience);
  if (chosen) chosen.checked = true;
}

/** Says to screen readers what the switch has changed: the choice, and what is for that audience alone. */
function tell(facts: HTMLElement, { value, labels }: HTMLInputElement, say: Say): void {
  const told = facts.querySelector('.m-facts__told');
  if (!told) return;
  const own = [...facts.querySelectorAll<HTMLElement>('.m-facts__fact')].filter(
    ({ dataset }) => value !== '' && dataset.audience === value,
  );
  const said = own.map(({ children }) => [...children].map(({ textContent }) => textContent).join(': '));
  say(told, [labels?.[0]?.textContent, ...said].join('. '));
}

/** Storage may be blocked: then the choice holds on this page. */
function keep(audience: string): void {
  try {
    sessionStorage.setItem(NAME, audience);
  } catch {
    // As above.
  }
}

function kept(): string {
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}
