import type { Parts } from '../../react-views/_shared/parts.js';
import { Breadcrumb } from '../../react-views/breadcrumb/breadcrumb.js';
import { defineView } from '../_core/declare/define.js';
import type { Html } from '../_core/declare/html.js';
import { boolean, list, object, text, url } from '../_core/declare/prop-types.js';

const LIST = /^[ou]l$/;

interface Step {
  readonly title: string;
  readonly link?: { readonly url: string };
  readonly active?: boolean;
  readonly parts?: Parts | undefined;
}

function withoutSigns(html: Html, said: string): string {
  const words = said.split(' ');
  const behind = [...words].reverse().findIndex(html.saysWord);
  return words.slice(words.findIndex(html.saysWord), words.length - behind).join(' ');
}

/** Reads the steps of a trail from its links and the words beside them. Separators between them are skipped. */
function stepsIn(html: Html): Step[] | undefined {
  if (html.links().length === 0) return undefined;
  const steps: Step[] = [];
  const isLinkedStep = (node: unknown) =>
    html.name(node) === 'a' &&
    html.attribute(node, 'href') !== undefined &&
    (html.hasWords(node) ? html.isWorded(node) : html.saysWord(html.link(node).words));
  const add = (nodes: readonly unknown[], isCurrent: boolean, around?: unknown) => {
    for (const node of nodes) {
      if (html.isHidden(node)) continue;
      const name = html.name(node);
      const item = name === 'li' ? node : around;
      const active = isCurrent || (html.attribute(node, 'aria-current') ?? 'false') !== 'false';
      const isStep = name === '' || name === 'a' || !(LIST.test(name) || html.holds(isLinkedStep, node));
      if (isStep) steps.push(...stepOf(html, node, active, item));
      else add(html.children(node), active, item);
    }
  };
  add(html.nodes, false);
  return steps;
}

/** @returns no step of a node that says nothing. */
function stepOf(html: Html, node: unknown, active: boolean, item: unknown): Step[] {
  const name = html.name(node);
  const said = name === 'a' ? html.link(node).words : html.words(node);
  // Signs beside free text part it from the steps around it.
  const title = name === '' ? withoutSigns(html, said) : said;
  if (!html.saysWord(title)) return [];
  html.take(node);
  const url = html.attribute(node, 'href');
  const link = name === '' || node === item ? undefined : node;
  const parts = html.written({ item, link, words: name === '' ? [node] : html.children(node) });
  return [{ title, ...(url !== undefined && { link: { url } }), ...(active && { active }), parts }];
}

export const definition = defineView({
  tag: 'uni-breadcrumb',
  form: {
    read: { gives: ['items'], from: (html) => ({ items: html.unlessSlotted('items', stepsIn) }) },
    slots: { items: stepsIn },
  },
  props: {
    items: list({ title: text(), link: object({ url: url() }), active: boolean() }, ['title']),
    hideComponent: boolean(),
  },
  view: Breadcrumb,
  hides: ({ hideComponent }) => hideComponent,
  styles: () => import('../../react-views/breadcrumb/breadcrumb.css?text'),
});
