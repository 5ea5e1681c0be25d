import { type PageStore, type Purged, pathNamed } from './page-store.js';

export const PURGE_PATH = '/.uni-prerender/purge';
const MOST_AT_ONCE = 1000;
/** No address and no key has one. */
const HALF_A_LETTER = /\p{Surrogate}/u;
const NO_SITE = 'http://own-origin';

/** Answers a POST of `{"paths": […], "tags": […]}` with the header `authorization: Bearer <token>`. */
export async function answerPurge(request: Request, store: PageStore, token: string): Promise<Response> {
  if (!(await isSame(request.headers.get('authorization') ?? '', `Bearer ${token}`)))
    return say(401, 'the header authorization has another token');
  const what = readPurge(await request.text());
  if (!what)
    return say(400, `send {"paths": ["/a.html"], "tags": ["news"]}, at most ${MOST_AT_ONCE} of them`);
  try {
    await Promise.all(what.map((each) => store.purge(each)));
  } catch (error) {
    return say(503, `not purged, ask again: ${String(error)}`);
  }
  return say(200, `${what.length} purged`);
}

function readPurge(body: string): Purged[] | undefined {
  try {
    const { paths = [], tags = [] } = JSON.parse(body) as { paths?: unknown; tags?: unknown };
    if (!isTexts(paths) || !isTexts(tags)) return undefined;
    const count = paths.length + tags.length;
    if (count === 0 || count > MOST_AT_ONCE) return undefined;
    return [...paths.map((path) => pathNamed(encoded(path))), ...tags.map((tag): Purged => `tag:${tag}`)];
  } catch {
    return undefined;
  }
}

/** As addresses have it: a CMS may name a page by the letters of its path. */
const encoded = (path: string) => (URL.canParse(path, NO_SITE) ? new URL(path, NO_SITE).pathname : path);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' && !HALF_A_LETTER.test(each));

/** Takes as long for a wrong token as for the right one. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map(hashed));
  return a!.reduce((difference, byte, at) => difference | (byte ^ b![at]!), 0) === 0;
}

const hashed = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

const say = (status: number, text: string) =>
  new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
