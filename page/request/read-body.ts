import { RequestError } from './request-error.js';

/**
 * Reads a body as UTF-8 text without its byte order mark.
 *
 * @param maxBytes a longer body is let go of as soon as that is known.
 * @param left how many of them are left, for bodies that share them.
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
