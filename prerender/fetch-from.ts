import { reasonOf } from '../page/request/request-error.js';
import type { FetchModel } from './ask.js';
import { ownPath } from './own-path.js';

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * A `fetch` for `prerender` that asks one site, on nobody's behalf. It follows what the site redirects to on itself, and
 * asks no other.
 *
 * @param origin such as `https://publish.example.edu`; its path does not count.
 * @throws TypeError for what is no address. The calls throw an Error that says why the site gave no answer.
 */
export function fetchFrom(origin: string | URL): FetchModel {
  const site = new URL(origin).origin;
  return async (address, { signal }) => {
    let asked = site + ownPath(address, site);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const response = await fetch(asked, {
        headers: { accept: 'application/json' },
        redirect: 'manual',
        signal,
      }).catch((error: Error) => {
        throw new Error(`${site} cannot be reached: ${whyUnanswered(error)}`, { cause: error });
      });
      const location = response.headers.get('location');
      if (!REDIRECTS.has(response.status) || location === null) return response;
      response.body?.cancel().catch(() => {});
      const next = new URL(location, asked);
      if (next.origin !== site) throw new Error(`${site} redirects to another site, ${next.href}`);
      asked = next.href;
    }
    throw new Error(`${site} redirects more than ${MOST_REDIRECTS} times`);
  };
}

/** Where a host has several addresses, the cause has a code and no words. */
const whyUnanswered = ({ cause, message }: Error): string =>
  (cause === undefined ? '' : reasonOf(cause) || (cause as { code?: string }).code) || message;
