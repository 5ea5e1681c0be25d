import { type AuthoredContent, NO_CONTENT } from '../../elements/_core/declare/authored.js';
import type { ViewDefinition } from '../../elements/_core/declare/definition.js';
import { readerOf } from '../../elements/_core/declare/names.js';
import { VERSION } from '../../elements/_core/declare/version.js';
import { readContent } from '../../elements/_core/read/children.js';
import { DOM } from '../../elements/_core/read/dom-content.js';
import { leftoverOf, readProps } from '../../elements/_core/read/read-props.js';
import type { Sources } from '../../elements/_core/read/sources.js';
import { writeHtml } from '../../elements/_core/write/write-html.js';
import { loadSanitizer, SanitizerMissing } from '../../elements/_safe/safe-html.js';
import { kebabCase } from '../../elements/_safe/text.js';
import { trustHtml } from '../../elements/_safe/trusted-types.js';
import {
  applyDeferredAttributes,
  PRERENDERED_MARK,
  STYLE_MARK,
  VIEW_CLASS,
} from '../../page/activation/prerendered.js';
import { behave } from '../../page/behaviour/behave.js';
import { labelsIn } from '../../page/locale/words.js';
import { type BlockContent, type BlockElement, readBlock } from './read-block.js';

/** The Universal Editor marks the parts of a block with these. An author cannot edit a part that has lost its mark. */
const INSTRUMENTATION = /^data-(?:aue|richtext)-/;
/** The attributes that an authored picture has itself. */
const OF_PICTURE = /^(?:src|srcset|sizes|loading|fetchpriority|width|height|decoding)$/;
const DEFAULT_LANGUAGE = 'en';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * Turns an Edge Delivery Services block into an element with a server-rendered view: markup, and the listeners that all
 * views share. Nothing else is loaded for it, and an authored picture stays the one that the browser has loaded.
 */
export async function writeBlock(
  block: HTMLElement,
  element: BlockElement,
  definition: ViewDefinition,
): Promise<void> {
  const content = readBlock(block, element);
  const { view: html, left } = await viewOf(definition, content, languageOf(block));
  const tag = document.createElement(definition.tag);
  tag.setAttribute(PRERENDERED_MARK, VERSION);
  const view = document.createElement(definition.display === 'inline' ? 'span' : 'div');
  view.className = VIEW_CLASS;
  // In a template nothing is loaded yet.
  const template = document.createElement('template');
  template.innerHTML = trustHtml(html) as string;
  keepLevel(content.html, template.content);
  const picture = content.picture ?? pictureIn(content.html);
  if (picture) keepPicture(picture, template.content);
  view.append(template.content);
  applyDeferredAttributes(view);
  tag.append(view);
  const { cells, unknown } = content;
  place(block, tag, { cells, unknown: [...unknown, ...left] }, element);
  behave(document);
}

/**
 * Three things wait: rich text that is more than plain for the sanitiser, an author's icon for its shape, and HTML for
 * its reader.
 *
 * @returns the view, and the part of the HTML that has no place in it.
 */
async function viewOf(
  definition: ViewDefinition,
  content: BlockContent,
  language: string,
): Promise<{ readonly view: string; readonly left: readonly ChildNode[] }> {
  const labels = labelsIn(language.split('-')[0]!.toLowerCase());
  try {
    const own: Sources = { ...NOTHING, authored: authoredIn(content, definition), language: () => language };
    const props = readProps(definition, own, { model: () => content.values });
    const left = leftoverOf(definition, own) ?? content.html;
    return {
      view: writeHtml({ view: definition.view, props, labels }, STYLE_MARK),
      left: left as readonly ChildNode[],
    };
  } catch (error) {
    if (error instanceof SanitizerMissing) await loadSanitizer();
    else if (error instanceof Promise) await error;
    else throw error;
    return viewOf(definition, content, language);
  }
}

const NOTHING: Pick<Sources, 'properties' | 'attributes'> = {
  properties: {},
  attributes: { getAttribute: () => null },
};

const authoredIn = ({ html }: BlockContent, definition: ViewDefinition): AuthoredContent =>
  html.length > 0 ? readContent<Node>(html, DOM, readerOf(definition)) : NO_CONTENT;

/** The page's title may stand outside the block, so a heading that its author made an `h2` stays one. */
function keepLevel(html: readonly ChildNode[], view: DocumentFragment): void {
  const title = view.querySelector('h1');
  const authored = html
    .filter((node) => node instanceof Element)
    .flatMap((node) => [node, ...node.querySelectorAll(HEADINGS)])
    .find((element) => element.matches(HEADINGS));
  if (!title || !authored || authored.localName === 'h1') return;
  const heading = document.createElement(authored.localName);
  for (const { name, value } of title.attributes) heading.setAttribute(name, value);
  heading.append(...title.childNodes);
  title.replaceWith(heading);
}

/** The authored picture stands where the view has its own, and looks as that would. */
function keepPicture(picture: Element, view: DocumentFragment): void {
  const image = picture.matches('img') ? picture : picture.querySelector('img')!;
  const address = image.getAttribute('src');
  const own = [...view.querySelectorAll('img')].find((each) => each.getAttribute('src') === address);
  if (!own) return;
  for (const { name, value } of own.attributes) if (!OF_PICTURE.test(name)) image.setAttribute(name, value);
  if (picture !== image) (picture as HTMLElement).style.display = 'contents';
  own.replaceWith(picture);
}

function pictureIn(html: readonly ChildNode[]): Element | undefined {
  const elements = html.filter((node) => node instanceof Element);
  const image = elements
    .flatMap((node) => [node, ...node.querySelectorAll('img')])
    .find((node) => node.matches('img[src]'));
  return image?.closest('picture') ?? image;
}

const languageOf = (block: Element) => block.closest('[lang]')?.getAttribute('lang') || DEFAULT_LANGUAGE;

/** The same for an element that React renders, or that finds its content in the page: the tag with its data. */
export function decorateAs(block: HTMLElement, element: BlockElement): void {
  const content = readBlock(block, element);
  const tag = document.createElement(`uni-${element.slug}`);
  for (const [prop, value] of Object.entries(content.values)) {
    const cell = content.cells.get(prop);
    if (element.props[prop]?.kind === 'html' && cell) {
      const slot = document.createElement('div');
      slot.slot = prop;
      slot.append(...cell.childNodes);
      moveInstrumentation(cell, slot);
      tag.append(slot);
    } else tag.setAttribute(`data-${kebabCase(prop)}`, value);
  }
  tag.append(...content.html);
  place(block, tag, content, element);
}

/** Puts the element into the block. A row that names no prop stays in sight below it, and a warning says so. */
function place(
  block: HTMLElement,
  tag: Element,
  { cells, unknown }: { readonly cells: BlockContent['cells']; readonly unknown: readonly ChildNode[] },
  element: BlockElement,
): void {
  for (const cell of cells.values()) moveInstrumentation(cell, tag);
  moveInstrumentation(block, tag);
  block.replaceChildren(tag, ...unknown);
  if (unknown.length === 0) return;
  const rows = unknown.map(
    (row) => `"${((row as Element).firstElementChild ?? row).textContent?.trim() ?? ''}"`,
  );
  const names = Object.keys(element.props).join(', ');
  console.warn(`block of <${tag.localName}>: ${rows.join(', ')} is no prop; there are ${names}`);
}

function moveInstrumentation(from: Element, to: Element): void {
  for (const { name, value } of [...from.attributes]) {
    if (!INSTRUMENTATION.test(name)) continue;
    to.setAttribute(name, value);
    from.removeAttribute(name);
  }
}
