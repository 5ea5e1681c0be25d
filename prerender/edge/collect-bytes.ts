/** What a stream brings: as it comes, and whole. */
export interface Collected {
  readonly stream: ReadableStream<Uint8Array>;
  /** Undefined where there are more than were asked for at most. */
  readonly bytes: Promise<Uint8Array | undefined>;
}

/**
 * Reads a stream whoever takes it, up to so many bytes; the rest as it is taken. workerd's own `tee` gives its first byte
 * only when the last has come.
 */
export function collectBytes(source: ReadableStream<Uint8Array>, most: number): Collected {
  const reader = source.getReader();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(
    undefined,
    undefined,
    new ByteLengthQueuingStrategy({ highWaterMark: most }),
  );
  const writer = writable.getWriter();
  const collect = async (): Promise<Uint8Array | undefined> => {
    const parts: Uint8Array[] = [];
    for (let length = 0; length <= most; ) {
      const { done, value } = await reader.read();
      if (done) {
        writer.close().catch(nobodyTakesIt);
        return joined(parts, length);
      }
      writer.write(value).catch(nobodyTakesIt);
      parts.push(value);
      length += value.length;
    }
    reader.releaseLock();
    writer.releaseLock();
    source.pipeTo(writable).catch(nobodyTakesIt);
    return undefined;
  };
  const bytes = collect();
  bytes.catch((error) => writer.abort(error).catch(nobodyTakesIt));
  return { stream: readable, bytes };
}

const nobodyTakesIt = () => {};

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
