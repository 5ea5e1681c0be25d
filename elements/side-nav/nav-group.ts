import { hideUntilFound, unhide } from '../../page/behaviour/fold.js';
import { randomId } from '../../react-views/_shared/random-id.js';
import { wordsAround } from './words.js';

const TOGGLE = 'm-side-nav__toggle';
/** A button that a server wrote, and no group has taken yet. One that a group has had says what it controls. */
const SERVED = `button.${TOGGLE}:not([aria-controls])`;
/** The toggle's sign where the page has no style sheet of ours. */
const UNSTYLED_MARK = '▾';
const ID_PREFIX = 'uni-side-nav-';

/** A nested list with the button that opens and closes it (APG: disclosure navigation with top-level links). */
export class NavGroup {
  readonly #host: HTMLElement;
  readonly #list: HTMLElement;
  readonly #item: HTMLElement;
  /** The server's button, or one that is made. */
  readonly #toggle: HTMLButtonElement;
  /** The attributes of the server's button as it wrote them. */
  readonly #served: Readonly<Record<string, string>> | undefined;
  readonly #listening = new AbortController();
  readonly #hasOwnId: boolean;
  readonly #authoredHidden: string | null;

  constructor(host: HTMLElement, list: HTMLElement, isExpanded: boolean) {
    this.#host = host;
    this.#list = list;
    this.#item = list.parentElement!.closest('li')!;
    this.#hasOwnId = list.id !== '';
    this.#authoredHidden = list.getAttribute('hidden');
    if (!this.#hasOwnId) list.id = ID_PREFIX + randomId();
    const served = [...this.#item.querySelectorAll<HTMLButtonElement>(SERVED)].find(
      (toggle) => toggle.closest('li') === this.#item,
    );
    this.#served =
      served && Object.fromEntries(Array.from(served.attributes, ({ name, value }) => [name, value]));
    this.#toggle = served ?? madeToggle();
    this.#toggle.setAttribute('aria-controls', list.id);
    this.name();
    if (!served) this.#place();
    this.#listen();
    this.isExpanded = isExpanded;
  }

  get isExpanded(): boolean {
    return this.#toggle.getAttribute('aria-expanded') === 'true';
  }

  set isExpanded(isExpanded: boolean) {
    this.#toggle.setAttribute('aria-expanded', String(isExpanded));
    if (isExpanded) unhide(this.#list);
    else hideUntilFound([this.#list]);
  }

  /** Whether button and list are still in the item: an editor may have replaced what one of them stands in. */
  get isWhole(): boolean {
    return this.#item.contains(this.#toggle) && this.#item.contains(this.#list);
  }

  owns(toggle: Element): boolean {
    return toggle === this.#toggle;
  }

  /** Names the button by the group's link. */
  name(): void {
    const label = this.#label();
    const words = label ?? [...this.#item.childNodes].find(isWords);
    const text = (words?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const name = wordsAround(this.#host).pagesUnder(text);
    if (this.#toggle.ariaLabel !== name) this.#toggle.ariaLabel = name;
  }

  undo(): void {
    this.#listening.abort();
    if (this.#served) setAttributes(this.#toggle, this.#served);
    else this.#toggle.remove();
    unhide(this.#list);
    if (this.#authoredHidden !== null) this.#list.setAttribute('hidden', this.#authoredHidden);
    if (!this.#hasOwnId) this.#list.removeAttribute('id');
  }

  /** The group's link, or else the item's first element that is no list. Undefined if its words are in no element. */
  #label(): Element | undefined {
    const link = [...this.#item.querySelectorAll('a')].find((each) => each.closest('li') === this.#item);
    if (link) return link;
    return [...this.#item.children].find(
      (child) => !child.contains(this.#list) && !child.matches(`ul, ol, script, template, .${TOGGLE}`),
    );
  }

  /** Beside the link: after what holds it in the item, as long as that does not hold the list too. */
  #place(): void {
    const label = this.#label();
    const holder = [...this.#item.children].find((child) => label && child.contains(label));
    if (!label || !holder) this.#list.before(this.#toggle);
    else (holder.contains(this.#list) ? label : holder).after(this.#toggle);
  }

  #listen(): void {
    const { signal } = this.#listening;
    this.#toggle.addEventListener('click', () => this.#choose(!this.isExpanded), { signal });
    this.#item.addEventListener('keydown', (event) => this.#leave(event), { signal });
    this.#list.addEventListener(
      'beforematch',
      () => {
        this.isExpanded = true;
      },
      { signal },
    );
  }

  #leave(event: KeyboardEvent): void {
    const { key, target, defaultPrevented } = event;
    const isInside = target === this.#toggle || this.#list.contains(target as Node);
    // A group in this one that has closed on this key has prevented it.
    if (key !== 'Escape' || defaultPrevented || !isInside || !this.isExpanded) return;
    event.preventDefault();
    this.#choose(false);
    this.#toggle.focus();
  }

  #choose(expanded: boolean): void {
    this.isExpanded = expanded;
    const init = { bubbles: true, composed: true, detail: { expanded } };
    this.#host.dispatchEvent(new CustomEvent('uni-toggle', init));
  }
}

function madeToggle(): HTMLButtonElement {
  const toggle = document.createElement('button');
  toggle.type = 'button';
  toggle.className = TOGGLE;
  toggle.textContent = UNSTYLED_MARK;
  return toggle;
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const name of element.getAttributeNames()) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

const isWords = (node: Node) => node instanceof Text && node.data.trim() !== '';

/**
 * Takes away the buttons that a clone has of its original, because they do nothing, and shows their lists. Those that a server
 * wrote stay.
 *
 * @param groups by their lists: their own buttons stay.
 */
export function forgetClonedToggles(host: Element, groups: ReadonlyMap<Element, NavGroup>): void {
  const own = [...groups.values()];
  for (const toggle of host.querySelectorAll(`.${TOGGLE}[aria-controls]`)) {
    if (own.some((group) => group.owns(toggle))) continue;
    const list = toggle
      .closest('li')
      ?.querySelector<HTMLElement>(`[id="${toggle.getAttribute('aria-controls')}"]`);
    if (list && !groups.has(list)) {
      unhide(list);
      if (list.id.startsWith(ID_PREFIX)) list.removeAttribute('id');
    }
    toggle.remove();
  }
}
