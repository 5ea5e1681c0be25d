import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excerptAround } from './excerpt.js';

const LONG = `${'The elements have colours of their own. '.repeat(20)}Every pair has enough contrast for text. ${'More follows. '.repeat(20)}`;

test('an excerpt stands around the words that were searched for, cut between words', () => {
  const excerpt = excerptAround(LONG, ['contrast'])!;
  assert.match(excerpt, /^… .*\bEvery pair has enough contrast for text\..* …$/);
  assert.ok(excerpt.length <= 165, `${excerpt.length} characters`);
  for (const word of excerpt.replaceAll('…', '').trim().split(' '))
    assert.ok(LONG.split(' ').includes(word), word);
});

test('an excerpt begins with the text where the words do, and there is none of a text without them', () => {
  assert.equal(excerptAround('  Contrast of   colours ', ['contrast']), 'Contrast of colours');
  assert.equal(excerptAround('Contrast of colours', ['typeface']), undefined);
});
