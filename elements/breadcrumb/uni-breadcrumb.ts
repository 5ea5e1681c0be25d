import { Breadcrumb } from '../../react-views/breadcrumb/breadcrumb.js';
import { defineView } from '../_core/define.js';
import type { Html } from '../_core/html-form.js';
import { boolean, list, object, text, url } from '../_core/prop-types.js';

interface Step {
  readonly title: string;
  readonly link?: { readonly url: string };
  readonly active?: boolean;
}

/** The steps of a trail: its links, and the words beside them; signs between them say nothing. */
function stepsIn(html: Html, nodes: readonly unknown[], isCurrent = false): Step[] {
  const steps = nodes.flatMap((node): Step[] => {
    const title = html.words(node);
    if (!/[\p{L}\p{N}]/u.test(title)) return [];
    const current = html.attribute(node, 'aria-current') ?? 'false';
    const active = isCurrent || current !== 'false';
    const inside = html.name(node) === 'a' ? [] : html.links([node]);
    const isList = html.elements(/^[ou]l$/, [node]).length > 0;
    if (inside.length > 0 || isList) return stepsIn(html, html.children(node), active);
    html.take(node);
    const url = html.attribute(node, 'href');
    return [{ title, ...(url !== undefined && { link: { url } }), ...(active && { active }) }];
  });
  return steps;
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
