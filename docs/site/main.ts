// npm run build:docs: writes the documentation as plain files into dist/docs, beside what its pages load of dist/.
import { existsSync } from 'node:fs';
import { optionsOf } from '../../tools/options.js';
import { build, type Part } from '../../tools/rollup/build.js';
import { buildDocs } from './build-docs.js';

const LOADED: readonly Part[] = ['cms', 'embed'];

optionsOf({}, 'npm run build:docs takes no options');
try {
  build('dist', ['docs', ...LOADED.filter((part) => !existsSync(`dist/${part}`))]);
  await buildDocs('dist');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
