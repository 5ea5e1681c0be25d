import { environment, type Host, runModeOfPage } from '../environment/environment.js';
import { isEditingMode, isPreviewMode } from '../environment/modes.js';

/**
 * Whether authors or developers look at the page: an author edits or previews it, its host is for development, or the address
 * asks.
 */
export const isLintWanted = (host: Host & Pick<Location, 'search'> = location): boolean =>
  environment(host) === 'development' ||
  runModeOfPage(host) === 'dev' ||
  isLintAsked(host) ||
  isEditingMode() ||
  isPreviewMode();

/** Whether the address asks for the linter. */
export const isLintAsked = ({ search }: Pick<Location, 'search'> = location): boolean =>
  new URLSearchParams(search).has('uni-lint');
