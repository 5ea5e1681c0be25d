/** A namespace and no object: a script has those in it that it uses. */
export * as limits from './limit-values.js';
