import { ShowMore } from '../../react-views/show-more/show-more.js';
import { defineView } from '../_core/declare/define.js';
import type { Html } from '../_core/declare/html.js';
import { boolean, html, text } from '../_core/declare/prop-types.js';

const BLOCK = /^(?:p|div|[ou]l|dl|h[1-6]|table|section|blockquote|figure|pre)$/;
const WRAPPER = /^(?:div|section|article)$/;
const FOLD = /^details$/;

/** The nodes in the tag. A wrapper around all of them is looked through, unless it is there for what lives in it. */
function contentOf(html: Html, nodes = html.nodes): readonly unknown[] {
  const seen = nodes.filter((node) => !html.isBlank(node));
  const [only] = seen;
  const isWrapper = seen.length === 1 && WRAPPER.test(html.name(only));
  return isWrapper && (html.holds(FOLD, only) || !html.isBox(only))
    ? contentOf(html, html.children(only))
    : nodes;
}

/** The nodes before the first fold, and the fold. */
function parts(html: Html) {
  const content = contentOf(html);
  const at = content.findIndex((node) => html.name(node) === 'details');
  const fold = at < 0 ? [] : html.children(content[at]);
  return {
    before: at < 0 ? content : content.slice(0, at),
    summary: fold.find((node) => html.name(node) === 'summary'),
    folded: fold.filter((node) => html.name(node) !== 'summary'),
  };
}

/** The summary is taken out of the fold before the rest of that is rich text. */
function propsIn(html: Html) {
  const { before, summary, folded } = parts(html);
  const seeMoreLabel = html.unlessSlotted('seeMoreLabel', () => labelIn(html, summary));
  const moreContent = html.unlessSlotted('moreContent', () => html.richText(folded));
  const defaultContent = html.unlessSlotted('defaultContent', () => html.richText(before));
  const isBlock = folded.some((node) => BLOCK.test(html.name(node))) || undefined;
  return { seeMoreLabel, isBlock, moreContent, defaultContent };
}

function labelIn(html: Html, summary: unknown): string | undefined {
  if (summary === undefined) return undefined;
  html.take(summary);
  html.keep({ summary });
  return html.words(summary);
}

export const definition = defineView({
  tag: 'uni-show-more',
  form: {
    words: 'defaultContent',
    read: { gives: ['seeMoreLabel', 'isBlock', 'moreContent', 'defaultContent'], from: propsIn },
  },
  props: {
    defaultContent: html(),
    moreContent: html(),
    seeMoreLabel: text(),
    seelessLabel: text(),
    style: text(),
    isBlock: boolean(),
    hideIcon: boolean(),
    type: text(),
  },
  view: ShowMore,
  styles: () => import('../../react-views/show-more/show-more.css?text'),
});
