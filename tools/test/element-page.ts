import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { build, type Plugin } from 'esbuild';
import type { ComponentFolder } from '../rollup/component-folders.js';
import { cssText } from '../rollup/styles.js';
import { listen } from './listen.js';
import { openBrowser } from './open-browser.js';

/** The answers of the test's server for a path, besides the page and its scripts. */
export type Answers = (path: string) => { readonly type: string; readonly body: string } | undefined;

/** A call of `alert`, `confirm`, `prompt` or `print` in a page or one of its frames. */
export interface Call {
  readonly name: string;
  /** The `data-payload` of what the event that led to it happened to. */
  readonly payload: string | undefined;
}

/** Effects of a page that its test did not ask for. */
export interface Misdeeds {
  readonly calls: Call[];
  /** Requests for another origin, which are aborted. */
  readonly foreignRequests: string[];
  /** Navigations that the test did not make. They are refused. */
  readonly navigations: string[];
  readonly pageErrors: string[];
  /** Errors on the console, but not that a resource cannot be loaded. */
  readonly consoleErrors: string[];
}

/** Pages of a server of their own that run one bundled module, in a real browser. */
export interface ElementPages {
  /** A fresh page in which the module has run. */
  open(): Promise<{ readonly page: Page; readonly misdeeds: Misdeeds }>;
  close(): Promise<void>;
}

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title>
<link rel="icon" href="data:,"><script type="module" src="/scripts/stdin.js"></script></head><body></body></html>`;
const UNLOADED = /^Failed to load resource/;

/**
 * @param module the source of a module, as if it stood in the project's folder. It may import TypeScript and `x.css?text`.
 */
export async function startElementPages(
  module: string,
  answers: Answers = () => undefined,
): Promise<ElementPages> {
  const scripts = await bundle(module);
  const server = await listen(({ url: path = '' }, response) => {
    const script = scripts.get(path.replace('/scripts/', ''));
    const answer =
      path === '/'
        ? { type: 'text/html', body: HTML }
        : script === undefined
          ? answers(path)
          : { type: 'text/javascript', body: script };
    response.writeHead(answer ? 200 : 404, { 'Content-Type': answer?.type ?? 'text/plain' });
    response.end(answer?.body);
  });
  const browser = await openBrowser();
  return {
    open: () => open(browser, server.origin),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

async function open(browser: Browser, origin: string) {
  const context = await browser.newContext();
  const misdeeds: Misdeeds = {
    calls: [],
    foreignRequests: [],
    navigations: [],
    pageErrors: [],
    consoleErrors: [],
  };
  await context.exposeBinding('tellCall', (_source, name: string, payload?: string) => {
    misdeeds.calls.push({ name, payload });
  });
  await context.addInitScript(trapCalls);
  await guard(context, origin, misdeeds);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => misdeeds.pageErrors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !UNLOADED.test(message.text()))
      misdeeds.consoleErrors.push(message.text());
  });
  await page.goto(origin);
  return { page, misdeeds };
}

/** Runs in each page and frame. A function with a name inside it would not survive the way there. */
function trapCalls(): void {
  const page = globalThis as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const name of ['alert', 'confirm', 'prompt', 'print']) {
    page[name] = () => {
      const target = window.event?.target;
      const place = target instanceof Element ? target.closest<HTMLElement>('[data-payload]') : null;
      page.tellCall?.(name, place?.dataset.payload);
    };
  }
}

/** Lets nothing leave the origin, nor the page its address. */
async function guard(context: BrowserContext, origin: string, misdeeds: Misdeeds): Promise<void> {
  let isOpen = false;
  await context.route('**/*', (route) => {
    const request = route.request();
    const url = request.url();
    if (new URL(url).origin !== origin) {
      misdeeds.foreignRequests.push(url);
      return route.abort();
    }
    if (!request.isNavigationRequest()) return route.continue();
    if (!isOpen) {
      isOpen = true;
      return route.continue();
    }
    misdeeds.navigations.push(url);
    return route.fulfill({ status: 204 });
  });
}

async function bundle(module: string): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    stdin: { contents: module, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    // An import for its effect has one here, whatever its package.json says of the package's files.
    ignoreAnnotations: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    write: false,
    outdir: '/',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [sheetsAsText],
  });
  return new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*\//, ''), text]));
}

const sheetsAsText: Plugin = {
  name: 'css-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path, suffix }) =>
      suffix === '?text'
        ? { contents: `export const css = ${JSON.stringify(await cssText(path))};` }
        : { contents: readFileSync(path, 'utf8'), loader: 'css' },
    );
  },
};

/** The source of a module that defines the tags of these elements. */
export const defineTags = (folders: readonly ComponentFolder[]): string =>
  [
    "import { registerElement } from './elements/_core/testing/testing-register.ts';",
    ...folders.map(
      ({ module }, at) => `import { definition as folder${at} } from ${JSON.stringify(module)};`,
    ),
    ...folders.map((_folder, at) => `registerElement(folder${at});`),
  ].join('\n');

/**
 * Source for such a module: `wordsIn(node)`, all that a reader gets of it, and `linesOf(act)`, all that is told meanwhile.
 */
export const READING = `
import { forgetWarnings } from './page/warn.ts';
const wordsIn = (node) => {
  if (node.nodeType === 3) return node.data;
  if (node.nodeType === 11) return [...node.childNodes].map(wordsIn).join(' ');
  if (node.nodeType !== 1 || /^(script|style|template)$/.test(node.localName)) return '';
  if (getComputedStyle(node).display === 'none') return '';
  const assigned = node.localName === 'slot' ? node.assignedNodes() : [];
  const inside = assigned.length > 0 ? assigned : (node.shadowRoot ?? node).childNodes;
  return [node.alt, node.ariaLabel, node.title, node.value, node.placeholder, ...[...inside].map(wordsIn)].join(' ');
};
const linesOf = async (act) => {
  const lines = [];
  const own = [console.warn, console.error];
  console.warn = console.error = (...line) => lines.push(line.join(' '));
  forgetWarnings();
  await act();
  [console.warn, console.error] = own;
  return lines;
};
`;
