/** An entry of the navigation as it is stored: the texts of a link, and the entries below it. */
export interface NavItem {
  readonly title?: string;
  readonly link?: string;
  readonly items?: readonly NavItem[];
}

/** An entry as a template writes it. */
export interface ServedItem {
  readonly title: string;
  readonly link: string;
  /** `aria-current`, or empty. */
  readonly current: string;
  /** The name of the button of its group, or empty if it has neither. */
  readonly name: string;
  /** Whether its group is open, as `aria-expanded` has it. */
  readonly expanded: string;
  readonly items?: readonly ServedItem[] | undefined;
}

export interface ServedNav {
  /** Without any, there is nothing to write. */
  readonly items?: readonly ServedItem[] | undefined;
  /** `interaction` if the page is in it: then the list is right as it is until somebody uses it. Else empty. */
  readonly activate: string;
}

/**
 * What a server writes of a side navigation, as the element would make it: the link to the page is marked, and the other
 * groups are closed.
 *
 * @param page the address of the page, as links to it have it.
 * @param pagesUnder names the button of a group, with `{name}` for the words of its link. Empty where somebody edits: then the
 * browser makes the buttons.
 */
export function servedNav(items: readonly NavItem[], page: string, pagesUnder: string): ServedNav {
  const isListed = items.some((item) => leadsTo(item, page));
  const served = ({ title = '', link = '', items: below = [] }: NavItem): ServedItem => ({
    title,
    link,
    current: link === page ? 'page' : '',
    name: below.length > 0 ? pagesUnder.replace('{name}', () => title) : '',
    expanded: String(!isListed || leadsTo({ link, items: below }, page)),
    items: below.length > 0 ? below.map(served) : undefined,
  });
  return {
    items: items.length > 0 ? items.map(served) : undefined,
    activate: isListed && pagesUnder ? 'interaction' : '',
  };
}

const leadsTo = ({ link, items = [] }: NavItem, page: string): boolean =>
  link === page || items.some((item) => leadsTo(item, page));
