import { resolve } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import type { ComponentFolder } from '../rollup/component-folders.js';
import { bundleStyles, cssText } from '../rollup/styles.js';

/**
 * Serves `import css from './x.css?text'` as a module that exports the style sheet's text, as the build does, and the
 * style sheet of the apps at `/app.css`, without fonts, whose coming would move what a test measures.
 */
export function stylesInTests(folders: readonly ComponentFolder[]): TestRunnerPlugin {
  const app = bundleStyles(folders, 'fonts.css');
  return {
    name: 'styles-in-tests',
    async serve({ path, query }) {
      if (path === '/app.css') return { body: Buffer.from((await app).css).toString(), type: 'css' };
      if (!path.endsWith('.css') || !('text' in query)) return undefined;
      return {
        body: `export const css = ${JSON.stringify(await cssText(resolve(`.${path}`)))};`,
        type: 'js',
      };
    },
  };
}
