import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { built } from './built.js';
import { listen, typeOf } from './listen.js';
import { openBrowser } from './open-browser.js';
import { CSP, NONCE, openStrictPage } from './strict-policy.js';

/** How a page of the other site is made. */
export interface Opening {
  /** The script's path. Default: that of the home site. */
  readonly entry?: string;
  /** Attributes of the script's tag. */
  readonly script?: string;
  /** HTML for the head. */
  readonly head?: string;
  /** The end of the page's address. */
  readonly hash?: string;
  /** Default: that of HTML. */
  readonly doctype?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the page has a strict policy with Trusted Types. */
  readonly strict?: boolean;
  readonly home?: HomeBehaviour;
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

/** The home site's files and their place. */
interface HomeSite {
  /** The folder that it serves. */
  folder(): string;
  readonly mount: string;
  /** The path of the script. */
  readonly entry: string;
}

const EMBED: HomeSite = {
  folder: () => join(built('embed'), 'embed'),
  mount: '/embed/',
  entry: '/embed/uni.js',
};

export type Embedding = Awaited<ReturnType<typeof startEmbedding>>;

/** Two sites of two origins: the home site has what the build wrote, the other one's pages use it, opened in a browser. */
export async function startEmbedding(site = EMBED) {
  const folder = site.folder();
  let shown: { readonly html: string; readonly headers?: Readonly<Record<string, string>> } = { html: '' };
  let behaviour: HomeBehaviour = {};
  /** Paths that the home site was asked for since a page was opened, without hashes. */
  const asked: string[] = [];

  const home = await listen(async ({ url = '/' }, response) => {
    const path = new URL(url, 'http://home.test').pathname;
    asked.push(path.replace(/-[\w-]{8}(\.\w+)$/, '$1'));
    const page = behaviour.pageInstead?.test(path) ? '<!doctype html><title>Home</title>' : undefined;
    const text = page ?? behaviour.files?.[path];
    const own = path.startsWith(site.mount) ? join(folder, path.slice(site.mount.length)) : undefined;
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
  const browser = await openBrowser();

  return {
    sites: { home: home.origin, asked },
    async open(body: string, opening: Opening = {}) {
      const { entry = site.entry, script = '', head = '', strict = false, home: wanted = {} } = opening;
      const { doctype = '<!doctype html>', hash = '', headers } = opening;
      const { page, complaints } = await openStrictPage(browser);
      const tag = `<script type="module" nonce="${NONCE}" src="${home.origin}${entry}" ${script}></script>`;
      const html = `${doctype}<html lang="en"><head>${head}</head><body>${body}${tag}</body></html>`;
      shown = { html, headers: { ...headers, ...(strict && { 'content-security-policy': CSP }) } };
      behaviour = wanted;
      asked.length = 0;
      await page.goto(`${other.origin}/${hash}`, { waitUntil: 'load' });
      return { page, ...complaints };
    },
    async close() {
      await browser.close();
      await Promise.all([home.close(), other.close()]);
    },
  };
}
