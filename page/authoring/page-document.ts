import { timings } from '../../vocabulary/timings.js';

/** All but data scripts, which elements read. */
const SCRIPTS = 'script:not([type="application/json"])';

/**
 * The page as the server writes it now, for what no model can show: components without a view, and new ones. It comes
 * from the page's own address, so it is worth as much trust as the page. Its scripts are left out, because they have
 * run.
 *
 * By XMLHttpRequest, which parses without a string of HTML: a page with a Trusted Types policy refuses those.
 */
export async function fetchPageDocument(signal: AbortSignal): Promise<Document> {
  signal.throwIfAborted();
  const address = location.href.replace(/#.*$/s, '');
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = (reason: string) => reject(new Error(`${address} ${reason}`));
    call.open('GET', address);
    call.responseType = 'document';
    call.timeout = timings.requestTimeoutMs;
    call.onload = () => {
      const { response, status } = call;
      if (status !== 200 || !(response instanceof Document)) return fail(`answered with status ${status}`);
      for (const script of response.querySelectorAll(SCRIPTS)) script.remove();
      return resolve(response);
    };
    call.onerror = () => fail('cannot be reached');
    call.ontimeout = () => fail('did not answer in time');
    call.onabort = () => fail('was not waited for');
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send();
  });
}
