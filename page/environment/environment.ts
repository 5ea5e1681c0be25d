import { cmsPorts, type runModes, stages } from '../../vocabulary/site.js';

/** The part of a `Location` or `URL` that tells hosts apart. */
export type Host = Pick<Location, 'hostname' | 'port'>;
export type RunMode = (typeof runModes)[number];

/** Development on localhost, unless the port is one of the CMS. Production everywhere else (spec section 4). */
export function environment({ hostname, port }: Host): 'development' | 'production' {
  return hostname === 'localhost' && !isCmsPort(port) ? 'development' : 'production';
}

/** How the site runs on a host. A host whose name says nothing serves visitors: `prod`. */
export const runMode = ({ hostname, port }: Host): Exclude<RunMode, 'localdev'> =>
  hostname === 'localhost' || isCmsPort(port) ? 'local' : (stageOf(wordsOf(hostname)) ?? 'prod');

/**
 * How the site runs: as `<meta name="uni-stage" content="stage">` says it, whatever the host's name is, else as that name
 * says. The meta's content is given as it is written.
 */
export const runModeOfPage = (host: Host): string =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="uni-stage"]')?.content || runMode(host);

/** Which collections the search service is asked for: PROD if `runModeOfPage` is `prod`, else TEST (spec section 9). */
export const collectionEnvironment = (host: Host): 'PROD' | 'TEST' =>
  runModeOfPage(host) === 'prod' ? 'PROD' : 'TEST';

/** Names of AEM as a Cloud Service have the role in them, and no stage. */
const CLOUD = 'adobeaemcloud';

const isCmsPort = (port: string) => port === cmsPorts.author || port === cmsPorts.publish;

/** A host's name in words: `author-dev2.site.example` → author, dev, site, example. */
const wordsOf = (hostname: string) => hostname.split(/\d*(?:[.-]|$)/);

/** The stage that a host's words name. */
const stageOf = (words: readonly string[]) => stages.find((stage) => words.includes(stage));

/**
 * Which of the CMS's servers a host is: by its port, or by a name that says the role and either a stage or that it is of
 * AEM as a Cloud Service: `author-dev.university.example`, `author-p1-e2.adobeaemcloud.com`. Undefined for the hosts that
 * visitors see (spec section 6).
 */
export function hostRole({ hostname, port }: Host): 'author' | 'publish' | undefined {
  if (port === cmsPorts.author) return 'author';
  if (port === cmsPorts.publish) return 'publish';
  const words = wordsOf(hostname);
  if (!stageOf(words) && !words.includes(CLOUD)) return undefined;
  return (['author', 'publish'] as const).find((role) => words.includes(role));
}

export type SiteSection = 'courses' | 'students';

/** The site's section that a path belongs to, by its first whole segment, with or without /content (spec section 2). */
export function siteSection(pathname: string): SiteSection | undefined {
  const [, section] = /^\/(?:content\/)?(courses|students)(?:[/.]|$)/.exec(pathname) ?? [];
  return section as SiteSection | undefined;
}
