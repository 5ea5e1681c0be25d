import { loadReact } from './host/react-source.js';

export * from './testing.js';

// React is there from the start: views hydrate as they are defined, and do not wait for their use.
await loadReact();
