import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { built } from '../../tools/test/built.js';
import { listen, typeOf } from '../../tools/test/listen.js';
import { buildDocs } from './build-docs.js';

/** The docs as a plain web server has them, below a folder of another name. */
export interface ServedDocs {
  /** The folder of the build: `docs` and `cms`. */
  readonly dist: string;
  /** The address of the docs' root, with a slash at its end. */
  readonly root: string;
  close(): Promise<void>;
}

const FOLDER = '/some/folder';

/** Serves the docs as the build writes them. */
export async function serveDocs(): Promise<ServedDocs> {
  const dist = built('cms', 'embed', 'docs');
  if (!existsSync(join(dist, 'docs/index.html'))) await buildDocs(dist);
  const { origin, close } = await listen((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const file = join(dist, path.slice(FOLDER.length));
    if (!path.startsWith(`${FOLDER}/`) || !existsSync(file) || extname(file) === '')
      return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': typeOf(file) }).end(readFileSync(file));
  });
  return {
    dist,
    root: `${origin}${FOLDER}/docs/`,
    close,
  };
}
