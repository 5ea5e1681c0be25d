import { rememberAudience, rememberedAudience } from '../remembered-audience.js';
import { WeakList } from '../weak-list.js';
import type { Say } from './say.js';

const SWITCH = '[data-uni-late="audience"]';
/** The switch's own: a form in a fact may have others. */
const RADIO = '.m-facts__radio';

/** The switches of the page, and of pages that an application has taken away. */
const switches = new WeakList<HTMLElement>();

window.addEventListener('pageshow', ({ persisted }) => {
  // A page out of the browser's cache is as it was left, and its visitor may have chosen anew on another.
  if (persisted) for (const each of switches.present) choose(each, rememberedAudience());
});

/** Sets a switch as a visitor has chosen before. */
export function follow(facts: HTMLElement): void {
  switches.add(facts);
  const chosen = radiosOf(facts).find(({ checked, defaultChecked }) => checked && !defaultChecked);
  // A visitor may have chosen before this file came.
  if (chosen) rememberAudience(chosen.value);
  else choose(facts, rememberedAudience());
}

/** Remembers for the tab which audience a visitor has chosen, and sets the other switches of the page alike. */
export function onChange(radio: HTMLElement, say: Say): void {
  const facts = radio.closest<HTMLElement>(SWITCH);
  if (!facts || !(radio instanceof HTMLInputElement) || !radio.matches(RADIO)) return;
  rememberAudience(radio.value);
  tell(facts, radio, say);
  for (const each of switches.present) if (each !== facts && each.isConnected) choose(each, radio.value);
}

const partsOf = <Part extends HTMLElement>(facts: HTMLElement, selector: string): Part[] =>
  [...facts.querySelectorAll<Part>(selector)].filter((part) => part.closest(SWITCH) === facts);
const radiosOf = (facts: HTMLElement) => partsOf<HTMLInputElement>(facts, RADIO);

function choose(facts: HTMLElement, audience: string): void {
  const chosen = radiosOf(facts).find(({ value }) => value === audience);
  if (chosen) chosen.checked = true;
}

/** Says to screen readers what the switch has changed: the choice, and what is for that audience alone. */
function tell(facts: HTMLElement, { value, labels }: HTMLInputElement, say: Say): void {
  const [told] = partsOf(facts, '.m-facts__told');
  if (!told) return;
  const own = partsOf(facts, '.m-facts__fact').filter(
    ({ dataset }) => value !== '' && dataset.audience === value,
  );
  const said = own.map(({ children }) => [...children].map(({ textContent }) => textContent).join(': '));
  say(told, [labels?.[0]?.textContent, ...said].join('. '));
}
