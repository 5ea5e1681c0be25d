import { loadReact } from './life/react-source.js';

export * from './testing-tags.js';

// Views are rendered by React at once then, and do not wait for their use.
await loadReact();
