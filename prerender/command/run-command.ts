import { readFile } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FetchModel } from '../ask.js';
import { fetchFrom } from '../fetch-from.js';
import { readPage } from '../page-text.js';
import type { Prerenderer } from '../prerender.js';
import { readArguments, type Task, USAGE, WrongUse } from './arguments.js';
import { fileOfPage, filesOfFolder, isFolder, type PageFile, type PageFiles } from './page-files.js';
import { dataOfFolder, remembering } from './site-data.js';
import { copyWhole, writeWhole } from './write-whole.js';

/** Where the command reads, writes and talks: what it tells goes elsewhere than its pages. */
export interface Surroundings {
  readonly input: Readable;
  readonly output: Writable;
  readonly terminal: { write(text: string): unknown };
}

/** Work on pages is rendering and waiting for models by turns; more at once would only fill the memory. */
const PAGES_AT_ONCE = 8;
const SHOWN_FAULTS = 20;
const NO_SITE = new URL('http://own-origin/');
const STANDARD = '-';

/**
 * The command `uni-prerender`.
 *
 * @param args what follows its name.
 * @returns its exit code: see {@link USAGE}.
 */
export async function runCommand(
  { prerender }: Pick<Prerenderer, 'prerender'>,
  args: readonly string[],
  { input, output, terminal }: Surroundings,
): Promise<number> {
  // Whoever writes is told what went wrong; the same as an event that nobody hears would end the process.
  output.on('error', () => undefined);
  const started = performance.now();
  let [pages, faults] = [0, 0];
  const tell = (path: string, what: string) => {
    if (++faults <= SHOWN_FAULTS) terminal.write(`${path}: ${what}\n`);
  };

  /** A page that cannot be read or written does not keep the others from it. */
  async function work(file: PageFile, task: Task, fetch: FetchModel | undefined): Promise<void> {
    if (!file.isPage) return copyWhole(file.from, file);
    const path = task.path ?? file.path;
    const bytes = file.from === STANDARD ? await buffer(input) : await readFile(file.from);
    const page = readPage(bytes);
    if (page === undefined) tell(path, 'is not in UTF-8 and stays as it is');
    const made = page && {
      html: await prerender(page.html, {
        url: new URL(path, task.origin ?? NO_SITE).href,
        fetch,
        asciiOnly: page.asciiOnly,
        stylesheet: task.stylesheet,
        onError: (tag, error) => tell(path, `<${tag}> stays as authored: ${String(error)}`),
      }),
    };
    const content = made ? Buffer.from(made.html) : bytes;
    if (file.to === STANDARD) await send(content, output);
    else await writeWhole(file, content, file.from === STANDARD ? undefined : file.from);
    pages++;
  }

  try {
    const task = readArguments(args);
    if (!task) {
      await send(`${USAGE}\n`, output);
      return 0;
    }
    const isOfFolder = task.from !== STANDARD && (await isFolder(task.from));
    const all = isOfFolder ? await filesOf(task) : { files: [await fileOf(task)], faults: [] };
    for (const { path, what } of all.faults) tell(path, what);
    const ask = task.origin ? fetchFrom(task.origin) : isOfFolder ? dataOfFolder(task.from) : undefined;
    const fetch = ask && remembering(ask);
    await inTurns(all.files, (file) =>
      work(file, task, fetch).catch((error: Error) => tell(file.path, error.message)),
    );
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    terminal.write(`${error.message}\n\n${USAGE}\n`);
    return 2;
  }
  if (faults > SHOWN_FAULTS) terminal.write(`and ${faults - SHOWN_FAULTS} more\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  terminal.write(`${counted(pages, 'page')} in ${seconds} s, ${counted(faults || 'no', 'fault')}\n`);
  return faults > 0 ? 1 : 0;
}

const counted = (count: number | string, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

async function filesOf({ from, to, path }: Task): Promise<PageFiles> {
  if (to === STANDARD) throw new WrongUse(`${from} is a folder: its pages cannot go to standard output`);
  if (path !== undefined)
    throw new WrongUse(
      `--path ${path} is for one page, and ${from} is a folder: leave it out, its files name their paths`,
    );
  return filesOfFolder(from, to);
}

async function fileOf({ from, to }: Task): Promise<PageFile> {
  if (from !== STANDARD) return fileOfPage(from, to);
  if (to !== STANDARD && (to.endsWith('/') || (await isFolder(to))))
    throw new WrongUse(`${to} is a folder, and standard input has no name: name a file in it`);
  return { from, to, path: '/', isPage: true };
}

/** Whoever reads standard output may have enough of it, as `head` does; that is no fault. */
const send = (content: Buffer | string, output: Writable): Promise<void> =>
  new Promise((done, fail) =>
    output.write(content, (error) =>
      error && (error as NodeJS.ErrnoException).code !== 'EPIPE' ? fail(error) : done(),
    ),
  );

async function inTurns(files: readonly PageFile[], work: (file: PageFile) => Promise<void>): Promise<void> {
  const waiting = files.values();
  const takeTurns = async () => {
    for (const file of waiting) await work(file);
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, takeTurns));
}
