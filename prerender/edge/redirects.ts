/**
 * An answer of the origin, its redirect to a page of its own turned into one to the same page of the site that the
 * visitor is on: the origin's name is not for visitors, who would go on past the worker or not get through.
 */
export function redirectedOnSite(answer: Response, asked: string, origin: string): Response {
  const location = answer.headers.get('location');
  const own = new URL(asked);
  const to = location && isWhole(location) && URL.canParse(location, origin) && new URL(location, origin);
  if (!to || own.host === new URL(origin).host || !isOfOrigin(to, own, origin)) return answer;
  const turned = new Response(answer.body, answer);
  turned.headers.set('location', own.origin + to.pathname + to.search + to.hash);
  return turned;
}

/** One that is not relative to the address that was asked for. */
const isWhole = (location: string) => /^(?:https?:)?\/\//i.test(location);

/** An origin behind TLS names itself with `http:`. One that sends to itself by the other scheme would send on for ever. */
function isOfOrigin(to: URL, own: URL, origin: string): boolean {
  const { host, origin: exactly } = new URL(origin);
  return to.host === host && (to.origin === exactly || to.pathname + to.search !== own.pathname + own.search);
}
