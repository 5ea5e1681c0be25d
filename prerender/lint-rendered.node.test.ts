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

  for (const [what, html, count] of [
    ['a tag that says that it has a view, and has none', '<p>As authored</p>', 1],
    ['nothing of a tag that came with its view', '<div class="uni-view"><p>View</p></div>', 0],
  ] as const)
    it(`names ${what}`, async () => {
      const heard: string[] = [];
      const page = `<uni-card titel="A" data-prerendered="1.0.0">${html}</uni-card>`;
      const rendered = await prerender(page, { onWarning: (warning) => heard.push(warning) });
      assert.equal(rendered, page);
      assert.equal(heard.length, count);
      for (const line of heard) assert.match(line, /^<uni-card> data-prerendered has no view in it /);
    });
});
