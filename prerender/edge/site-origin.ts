import { isTrouble } from './rules.js';

/** The site behind the worker, asked on nobody's behalf: without cookies, so that every visitor may have the answer. */
export class SiteOrigin {
  /** What a page was made from: the paths of models and dictionaries. */
  readonly sources = new Set<string>();
  /** Whether a model or a dictionary could not be had because the origin was not well. */
  isInTrouble = false;
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  page({ pathname, search }: URL): Promise<Response> {
    return fetch(this.#origin + pathname + search, { headers: { accept: 'text/html' }, redirect: 'manual' });
  }

  /** A model or a dictionary. */
  readonly data = async (address: string): Promise<Response> => {
    this.sources.add(address.split('?', 1)[0]!);
    try {
      const response = await fetch(this.#origin + address, {
        headers: { accept: 'application/json' },
        redirect: 'manual',
      });
      this.isInTrouble ||= isTrouble(response);
      return new Response(response.ok ? await response.text() : '', { status: response.ok ? 200 : 404 });
    } catch (error) {
      this.isInTrouble = true;
      throw error;
    }
  };
}
