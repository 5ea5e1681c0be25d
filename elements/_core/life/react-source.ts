import type { Renderer } from './renderer.js';

/** React's chunk has not come; the message is the same for all elements that wait for it, and names the remedy. */
export class ReactMissing extends Error {
  override readonly name = 'ReactMissing';

  constructor(cause: unknown) {
    super(
      `uni-elements: React cannot be loaded, and elements that need it stay as they are: check that all files of one build are in one folder, unchanged, sent with Access-Control-Allow-Origin, and allowed by this page's Content-Security-Policy (${String(cause)})`,
      { cause },
    );
  }
}

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
