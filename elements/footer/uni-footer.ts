import { Footer } from '../../react-views/footer/footer.js';
import { fragmentMetas } from '../../vocabulary/fragment-metas.js';
import { defineView } from '../_core/define.js';
import type { Html } from '../_core/html-form.js';
import { attribute, elementsIn, linksIn, listed, wordsIn } from '../_core/html-parts.js';
import { html, list, text, url } from '../_core/prop-types.js';

const links = () => list({ title: text(), link: url(), lang: text() }, ['title']);

const HEADING = /^h[1-6]$/;

const some = <Item>(items: Item[]): Item[] | undefined => (items.length > 0 ? items : undefined);
const smallPrint = (html: Html) => elementsIn(html, /^small$/);

function partOf(html: Html, names: RegExp) {
  const [element] = elementsIn(html, names);
  if (element === undefined) return undefined;
  html.take(element);
  return html.part(html.tree.children(element));
}

/** The words of elements, without the links that are listed already. */
function wordsOf(html: Html, elements: readonly unknown[]): string | undefined {
  const words = wordsIn(html, elements);
  html.take(...elements);
  return words || undefined;
}

function columnOf(html: Html, nav: unknown) {
  const [heading] = elementsIn(html, HEADING, [nav]);
  const title = heading === undefined ? attribute(html, nav, 'aria-label') : html.words(heading);
  if (heading !== undefined) html.take(heading);
  return { title, links: listed(html, linksIn(html, [nav])) };
}

/** Icons of networks have the networks' names. */
const withIcon = <Link extends { readonly title: string }>(link: Link) => ({
  ...link,
  icon: link.title.toLowerCase(),
});

export const definition = defineView({
  tag: 'uni-footer',
  form: {
    read: {
      address: (html) => partOf(html, /^address$/),
      columns: (html) => some(elementsIn(html, /^nav$/).map((nav) => columnOf(html, nav))),
      social: (html) => (html.isSlotted ? some(listed(html, linksIn(html)).map(withIcon)) : undefined),
      legalLinks: (html) =>
        some(
          listed(
            html,
            smallPrint(html).flatMap((small) => linksIn(html, [small])),
          ),
        ),
      legal: (html) => wordsOf(html, smallPrint(html)),
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
