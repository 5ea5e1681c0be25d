import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { latePart, withoutLateParts } from './late-part.js';

/** What `get` throws, or what it gives. */
function tried<Part>(get: () => Part): unknown {
  try {
    return get();
  } catch (thrown) {
    return thrown;
  }
}

describe('a late part', () => {
  it('is loaded once, when a view first asks for it, and waited for', async () => {
    let times = 0;
    const part = latePart(async () => `loaded ${++times}`, 'otherwise');
    assert.equal(times, 0);
    const first = tried(part.get);
    assert.ok(first instanceof Promise);
    assert.equal(tried(part.get), first);
    await first;
    assert.equal(part.get(), 'loaded 1');
    assert.equal(part.get(), 'loaded 1');
  });

  it('is replaced by something where it cannot be loaded', async () => {
    const part = latePart(() => Promise.reject(new Error('no network')), 'otherwise');
    await tried(part.get);
    assert.equal(part.get(), 'otherwise');
  });

  it('is not loaded where it was given', () => {
    const part = latePart<string>(() => assert.fail('nobody waits'), 'otherwise');
    part.provide('given');
    assert.equal(part.get(), 'given');
  });

  it('is missing for what a server renders as a browser does at first, and there again after that', () => {
    const part = latePart<string>(async () => 'loaded', 'otherwise');
    part.provide('given');
    assert.ok(tried(() => withoutLateParts(part.get)) instanceof Promise);
    assert.equal(part.get(), 'given');
  });
});
