// What forms of lists and folds read of a tag's HTML.

import type { AuthoredPart } from './children.js';
import type { Html, HtmlLink } from './html-form.js';

/** All elements of these names that nothing has taken yet, in the order of the document. */
export function elementsIn(html: Html, names: RegExp, nodes: Iterable<unknown> = html.nodes): unknown[] {
  const { tree } = html;
  return [...nodes].flatMap((node) => {
    const name = tree.name(node);
    if (name === undefined || html.isTaken(node)) return [];
    const inside = name.includes('-') ? [] : elementsIn(html, names, tree.children(node));
    return names.test(name) ? [node, ...inside] : inside;
  });
}

const ADDRESSED = /^a$/;

/** The links with an address. */
export const linksIn = (html: Html, nodes?: Iterable<unknown>): unknown[] =>
  elementsIn(html, ADDRESSED, nodes).filter((node) => attribute(html, node, 'href') !== undefined);

export const attribute = (html: Html, element: unknown, name: string): string | undefined =>
  html.tree.attribute(element, name) ?? undefined;

/** An attribute of the first element of a name that has it. */
export function attributeOf(html: Html, element: string, name: string): string | undefined {
  const all = elementsIn(html, new RegExp(`^${element}$`)).map((node) => attribute(html, node, name));
  return all.find((value) => value !== undefined);
}

/** A link as a form gives it. */
export const linkOf = (html: Html, node: unknown): HtmlLink => ({
  address: attribute(html, node, 'href') ?? '',
  words: html.words(node) || attribute(html, node, 'aria-label') || '',
  label: attribute(html, node, 'aria-label'),
  target: attribute(html, node, 'target'),
  rel: attribute(html, node, 'rel'),
  download: attribute(html, node, 'download'),
});

/** Links as headers and footers list them, taken. */
export const listed = (html: Html, links: readonly unknown[]) =>
  links.map((node) => {
    html.take(node);
    const { words, address } = linkOf(html, node);
    return {
      title: words,
      link: address,
      lang: attribute(html, node, 'hreflang') ?? attribute(html, node, 'lang'),
    };
  });

/** The words in nodes, without those that are taken. */
export const wordsIn = (html: Html, nodes: Iterable<unknown>): string =>
  [...nodes]
    .map((node) => {
      if (html.isTaken(node)) return '';
      const inside = [...html.tree.children(node)];
      return inside.length > 0 ? wordsIn(html, inside) : html.words(node);
    })
    .filter(Boolean)
    .join(' ');

/** Takes nodes as rich text; undefined if they say nothing. */
export function taken(html: Html, nodes: readonly unknown[]): AuthoredPart | undefined {
  const said = nodes.filter((node) => !html.isTaken(node));
  html.take(...said);
  return said.some((node) => html.words(node) !== '') ? html.part(said) : undefined;
}

/** What a figure says of its picture. */
export function caption(html: Html): string | undefined {
  const [node] = elementsIn(html, /^figcaption$/);
  if (node === undefined) return undefined;
  html.take(node);
  return html.words(node) || undefined;
}
