import { hasMachine, inPageLink, isOfPage } from '../anchors/targets/in-page.js';
import { reportMissing } from '../scripts.js';

/** On a document where somebody follows links. It is registered, so it may never change its meaning. */
const FOLLOWS = Symbol.for('uni.follows-targets');

/**
 * Takes visitors to targets that no browser finds: places in rich text, whose ids have a prefix, and in shadow roots,
 * folded away or not, by links and by the page's address. All other places are the browser's, and on a page with the
 * page machine all are that one's. The code that finds them is loaded when the address has a hash.
 */
export function followTargets(): void {
  const page = document as Document & { [FOLLOWS]?: true };
  if (page[FOLLOWS]) return;
  page[FOLLOWS] = true;
  document.addEventListener('click', follow);
  window.addEventListener('hashchange', go);
  go();
}

/**
 * The browser changes the address, and `hashchange` does the rest. Two kinds of links need more: those that a `base`
 * element would make leave the page, and those to the address's own hash, for which no event is fired.
 */
function follow(event: MouseEvent): void {
  const link = hasMachine() ? undefined : inPageLink(event);
  if (!link?.hash) return;
  if (!isOfPage(link)) event.preventDefault();
  if (link.hash === location.hash) go();
  else if (event.defaultPrevented) location.hash = link.hash;
}

let script: Promise<typeof import('../anchors/targets/own-targets.js')> | undefined;

function go(): void {
  if (!location.hash || hasMachine()) return;
  script ??= import('../anchors/targets/own-targets.js');
  script.then((targets) => void targets.awaitTarget(), reportMissing);
}
