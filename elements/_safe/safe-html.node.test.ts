import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SafeHtml } from '../../react-views/_shared/safe.js';
import { toSafeHtml, withSanitizer } from './safe-html.js';

const textOf = (characters: number, at: number) => `<p class="a">${at}`.padEnd(characters, 'x');

describe('the sanitiser remembers', () => {
  const rememberedOf = (texts: readonly string[]) => {
    const known = new Map<string, SafeHtml>();
    withSanitizer(
      (html) => html,
      known,
      () => texts.map(toSafeHtml),
    );
    return known;
  };

  it('the latest texts, up to two million characters', () => {
    const texts = Array.from({ length: 100 }, (_, at) => textOf(50_000, at));
    const known = rememberedOf(texts);
    assert.deepEqual([...known.keys()], texts.slice(-40));
  });

  it('no long text', () => {
    assert.equal(rememberedOf([textOf(100_001, 1)]).size, 0);
    assert.equal(rememberedOf([textOf(100_000, 1)]).size, 1);
  });
});
