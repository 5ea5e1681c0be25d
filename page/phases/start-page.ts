import type { ElementSources } from '../activation/element-modules.js';
import { openPage, type PhaseName, type RunningPage, runningPage } from './running-page.js';

/** A phase's tags: with their sources, or by name only when `elements` has the sources. */
export type PhaseComponents = ElementSources | readonly string[];

/** The options that a page is started with. */
export interface StartPageOptions {
  /** The application's name, as in the names of its bundles. */
  readonly name: string;
  readonly components: Readonly<Partial<Record<PhaseName, PhaseComponents>>>;
  /** Sources of tags that the phases name, and of tags of no phase, such as `uni-outage-message`. */
  readonly elements?: ElementSources;
}

const PHASES: readonly PhaseName[] = ['aboveTheFold', 'allComponents'];

/**
 * Starts the page machine of this document (spec section 4), or joins it when it runs: the bundle for the components
 * above the fold starts the page, that for all components brings them later. Without the first, the second starts the
 * page, which then begins with the page's model.
 *
 * @throws Error with the catalogue's texts (spec section 8) when the name or the components are missing, or when a phase
 * names a tag that `elements` does not have.
 */
export function startPage({ name, components, elements = {} }: StartPageOptions): RunningPage {
  if (!name) throw new Error('please give a name to the app, it is undefined');
  const given = PHASES.flatMap((phase) => {
    const tags = components?.[phase];
    return tags ? [{ phase, sources: sourcesOf(tags, elements) }] : [];
  });
  if (given.length === 0) throw new Error('the application must provde components for at least one state');
  return joinPage(given, elements);
}

function sourcesOf(components: PhaseComponents, elements: ElementSources): ElementSources {
  if (!isTagList(components)) return components;
  return Object.fromEntries(
    components.map((tag) => {
      const source = Object.hasOwn(elements, tag) ? elements[tag] : undefined;
      if (!source) throw new Error(`startPage: <${tag}> has no source; add it to "elements"`);
      return [tag, source];
    }),
  );
}

const isTagList = (components: PhaseComponents): components is readonly string[] => Array.isArray(components);

/** A phase and its tags with their sources. */
export interface ProvidedPhase {
  readonly phase: PhaseName;
  readonly sources: ElementSources;
}

/**
 * Starts the page machine of this document (spec section 4), or joins it when it runs.
 *
 * @param phases at least one. A page begins with the first.
 * @param elements sources of all other tags: prerendered ones are activated by them, and `app_error` defines its message.
 */
export function joinPage(phases: readonly ProvidedPhase[], elements: ElementSources = {}): RunningPage {
  const running = runningPage();
  const page = running ?? openPage();
  page.addElements(elements);
  for (const { phase, sources } of phases) page.addPhase(phase, sources);
  if (!running) page.send(phases[0]?.phase === 'aboveTheFold' ? 'ABOVE_THE_FOLD' : 'FETCH');
  return page;
}
