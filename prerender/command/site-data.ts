import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readBody } from '../../page/request/read-body.js';
import { RESPONSE_BODY_BYTES } from '../../vocabulary/runtime.js';
import type { FetchModel } from '../ask.js';

/** Pages share their fragments and dictionaries; their own models are asked for once anyway. */
const REMEMBERED_ANSWERS = 200;

/** Models that lie beside the pages, each as the file of its path. */
export const dataOfFolder =
  (folder: string): FetchModel =>
  async (address) => {
    const root = await realpath(folder);
    const path = join(root, decodeURIComponent(new URL(address, 'http://own-origin').pathname));
    const file = await realpath(path).catch(() => undefined);
    if (!file?.startsWith(root + sep)) return new Response('', { status: 404 });
    const found = await stat(file);
    // What is no file, a pipe for one, may never end.
    if (!found.isFile()) throw new Error('is no file');
    if (found.size > RESPONSE_BODY_BYTES) throw new Error(`is larger than ${RESPONSE_BODY_BYTES} bytes`);
    return new Response(await readFile(file));
  };

/** The same, the answers that were asked for last kept. */
export function remembering(fetch: FetchModel): FetchModel {
  const known = new Map<string, Promise<ResponseInit & { readonly text: string }>>();
  const read = async (...[address, options]: Parameters<FetchModel>) => {
    const response = await fetch(address, options);
    return { text: await readBody(response, address, RESPONSE_BODY_BYTES), status: response.status };
  };
  return async (address, options) => {
    const answer = known.get(address) ?? read(address, options);
    known.delete(address);
    known.set(address, answer);
    if (known.size > REMEMBERED_ANSWERS) known.delete(known.keys().next().value!);
    const { text, status } = await answer;
    return new Response(text, { status });
  };
}
