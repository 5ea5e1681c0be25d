import { environment, type Host, runMode } from '../environment/environment.js';
import { isEditingMode, isPreviewMode } from '../environment/modes.js';

/** Whether authors or developers look at the page: an editor shows it, its host is for development, or the address asks. */
export const isLintWanted = (host: Host & Pick<Location, 'search'> = location): boolean =>
  environment(host) === 'development' ||
  runMode(host) === 'dev' ||
  new URLSearchParams(host.search).has('uni-lint') ||
  isEditingMode() ||
  isPreviewMode();
