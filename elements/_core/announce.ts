import { ACTIVATION_MARK } from '../../page/activation/prerendered.js';
import { behave } from '../../page/behaviour/behave.js';
import { reportMissing } from '../../page/scripts.js';
import { dispatchMount } from './declare/events.js';
import type { IslandView } from './island/island.js';

/** Called with the container of a view that stands, or was written anew. */
export type OnShown = (container: HTMLElement) => void;

/** Called once the view of an element that has just mounted stands: visitors can use it, and the page hears `uni-mount`. */
export function announce(host: HTMLElement, island: IslandView | undefined): void {
  const root = host.getRootNode() as Document | ShadowRoot;
  behave(root);
  if (host.hasAttribute(ACTIVATION_MARK)) void (island?.listenIn ?? listenIn)(root);
  dispatchMount(host);
}

/**
 * A server-rendered view may stand in a root where nobody listens yet. Until somebody does, it works as it does without a
 * script.
 */
const listenIn = (root: Document | ShadowRoot) =>
  import('../../page/activation/activate.js').then(({ activateIn }) => activateIn(root), reportMissing);
