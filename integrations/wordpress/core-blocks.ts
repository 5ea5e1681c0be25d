import { type DefaultTreeAdapterMap, defaultTreeAdapter, serialize, serializeOuter } from 'parse5';

type ChildNode = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];
type Attributes = Readonly<Record<string, unknown>>;

/** A block as WordPress stores it: its HTML between two comments, with other blocks in it. */
export interface Block {
  /** `core/heading`, written `heading` in the comment. */
  readonly name: string;
  /** Attributes in the comment, because the HTML does not have them. */
  readonly attributes: Attributes;
  readonly open: string;
  readonly inner: readonly Block[];
  readonly close: string;
  /** Blocks that a template puts into a new block. */
  readonly given?: Attributes;
}

/** A block with those in it, as `InnerBlocks` takes it. */
export type Template = readonly [name: string, attributes: Attributes, inner: readonly Template[]];

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
  return block(
    'heading',
    own === DEFAULT_LEVEL ? {} : { level: own },
    `<h${own}>${content}`,
    [],
    `</h${own}>`,
  );
}

export const paragraph = (content: string): Block => block('paragraph', {}, `<p>${content}`, [], '</p>');

export const group = (inner: readonly Block[]): Block =>
  block('group', {}, '<div class="wp-block-group">', inner, '</div>');

/** Without an address, the block asks its author for a picture. */
export function image(alt: string, caption = ''): Block {
  const below = caption && `<figcaption class="wp-element-caption">${caption}</figcaption>`;
  return block(
    'image',
    {},
    `<figure class="wp-block-image"><img alt="${escaped(alt)}"/>${below}`,
    [],
    '</figure>',
  );
}

/** Each link is a button of its own. */
export const buttons = (links: readonly { readonly href: string; readonly words: string }[]): Block =>
  block(
    'buttons',
    {},
    '<div class="wp-block-buttons">',
    links.map(({ href, words }) =>
      block(
        'button',
        {},
        `<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${escaped(href)}">${words}</a>`,
        [],
        '</div>',
      ),
    ),
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
  const picture = pictureIn(element);
  if (picture) return [image(attributeOf(picture, 'alt'), captionOf(element))];
  return [htmlOf(element)];
}

function htmlOf(element: Element): Block {
  const html = serializeOuter(element);
  return { ...block('html', {}, html, [], ''), given: { content: html } };
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
    return block('list-item', {}, `<li>${words.map(markup).join('').trim()}`, lists.map(listOf), '</li>');
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
  return block('details', {}, open, coreBlocks(childNodes.filter((node) => !isSummary(node))), '</details>');
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

/** A block as a post holds it. */
export function blockMarkup({ name, attributes, open, inner, close }: Block): string {
  const short = name.replace(/^core\//, '');
  const says = Object.keys(attributes).length > 0 ? ` ${inComment(attributes)}` : '';
  return `<!-- wp:${short}${says} -->\n${open}${inner.map(blockMarkup).join('\n\n')}${close}\n<!-- /wp:${short} -->`;
}

/** As WordPress's own serialiser writes it, so that nothing ends the comment. */
const inComment = (attributes: Attributes) =>
  JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022');

/** The content of a new block: the same blocks without their words, which the placeholders name. */
export const templateOf = (
  { name, attributes, inner, given }: Block,
  placeholders: Readonly<Record<string, string>>,
): Template => [
  name,
  { ...attributes, ...given, ...(placeholders[name] && { placeholder: placeholders[name] }) },
  inner.filter((each) => each.name !== 'core/list-item').map((each) => templateOf(each, placeholders)),
];

/** The names of blocks and of all in them. */
export const namesIn = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap(({ name, inner }) => [name, ...namesIn(inner)])),
];
