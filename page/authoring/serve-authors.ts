import { isEditingMode, isPreviewMode } from '../environment/modes.js';
import { reportMissing } from '../scripts.js';
import type { AuthoredPage } from './authoring.js';

/**
 * Loads what authors need if an editor shows the page, also in Preview, because an author may go on to edit. On a page
 * that visitors see, nothing of it is loaded.
 */
export function serveAuthors(page: AuthoredPage): void {
  if (!isEditingMode() && !isPreviewMode() && !isInEditor()) return;
  import('./authoring.js').then(
    ({ startAuthoring }) => page.signal.aborted || startAuthoring(page),
    reportMissing,
  );
}

/**
 * Whether a frame of the same origin is around the page, or the address is the one by which an editor of personalised
 * content opens it. In the frame of another origin, `frameElement` is null: there only the editing mode counts.
 */
const isInEditor = () => window.frameElement !== null || location.search.includes('env=target');
