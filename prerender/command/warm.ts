import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { STANDARD, type WarmTask, WrongUse } from './arguments.js';

/** A page that takes longer than this is a fault: nobody waits for a warm cache for ever. */
const ANSWER_MS = 60_000;
/** A sitemap may name so many addresses. We take no more from all the sitemaps of an index together. */
const MOST_ADDRESSES = 50_000;
const LOCATION = /<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]]+?)\s*(?:\]\]>)?\s*<\/loc>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The addresses of a list, each once and in its order.
 *
 * @throws WrongUse if the list cannot be read, or has a line that is no address.
 */
export async function addressesOf({ warm, origin }: WarmTask, input: Readable): Promise<string[]> {
  const list = await readList(warm, input);
  const base = origin ?? (isAddress(warm) ? new URL(warm) : undefined);
  const addresses = /<sitemapindex[\s>]/.test(list)
    ? (await Promise.all(locationsIn(list, warm, base).map((each) => readSitemap(each)))).flat()
    : /<urlset[\s>]/.test(list)
      ? locationsIn(list, warm, base)
      : linesOf(list, warm, base);
  const found = [...new Set(addresses)];
  if (found.length === 0)
    throw new WrongUse(`--warm ${warm} names no address: write one a line, or give a sitemap`);
  if (found.length > MOST_ADDRESSES)
    throw new WrongUse(
      `--warm ${warm} names ${found.length} addresses: give at most ${MOST_ADDRESSES} at a time`,
    );
  return found;
}

/**
 * Asks for a page as a visitor's browser does, so that caches keep it, and reads it to its end.
 *
 * @throws Error that says what the site answered.
 */
export async function askFor(address: string): Promise<void> {
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((error: Error & { cause?: Error }) => {
    throw new Error(
      error.name === 'TimeoutError' ? `no answer in ${ANSWER_MS / 1000} s` : String(error.cause ?? error),
    );
  });
  await response.body?.pipeTo(new WritableStream());
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
}

const isAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

async function readList(from: string, input: Readable): Promise<string> {
  if (from === STANDARD) return text(input);
  if (!isAddress(from))
    return readFile(from, 'utf8').catch((error: Error) => {
      throw new WrongUse(`--warm ${from} cannot be read (${error.message}): give a file, an address, or -`);
    });
  const response = await fetch(from, { signal: AbortSignal.timeout(ANSWER_MS) }).catch((error: Error) => {
    throw new WrongUse(`--warm ${from} cannot be fetched (${String(error.cause ?? error)})`);
  });
  if (!response.ok) throw new WrongUse(`--warm ${from} cannot be fetched (${response.status})`);
  return response.text();
}

async function readSitemap(address: string): Promise<string[]> {
  const sitemap = await readList(address, process.stdin);
  if (/<sitemapindex[\s>]/.test(sitemap))
    throw new WrongUse(`${address} is an index in an index: name it by --warm`);
  return locationsIn(sitemap, address, new URL(address));
}

const locationsIn = (sitemap: string, from: string, base: URL | undefined) =>
  [...sitemap.matchAll(LOCATION)].map(([, written]) =>
    addressOf(
      written!.replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all),
      from,
      base,
    ),
  );

function linesOf(list: string, from: string, base: URL | undefined): string[] {
  return list.split(/\r?\n/).flatMap((line, at) => {
    const written = line.trim();
    return written === '' || written.startsWith('#')
      ? []
      : [addressOf(written, `${from}, line ${at + 1}`, base)];
  });
}

function addressOf(written: string, from: string, base: URL | undefined): string {
  if (isAddress(written)) return new URL(written).href;
  if (!written.startsWith('/') || !URL.canParse(written, 'http://x'))
    throw new WrongUse(
      `${from}: "${written.slice(0, 100)}" is no http or https address, and no path, which begins with /`,
    );
  if (!base) throw new WrongUse(`${from}: "${written.slice(0, 100)}" is a path: name its site by --origin`);
  return new URL(written, base).href;
}
