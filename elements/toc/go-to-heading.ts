import { leadsHere, percentDecoded } from '../../page/anchors/targets/in-page.js';
import { opensElsewhere } from '../../react-views/_shared/links/opens-elsewhere.js';
import type { Headings } from './collect-headings.js';

/**
 * Takes the focus along when a visitor follows a link of the contents, so that the next Tab goes on from the heading. The
 * link itself does the rest, unless no address reaches the heading because it is in a shadow root, or behind another one
 * with its id.
 *
 * @returns the heading that the click leads to.
 */
export function goToHeading(event: MouseEvent, { entries, elements }: Headings): HTMLElement | undefined {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!link || opensElsewhere(event)) return undefined;
  const id = leadsHere(link) ? percentDecoded(link.hash.slice(1)) : undefined;
  const named = elements.filter((_, index) => id === percentDecoded(entries[index]!.id));
  const heading = named[placeOf(link)] ?? named[0];
  if (!heading) return undefined;
  if (document.getElementById(heading.id) !== heading) {
    event.preventDefault();
    if (link.hash !== location.hash) history.pushState(history.state, '', link.href);
    heading.scrollIntoView();
  }
  focus(heading);
  return heading;
}

/** The place of a link among those of the contents that have its address. */
function placeOf(link: HTMLAnchorElement): number {
  const links = link.closest('nav')?.querySelectorAll('a') ?? [];
  return [...links].filter((other) => other.getAttribute('href') === link.getAttribute('href')).indexOf(link);
}

/** A heading can take the focus as long as it has it. */
function focus(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) {
    heading.setAttribute('tabindex', '-1');
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  heading.focus({ preventScroll: true });
}
