import { resolve } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'rollup';

const REACT_ROOT = 'react-dom/client';
const OWN_ROOT = 'elements/_core/life/root.ts';

/** Whether r2wc's package asks for React's roots, so that a definition alone would load React. */
export const isRootOfR2wc = (id: string, importer = ''): boolean =>
  id === REACT_ROOT && importer.includes('/@r2wc/');

/** Gives r2wc, and nobody else, a root of our own in place of React's: that loads React when a view needs it. */
export const r2wcRoot = (): Plugin => ({
  name: 'r2wc-root',
  resolveId: (id, importer) => (isRootOfR2wc(id, importer) ? resolve(OWN_ROOT) : null),
});

/** The same where browser tests run. */
export const r2wcRootInTests = (): TestRunnerPlugin => ({
  name: 'r2wc-root',
  resolveImport: ({ source, context }) => (isRootOfR2wc(source, context.path) ? `/${OWN_ROOT}` : undefined),
});

/** The same for esbuild. */
export const r2wcRootInBundles: EsbuildPlugin = {
  name: 'r2wc-root',
  setup({ onResolve }) {
    onResolve({ filter: /^react-dom\/client$/ }, ({ path, importer }) =>
      isRootOfR2wc(path, importer) ? { path: resolve(OWN_ROOT) } : undefined,
    );
  },
};
