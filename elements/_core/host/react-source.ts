import { ReactMissing } from '../events.js';
import type { ReactRenderer } from '../life/renderer.js';

let renderer: ReactRenderer | undefined;
let loading: Promise<void> | undefined;

/** Renders views by React; undefined until `loadReact` has resolved. */
export const reactRenderer = (): ReactRenderer | undefined => renderer;

/**
 * Loads React, once, for the first view that needs it; asked again after a failure, it tries anew.
 *
 * @throws ReactMissing when its chunk does not come.
 */
export function loadReact(): Promise<void> {
  loading ??= import('../life/react-renderer.js').then(
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
