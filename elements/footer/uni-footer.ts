import { Footer } from '../../react-views/footer/footer.js';
import { fragmentMetas } from '../../vocabulary/fragment-metas.js';
import { defineView } from '../_core/define.js';
import type { Html } from '../_core/html-form.js';
import { html, list, text, url } from '../_core/prop-types.js';

const links = () => list({ title: text(), link: url(), lang: text() }, ['title']);

const HEADING = /^h[1-6]$/;

function addressIn(html: Html) {
  const [address] = html.elements(/^address$/);
  return address === undefined ? undefined : html.richText([address].flatMap(html.children));
}

/** A navigation's heading is the title of its column. */
function columnsIn(html: Html) {
  const columns = html.elements(/^nav$/).map((nav) => {
    const [heading] = html.elements(HEADING, [nav]);
    if (heading !== undefined) html.take(heading);
    return {
      title: heading === undefined ? html.attribute(nav, 'aria-label') : html.words(heading),
      links: html.listed(html.links([nav])) ?? [],
    };
  });
  return columns.length > 0 ? columns : undefined;
}

/** Icons of networks have the networks' names. */
const socialIn = (html: Html) =>
  html.isSlotted
    ? html.listed(html.links())?.map((link) => ({ ...link, icon: link.title.toLowerCase() }))
    : undefined;

/** Small print in small print is said with that around it. */
const smallPrint = (html: Html) => html.outermost(/^small$/);

/** The words of the small print without its links, which are listed already. */
function legalIn(html: Html): string | undefined {
  const said: string[] = [];
  const say = (node: unknown) => {
    if (html.isTaken(node)) return;
    const inside = html.children(node);
    if (inside.length > 0) inside.forEach(say);
    else said.push(html.words(node));
  };
  const small = smallPrint(html);
  small.forEach(say);
  html.take(...small);
  return said.join(' ').replace(/\s+/g, ' ').trim() || undefined;
}

export const definition = defineView({
  tag: 'uni-footer',
  form: {
    read: {
      address: addressIn,
      columns: columnsIn,
      social: socialIn,
      legalLinks: (html) => html.listed(html.links(smallPrint(html))),
      legal: legalIn,
    },
  },
  props: {
    name: text(),
    address: html(),
    columns: list({ title: text(), links: links() }),
    social: list({ title: text(), link: url(), icon: text() }, ['title']),
    acknowledgement: text(),
    legal: text(),
    legalLinks: links(),
  },
  view: Footer,
  fragment: { meta: fragmentMetas.footer, component: 'footer' },
  styles: () => import('../../react-views/footer/footer.css?text'),
});
