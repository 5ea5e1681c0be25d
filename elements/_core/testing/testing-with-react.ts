export * from './testing.js';

// React is loaded from the start, so that islands wait for nothing but their module.
await import('../island/render-island.js');
