// Loaded where the script has `data-analytics`: visitors' actions reach the page's tag manager.
export { feedDataLayer } from '../../page/phases/data-layer.js';
