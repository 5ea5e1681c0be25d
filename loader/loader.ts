import { loadPageScripts } from './load-page-scripts.js';
import { loaderTag, pageScriptsOf } from './loader-tag.js';

loadPageScripts(pageScriptsOf(loaderTag())).catch(({ message }: Error) => console.error(message));
