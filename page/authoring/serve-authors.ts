import { isEditingMode } from '../environment/modes.js';
import { reportMissing } from '../scripts.js';
import type { AuthoredPage } from './start-authoring.js';

/** Loads what authors need where an editor shows the page. A page that visitors see loads nothing of it. */
export function serveAuthors(page: AuthoredPage): void {
  if (!isEditingMode() && !isInEditor()) return;
  import('./start-authoring.js').then(
    ({ startAuthoring }) => page.signal.aborted || startAuthoring(page),
    reportMissing,
  );
}

/** A frame of the page's own site around it, or an address as editors of targeted content open it. */
const isInEditor = () => window.frameElement !== null || location.search.includes('env=target');
