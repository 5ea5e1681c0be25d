import { type DefaultTreeAdapterMap, defaultTreeAdapter, serialize, serializeOuter } from 'parse5';
import type { Attributes, Block } from './stored-block.js';

type ChildNode = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

const DEFAULT_LEVEL = 2;
const LIST = /^[ou]l$/;
const WRAPPER = /^(?:div|section|article|header|nav|hgroup)$/;
const INLINE = /^(?:a|abbr|b|br|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u)$/;
/** Links for calling and writing are words of a text and no button. */
const CONTACT = /^(?:tel|mailto|sms):/;

const block = (name: string, attributes: Attributes, open: string, inner: readonly Block[], close: string) =>
  ({ name: `core/${name}`, attributes, open, inner, close }) satisfies Block;

/** A post has its title in level 1 already. */
export function heading(level: number, content: string): Block {
  const own = Math.max(level, DEFAULT_LEVEL);
  return {
    ...block('heading', own === DEFAULT_LEVEL ? {} : { level: own }, `<h${own}>${content}`, [], `</h${own}>`),
    said: { content },
  };
}

export const paragraph = (content: string): Block => ({
  ...block('paragraph', {}, `<p>${content}`, [], '</p>'),
  said: { content },
});

export const group = (inner: readonly Block[]): Block =>
  block('group', {}, '<div class="wp-block-group">', inner, '</div>');

/** Without an address, the block asks its author for a picture. */
export function image(alt: string, caption = ''): Block {
  const below = caption && `<figcaption class="wp-element-caption">${caption}</figcaption>`;
  return {
    ...block(
      'image',
      {},
      `<figure class="wp-block-image"><img alt="${escaped(alt)}"/>${below}`,
      [],
      '</figure>',
    ),
    said: { alt, ...(caption && { caption }) },
  };
}

/** Each link is a button of its own. */
export const buttons = (links: readonly { readonly href: string; readonly words: string }[]): Block =>
  block(
    'buttons',
    {},
    '<div class="wp-block-buttons">',
    links.map(({ href, words }) => ({
      ...block(
        'button',
        {},
        `<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${escaped(href)}">${words}</a>`,
        [],
        '</div>',
      ),
      said: { text: words, url: href },
    })),
    '</div>',
  );

/** Ordinary HTML as blocks of WordPress's own. Content without a block of its own is a block of HTML. */
export function coreBlocks(nodes: readonly ChildNode[]): Block[] {
  const found: Block[] = [];
  let run: ChildNode[] = [];
  const end = () => {
    if (run.some(isSeen)) found.push(lineOf(run));
    run = [];
  };
  for (const node of nodes) {
    if (defaultTreeAdapter.isCommentNode(node)) continue;
    if (!isElement(node) || INLINE.test(node.tagName)) {
      run.push(node);
      continue;
    }
    end();
    found.push(...blocksOf(node));
  }
  end();
  return found;
}

function blocksOf(element: Element): Block[] {
  const { tagName, childNodes } = element;
  if (/^h[1-6]$/.test(tagName)) return [heading(Number(tagName[1]), serialize(element))];
  if (WRAPPER.test(tagName)) return coreBlocks(childNodes);
  if (tagName === 'p') return [lineOf(childNodes)];
  if (LIST.test(tagName)) return [isPlainList(element) ? listOf(element) : htmlOf(element)];
  if (tagName === 'blockquote')
    return [
      block('quote', {}, '<blockquote class="wp-block-quote">', coreBlocks(childNodes), '</blockquote>'),
    ];
  if (tagName === 'details') return [detailsOf(element)];
  if (tagName === 'dl') return [termsOf(element) ?? htmlOf(element)];
  const picture = pictureIn(element);
  if (picture) return [image(attributeOf(picture, 'alt'), captionOf(element))];
  return [htmlOf(element)];
}

function htmlOf(element: Element): Block {
  const html = serializeOuter(element);
  return { ...block('html', {}, html, [], ''), given: { content: html } };
}

/** Terms as a table of two columns, because WordPress has no block for them. Undefined where a term has several parts. */
function termsOf(element: Element): Block | undefined {
  const parts = element.childNodes
    .filter(isElement)
    .flatMap((part) => (part.tagName === 'div' ? part.childNodes.filter(isElement) : [part]));
  const isPair = ({ tagName }: Element, at: number) => tagName === (at % 2 === 0 ? 'dt' : 'dd');
  const isPlain = ({ attrs, childNodes }: Element) =>
    attrs.length === 0 && childNodes.filter(isElement).every(({ tagName }) => INLINE.test(tagName));
  const isWhole = parts.length > 0 && parts.length % 2 === 0 && parts.every(isPair) && parts.every(isPlain);
  const groups = element.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'div');
  if (!isWhole || groups.some(({ attrs }) => attrs.length > 0)) return undefined;
  const body = parts.flatMap((term, at) =>
    at % 2 === 0
      ? [{ cells: [term, parts[at + 1]!].map((cell) => ({ content: serialize(cell).trim(), tag: 'td' })) }]
      : [],
  );
  const rows = body.map(
    ({ cells }) => `<tr>${cells.map(({ content }) => `<td>${content}</td>`).join('')}</tr>`,
  );
  // Versions of WordPress differ in what a table is that does not say so.
  const attributes = { hasFixedLayout: false };
  const open = `<figure class="wp-block-table"><table><tbody>${rows.join('')}</tbody></table>`;
  const empty = [1, 2, 3].map(() => ({ cells: [1, 2].map(() => ({ content: '', tag: 'td' })) }));
  return { ...block('table', attributes, open, [], '</figure>'), said: { body }, given: { body: empty } };
}

/** A list's block knows words and lists in its items. */
const isPlainList = ({ childNodes }: Element): boolean =>
  childNodes
    .filter(isElement)
    .flatMap((item) => item.childNodes.filter(isElement))
    .every((node) =>
      LIST.test(node.tagName) ? isPlainList(node) : INLINE.test(node.tagName) || node.tagName === 'address',
    );

/** A line is a picture, links as buttons, or a paragraph. */
function lineOf(nodes: readonly ChildNode[]): Block {
  const seen = nodes.filter(isSeen);
  const [only] = seen;
  const picture = seen.length === 1 && isElement(only!) ? pictureIn(only!) : undefined;
  if (picture) return image(attributeOf(picture, 'alt'));
  const links = seen.flatMap((node) => (isElement(node) && isButton(node) ? [node] : []));
  if (links.length === seen.length)
    return buttons(links.map((link) => ({ href: attributeOf(link, 'href'), words: serialize(link) })));
  return paragraph(nodes.map(markup).join('').trim());
}

function listOf(element: Element): Block {
  const { tagName, childNodes } = element;
  const items = childNodes.filter(isElement).map((item) => {
    const lists = item.childNodes.filter(isElement).filter(({ tagName: name }) => LIST.test(name));
    const words = item.childNodes.filter((node) => !lists.includes(node as Element));
    const content = words.map(markup).join('').trim();
    return { ...block('list-item', {}, `<li>${content}`, lists.map(listOf), '</li>'), said: { content } };
  });
  return block('list', tagName === 'ol' ? { ordered: true } : {}, `<${tagName}>`, items, `</${tagName}>`);
}

function detailsOf({ childNodes }: Element): Block {
  const isSummary = (node: ChildNode) => isElement(node) && node.tagName === 'summary';
  // The block's summary is a line of words.
  const words = childNodes.filter(isSummary).map((node) => {
    const [only] = (node as Element).childNodes.filter(isElement);
    return serialize(only && /^h[1-6]$/.test(only.tagName) ? only : (node as Element));
  });
  const open = `<details class="wp-block-details"><summary>${words.join('')}</summary>`;
  const inner = coreBlocks(childNodes.filter((node) => !isSummary(node)));
  return { ...block('details', {}, open, inner, '</details>'), said: { summary: words.join('') } };
}

const isElement = (node: ChildNode): node is Element => defaultTreeAdapter.isElementNode(node);
const isSeen = (node: ChildNode) => isElement(node) || markup(node).trim() !== '';
const isButton = (element: Element) =>
  element.tagName === 'a' &&
  attributeOf(element, 'href') !== '' &&
  !CONTACT.test(attributeOf(element, 'href'));
const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((each) => each.name === name)?.value ?? '';
const markup = (node: ChildNode): string =>
  isElement(node) ? serializeOuter(node) : defaultTreeAdapter.isTextNode(node) ? escapedText(node.value) : '';

function pictureIn(element: Element): Element | undefined {
  if (element.tagName === 'img') return element;
  if (!/^(?:figure|picture|a)$/.test(element.tagName)) return undefined;
  return element.childNodes.filter(isElement).map(pictureIn).find(Boolean);
}

const captionOf = ({ childNodes }: Element) =>
  childNodes
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'figcaption')
    .map((element) => serialize(element))
    .join('');

const escapedText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** A text in HTML, or in the value of an attribute. */
export const escaped = (text: string): string => escapedText(text).replaceAll('"', '&quot;');
