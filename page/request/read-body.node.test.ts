import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readBody } from './read-body.js';

const LIMIT = 10;

/** A response with these parts as its body, and whether that was cancelled. */
function answer(parts: readonly string[], headers: HeadersInit = {}) {
  const state = { isCancelled: false };
  const left = [...parts];
  const source = {
    pull(out: ReadableStreamDefaultController) {
      const part = left.shift();
      if (part === undefined) out.close();
      else out.enqueue(new TextEncoder().encode(part));
    },
    cancel() {
      state.isCancelled = true;
    },
  };
  const body = new ReadableStream(source, { highWaterMark: 0 });
  return { response: new Response(body, { headers }), state };
}

const read = (response: Response, left?: { bytes: number }) => readBody(response, '/a.json', LIMIT, left);
const tooLarge = { kind: 'size', message: '/a.json is larger than 10 bytes' };

describe('a body', () => {
  for (const headers of [{}, { 'content-length': '10' }] as Record<string, string>[]) {
    it(`of exactly the limit is read, with ${JSON.stringify(headers)}`, async () => {
      const left = { bytes: LIMIT };
      assert.equal(await read(answer(['12345', '67890'], headers).response, left), '1234567890');
      assert.equal(left.bytes, 0);
    });
  }

  for (const [what, parts, headers] of [
    ['one byte more', ['12345', '67890', '1'], {}],
    ['one byte more by its header', [], { 'content-length': '11' }],
    ['more bytes than characters', ['12345678é', 'a'], {}],
  ] as const)
    it(`of ${what} than the limit is cancelled, and so is every other that shares the limit`, async () => {
      const left = { bytes: LIMIT };
      const { response, state } = answer(parts, headers);
      await assert.rejects(read(response, left), tooLarge);
      assert.ok(left.bytes < 0, String(left.bytes));
      assert.equal(state.isCancelled, true);
      const other = answer(['1']);
      await assert.rejects(read(other.response, left), tooLarge);
      assert.equal(other.state.isCancelled, true);
    });

  it('that shares the limit with others is read up to what they leave', async () => {
    const left = { bytes: LIMIT };
    assert.equal(await read(answer(['123456']).response, left), '123456');
    assert.equal(await read(answer(['7890']).response, left), '7890');
    assert.equal(await read(answer([]).response, left), '');
    await assert.rejects(read(answer(['1']).response, left), tooLarge);
  });

  it('is none where the answer has none', async () => {
    assert.equal(await read(new Response(null, { status: 204 })), '');
  });
});
