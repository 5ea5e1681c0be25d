import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { placeIn } from './place.js';

describe('what a view stands in', () => {
  it('takes blocks, but for a paragraph, a link and a button, and what stands in one', () => {
    assert.ok(placeIn(placeIn(undefined, 'main'), 'div').takesBlocks);
    for (const name of ['p', 'a', 'button']) {
      assert.ok(!placeIn(undefined, name).takesBlocks, name);
      assert.ok(!placeIn(placeIn(undefined, name), 'span').takesBlocks, name);
    }
  });

  it('opens no form, link or button again in its like', () => {
    assert.deepEqual(placeIn(placeIn(undefined, 'form'), 'a').notAgain, ['form', 'a']);
  });
});
