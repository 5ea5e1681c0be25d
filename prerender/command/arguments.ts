import { parseArgs } from 'node:util';

export const USAGE = `uni-prerender [--origin URL] [--path PATH] [--stylesheet URL] IN OUT
uni-prerender --warm LIST [--origin URL]

  IN, OUT       two files, two folders, or - for standard input and output;
                the same folder twice rewrites its pages in place
  --origin URL  the site that has the pages' models and dictionaries;
                without it they are files in the folder IN
  --path PATH   the page's own address on that site, for a file or standard input
  --stylesheet URL  where isolated.css is: isolated tags share it, in place
                of a copy of their styles in each
  --warm LIST   asks a site for each page of a list once, so that its caches
                have them: a file with an address a line, a sitemap or an index
                of sitemaps, the address of one, or - for standard input;
                --origin names the site of paths

Exit codes: 0 every page was read and written, or answered, 1 some page or tag
was not rendered, or some page not answered (all others are), 2 the command
cannot be understood.`;

/** Given in place of a file, it means standard input or output. */
export const STANDARD = '-';

/** Thrown for arguments that say nothing that can be done. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

/** Pages that are to be written. */
export interface PagesTask {
  readonly from: string;
  readonly to: string;
  readonly path: string | undefined;
  readonly stylesheet: string | undefined;
  readonly origin: URL | undefined;
}

/** Pages that are to be asked for. */
export interface WarmTask {
  /** A file, standard input, or an address: of a list with an address a line, of a sitemap, or of an index of sitemaps. */
  readonly warm: string;
  /** The site whose paths a list has. */
  readonly origin: URL | undefined;
}

const OPTIONS = {
  origin: { type: 'string' },
  path: { type: 'string' },
  stylesheet: { type: 'string' },
  warm: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * @returns undefined when help is asked for.
 * @throws WrongUse
 */
export function readArguments(args: readonly string[]): PagesTask | WarmTask | undefined {
  const { values, positionals } = parse(args);
  const { path, stylesheet, warm, help } = values;
  if (help) return undefined;
  const origin = values.origin === undefined ? undefined : originOf(values.origin);
  if (warm !== undefined) {
    if (path !== undefined || stylesheet !== undefined || positionals.length > 0)
      throw new WrongUse('--warm writes no page: leave out IN, OUT, --path and --stylesheet');
    return { warm, origin };
  }
  const [from, to, ...more] = positionals;
  if (from === undefined || to === undefined || more.length > 0)
    throw new WrongUse(`give two paths, IN and OUT; there are ${positionals.length}`);
  if (path !== undefined && !path.startsWith('/'))
    throw new WrongUse(`--path ${path} is no path of a site: it begins with /`);
  return { from, to, path, stylesheet, origin };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new WrongUse((error as Error).message);
  }
}

function originOf(written: string): URL {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new WrongUse(`--origin ${written} is no http or https address`);
  if (url.pathname + url.search + url.hash === '/') return url;
  throw new WrongUse(
    `--origin ${written} has a path: give ${url.origin}, and a page's own path by --path or IN`,
  );
}
