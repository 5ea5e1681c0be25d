import { RequestError } from './request-error.js';

/**
 * Reads a body as UTF-8 text without its byte order mark.
 *
 * @param maxBytes the most that is read. A longer body is cancelled as soon as that is known.
 * @param left how many of these bytes are left, if several bodies share them: then this is the limit. It is counted down
 *   here. It is negative once a body was too large, as `prerender/ask.ts` expects, and then every other body is refused.
 * @throws RequestError of kind `size`, or `network` when the body breaks off.
 */
export async function readBody(
  response: Response,
  url: string,
  maxBytes: number,
  left = { bytes: maxBytes },
): Promise<string> {
  const { body, status } = response;
  const tooLarge = () =>
    new RequestError(`${url} is larger than ${maxBytes} bytes`, { kind: 'size', url, status });
  if (Number(response.headers.get('content-length')) > left.bytes) {
    left.bytes = -1;
    body?.cancel().catch(() => {});
    throw tooLarge();
  }
  if (!body) return '';

  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new RequestError(`${url} broke off`, { kind: 'network', url, status, cause });
    });
    if (done) return text + decoder.decode();
    left.bytes -= value.byteLength;
    if (left.bytes < 0) {
      reader.cancel().catch(() => {});
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
