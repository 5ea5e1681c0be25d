import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listen, typeOf } from './listen.js';

/** A page of the site that embeds, with the headers that it is sent with. */
interface EmbeddingPage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Two sites of two origins: the home site has what the build wrote, and models, the other one's pages use them. */
export interface EmbeddingSites {
  readonly home: string;
  readonly other: string;
  /** What the home site was asked for since `serve`, without hashes. */
  readonly asked: string[];
  /** Sets what is served: the other site's page, and the home site's behaviour. */
  serve(page: EmbeddingPage, home?: HomeBehaviour): void;
  close(): Promise<void>;
}

interface HomeBehaviour {
  /** Path → text, beside the folder. */
  readonly files?: Readonly<Record<string, string>>;
  /** Files that are answered with 404. */
  readonly missing?: RegExp;
  /** Files in whose place a page is sent, as sites do that have one page for every address. */
  readonly pageInstead?: RegExp;
  /** Files that are sent without Access-Control-Allow-Origin. */
  readonly withoutCors?: RegExp;
}

/** @param folder what the build wrote. @param mount the path that it is served at. */
export async function startEmbeddingSites(folder: string, mount: string): Promise<EmbeddingSites> {
  let shown: EmbeddingPage = { html: '' };
  let behaviour: HomeBehaviour = {};
  const asked: string[] = [];

  const home = await listen(async ({ url = '/' }, response) => {
    const path = new URL(url, 'http://home.test').pathname;
    asked.push(path.replace(/-[\w-]{8}(\.\w+)$/, '$1'));
    const page = behaviour.pageInstead?.test(path) ? '<!doctype html><title>Home</title>' : undefined;
    const text = page ?? behaviour.files?.[path];
    const own = path.startsWith(mount) ? join(folder, path.slice(mount.length)) : undefined;
    const body = text ?? (own && (await readFile(own).catch(() => undefined)));
    const type = { 'content-type': page ? 'text/html' : typeOf(path) };
    const cors = behaviour.withoutCors?.test(path) ? undefined : { 'access-control-allow-origin': '*' };
    const isThere = body !== undefined && !behaviour.missing?.test(path);
    response.writeHead(isThere ? 200 : 404, { ...type, ...cors }).end(isThere ? body : '');
  });
  const other = await listen(({ url }, response) => {
    if (url !== '/') return void response.writeHead(url === '/favicon.ico' ? 204 : 404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...shown.headers }).end(shown.html);
  });

  return {
    home: home.origin,
    other: other.origin,
    asked,
    serve(page, at = {}) {
      shown = page;
      behaviour = at;
      asked.length = 0;
    },
    async close() {
      await Promise.all([home.close(), other.close()]);
    },
  };
}
