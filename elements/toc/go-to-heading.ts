import { opensElsewhere } from '../../react-views/_shared/opens-elsewhere.js';
import type { Headings } from './collect-headings.js';

/**
 * Takes the focus along when a visitor follows a link of the contents: the next Tab goes on from the heading. The link
 * itself does the rest; but for a heading in a shadow root, where no address reaches.
 *
 * @returns the heading that the click leads to.
 */
export function goToHeading(event: MouseEvent, { entries, elements }: Headings): HTMLElement | undefined {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!link || opensElsewhere(event)) return undefined;
  const address = link.getAttribute('href');
  const heading = elements[entries.findIndex(({ id }) => address === `#${id}`)];
  if (!heading) return undefined;
  if (heading.getRootNode() instanceof ShadowRoot) {
    event.preventDefault();
    if (link.hash !== location.hash) history.pushState(history.state, '', link.hash);
    heading.scrollIntoView();
  }
  focus(heading);
  return heading;
}

/** A heading can take the focus as long as it has it. */
function focus(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) {
    heading.setAttribute('tabindex', '-1');
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  heading.focus({ preventScroll: true });
}
