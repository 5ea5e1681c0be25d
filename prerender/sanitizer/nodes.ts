import { serialize } from 'parse5';
import { descendants } from './node-walk.js';
import type { ServerDocument } from './server-document.js';

/** One attribute; named as in parse5's tree and as in the DOM. */
export interface ServerAttribute {
  readonly name: string;
  value: string;
}

/**
 * The part of a DOM that the sanitiser works on, over plain arrays. Accessors stand on the prototypes, where DOMPurify
 * looks them up, and the names are those of parse5's tree, so that its serialiser can write the nodes.
 */
export class ServerNode {
  readonly #document: ServerDocument | undefined;
  readonly #children: ServerNode[] = [];
  readonly #type: number;
  readonly #name: string;
  #parent: ServerNode | null = null;
  /** Where it last stood among its siblings; looking from there spares long lists a search each. */
  #place = 0;

  constructor(document: ServerDocument | undefined, type: number, name: string) {
    this.#document = document;
    this.#type = type;
    this.#name = name;
  }

  get nodeType(): number {
    return this.#type;
  }

  get nodeName(): string {
    return this.#name;
  }

  get ownerDocument(): ServerDocument | undefined {
    return this.#document;
  }

  get parentNode(): ServerNode | null {
    return this.#parent;
  }

  get childNodes(): readonly ServerNode[] {
    return this.#children;
  }

  get firstChild(): ServerNode | null {
    return this.#children[0] ?? null;
  }

  get nextSibling(): ServerNode | null {
    return this.#parent?.childNodes[this.#parent.#placeOf(this) + 1] ?? null;
  }

  get previousSibling(): ServerNode | null {
    return this.#parent?.childNodes[this.#parent.#placeOf(this) - 1] ?? null;
  }

  get textContent(): string {
    let text = '';
    for (const node of descendants(this)) if (node instanceof ServerText) text += node.data;
    return text;
  }

  hasChildNodes(): boolean {
    return this.#children.length > 0;
  }

  appendChild(node: ServerNode): ServerNode {
    return this.insertBefore(node, null);
  }

  insertBefore(node: ServerNode, next: ServerNode | null): ServerNode {
    node.remove();
    node.#place = next ? this.#placeOf(next) : this.#children.length;
    this.#children.splice(node.#place, 0, node);
    node.#parent = this;
    return node;
  }

  removeChild(node: ServerNode): ServerNode {
    const at = this.#placeOf(node);
    if (at < 0) throw new Error('the node is no child of this one');
    this.#document?.willRemove(node);
    this.#children.splice(at, 1);
    node.#parent = null;
    return node;
  }

  remove(): void {
    this.#parent?.removeChild(this);
  }

  #placeOf(child: ServerNode): number {
    const before = this.#children.lastIndexOf(child, child.#place);
    child.#place = before >= 0 ? before : this.#children.indexOf(child, child.#place);
    return child.#place;
  }
}

export class ServerText extends ServerNode {
  readonly data: string;

  constructor(document: ServerDocument, data: string) {
    super(document, 3, '#text');
    this.data = data;
  }

  /** As parse5 names it. */
  get value(): string {
    return this.data;
  }
}

export class ServerComment extends ServerNode {
  readonly data: string;

  constructor(document: ServerDocument, data: string) {
    super(document, 8, '#comment');
    this.data = data;
  }
}

export class ServerElement extends ServerNode {
  readonly localName: string;
  /** As parse5 knows an element: by a property of its own. */
  readonly tagName: string;
  readonly #attributes: ServerAttribute[];
  readonly #namespace: string;

  constructor(
    document: ServerDocument,
    name: string,
    namespace: string,
    attributes: readonly ServerAttribute[],
  ) {
    super(document, 1, name);
    this.localName = name;
    this.tagName = name;
    this.#namespace = namespace;
    this.#attributes = attributes.map(({ name, value }) => ({ name, value }));
  }

  get namespaceURI(): string {
    return this.#namespace;
  }

  get attributes(): ServerAttribute[] {
    return this.#attributes;
  }

  /** As parse5 names it. */
  get attrs(): ServerAttribute[] {
    return this.#attributes;
  }

  get shadowRoot(): null {
    return null;
  }

  get firstElementChild(): ServerElement | null {
    return this.childNodes.find((node): node is ServerElement => node instanceof ServerElement) ?? null;
  }

  get innerHTML(): string {
    return serialize(this as never);
  }

  getAttributeNode(name: string): ServerAttribute | null {
    return this.#attributes.find((attribute) => attribute.name === name) ?? null;
  }

  getAttribute(name: string): string | null {
    return this.getAttributeNode(name)?.value ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.getAttributeNode(name) !== null;
  }

  setAttribute(name: string, value: string): void {
    const known = this.getAttributeNode(name);
    if (known) known.value = value;
    else this.#attributes.push({ name, value });
  }

  removeAttribute(name: string): void {
    const known = this.getAttributeNode(name);
    if (known) this.removeAttributeNode(known);
  }

  removeAttributeNode(attribute: ServerAttribute): ServerAttribute {
    const at = this.#attributes.indexOf(attribute);
    if (at < 0) throw new Error('the attribute is none of this element');
    this.#attributes.splice(at, 1);
    return attribute;
  }

  getRootNode(): ServerNode {
    let node: ServerNode = this;
    while (node.parentNode) node = node.parentNode;
    return node;
  }
}
