import { parseArgs } from 'node:util';

/** What the command is asked to do. */
export interface Task {
  /** A file, a folder, or `-` for standard input. */
  readonly from: string;
  /** A file, a folder, or `-` for standard output. */
  readonly to: string;
  /** The site that has the pages' models; without it they are looked up as files in the folder. */
  readonly origin: URL | undefined;
  /** The page's own path, where its file's name does not tell it. */
  readonly path: string | undefined;
  /** The address of the style sheet that isolated tags share. */
  readonly stylesheet: string | undefined;
}

export const USAGE = `uni-prerender [--origin URL] [--path PATH] [--stylesheet URL] IN OUT

  IN, OUT       two files, two folders, or - for standard input and output;
                the same folder twice rewrites its pages in place
  --origin URL  the site that has the pages' models and dictionaries;
                without it they are files in the folder IN
  --path PATH   the page's own address on that site, for a file or standard input
  --stylesheet URL  where isolated.css is: isolated tags share it, in place
                of a copy of their styles in each

Exit codes: 0 every page was read and written, 1 some page or tag was not
rendered (all others are written), 2 the command cannot be understood.`;

/** Thrown for arguments that say nothing that can be done. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

/** @returns undefined when help is asked for. */
export function readArguments(args: readonly string[]): Task | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [from, to, ...more] = positionals;
  if (from === undefined || to === undefined || more.length > 0)
    throw new WrongUse(`give two paths, IN and OUT; there are ${positionals.length}`);
  if (values.path !== undefined && !values.path.startsWith('/'))
    throw new WrongUse(`--path ${values.path} is no path of a site: it begins with /`);
  return { from, to, origin: originOf(values.origin), path: values.path, stylesheet: values.stylesheet };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        origin: { type: 'string' },
        path: { type: 'string' },
        stylesheet: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new WrongUse((error as Error).message);
  }
}

function originOf(written: string | undefined): URL | undefined {
  if (written === undefined) return undefined;
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new WrongUse(`--origin ${written} is no http or https address`);
  if (url.pathname + url.search + url.hash !== '/')
    throw new WrongUse(
      `--origin ${written} has a path: give ${url.origin}, and a page's own path by --path or IN`,
    );
  return url;
}
