import { isKnownTag } from '../activation/known-tags.js';
import { LOADER_SCRIPTS, type LoaderScripts } from '../scripts.js';

/** The tags of one of the page's two phases (spec section 4). */
export interface Phase {
  readonly tags: Set<string>;
  readonly provided: PromiseWithResolvers<void>;
  /** Its time has come or gone: tags that are still brought are mounted at once. */
  isOpen: boolean;
}

export const phase = (): Phase => ({ tags: new Set(), provided: Promise.withResolvers(), isOpen: false });

/**
 * Resolves when no script is left that could bring the components of the phase `allComponents`, because the document is
 * complete and no loader has run, or because the page has gone on.
 *
 * @throws when the loader's script for them came without, or could not come.
 */
export async function allComponentsOverdue(signal: AbortSignal): Promise<void> {
  await documentComplete(signal);
  const scripts = (globalThis as { [LOADER_SCRIPTS]?: LoaderScripts })[LOADER_SCRIPTS];
  const bundles = [...(scripts ?? [])].filter(([url]) => url.includes('-all-components'));
  if (!bundles[0]) return;
  await Promise.all(bundles.map(([, loaded]) => loaded));
  if (signal.aborted) return;
  throw new Error(`No components came with ${bundles.map(([url]) => url).join(', ')}`);
}

/** The tags of ours in the document that are not defined and have no view. Prerendered elements are right as they are. */
export function bareTags(): string[] {
  const elements = [...document.querySelectorAll(':not(:defined, [data-prerendered])')];
  return [...new Set(elements.map(({ localName }) => localName))].filter(isKnownTag);
}

function documentComplete(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else globalThis.addEventListener('load', () => resolve(), { signal });
  });
}
