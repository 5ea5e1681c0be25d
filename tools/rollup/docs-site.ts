import type { Plugin } from 'rollup';
import { buildDocs } from '../../docs/site/build-docs.js';

/** Writes the demo pages as plain files, once all that they load is there. */
export const docsSite = (dist: string): Plugin => ({ name: 'docs-site', writeBundle: () => buildDocs(dist) });
