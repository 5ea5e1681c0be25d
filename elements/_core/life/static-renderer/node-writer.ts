import type { View } from '../renderer.js';
import type { Declaration } from './attributes.js';
import { type ViewWriter, writeView } from './write-view.js';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Writes a view into an element.
 *
 * @param into an empty element of the document that the nodes are made in. In an inert document pictures do not load.
 * @throws NeedsReact for a view that only React can render, or what the view throws.
 */
export function viewToNodes(view: View, into: Element): void {
  writeView(view, new NodeWriter(into));
}

class NodeWriter implements ViewWriter {
  #element: Element;
  readonly #document: Document;

  constructor(into: Element) {
    this.#element = into;
    this.#document = into.ownerDocument;
  }

  start(tag: string): void {
    const isSvg = tag === 'svg' || this.#element.namespaceURI === SVG;
    const element = isSvg ? this.#document.createElementNS(SVG, tag) : this.#document.createElement(tag);
    this.#element.append(element);
    this.#element = element;
  }

  attribute(name: string, value: string): void {
    this.#element.setAttribute(name, value);
  }

  /** A policy that refuses style attributes does not refuse these. */
  style(declarations: readonly Declaration[]): void {
    const { style } = this.#element as HTMLElement | SVGElement;
    for (const [property, value] of declarations) style.setProperty(property, value);
  }

  open(): void {}

  text(text: string): void {
    this.#element.append(text);
  }

  html(html: unknown): void {
    this.#element.innerHTML = (html ?? '') as string;
  }

  close(): void {
    this.#element = this.#element.parentElement!;
  }
}
