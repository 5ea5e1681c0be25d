import { join } from 'node:path';
import type { OutputChunk, Plugin } from 'rollup';
import { buildDocs } from '../../docs/site/build-docs.js';
import { docsLibs, FROM_LIBS, LIVE } from '../../docs/site/docs-head.js';
import { swatchRules } from '../../docs/site/element-pages/swatches.js';
import { foundationRules } from '../../docs/site/showroom/foundations.js';
import { save } from './delivered.js';
import { bundleSheet, sheetsOf } from './styles.js';

/** Writes the demo pages as plain files, once all that they load is there. */
export const docsSite = (dist: string): Plugin => ({ name: 'docs-site', writeBundle: () => buildDocs(dist) });

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

/** Puts the script that shares its modules with the page's beside the docs' others, out of the CMS's files. */
export function docsScript(dist: string): Plugin {
  const folder = docsLibs(dist);
  let code = '';
  return {
    name: 'docs-script',
    generateBundle(_options, bundle) {
      ({ code } = bundle['docs.js'] as OutputChunk);
      delete bundle['docs.js'];
    },
    writeBundle() {
      save(join(folder, LIVE), code.replace(/(?<=\b(?:from|import) ?["'])\.\//g, FROM_LIBS));
    },
  };
}
