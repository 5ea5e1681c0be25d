import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { authoredComponents } from './components.js';

const VIEWS = new URL('../../react-views/', import.meta.url);

const components = authoredComponents(await componentFolders());

/** A view's style sheets. */
function sheetsOf(slug: string): string {
  const folder = new URL(`${slug}/`, VIEWS);
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return sheets.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
}

describe('the style classes that a README lists', () => {
  for (const { slug, fields, styles } of components) {
    if (!fields.some(({ name }) => name === 'appliedCssClassNames')) continue;
    it(`are those of ${slug}'s style sheet`, () => {
      assert.ok(styles.length > 0);
      const sheets = sheetsOf(slug);
      assert.deepEqual(
        styles.filter((style) => !sheets.includes(`.${style}`)),
        [],
      );
    });
  }
});
