// Loaded where the script has `data-analytics`: what visitors use reaches the page's tag manager, from the first click on.
export { pushToLayer } from '../../page/phases/data-layer.js';
export { feedDataLayer } from '../../page/phases/feed-data-layer.js';
