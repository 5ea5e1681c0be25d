import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { reasonOf } from '../../page/request/reason-of.js';
import type { FetchModel } from '../ask.js';

const PATIENCE_MS = 10_000;
/** As many addresses in a row without an answer, and the site is not asked any more. */
const SILENT_ADDRESSES = 3;
/** Pages share their fragments and dictionaries; their own models are asked for once anyway. */
const REMEMBERED_ANSWERS = 200;
const MISSING = 'Error 404';
const GIVEN_UP = `left ${SILENT_ADDRESSES} addresses in a row unanswered and is not asked any more`;

/** Models from the site itself. A site that keeps silent is given up. */
export function dataOfSite({ origin }: URL, patienceMs = PATIENCE_MS): FetchModel {
  let silent = 0;
  const ask = async (address: string) => {
    const response = await fetch(new URL(address, origin), { signal: AbortSignal.timeout(patienceMs) });
    return { response, text: await response.text() };
  };
  return remembering(async (address) => {
    if (silent >= SILENT_ADDRESSES) throw new Error(`${origin} ${GIVEN_UP}`);
    const { response, text } = await ask(address).catch((error: Error) => {
      silent++;
      throw new Error(`${origin} ${whyUnanswered(error, patienceMs)}`);
    });
    silent = 0;
    if (new URL(response.url).origin !== origin)
      throw new Error(`${origin} redirects to another site, ${response.url}`);
    if (!response.ok) throw new Error(`Error ${response.status}`);
    return text;
  });
}

/** Models that lie beside the pages, each as the file of its path. */
export function dataOfFolder(folder: string): FetchModel {
  return remembering(async (address) => {
    const root = await realpath(folder);
    const path = join(root, decodeURIComponent(new URL(address, 'http://own-origin').pathname));
    const file = await realpath(path).catch(() => undefined);
    if (!file?.startsWith(root + sep)) throw new Error(MISSING);
    return readFile(file, 'utf8');
  });
}

function whyUnanswered({ name, cause, message }: Error, patienceMs: number): string {
  if (name === 'TimeoutError') return `did not answer within ${patienceMs / 1000} s`;
  // Where a host has several addresses, the cause has a code and no words.
  const reason = cause === undefined ? '' : reasonOf(cause) || (cause as NodeJS.ErrnoException).code;
  return `cannot be reached: ${reason || message}`;
}

function remembering(read: (address: string) => Promise<string>): FetchModel {
  const known = new Map<string, Promise<string>>();
  return async (address) => {
    const answer = known.get(address) ?? read(address);
    known.delete(address);
    known.set(address, answer);
    if (known.size > REMEMBERED_ANSWERS) known.delete(known.keys().next().value!);
    return new Response(await answer);
  };
}
