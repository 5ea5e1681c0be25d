// Pages and what becomes of them, letter for letter. UPDATE_CASES=1 writes cases.html again: look at the difference.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { VERSION } from '../elements/_core/declare/version.js';
import { componentFolders } from '../tools/rollup/component-folders.js';
import { createPrerenderer, type PrerenderOptions } from './prerender.js';

const FILE = new URL('cases.html', import.meta.url);
const MARK = 'data-prerendered="';

interface Given extends PrerenderOptions {
  /** By address. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

const { prerender } = createPrerenderer(
  (await componentFolders()).map(({ definition }) => definition),
  async ({ tag }) => `p > a { content: '</style>${tag}' }`,
);

async function write(page: string, { answers, ...options }: Given): Promise<string> {
  const fetch = async (address: string) => Response.json(answers?.[address]);
  const written = await prerender(page, { ...options, ...(answers && { fetch }) });
  return written.replaceAll(MARK + VERSION, `${MARK}VERSION`);
}

describe('a page has', () => {
  const [, ...cases] = readFileSync(FILE, 'utf8').split('<!-- case: ');
  const updated: string[] = [];
  for (const text of cases) {
    const [head, page, expected] = text.split(/ -->\n|\n<!-- gives -->\n/) as [string, string, string];
    const [, what, given = '{}'] = /^(.*?)(?: (\{.*\}))?$/.exec(head)!;
    it(what!, async () => {
      const written = await write(page, JSON.parse(given) as Given);
      updated.push(`<!-- case: ${head} -->\n${page}\n<!-- gives -->\n${written}\n`);
      if (!process.env.UPDATE_CASES) assert.equal(written, expected.trimEnd());
    });
  }
  after(() => process.env.UPDATE_CASES && writeFileSync(FILE, updated.join('\n')));
});
