import { minify } from '@swc/core';
import type { Plugin } from 'rollup';

/** Scripts as short as they get. @param ecma the language's version that may be written. */
export const minified = (ecma: 5 | 2020 = 2020): Plugin => ({
  name: 'minified',
  async renderChunk(code, _chunk, { format }) {
    const module = format === 'es';
    const compress = { ecma, module, passes: 2 };
    const made = await minify(code, { compress, mangle: true, module, ecma, format: { comments: false } });
    return { code: made.code, map: null };
  },
});
