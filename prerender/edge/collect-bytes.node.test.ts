import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { collectBytes } from './collect-bytes.js';

const MOST = 1000;

/** A stream of so many parts, and what became of it. */
function source(parts: number, size: number) {
  const state = { given: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(out) {
        if (state.given === parts) return out.close();
        state.given++;
        out.enqueue(new Uint8Array(size).fill(state.given));
      },
      cancel() {
        state.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, state };
}

describe('a stream that is collected', () => {
  it('is read as it comes, and whole', async () => {
    const { stream, bytes } = collectBytes(source(3, 2).stream, MOST);
    const expected = [1, 1, 2, 2, 3, 3];
    assert.deepEqual([...new Uint8Array(await new Response(stream).arrayBuffer())], expected);
    assert.deepEqual([...(await bytes)!], expected);
  });

  it('is whole without anybody who reads it', async () => {
    assert.equal((await collectBytes(source(10, 100).stream, MOST).bytes)?.length, MOST);
  });

  it('is nothing as a whole if it has one byte more than the limit, and goes on to the visitor', async () => {
    const { stream, bytes } = collectBytes(source(1001, 1).stream, MOST);
    assert.equal((await new Response(stream).arrayBuffer()).byteLength, 1001);
    assert.equal(await bytes, undefined);
  });

  it('is read no faster than the visitor takes it, once it is too large to be kept', async () => {
    const { stream: endless, state } = source(1_000_000, 100);
    const { stream, bytes } = collectBytes(endless, MOST);
    assert.equal(await bytes, undefined);
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
    assert.equal(state.given, 11);
    await stream.cancel();
  });

  it('is read to its end where the visitor leaves', async () => {
    const { stream: whole, state } = source(10, 100);
    const { stream, bytes } = collectBytes(whole, MOST);
    await stream.getReader().cancel();
    assert.equal((await bytes)?.length, MOST);
    assert.equal(state.isCancelled, false);
  });

  it('ends where the visitor leaves one that is too large', async () => {
    const { stream: endless, state } = source(1_000_000, 100);
    const { stream, bytes } = collectBytes(endless, MOST);
    await stream.cancel();
    assert.equal(await bytes, undefined);
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
    assert.deepEqual(state, { given: 11, isCancelled: true });
  });

  it('that breaks off does so for both', async () => {
    const broken = () => {
      let isBegun = false;
      return new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          pull(out) {
            if (isBegun) throw new Error('broken off');
            isBegun = true;
            out.enqueue(new Uint8Array(1));
          },
        },
        { highWaterMark: 0 },
      );
    };
    const { stream, bytes } = collectBytes(broken(), MOST);
    await Promise.all([
      assert.rejects(bytes, /broken off/),
      assert.rejects(new Response(stream).text(), /broken off/),
    ]);
    const left = collectBytes(broken(), MOST);
    const isBroken = assert.rejects(left.bytes, /broken off/);
    await left.stream.cancel();
    await isBroken;
  });
});
