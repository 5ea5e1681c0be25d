// Loaded where the script has `data-app`: the page machine.
export { startPage } from '../../page/phases/start-page.js';
