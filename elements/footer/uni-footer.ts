import { Footer } from '../../react-views/footer/footer.js';
import { fragmentMetas } from '../../vocabulary/fragment-metas.js';
import { defineView } from '../_core/declare/define.js';
import type { Html } from '../_core/declare/html.js';
import { html, list, text, url } from '../_core/declare/prop-types.js';
import { columnsIn, isOfLinks, networkOf, restIn } from './columns.js';

const links = () => list({ title: text(), link: url(), lang: text() }, ['title']);

const HEADING = /^h[1-6]$/;
/** Blocks that hold no other are lines. */
const LINE = /^(?:p|div)$/;
const BLOCK = /^(?:p|div|section|nav|[ou]l|dl|address|h[1-6]|article|aside|header|table)$/;
/** Signs that parted the links from each other. */
const PARTING = /(?:\s*[|·•])+\s*$/;
const RIGHTS = /^(?:©|\(c\)|copyright\b)/i;

function addressIn(html: Html) {
  const [address] = html.elements(/^address$/);
  html.keep({ address });
  return address === undefined ? undefined : html.richText([address].flatMap(html.children));
}

/** Outside the slot, a link to a network says its name. */
const socialIn = (html: Html) =>
  networksOf(
    html,
    html.links().filter((link) => networkOf(html.link(link).words) !== undefined),
  );

/** Icons of networks have the networks' names. */
const networksOf = (html: Html, links: readonly unknown[]) =>
  html.listed(links)?.map((link) => ({ ...link, icon: networkOf(link.title) ?? link.title.toLowerCase() }));

/** Small print in small print is said with that around it. Without any, it is the line with the sign for rights. */
function smallPrint(html: Html) {
  const small = html.outermost(/^small$/);
  if (small.length > 0) return small;
  const isLine = (node: unknown) => !html.children(node).some((child) => html.holds(BLOCK, child));
  return html.elements(LINE).filter((node) => isLine(node) && RIGHTS.test(html.words(node)));
}

/** A list that stands beside the small print, under no heading, is one of legal links. */
function legalLinksIn(html: Html) {
  const small = smallPrint(html);
  const beside = small[0] === undefined ? [] : html.beside(small[0]);
  const isList = (node: unknown) => /^[ou]l$/.test(html.name(node)) && isOfLinks(html, node);
  const lists = beside.some((node) => html.holds(HEADING, node)) ? [] : beside.filter(isList);
  html.take(...lists.filter((list) => !small.includes(list)));
  return html.listed([...html.links(small), ...lists.flatMap((list) => html.links(html.children(list)))]);
}

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
  const words = said.join(' ').replace(/\s+/g, ' ');
  return words.replace(PARTING, '').trim() || undefined;
}

/** Small print has links that are no column's, and the columns have addresses and links to networks in them. */
function propsIn(html: Html) {
  const legalLinks = html.unlessSlotted('legalLinks', legalLinksIn);
  const legal = html.unlessSlotted('legal', legalIn);
  const columns = html.unlessSlotted('columns', columnsIn);
  const social = html.unlessSlotted('social', socialIn);
  const address = html.unlessSlotted('address', addressIn);
  // Words alone are a fallback until the footer's fragment is there.
  const isFooter = [legalLinks, legal, columns, social, address].some((found) => found !== undefined);
  const rest = isFooter ? html.unlessSlotted('columns', restIn) : undefined;
  return { legalLinks, legal, columns: rest ? [...(columns ?? []), rest] : columns, social, address };
}

export const definition = defineView({
  tag: 'uni-footer',
  form: {
    read: { gives: ['legalLinks', 'legal', 'columns', 'social', 'address'], from: propsIn },
    slots: {
      legalLinks: legalLinksIn,
      legal: legalIn,
      columns: columnsIn,
      social: (html) => networksOf(html, html.links()),
      address: addressIn,
    },
  },
  props: {
    name: text(),
    address: html(),
    columns: list({ title: text(), links: links(), content: html() }),
    social: list({ title: text(), link: url(), icon: text() }, ['title']),
    acknowledgement: text(),
    legal: text(),
    legalLinks: links(),
  },
  view: Footer,
  fragment: { meta: fragmentMetas.footer, component: 'footer' },
  styles: () => import('../../react-views/footer/footer.css?text'),
});
