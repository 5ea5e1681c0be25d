import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FetchModel } from '../page-data.js';

const PATIENCE_MS = 10_000;
/** Pages share their fragments and dictionaries; their own models are asked for once anyway. */
const REMEMBERED_ANSWERS = 200;

const missing = () => new Response('', { status: 404 });

/** Models from the site itself. */
export function dataOfSite(origin: URL): FetchModel {
  return remembering(async (address) => {
    const response = await fetch(new URL(address, origin), { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? response.text() : undefined;
  });
}

/** Models that lie beside the pages, each as the file of its path. */
export function dataOfFolder(folder: string): FetchModel {
  return remembering(async (address) => {
    const root = await realpath(folder);
    const file = await realpath(
      join(root, decodeURIComponent(new URL(address, 'http://own-origin').pathname)),
    );
    return file.startsWith(root + sep) ? readFile(file, 'utf8') : undefined;
  });
}

function remembering(read: (address: string) => Promise<string | undefined>): FetchModel {
  const known = new Map<string, Promise<string | undefined>>();
  return async (address) => {
    const answer = known.get(address) ?? read(address).catch(() => undefined);
    known.delete(address);
    known.set(address, answer);
    if (known.size > REMEMBERED_ANSWERS) known.delete(known.keys().next().value!);
    const text = await answer;
    return text === undefined ? missing() : new Response(text);
  };
}
