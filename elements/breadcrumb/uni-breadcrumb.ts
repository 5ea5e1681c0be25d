import { Breadcrumb } from '../../react-views/breadcrumb/breadcrumb.js';
import { defineView } from '../_core/define.js';
import type { Html } from '../_core/html-form.js';
import { boolean, list, object, text, url } from '../_core/prop-types.js';

const LIST = /^[ou]l$/;

interface Step {
  readonly title: string;
  readonly link?: { readonly url: string };
  readonly active?: boolean;
}

function withoutSigns(html: Html, said: string): string {
  const words = said.split(' ');
  const behind = [...words].reverse().findIndex(html.saysWord);
  return words.slice(words.findIndex(html.saysWord), words.length - behind).join(' ');
}

/** Reads the steps of a trail from its links and the words beside them. Separators between them are skipped. */
function stepsIn(html: Html, nodes: readonly unknown[], isCurrent = false): Step[] {
  return nodes.flatMap((node): Step[] => {
    const name = html.name(node);
    const current = html.attribute(node, 'aria-current') ?? 'false';
    const active = isCurrent || current !== 'false';
    const inside = name === '' || name === 'a' ? [] : stepsIn(html, html.children(node), active);
    if (LIST.test(name) || inside.some(({ link }) => link)) return inside;
    const said = name === 'a' ? html.link(node).words : html.words(node);
    // Signs beside free text part it from the steps around it.
    const title = name === '' ? withoutSigns(html, said) : said;
    if (!html.saysWord(title)) return [];
    html.take(node);
    const url = html.attribute(node, 'href');
    return [{ title, ...(url !== undefined && { link: { url } }), ...(active && { active }) }];
  });
}

export const definition = defineView({
  tag: 'uni-breadcrumb',
  form: { read: { items: (html) => (html.links().length > 0 ? stepsIn(html, html.nodes) : undefined) } },
  props: {
    items: list({ title: text(), link: object({ url: url() }), active: boolean() }, ['title']),
    hideComponent: boolean(),
  },
  view: Breadcrumb,
  hides: ({ hideComponent }) => hideComponent,
  styles: () => import('../../react-views/breadcrumb/breadcrumb.css?text'),
});
