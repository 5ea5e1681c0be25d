import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import postcss, { type Container } from 'postcss';
import type * as service from 'vscode-html-languageservice';
import { withCoursePages } from '../../../fixtures/server/content/catalogue-pages.js';
import { readContent } from '../../../fixtures/server/content/content-store.js';
import { type Model, textOf } from '../../../fixtures/server/content/model.js';
import { createRenderer } from '../../../fixtures/server/htl/renderer.js';
import { BROKEN_CLIENT_LIBS } from '../../../fixtures/server/pages/app-head.js';
import { searchSite } from '../../../fixtures/server/search/site-search.js';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const from = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const TEMPLATES = from('fixtures/server/templates');
const STYLES = join(TEMPLATES, 'site');
/** They arrange what stands in them. */
const ARRANGING = new Set(['uni-bespoke-layout', 'uni-fragment', 'uni-side-nav']);
/** Of the page around. */
const AROUND = new Set(['s-main', 's-course-page', 'cmp-wrapper']);
const FORMAT = { tabSize: 2, insertSpaces: true, wrapLineLength: 0, unformatted: '', contentUnformatted: '' };
const CLASS = /\.(-?[a-z][\w-]*)/gi;

/** A UMD module, whose names an import does not find. */
const { getLanguageService, TextDocument } = createRequire(import.meta.url)(
  'vscode-html-languageservice',
) as typeof service;
const html = getLanguageService();

/** The demo site's pages, by their paths. */
export const siteContent = withCoursePages(readContent([from('fixtures/content')]));

const renderer = createRenderer([from('elements'), TEMPLATES]);

/** What the demo site's own templates write for these components of a page, with tags as authors write them. */
export async function siteHtml(path: string, components: readonly Model[]): Promise<string> {
  const page = siteContent.model(path) ?? {};
  const items = Object.fromEntries(components.map((each, at) => [`item${at}`, each]));
  const area = { ':type': 'uni/components/area', ':items': items, ':itemsOrder': Object.keys(items) };
  const written = await renderer.render(
    { model: area, path: '', owner: path },
    {
      currentPage: { title: textOf(page, 'title') ?? '', path, language: textOf(page, 'language') ?? 'en' },
      mode: 'disabled',
      request: { path: `${path}.html` },
      // On a page whose scripts are missing, no view is written as one that stands ready.
      page: { head: BROKEN_CLIENT_LIBS },
      searchSite: (query) => searchSite(siteContent, query, 'en', path),
      fragment: (each) => siteContent.model(each.replace(/^\/content(?=\/)/, '')),
    },
  );
  const document = TextDocument.create('', 'html', 0, withoutViews(written.trim()));
  const [edit] = html.format(document, undefined, FORMAT);
  return edit!.newText;
}

/** A script of the demo site's templates. */
export const siteScript = (name: string): string => readFileSync(join(TEMPLATES, `${name}.js`), 'utf8');

/** Leaves in each tag what an author wrote. */
function withoutViews(markup: string): string {
  const fragment = parseFragment(markup);
  const visit = (node: Node): void => {
    if (!('childNodes' in node)) return;
    const isFilled = 'tagName' in node && node.tagName.startsWith('uni-') && !ARRANGING.has(node.tagName);
    for (const child of [...node.childNodes])
      if (isFilled && !isAuthored(child)) defaultTreeAdapter.detachNode(child);
      else visit(child);
  };
  visit(fragment);
  return serialize(fragment);
}

const isAuthored = (node: Node) =>
  'attrs' in node && (node as Element).attrs.some(({ name }) => name === 'slot' || name === 'data-slot');

/** The site's own rules that some markup needs: those whose classes it has, from the style sheets of the demo site. */
export function siteCss(markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)),
  );
  const isOfView = (name: string) =>
    name.startsWith('m-') && markup.includes(`<uni-${name.slice(2).split(/__|--/, 1)[0]}`);
  const isNeeded = (selector: string) => {
    const names = [...selector.matchAll(CLASS)].map(([, name]) => name!);
    const own = names.filter((name) => !AROUND.has(name));
    return own.some((name) => classes.has(name)) && own.every((name) => classes.has(name) || isOfView(name));
  };
  const sheets = readdirSync(STYLES)
    .filter((name) => name !== 'page.css')
    .sort()
    .map((name) => {
      const sheet = postcss.parse(readFileSync(join(STYLES, name), 'utf8'));
      sheet.walkComments((comment) => void comment.remove());
      sheet.walkAtRules('import', (rule) => void rule.remove());
      sheet.walkRules((rule) => {
        const selectors = rule.selectors.filter(isNeeded);
        if (selectors.length > 0) rule.selectors = selectors;
        else removeFrom(rule);
      });
      return String(sheet)
        .trim()
        .replace(/(?<=\})\n(?=\s*[^\s}])/g, '\n\n')
        .replace(/\n{3,}/g, '\n\n');
    });
  return sheets.filter(Boolean).join('\n\n');
}

/** With the rules around that it leaves empty. */
function removeFrom(node: Container): void {
  const around = node.parent;
  node.remove();
  if (around && around.type !== 'root' && around.nodes?.length === 0) removeFrom(around as Container);
}

const WINDOW = /@media (not all and )?\((?:min-width: ([\d.]+px)|max-width: ([\d.]+px))\)/g;

/** The same rules for a page that stands in a frame: what asks for the window's width asks for the frame's. */
export const framed = (css: string): string =>
  css.replace(WINDOW, (_media, not: string | undefined, least?: string, most?: string) => {
    const width = least ? `(min-width: ${least})` : `(max-width: ${most})`;
    return `@container stage ${not ? `not ${width}` : width}`;
  });
