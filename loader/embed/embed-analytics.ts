// Loaded where the script has `data-analytics`: what visitors use reaches the page's tag manager.
export { feedDataLayer } from '../../page/phases/data-layer.js';
