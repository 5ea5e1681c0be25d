import { unshadow } from '../page/unshadow.js';
import { loadPageScripts } from './load-page-scripts.js';
import { loaderTag, pageScriptsOf } from './loader-tag.js';

unshadow();
/** Only while the script runs does the document name it. */
const tag = loaderTag();

function load(): void {
  // Elements that hide members of the document may have followed this script.
  unshadow();
  loadPageScripts(pageScriptsOf(tag)).catch(({ message }) => console.error(message));
}

// An async script may come before the page whose seconds it counts.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
else load();
