import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { componentFolders } from '../rollup/component-folders.js';
import { cssText } from '../rollup/styles.js';
import { componentModules } from '../rollup/virtual-modules.js';

const WRITTEN = 'virtual:';
const STYLES = '.css?text';
/** Vite would take a module for a style sheet whose name has `.css` in it. */
const AS_TEXT = '\0styles-as-text:';

/**
 * Provides the modules that only the build has: those that it writes of all elements, and style sheets as texts for shadow
 * roots.
 */
export const writtenModules = (): Plugin => ({
  name: 'written-modules',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.startsWith(WRITTEN)) return `\0${source}`;
    if (!source.endsWith(STYLES) || !importer) return undefined;
    const file = resolve(importer, '..', source.slice(0, -'?text'.length));
    return existsSync(file) ? AS_TEXT + file.replace(/\.css$/, '') : undefined;
  },
  async load(id) {
    if (id.startsWith(AS_TEXT))
      return `export const css = ${JSON.stringify(await cssText(`${id.slice(AS_TEXT.length)}.css`))};`;
    // Read anew each time, because a folder may have come.
    return id.startsWith(`\0${WRITTEN}`)
      ? componentModules(await componentFolders())[id.slice(1)]
      : undefined;
  },
});
