import { readFile } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FetchModel } from '../ask.js';
import { fetchFrom } from '../fetch-from.js';
import { readPage } from '../page-text.js';
import type { Prerenderer } from '../prerender.js';
import { readArguments, type Task, USAGE, WrongUse } from './arguments.js';
import { fileOfPage, filesOfFolder, isFolder, type PageFile, type PageFiles } from './page-files.js';
import { Progress, type Terminal } from './progress.js';
import { dataOfFolder, remembering } from './site-data.js';
import { copyWhole, writeWhole } from './write-whole.js';

/** Where the command reads, writes and talks. */
export interface Surroundings {
  readonly input: Readable;
  readonly output: Writable;
  readonly terminal: Terminal;
}

/** Work on pages is rendering and waiting for models by turns; more at once would only fill the memory. */
const PAGES_AT_ONCE = 8;
const NO_SITE = new URL('http://own-origin/');
const STANDARD = '-';
const OTHER_ENCODING = 'is not in UTF-8 and stays as it is';

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
  try {
    const task = readArguments(args);
    if (!task) {
      await send(`${USAGE}\n`, output);
      return 0;
    }
    const isOfFolder = task.from !== STANDARD && (await isFolder(task.from));
    const { files, faults } = await filesOf(task, isOfFolder);
    const ask = task.origin ? fetchFrom(task.origin) : isOfFolder ? dataOfFolder(task.from) : undefined;
    const fetch = ask && remembering(ask);
    const progress = new Progress(terminal, files.filter(({ isPage }) => isPage).length);
    for (const { path, what } of faults) progress.fault(path, what);
    const work = (file: PageFile) => onePage(file, { prerender, task, fetch, progress, input, output });
    await inTurns(files, work);
    return progress.end().faults > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    terminal.write(`${error.message}\n\n${USAGE}\n`);
    return 2;
  }
}

async function filesOf(task: Task, isOfFolder: boolean): Promise<PageFiles> {
  const { from, to, path } = task;
  if (!isOfFolder) return { files: [await fileOf(task)], faults: [] };
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

interface Work extends Pick<Prerenderer, 'prerender'>, Pick<Surroundings, 'input' | 'output'> {
  readonly task: Task;
  readonly fetch: FetchModel | undefined;
  readonly progress: Progress;
}

/** A page that cannot be read or written does not keep the others from it. */
async function onePage(file: PageFile, { task, progress, ...work }: Work): Promise<void> {
  try {
    if (!file.isPage) return await copyWhole(file.from, file.to);
    const path = task.path ?? file.path;
    const bytes = file.from === STANDARD ? await buffer(work.input) : await readFile(file.from);
    const page = readPage(bytes);
    if (page === undefined) progress.fault(path, OTHER_ENCODING);
    const made =
      page &&
      (await work.prerender(page.html, {
        url: new URL(path, task.origin ?? NO_SITE).href,
        fetch: work.fetch,
        asciiOnly: page.asciiOnly,
        onError: (tag, error) => progress.fault(path, `<${tag}> stays as authored: ${String(error)}`),
      }));
    await write(file, made === undefined ? bytes : Buffer.from(made), work.output);
    progress.done();
  } catch (error) {
    progress.fault(file.path, (error as Error).message);
  }
}

async function write({ from, to }: PageFile, content: Buffer, output: Writable): Promise<void> {
  if (to === STANDARD) return send(content, output);
  await writeWhole(to, content, from === STANDARD ? undefined : from);
}

/** Whoever reads standard output may have enough of it, as `head` does; that is no fault. */
async function send(content: Buffer | string, output: Writable): Promise<void> {
  await new Promise<void>((done, fail) =>
    output.write(content, (error) => (error && !isReaderGone(error) ? fail(error) : done())),
  );
}

const isReaderGone = (error: NodeJS.ErrnoException): boolean => error.code === 'EPIPE';

async function inTurns(files: readonly PageFile[], work: (file: PageFile) => Promise<void>): Promise<void> {
  const waiting = files.values();
  const takeTurns = async () => {
    for (const file of waiting) await work(file);
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, takeTurns));
}
