import type { ElementSources } from '../wake/element-modules.js';
import { openPage, type PhaseName, type RunningPage, runningPage } from './running-page.js';

/** A phase and its tags with their sources. */
export interface ProvidedPhase {
  readonly phase: PhaseName;
  readonly sources: ElementSources;
}

/**
 * Starts the page machine of this document (spec section 4), or joins it when it runs.
 *
 * @param phases what is brought, of which there is at least one; a page begins with the first.
 * @param elements sources of tags of no phase.
 */
export function joinPage(phases: readonly ProvidedPhase[], elements: ElementSources = {}): RunningPage {
  const running = runningPage();
  const page = running ?? openPage();
  page.addElements(elements);
  for (const { phase, sources } of phases) page.addPhase(phase, sources);
  if (!running) page.send(phases[0]?.phase === 'aboveTheFold' ? 'ABOVE_THE_FOLD' : 'FETCH');
  return page;
}
