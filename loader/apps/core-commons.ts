// What every app's bundles stand on: the page runtime, without React. Loaded ahead of them, so that it is there.
export { startPage } from '../../page/phases/start-page.js';
