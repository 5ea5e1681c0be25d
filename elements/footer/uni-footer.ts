import type { Parts } from '../../react-views/_shared/parts.js';
import { Footer } from '../../react-views/footer/footer.js';
import { fragmentMetas } from '../../vocabulary/fragment-metas.js';
import { defineView } from '../_core/declare/define.js';
import type { Html, ListedLink } from '../_core/declare/html-form.js';
import { html, list, text, url } from '../_core/declare/prop-types.js';

const links = () => list({ title: text(), link: url(), lang: text() }, ['title']);

const HEADING = /^h[1-6]$/;
const NAV = /^nav$/;

function addressIn(html: Html) {
  const [address] = html.elements(/^address$/);
  html.keep({ address });
  return address === undefined ? undefined : html.richText([address].flatMap(html.children));
}

interface Column {
  readonly title: string | undefined;
  readonly links: readonly ListedLink[];
  readonly parts: Parts | undefined;
}

/** A navigation's heading is the title of its column. One in another has a column of its own, with its own links. */
function columnsIn(html: Html) {
  const columns: Column[] = [];
  const add = (navs: readonly unknown[]) => {
    for (const nav of navs) {
      const [heading] = html.elements(HEADING, html.children(nav), NAV);
      if (heading !== undefined) html.take(heading);
      const links = html.listed(html.links(html.children(nav), NAV)) ?? [];
      const inner = html.outermost(NAV, html.children(nav));
      const title = heading === undefined ? html.attribute(nav, 'aria-label') : html.words(heading);
      // A navigation around others may say nothing of its own.
      if (heading !== undefined || links.length > 0 || inner.length === 0)
        columns.push({ title, links, parts: html.written({ item: nav, heading }) });
      add(inner);
    }
  };
  add(html.outermost(NAV));
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
  html.keep({ legal: small[0] });
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
