import { ReactMissing } from './events.js';
import type { Renderer } from './renderer.js';

let renderer: Renderer | undefined;
let loading: Promise<void> | undefined;

/** Renders views by React; undefined until `loadReact` has resolved. */
export const reactRenderer = (): Renderer | undefined => renderer;

/**
 * Loads React, once, for the first view that needs it; asked again after a failure, it tries anew.
 *
 * @throws ReactMissing when its chunk does not come.
 */
export function loadReact(): Promise<void> {
  loading ??= import('./react-renderer.js').then(
    (module) => {
      renderer = module.reactRenderer;
    },
    (error: unknown) => {
      loading = undefined;
      throw new ReactMissing(error);
    },
  );
  return loading;
}
