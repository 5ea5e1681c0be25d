import { isKeptInPlace } from '../../content/authored-content.js';
import type { ViewDefinition } from '../../definition.js';
import { areSameWords, counts, SameMarkup } from '../same-markup.js';
import type { Declaration } from './attributes.js';
import { type StillView, type ViewWriter, walkView } from './walk-view.js';

const DIFFERENCE = new Error('what is written is not what the view renders');
/** CSS as it is given → as the browser serialises it. */
const serialised = new Map<string, string>();

/**
 * Whether a tag shows already what its view renders, because a template wrote it. Content that a prop is made of is the
 * author's, and that of an isolated tag is not seen.
 *
 * @throws NeedsReact, or what the view throws.
 */
export function isWritten(host: Element, { content }: ViewDefinition, view: StillView): boolean {
  if (view.comesAlive || content !== undefined) return false;
  if (!host.hasChildNodes() || host.hasAttribute('isolated')) return false;
  const writer = new CompareWriter(host);
  if (!writer.hasMore) return false;
  try {
    walkView(view, writer);
    return writer.isSame();
  } catch (error) {
    if (error === DIFFERENCE) return false;
    throw error;
  }
}

/** Goes along in what is written while a view renders; throws at the first difference. */
class CompareWriter implements ViewWriter {
  readonly #host: Element;
  readonly #same = new SameMarkup();
  #element: Element;
  /** What comes next in the element. */
  #next: ChildNode | null;
  #attributes = 0;
  #text = '';

  constructor(host: Element) {
    this.#host = host;
    this.#element = host;
    this.#next = host.firstChild;
    this.#skip();
  }

  get hasMore(): boolean {
    return this.#next !== null;
  }

  start(tag: string): void {
    this.#compareText();
    const element = this.#next;
    if (!(element instanceof Element) || element.localName !== tag) throw DIFFERENCE;
    this.#element = element;
    this.#attributes = 0;
  }

  attribute(name: string, value: string): void {
    this.#attributes++;
    if (!this.#same.hasAttribute(this.#element, name, value)) throw DIFFERENCE;
  }

  /** Where a policy refuses style attributes, what is written is not in force. */
  style(declarations: readonly Declaration[]): void {
    this.#attributes++;
    const css = declarations.map(([property, value]) => `${property}:${value}`).join(';');
    if (cssOf(this.#element) !== this.#serialised(css)) throw DIFFERENCE;
  }

  open(): void {
    if (this.#element.attributes.length !== this.#attributes) throw DIFFERENCE;
    this.#enter(this.#element.firstChild);
  }

  text(text: string): void {
    this.#text += text;
  }

  html(html: unknown): void {
    this.#next = null;
    if (this.#element.innerHTML === String(html)) return;
    const rendered = document.implementation.createHTMLDocument('').createElement('div');
    rendered.innerHTML = html as string;
    if (!this.#same.hasNodes(this.#element.childNodes, rendered.childNodes)) throw DIFFERENCE;
  }

  close(): void {
    this.#compareText();
    if (this.#next) throw DIFFERENCE;
    const after = this.#element.nextSibling;
    this.#element = this.#element.parentElement!;
    this.#enter(after);
  }

  isSame(): boolean {
    this.#compareText();
    return this.#next === null && this.#same.refersAlike();
  }

  #enter(node: ChildNode | null): void {
    this.#next = node;
    this.#skip();
  }

  #skip(): void {
    while (this.#next && !this.#counts(this.#next)) this.#next = this.#next.nextSibling;
  }

  #counts(node: ChildNode): boolean {
    const isBeside = node.parentNode === this.#host && node instanceof Element && isKeptInPlace(node);
    return counts(node) && !isBeside;
  }

  #compareText(): void {
    const text = this.#text;
    this.#text = '';
    if (text.trim() === '') return;
    const written = this.#next;
    if (written?.nodeType !== Node.TEXT_NODE || !areSameWords(written.nodeValue, text)) throw DIFFERENCE;
    this.#enter(written.nextSibling);
  }

  #serialised(css: string): string {
    const known = serialised.get(css);
    if (known !== undefined) return known;
    const element = document.createElement('i');
    element.style.cssText = css;
    serialised.set(css, element.style.cssText);
    return element.style.cssText;
  }
}

const cssOf = (element: Element) => (element as Element & ElementCSSInlineStyle).style.cssText;
