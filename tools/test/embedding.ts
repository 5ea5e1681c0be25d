import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { built } from './built.js';
import { type EmbeddingSites, startEmbeddingSites } from './embedding-sites.js';
import { openBrowser } from './open-browser.js';
import { type Complaints, CSP, NONCE, openStrictPage } from './strict-policy.js';

/** How a page of the other site is made. */
export interface Opening {
  /** The script's path; default that of the home site. */
  readonly entry?: string;
  /** Attributes of the script's tag. */
  readonly script?: string;
  /** What stands in the head. */
  readonly head?: string;
  /** Whether the page has a strict policy with Trusted Types. */
  readonly strict?: boolean;
  readonly home?: Parameters<EmbeddingSites['serve']>[1];
}

interface OpenPage extends Complaints {
  readonly page: Page;
  close(): Promise<void>;
}

/** What the build writes on a site, and another site whose pages have its script, opened in a browser. */
export interface Embedding {
  readonly sites: EmbeddingSites;
  open(body: string, opening?: Opening): Promise<OpenPage>;
  close(): Promise<void>;
}

/** What the home site serves, and where. */
interface HomeSite {
  /** The folder that it serves. */
  folder(): string;
  readonly mount: string;
  /** The path of the script. */
  readonly entry: string;
}

const EMBED: HomeSite = {
  folder: () => join(built('embed'), 'embed'),
  mount: '/embed/',
  entry: '/embed/uni.js',
};

export async function startEmbedding(home: HomeSite = EMBED): Promise<Embedding> {
  const sites = await startEmbeddingSites(home.folder(), home.mount);
  const browser = await openBrowser();
  return {
    sites,
    async open(body, { entry = home.entry, script = '', head = '', strict = false, home: behaviour } = {}) {
      const { context, page, complaints } = await openStrictPage(browser);
      const tag = `<script type="module" nonce="${NONCE}" src="${sites.home}${entry}" ${script}></script>`;
      const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}${tag}</body></html>`;
      sites.serve({ html, ...(strict && { headers: { 'content-security-policy': CSP } }) }, behaviour);
      await page.goto(sites.other, { waitUntil: 'load' });
      return { page, ...complaints, close: () => context.close() };
    },
    async close() {
      await browser.close();
      await sites.close();
    },
  };
}
