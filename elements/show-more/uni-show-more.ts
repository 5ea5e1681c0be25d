import { ShowMore } from '../../react-views/show-more/show-more.js';
import { defineView } from '../_core/define.js';
import type { Html } from '../_core/html-form.js';
import { elementsIn, taken } from '../_core/html-parts.js';
import { boolean, html, text } from '../_core/prop-types.js';

const BLOCK = /^(?:p|div|[ou]l|dl|h[1-6]|table|section|blockquote|figure|pre)$/;

const isFold = (html: Html, node: unknown) => html.tree.name(node) === 'details';
/** What stands in the tag, a wrapper around everything looked through. */
const contentOf = (html: Html): readonly unknown[] => {
  const seen = html.nodes.filter((node) => html.words(node) !== '' || isFold(html, node));
  const [only] = seen;
  const name = (only !== undefined && html.tree.name(only)) || '';
  if (seen.length !== 1 || !/^(?:div|section|article)$/.test(name)) return html.nodes;
  return contentOf({ ...html, nodes: [...html.tree.children(only)] });
};
const foldAt = (html: Html) => contentOf(html).findIndex((node) => isFold(html, node));
const foldIn = (html: Html): unknown[] => {
  const fold = contentOf(html)[foldAt(html)];
  return fold === undefined
    ? []
    : [...html.tree.children(fold)].filter((node) => html.tree.name(node) !== 'summary');
};
const beforeFold = (html: Html) => {
  const at = foldAt(html);
  return contentOf(html).slice(0, at < 0 ? undefined : at);
};

function summaryIn(html: Html): string | undefined {
  const [summary] = elementsIn(
    html,
    /^summary$/,
    contentOf(html).filter((node) => isFold(html, node)),
  );
  if (summary === undefined) return undefined;
  html.take(summary);
  return html.words(summary);
}

export const definition = defineView({
  tag: 'uni-show-more',
  form: {
    read: {
      seeMoreLabel: summaryIn,
      isBlock: (html) => foldIn(html).some((node) => BLOCK.test(html.tree.name(node) ?? '')) || undefined,
      moreContent: (html) => taken(html, html.isSlotted ? html.nodes : foldIn(html)),
      defaultContent: (html) => taken(html, html.isSlotted ? html.nodes : beforeFold(html)),
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
