import { join } from 'node:path';
import type { OutputChunk, Plugin } from 'rollup';
import { FROM_DOCS, LIVE } from '../../docs/site/docs-head.js';
import { swatchRules } from '../../docs/site/element-pages/swatches.js';
import { foundationRules } from '../../docs/site/showroom/foundations.js';
import { save } from './delivered.js';
import { bundleSheet, sheetsOf } from './styles.js';

/** Adds the docs' style sheet and fonts to their scripts. */
export const docsStyles = (): Plugin => ({
  name: 'docs-styles',
  buildStart() {
    for (const file of sheetsOf('docs/site')) this.addWatchFile(file);
  },
  async generateBundle() {
    const own = `@import './docs/site/docs.css';\n${swatchRules()}${foundationRules()}`;
    const { css, fonts } = await bundleSheet(own);
    for (const [fileName, source] of [['docs.css', css] as const, ...fonts])
      this.emitFile({ type: 'asset', fileName, source });
  },
});

/** Moves the script that shares its modules with the page's to the docs, out of the CMS's files. */
export function docsScript(dist: string): Plugin {
  let code = '';
  return {
    name: 'docs-script',
    generateBundle(_options, bundle) {
      ({ code } = bundle['docs.js'] as OutputChunk);
      delete bundle['docs.js'];
    },
    writeBundle() {
      save(join(dist, 'docs', LIVE), code.replace(/(?<=\b(?:from|import) ?["'])\.\//g, FROM_DOCS));
    },
  };
}
