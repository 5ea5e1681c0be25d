import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { RESPONSE_BODY_BYTES } from '../../vocabulary/runtime.js';
import { type FetchModel, fetchFrom } from '../ask.js';
import { readPage } from '../page-text.js';
import type { Prerenderer } from '../prerender.js';
import { type PagesTask, readArguments, STANDARD, USAGE, WrongUse } from './arguments.js';
import { fileOfPage, filesOfFolder, isFolder, type PageFile, writeWhole } from './files.js';
import { addressesOf, askFor } from './warm.js';

/** Where the command reads, writes and talks: reports go elsewhere than pages. */
export interface CommandStreams {
  readonly input: Readable;
  readonly output: Writable;
  readonly terminal: { write(text: string): unknown };
}

/** Each page alternates between rendering and waiting for models, so more pages at once would only fill the memory. */
const PAGES_AT_ONCE = 8;
/** A site makes each page anew meanwhile, beside what its visitors ask for. */
const ANSWERS_AT_ONCE = 4;
const SHOWN_FAULTS = 20;
/**
 * Pages share fragments and dictionaries, so these answers are remembered. Each page's own model is fetched only once
 * anyway.
 */
const REMEMBERED_ANSWERS = 200;
const NO_SITE = new URL('http://own-origin/');

/**
 * The command `uni-prerender`.
 *
 * @param args the words behind its name.
 * @returns its exit code: see {@link USAGE}.
 */
export async function runCommand(
  { prerender }: Pick<Prerenderer, 'prerender'>,
  args: readonly string[],
  { input, output, terminal }: CommandStreams,
): Promise<number> {
  // The writer learns what went wrong. The same fault as an event that nobody hears would end the process.
  output.on('error', () => undefined);
  const started = performance.now();
  let [pages, faults] = [0, 0];
  const report = (path: string, what: string) => {
    if (++faults <= SHOWN_FAULTS) terminal.write(`${path}: ${what}\n`);
  };
  const finished = () => {
    if (faults > SHOWN_FAULTS) terminal.write(`and ${faults - SHOWN_FAULTS} more\n`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    terminal.write(`${counted(pages, 'page')} in ${seconds} s, ${counted(faults || 'no', 'fault')}\n`);
    return faults > 0 ? 1 : 0;
  };
  try {
    const task = readArguments(args);
    if (!task) {
      await send(`${USAGE}\n`, output);
      return 0;
    }
    if ('warm' in task) {
      const ask = (address: string) => askFor(address).then(() => pages++);
      await inTurns(await addressesOf(task, input), ANSWERS_AT_ONCE, ask, report);
      return finished();
    }
    const { files, fetch } = await workOf(task, report);
    const work = async (file: PageFile) => {
      if (!file.isPage) return writeWhole(file);
      const path = task.path ?? file.path;
      const bytes = file.from === STANDARD ? await buffer(input) : await readFile(file.from);
      const page = readPage(bytes);
      if (page === undefined)
        report(path, 'does not say that it is in UTF-8 and stays as it is: give it <meta charset="utf-8">');
      const made =
        page === undefined
          ? undefined
          : await prerender(page, {
              url: new URL(path, task.origin ?? NO_SITE).href,
              fetch,
              stylesheet: task.stylesheet,
              onError: (tag, error) => report(path, `<${tag}> stays as authored: ${String(error)}`),
              onWarning: (message) => terminal.write(`${path}: ${message}\n`),
            });
      const content = made === undefined ? bytes : Buffer.from(made);
      await (file.to === STANDARD ? send(content, output) : writeWhole(file, content));
      pages++;
    };
    await inTurns(files, PAGES_AT_ONCE, work, ({ path }, what) => report(path, what));
    return finished();
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    terminal.write(`${error.message}\n\n${USAGE}\n`);
    return 2;
  }
}

/** Works on a few items at a time. If one fails, the others are still done. */
async function inTurns<T>(
  all: readonly T[],
  atOnce: number,
  work: (each: T) => Promise<unknown>,
  report: (each: T, what: string) => void,
): Promise<void> {
  const waiting = all.values();
  const takeTurns = async () => {
    for (const each of waiting) await work(each).catch((error: Error) => report(each, error.message));
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
}

const counted = (count: number | string, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Returns the files to render, and the `fetch` for their data. */
async function workOf({ from, to, path, origin }: PagesTask, report: (path: string, what: string) => void) {
  const ofSite = origin && remembering(fetchFrom(origin));
  if (from === STANDARD || !(await isFolder(from)))
    return { files: [await fileOfPage(from, to)], fetch: ofSite };
  if (to === STANDARD) throw new WrongUse(`${from} is a folder: its pages cannot go to standard output`);
  if (path !== undefined)
    throw new WrongUse(
      `--path ${path} is for one page, and ${from} is a folder: leave it out, its files name their paths`,
    );
  return { files: await filesOfFolder(from, to, report), fetch: ofSite ?? remembering(dataOfFolder(from)) };
}

/** Reads models from the folder of the pages, where each is a file at its path. */
const dataOfFolder =
  (folder: string): FetchModel =>
  async (address) => {
    const root = await realpath(folder);
    const path = join(root, decodeURIComponent(new URL(address, NO_SITE).pathname));
    const file = await realpath(path).catch(() => undefined);
    if (!file?.startsWith(root + sep)) return new Response('', { status: 404 });
    const found = await stat(file);
    if (!found.isFile()) throw new Error('is no file');
    if (found.size > RESPONSE_BODY_BYTES) throw new Error(`is larger than ${RESPONSE_BODY_BYTES} bytes`);
    return new Response(await readFile(file));
  };

/** Keeps the last answers of a `fetch`, `REMEMBERED_ANSWERS` of them. */
function remembering(fetch: FetchModel): FetchModel {
  const known = new Map<string, Promise<Response>>();
  return async (address, options) => {
    const answer = known.get(address) ?? fetch(address, options);
    known.delete(address);
    known.set(address, answer);
    if (known.size > REMEMBERED_ANSWERS) known.delete(known.keys().next().value!);
    return (await answer).clone();
  };
}

/** The reader of standard output may have enough of it, as `head` has. That is no fault. */
const send = (content: Buffer | string, output: Writable): Promise<void> =>
  new Promise((done, fail) =>
    output.write(content, (error) =>
      error && (error as NodeJS.ErrnoException).code !== 'EPIPE' ? fail(error) : done(),
    ),
  );
