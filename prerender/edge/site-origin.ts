import { isTrouble } from './rules.js';

/** The site behind the worker, asked on nobody's behalf: without cookies, so that every visitor may have the answer. */
export class SiteOrigin {
  /** The answers' versions by address: what a page was made from. */
  readonly sources: Record<string, string> = {};
  /** Whether a model or a dictionary could not be had because the origin was not well. */
  isInTrouble = false;
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** @param version of the page that is there; the answer to the same one has the status 304. */
  page({ pathname, search }: URL, version?: string): Promise<Response> {
    const headers = new Headers({ accept: 'text/html' });
    if (version?.startsWith('etag ')) headers.set('if-none-match', version.slice('etag '.length));
    if (version?.startsWith('date ')) headers.set('if-modified-since', version.slice('date '.length));
    return fetch(this.#origin + pathname + search, { headers, redirect: 'manual' });
  }

  /** A model or a dictionary. */
  readonly data = async (address: string): Promise<Response> => {
    try {
      const response = await fetch(this.#origin + address, {
        headers: { accept: 'application/json' },
        redirect: 'manual',
      });
      this.isInTrouble ||= isTrouble(response);
      const text = response.ok ? await response.text() : '';
      this.sources[address] = response.ok ? await digest(text) : `status ${response.status}`;
      return new Response(text, { status: response.ok ? 200 : 404 });
    } catch (error) {
      this.isInTrouble = true;
      this.sources[address] = 'unreachable';
      throw error;
    }
  };

  /** Whether these addresses still have what a page was made from. */
  async stillHas(sources: Readonly<Record<string, string>>): Promise<boolean> {
    const answers = Object.keys(sources).map((address) => this.data(address).catch(() => undefined));
    await Promise.all(answers);
    return Object.entries(sources).every(([address, version]) => this.sources[address] === version);
  }
}

/** The version of a page's content, as the origin names it. */
export async function versionOf({ headers }: Response, html: string): Promise<string> {
  const [etag, date] = [headers.get('etag'), headers.get('last-modified')];
  return etag ? `etag ${etag}` : date ? `date ${date}` : `text ${await digest(html)}`;
}

/** A short name for a text that no other has. */
export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
