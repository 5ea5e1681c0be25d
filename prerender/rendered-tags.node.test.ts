import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { englishLabels, vietnameseLabels } from '../vocabulary/labels.js';
import { RenderedTags } from './rendered-tags.js';

describe('the tags that were rendered before', () => {
  it('are known by their source, their words and their language', () => {
    const tags = new RenderedTags();
    tags.keep(tags.keyOf('<uni-card>', englishLabels, 'en'), 'rendered');
    assert.equal(tags.get(tags.keyOf('<uni-card>', englishLabels, 'en')), 'rendered');
    assert.equal(tags.get(tags.keyOf('<uni-card>', vietnameseLabels, 'en')), undefined);
    assert.equal(tags.get(tags.keyOf('<uni-card>', englishLabels, 'en-AU')), undefined);
    assert.equal(tags.get(tags.keyOf('<uni-card >', englishLabels, 'en')), undefined);
  });

  it('are told from tags that come for the first time', () => {
    const tags = new RenderedTags();
    const tag = (innerSource: string) => ({ openSource: '<uni-card title="x">', innerSource });
    assert.deepEqual(
      ['', 'a', '', 'b', 'a', 'x'.repeat(5000), 'x'.repeat(5000)].map((inner) => tags.isFamiliar(tag(inner))),
      [false, false, true, false, true, false, true],
    );
  });

  it('go when there are too many, those first that were not asked for longest', () => {
    const tags = new RenderedTags(30);
    for (const name of ['one', 'two', 'six']) tags.keep(name, '1234567');
    tags.get('one');
    tags.keep('ten', '1234567');
    assert.deepEqual(
      ['one', 'two', 'six', 'ten'].map((name) => tags.get(name) !== undefined),
      [true, false, true, true],
    );
  });

  it('are not pushed out by one that is too large for all of them', () => {
    const tags = new RenderedTags(30);
    tags.keep('one', '1');
    tags.keep('two', '1'.repeat(40));
    assert.deepEqual([tags.get('one'), tags.get('two')], ['1', undefined]);
  });
});
