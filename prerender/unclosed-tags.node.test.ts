import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { definition as button } from '../elements/button/uni-button.js';
import { definition as callout } from '../elements/callout/uni-callout.js';
import { definition as icon } from '../elements/icon/uni-icon.js';
import { createPrerenderer } from './prerender.js';

const { prerender } = createPrerenderer([button, callout, icon]);

/** A page, and the tags that it leaves open. */
const PAGES: readonly (readonly [string, readonly string[]])[] = [
  ['<p>Log in <uni-icon name="padlock" /> before May.</p><p>Fees</p>', ['uni-icon']],
  ['<div><uni-button text="Apply" link="/a.html"/><h2>Dates</h2></div>', ['uni-button']],
  ['<uni-callout title="Late" />\n<p>Fees</p>', ['uni-callout']],
  ['<p><uni-icon name="add"/><uni-icon name="add"/> two</p>', ['uni-icon']],
  ['<uni-button text=Go link=/study/></uni-button>', []],
  ['<uni-button text=Go link=/study/ /></uni-button>', []],
  ['<uni-button text="/>">Go</uni-button>', []],
  ['<p><uni-icon name="padlock"> open</p>', []],
];

describe('a tag that is written <uni-x />', () => {
  for (const [page, unclosed] of PAGES)
    it(`is named, and its page keeps every byte: ${page}`, async () => {
      const told: string[] = [];
      const rendered = await prerender(page, { onError: (tag, error) => void told.push(`${tag} ${error}`) });
      assert.deepEqual(
        told.map((line) => line.split(' ')[0]),
        unclosed,
      );
      for (const line of told) assert.match(line, /put <\/uni-\w+> where it ends/);
      if (unclosed.length > 0) assert.equal(rendered, page);
    });
});
