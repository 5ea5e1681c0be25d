import { readBody } from '../../page/request/read-body.js';
import { RESPONSE_BODY_BYTES } from '../../vocabulary/runtime.js';
import type { FetchModel } from '../ask.js';
import { isTrouble } from './rules.js';

/** The site behind the worker, asked on nobody's behalf: without cookies, so that every visitor may have the answer. */
export class SiteOrigin {
  /** What a page was made from: the paths of models and dictionaries. */
  readonly sources = new Set<string>();
  /** Models and dictionaries of which the origin has not said what they are: none, or all of one. */
  readonly #unanswered = new Set<string>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Whether a model or a dictionary could not be had because the origin was not well. */
  get isInTrouble(): boolean {
    return this.#unanswered.size > 0;
  }

  page({ pathname, search }: URL): Promise<Response> {
    return fetch(this.#origin + pathname + search, { headers: { accept: 'text/html' }, redirect: 'manual' });
  }

  /** A model or a dictionary. */
  readonly data: FetchModel = async (address, { signal }) => {
    this.sources.add(address.split('?', 1)[0]!);
    this.#unanswered.add(address);
    const response = await fetch(this.#origin + address, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal,
    });
    const text = response.ok ? await readBody(response, address, RESPONSE_BODY_BYTES) : '';
    if (!isTrouble(response)) this.#unanswered.delete(address);
    return new Response(text, { status: response.ok ? 200 : 404 });
  };
}
