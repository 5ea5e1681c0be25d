import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSaid, ROWS } from '../elements/_lint/testing-rows.js';
import { componentFolders } from '../tools/rollup/component-folders.js';
import { lintRendered } from './lint-rendered.js';
import { createPrerenderer } from './prerender.js';

describe('the linter, on a server,', async () => {
  const definitions = (await componentFolders()).map(({ definition }) => definition);
  let said: readonly string[] = [];
  const { prerender } = createPrerenderer(
    definitions,
    async () => '',
    (rendered) => {
      said = [...lintRendered(rendered)];
      return said;
    },
  );

  for (const [html, ...says] of ROWS)
    it(`${says.length === 0 ? 'has nothing to say of' : 'names what is wrong in'} ${html}`, async () => {
      said = ['nothing was linted'];
      const heard: string[] = [];
      await prerender(html, { onWarning: (warning) => heard.push(warning) });
      if (!(said.length === says.length && said.every((line, at) => isSaid(line, says[at]!))))
        assert.deepEqual(said, says);
      for (const line of said) assert.ok(heard.includes(line), line);
    });
});
