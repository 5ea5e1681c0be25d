import { unshadow } from '../page/unshadow.js';
import { loadPageScripts } from './load-page-scripts.js';
import { loaderTag, pageScriptsOf } from './loader-tag.js';

unshadow();
/** Asked for at once, because `document.currentScript` is null as soon as the script has run. */
const tag = loaderTag();

function load(): void {
  // Elements that hide members of the document may have followed this script.
  unshadow();
  loadPageScripts(pageScriptsOf(tag)).catch(({ message }) => console.error(message));
}

// The 3 s begin when the page is parsed, and an async script may run before that.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
else load();
