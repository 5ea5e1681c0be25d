import { escape as escapeHtml } from 'lodash-es';
import { Marked, type Tokens } from 'marked';
import { codeBlock } from './highlight.js';

export interface Target {
  readonly address: string;
  /** The page's title, or undefined for an address that is none of the docs. */
  readonly title?: string;
}

/** Where a link of a Markdown file leads, or undefined for a file that is no part of the docs: its words stay. */
export type LinkOf = (href: string) => Target | undefined;

/** A file's name says nothing to who reads pages. */
const FILE_NAME = /^[\w./-]+\.md$/;

/** GitHub's alerts, by the first words of a quotation. */
const ALERT = /^\s*<p>\[!(NOTE|WARNING)\]\s*/;
const ALERT_CLASS: Readonly<Record<string, string>> = { NOTE: '', WARNING: 'm-callout--warning-red' };

/**
 * Markdown as the docs show it: headings with the ids that GitHub gives them, links between pages, highlighted code,
 * tables that scroll on their own, alerts as callouts.
 */
export function renderMarkdown(markdown: string, linkOf: LinkOf): string {
  const ids = new Map<string, number>();
  const marked = new Marked({ async: false, gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        return `<h${depth} id="${uniqueId(plainText(html), ids)}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const { address, title } = linkOf(href) ?? {};
        if (address === undefined) return html;
        const words = title !== undefined && FILE_NAME.test(html) ? escapeHtml(title) : html;
        return `<a href="${escapeHtml(address)}">${words}</a>`;
      },
      code: ({ text, lang }: Tokens.Code) => codeBlock(text, lang),
      blockquote({ tokens }) {
        const html = this.parser.parse(tokens);
        const [start, kind = ''] = ALERT.exec(html) ?? [];
        return start ? callout(`<p>${html.slice(start.length)}`, kind) : `<blockquote>${html}</blockquote>\n`;
      },
    },
    hooks: { postprocess: (html) => html.replace(/<table>.*?<\/table>/gs, scrollable) },
  });
  return marked.parse(markdown) as string;
}

const callout = (html: string, kind: string) =>
  `<uni-callout data-applied-css-class-names="${ALERT_CLASS[kind] ?? ''}"><div slot="description">${html}</div></uni-callout>\n`;

/** A cell without words is no heading. Where a column has none, the first cell of each row is the heading of its row. */
function scrollable(table: string): string {
  const rows = table.includes('<th></th>')
    ? table.replace(/<tr>\s*<td>(.*?)<\/td>/gs, '<tr>\n<th scope="row">$1</th>')
    : table;
  const shown = rows.replace('<table>', '<table class="d-table">').replaceAll('<th></th>', '<td></td>');
  return `<div class="d-scroll" data-table="Table">${shown}</div>`;
}

/** The id that GitHub gives to a heading, where it is the first with its words. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

function uniqueId(text: string, ids: Map<string, number>): string {
  const id = headingId(text);
  const count = ids.get(id) ?? 0;
  ids.set(id, count + 1);
  return count === 0 ? id : `${id}-${count}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** The words of HTML that {@link renderMarkdown} wrote. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim();

/** A part of a page that starts with a heading. */
export interface Section {
  readonly id: string;
  readonly level: number;
  readonly title: string;
  readonly text: string;
}

const HEADING = /<h([2-4]) id="([^"]*)"[^>]*>(.*?)<\/h\1>/gs;

/** A page's sections, and before them its opening words. */
export function sectionsOf(html: string): {
  readonly opening: string;
  readonly sections: readonly Section[];
} {
  const headings = [...html.matchAll(HEADING)];
  const words = (from: number, to: number | undefined) =>
    plainText(html.slice(from, to).replace(/<\/?(?:p|li|td|th|tr|pre|div)\b/g, ' $&'));
  const sections = headings.map((heading, at) => ({
    id: heading[2]!,
    level: Number(heading[1]),
    title: plainText(heading[3]!),
    text: words(heading.index + heading[0].length, headings[at + 1]?.index),
  }));
  return { opening: words(0, headings[0]?.index), sections };
}
