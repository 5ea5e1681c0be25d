import { cmsPorts, runModes } from '../../vocabulary/site.js';

/** The part of a `Location` or `URL` that tells hosts apart. */
export type Host = Pick<Location, 'hostname' | 'port'>;
export type RunMode = (typeof runModes)[number];

/** Development on localhost, unless a CMS listens there on its own ports; else production (spec section 4). */
export function environment({ hostname, port }: Host): 'development' | 'production' {
  return hostname === 'localhost' && !isCmsPort(port) ? 'development' : 'production';
}

/** How the site runs on a host. A host whose name says nothing serves visitors: `prod`. */
export function runMode(host: Host): RunMode {
  if (environment(host) === 'development') return 'localdev';
  if (isCmsPort(host.port)) return 'local';
  return stageOf(wordsOf(host.hostname)) ?? 'prod';
}

/** Which collections the search service is asked for: PROD on production hosts, else TEST (spec section 9). */
export const collectionEnvironment = (host: Host): 'PROD' | 'TEST' =>
  runMode(host) === 'prod' ? 'PROD' : 'TEST';

const isCmsPort = (port: string) => port === cmsPorts.author || port === cmsPorts.publish;

/** A host's name in words: `author-dev2.site.example` → author, dev, site, example. */
export const wordsOf = (hostname: string) =>
  hostname
    .toLowerCase()
    .split(/[.-]/)
    .map((word) => word.replace(/\d+$/, ''));

/** The stage that a host's words name. */
function stageOf(words: readonly string[]): RunMode | undefined {
  return runModes.find((mode) => !mode.startsWith('local') && words.includes(mode));
}

/**
 * Which of the CMS's servers a host is: by its port, or by a name that says both the role and a stage, such as
 * `author-dev.university.example`. Undefined for the hosts that visitors see (spec section 6).
 */
export function hostRole({ hostname, port }: Host): 'author' | 'publish' | undefined {
  if (port === cmsPorts.author) return 'author';
  if (port === cmsPorts.publish) return 'publish';
  const words = wordsOf(hostname);
  if (!stageOf(words)) return undefined;
  return (['author', 'publish'] as const).find((role) => words.includes(role));
}

export type SiteSection = 'courses' | 'students';

/** The site's section that a path belongs to, by its first whole segment, with or without /content (spec section 2). */
export function siteSection(pathname: string): SiteSection | undefined {
  const [, section] = /^\/(?:content\/)?(courses|students)(?:[/.]|$)/.exec(pathname) ?? [];
  return section as SiteSection | undefined;
}
