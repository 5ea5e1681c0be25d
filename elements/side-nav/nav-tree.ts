import { activeLink } from './active-link.js';
import { forgetClonedToggles, NavGroup } from './nav-group.js';

const MARKED = 'a[aria-current="page"]';

/** The lists and links inside a navigation: marks the active link and makes a disclosure of each nested list. */
export class NavTree {
  readonly #host: HTMLElement;
  readonly #groups = new Map<HTMLElement, NavGroup>();
  /** The links whose mark was changed, with what their author wrote. */
  readonly #authored = new Map<Element, string | null>();
  #active: Element | undefined;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** The link to the current page or to the nearest one above it. */
  get active(): Element | undefined {
    return this.#active;
  }

  /** Looks through the lists as they are now. A group that is there already keeps what the visitor made of it. */
  arrange(): void {
    this.#restoreMarks();
    const before = this.#active;
    this.#active = this.#mark();
    const lists = new Set(nestedLists(this.#host));
    for (const [list, group] of this.#groups)
      if (!lists.has(list) || !group.isWhole) this.#remove(list, group);
    forgetClonedToggles(this.#host, this.#groups);
    for (const list of lists) this.#add(list, this.#active !== before);
  }

  /** Leaves the lists as the author wrote them. */
  undo(): void {
    for (const [list, group] of this.#groups) this.#remove(list, group);
    this.#restoreMarks();
    this.#active = undefined;
  }

  /** Where no link leads here, a mark that the server made stands. */
  #mark(): Element | undefined {
    const links = this.#host.querySelectorAll<HTMLAnchorElement>('a[href]');
    const found = activeLink(links, location);
    if (!found) return this.#host.querySelector(MARKED) ?? undefined;
    for (const other of this.#host.querySelectorAll('a[aria-current]')) this.#setMark(other, null);
    this.#setMark(found.link, found.current);
    return found.link;
  }

  #setMark(link: Element, value: string | null): void {
    if (!this.#authored.has(link)) this.#authored.set(link, link.getAttribute('aria-current'));
    writeAttribute(link, 'aria-current', value);
  }

  #restoreMarks(): void {
    for (const [link, value] of this.#authored) writeAttribute(link, 'aria-current', value);
    this.#authored.clear();
  }

  #add(list: HTMLElement, isNews: boolean): void {
    const isOnTheWay = this.#active !== undefined && itemOf(list).contains(this.#active);
    const group = this.#groups.get(list);
    if (!group) this.#groups.set(list, new NavGroup(this.#host, list, isOnTheWay || !this.#active));
    else {
      group.name();
      if (isNews && isOnTheWay) group.isExpanded = true;
    }
  }

  #remove(list: HTMLElement, group: NavGroup): void {
    group.undo();
    this.#groups.delete(list);
  }
}

const itemOf = (list: Element): Element => list.parentElement?.closest('li') ?? list;

const nestedLists = (host: Element): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>('li :is(ul, ol)')].filter((list) => host.contains(itemOf(list)));

function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
