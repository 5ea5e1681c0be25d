import { ReactMissing } from './react-missing.js';

type LivingViews = typeof import('./living-views.js');

let living: LivingViews | undefined;
let loading: Promise<void> | undefined;

/** What renders views by React; undefined until `loadReact` has resolved. */
export const livingViews = (): LivingViews | undefined => living;

/**
 * Loads React, once, for the first view that needs it; asked again after a failure, it tries anew.
 *
 * @throws ReactMissing when its chunk does not come.
 */
export function loadReact(): Promise<void> {
  loading ??= import('./living-views.js').then(
    (module) => {
      living = module;
    },
    (error: unknown) => {
      loading = undefined;
      throw new ReactMissing(error);
    },
  );
  return loading;
}
