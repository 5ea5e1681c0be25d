import { homeAddress } from '../../page/environment/home-origin.js';
import { readBody } from '../../page/request/read-body.js';
import { reasonOf } from '../../page/request/request-error.js';
import type { FileDrawing } from '../../react-views/_shared/icons/file-drawing.js';
import { RESPONSE_BODY_BYTES } from '../../vocabulary/runtime.js';
import { timings } from '../../vocabulary/timings.js';
import { readSvg } from './read-svg.js';

const files = new Map<string, Promise<FileDrawing>>();

/**
 * The drawing of an icon file of the own site, or of its home site. Each path is fetched once, however many icons ask
 * for it. A failure is told on the console and forgotten, so that a later icon may try again.
 *
 * @param path a path or address of that site, resolved without regard to `<base>`.
 * @throws Error with the request's status and status text, or 'Resource returned an invalid SVG file' (spec section 8).
 */
export function loadIconFile(path: string): Promise<FileDrawing> {
  const known = files.get(path);
  if (known) return known;
  const file = fetchIcon(path);
  files.set(path, file);
  file.catch((error: unknown) => {
    files.delete(path);
    console.error(`uni-icon: the icon file ${JSON.stringify(path)} cannot be shown:`, reasonOf(error));
  });
  return file;
}

async function fetchIcon(path: string): Promise<FileDrawing> {
  const home = homeAddress();
  const url = new URL(path, home);
  if (url.origin !== new URL(home).origin) throw new Error('icon files come from the own site only');
  const response = await fetch(url, {
    credentials: 'same-origin',
    redirect: 'error',
    signal: AbortSignal.timeout(timings.requestTimeoutMs),
  }).catch((cause: unknown) => {
    if (url.origin === location.origin) throw cause;
    const remedy = `does not send Access-Control-Allow-Origin: ${location.origin}`;
    throw new Error(`${url} cannot be reached, or ${remedy}`, { cause });
  });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return readSvg(await readBody(response, url.href, RESPONSE_BODY_BYTES));
}
