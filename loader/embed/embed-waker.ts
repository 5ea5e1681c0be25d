// Loaded where a page has prerendered tags: wakes them once they are used. Nothing of React comes with it.
import '../apps/prerendered-use.js';

export { createWaker } from '../../page/waker.js';
