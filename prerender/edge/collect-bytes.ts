type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Reads a stream for two: as it comes for a visitor, and whole for who comes later. A visitor who leaves does not end the
 * reading. workerd's own `tee` gives its first byte only when the last has come.
 *
 * @param most a longer stream is undefined as a whole. From there on it is read only as fast as the visitor takes it, and
 *   no further once the visitor has left.
 */
export function collectBytes(source: ReadableStream<Bytes>, most: number) {
  const reader = source.getReader();
  const parts: Bytes[] = [];
  let length = 0;
  let isLeft = false;
  let stream!: ReadableStream<Bytes>;
  const bytes = new Promise<Bytes | undefined>((resolve, reject) => {
    const next = async (): Promise<Bytes | undefined> => {
      const { done, value } = await reader.read();
      if (done) resolve(new Blob(parts).arrayBuffer().then((whole) => new Uint8Array(whole)));
      length += value?.length ?? 0;
      if (length <= most && value) parts.push(value);
      if (length > most) resolve(undefined);
      return value;
    };
    const readOn = async () => {
      while (length <= most && (await next()));
      if (length > most) await reader.cancel();
    };
    stream = new ReadableStream(
      {
        async pull(out) {
          try {
            const part = await next();
            if (isLeft) return;
            if (part) out.enqueue(part);
            else out.close();
          } catch (error) {
            reject(error);
            throw error;
          }
        },
        cancel() {
          isLeft = true;
          readOn().catch(reject);
        },
      },
      { highWaterMark: most + 1, size: (part) => part.length },
    );
  });
  return { stream, bytes };
}
