import { resolve } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import type { ComponentFolder } from '../rollup/component-folders.js';
import { bundleStyles, cssText } from '../rollup/styles.js';

/** The style sheets of the university's own pages and of other sites. */
const SHEETS = {
  '/app.css': ['fonts.css'],
  '/elsewhere.css': ['fonts.css', 'scheme.css', 'base.css'],
} as const;
const isSheet = (path: string): path is keyof typeof SHEETS => path in SHEETS;

/**
 * Serves `import css from './x.css?text'` as a module that exports the style sheet's text, as the build does, and the
 * style sheets of `SHEETS`, without fonts, whose coming would move what a test measures.
 */
export function stylesInTests(folders: readonly ComponentFolder[]): TestRunnerPlugin {
  const made = new Map<string, ReturnType<typeof bundleStyles>>();
  const sheet = async (path: keyof typeof SHEETS) => {
    const making = made.get(path) ?? bundleStyles(folders, ...SHEETS[path]);
    made.set(path, making);
    return Buffer.from((await making).css).toString();
  };
  return {
    name: 'styles-in-tests',
    async serve({ path, query }) {
      if (isSheet(path)) return { body: await sheet(path), type: 'css' };
      if (!path.endsWith('.css') || !('text' in query)) return undefined;
      return {
        body: `export const css = ${JSON.stringify(await cssText(resolve(`.${path}`)))};`,
        type: 'js',
      };
    },
  };
}
