import { ShowMore } from '../../react-views/show-more/show-more.js';
import { defineView } from '../_core/declare/define.js';
import type { Html } from '../_core/declare/html-form.js';
import { boolean, html, text } from '../_core/declare/prop-types.js';

const BLOCK = /^(?:p|div|[ou]l|dl|h[1-6]|table|section|blockquote|figure|pre)$/;
const WRAPPER = /^(?:div|section|article)$/;

/** The nodes in the tag. A wrapper around all of them is looked through. */
function contentOf(html: Html, nodes = html.nodes): readonly unknown[] {
  const seen = nodes.filter((node) => !html.isBlank(node));
  const [only] = seen;
  return seen.length === 1 && WRAPPER.test(html.name(only)) ? contentOf(html, html.children(only)) : nodes;
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

function seeMoreLabel(html: Html): string | undefined {
  const { summary } = parts(html);
  if (summary === undefined) return undefined;
  html.take(summary);
  html.keep({ summary });
  return html.words(summary);
}

export const definition = defineView({
  tag: 'uni-show-more',
  form: {
    words: 'defaultContent',
    read: {
      seeMoreLabel,
      isBlock: (html) => parts(html).folded.some((node) => BLOCK.test(html.name(node))) || undefined,
      moreContent: (html) => html.richText(html.isSlotted ? html.nodes : parts(html).folded),
      defaultContent: (html) => html.richText(html.isSlotted ? html.nodes : parts(html).before),
    },
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
