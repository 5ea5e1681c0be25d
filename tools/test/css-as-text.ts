import { resolve } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { cssText } from '../rollup/styles.js';

/** Serves `import css from './x.css?text'` as a module that exports the style sheet's text, as the build does. */
export function cssAsText(): TestRunnerPlugin {
  return {
    name: 'css-as-text',
    async serve({ path, query }) {
      if (!path.endsWith('.css') || !('text' in query)) return undefined;
      return {
        body: `export const css = ${JSON.stringify(await cssText(resolve(`.${path}`)))};`,
        type: 'js',
      };
    },
  };
}
