import type { ViewDefinition } from '../elements/_core/define.js';
import { propsOfModel } from '../elements/_core/read-props.js';
import { loadSanitizer, SanitizerMissing } from '../elements/_core/safe/safe-html.js';
import { kebabCase } from '../elements/_core/safe/text.js';
import { trustHtml } from '../elements/_core/safe/trusted-types.js';
import { VERSION } from '../elements/_core/version.js';
import { writeHtml } from '../elements/_core/write-html.js';
import { behave } from '../page/behaviour/behave.js';
import { labelsIn } from '../page/locale/words.js';
import {
  applyDeferredAttributes,
  PRERENDERED_MARK,
  STYLE_MARK,
  VIEW_CLASS,
} from '../page/wake/prerendered.js';
import { type BlockContent, type BlockElement, readBlock } from './read-block.js';

/** What the Universal Editor marks its parts with; where a mark is lost, the part cannot be edited. */
const INSTRUMENTATION = /^data-(?:aue|richtext)-/;
/** What an authored picture says itself. */
const OF_PICTURE = /^(?:src|srcset|sizes|loading|fetchpriority|width|height|decoding)$/;
const DEFAULT_LANGUAGE = 'en';

/**
 * Turns an Edge Delivery Services block into an element with a server-rendered view: markup, and the listeners that all views
 * share. Nothing else is loaded for it, and an authored picture stays the one that the browser has loaded.
 */
export async function writeBlock(
  block: HTMLElement,
  element: BlockElement,
  definition: ViewDefinition,
): Promise<void> {
  const content = readBlock(block, element);
  const html = await htmlOf(definition, content.values, languageOf(block));
  const tag = document.createElement(definition.tag);
  tag.setAttribute(PRERENDERED_MARK, VERSION);
  const view = document.createElement(definition.display === 'inline' ? 'span' : 'div');
  view.className = VIEW_CLASS;
  // In a template nothing is loaded yet.
  const template = document.createElement('template');
  template.innerHTML = trustHtml(html) as string;
  if (content.picture) keepPicture(content, template.content);
  view.append(template.content);
  applyDeferredAttributes(view);
  tag.append(view);
  place(block, tag, content, element);
  behave(document);
}

/** Rich text that is more than plain waits for the sanitiser, and an icon that an author named for its shape. */
async function htmlOf(
  definition: ViewDefinition,
  model: BlockContent['values'],
  language: string,
): Promise<string> {
  const labels = labelsIn(language.split('-')[0]!.toLowerCase());
  try {
    const props = propsOfModel(definition, model, language);
    return writeHtml({ view: definition.view, props, labels }, STYLE_MARK);
  } catch (error) {
    if (error instanceof SanitizerMissing) await loadSanitizer();
    else if (error instanceof Promise) await error;
    else throw error;
    return htmlOf(definition, model, language);
  }
}

/** The authored picture stands where the view has its own, and looks as that would. */
function keepPicture({ picture, values }: BlockContent, view: DocumentFragment): void {
  const own = [...view.querySelectorAll('img')].find((image) =>
    Object.values(values).includes(image.getAttribute('src') ?? ''),
  );
  const image = picture!.matches('img') ? picture! : picture!.querySelector('img')!;
  if (!own) return;
  for (const { name, value } of own.attributes) if (!OF_PICTURE.test(name)) image.setAttribute(name, value);
  if (picture !== image) (picture as HTMLElement).style.display = 'contents';
  own.replaceWith(picture!);
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
  place(block, tag, content, element);
}

/** Puts the element into the block. A row that names no prop stays in sight below it, and a warning says so. */
function place(
  block: HTMLElement,
  tag: Element,
  { cells, unknown }: BlockContent,
  element: BlockElement,
): void {
  for (const cell of cells.values()) moveInstrumentation(cell, tag);
  moveInstrumentation(block, tag);
  block.replaceChildren(tag, ...unknown);
  if (unknown.length === 0) return;
  const rows = unknown.map(({ firstElementChild }) => `"${firstElementChild?.textContent?.trim() ?? ''}"`);
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
