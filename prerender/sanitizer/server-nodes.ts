import { type DefaultTreeAdapterMap, defaultTreeAdapter, serialize } from 'parse5';
import { ReadDifferently } from '../../elements/_safe/judged-alike.js';

type Attribute = DefaultTreeAdapterMap['element']['attrs'][number];

const TYPES: Readonly<Record<string, number>> = {
  '#text': 3,
  '#comment': 8,
  '#document': 9,
  '#documentType': 10,
};
const ELEMENT = 1;

const isElement = ({ nodeType }: ServerNode) => nodeType === ELEMENT;
const nameOf = ({ nodeName }: ServerNode) => nodeName;

/** Asked for only when the parser has given up. */
const leaveToBrowser = () => {
  throw new ReadDifferently();
};

/** A node as the parser gives it. */
type NodeFields = Partial<Pick<ServerNode, 'namespaceURI' | 'attrs' | 'value' | 'data'>> & {
  readonly nodeName: string;
};

/**
 * The part of a DOM that the sanitiser works on. Accessors stand on the prototype, where DOMPurify looks them up, and
 * fields are named as in parse5's tree, so that its serialiser can write the nodes.
 */
export class ServerNode {
  readonly namespaceURI: string | undefined;
  readonly attrs: Attribute[];
  /** A text's. */
  readonly value: string | undefined;
  /** A comment's. */
  readonly data: string | undefined;
  readonly #name: string;
  readonly #children: ServerNode[] = [];
  #parent: ServerNode | null = null;
  /** Last known index among its siblings. Searches start there, so that work on long lists stays linear. */
  #index = 0;
  /** A document's, and that of the node that the walk is through, which may be taken out of the document: where it is. */
  #walk: { at?: ServerNode | undefined } | undefined;

  constructor({ nodeName, namespaceURI, attrs = [], value, data }: NodeFields) {
    this.#name = nodeName;
    this.namespaceURI = namespaceURI;
    // Elements that the parser has opened anew share theirs.
    this.attrs = attrs.map((attribute) => ({ name: attribute.name, value: attribute.value }));
    this.value = value;
    this.data = data;
  }

  get nodeName(): string {
    return this.#name;
  }

  get childNodes(): readonly ServerNode[] {
    return this.#children;
  }

  get parentNode(): ServerNode | null {
    return this.#parent;
  }

  get nodeType(): number {
    return TYPES[this.#name] ?? ELEMENT;
  }

  get localName(): string {
    return this.nodeName;
  }

  get attributes(): Attribute[] {
    return this.attrs;
  }

  get ownerDocument(): ServerNode {
    return this.getRootNode();
  }

  get implementation() {
    return { createHTMLDocument: leaveToBrowser, createDocument: leaveToBrowser };
  }

  get documentElement(): ServerNode | null {
    return this.firstElementChild;
  }

  get body(): ServerNode | undefined {
    return this.getElementsByTagName('body')[0];
  }

  get firstChild(): ServerNode | null {
    return this.childNodes[0] ?? null;
  }

  get firstElementChild(): ServerNode | null {
    return this.childNodes.find(isElement) ?? null;
  }

  get nextSibling(): ServerNode | null {
    const parent = this.#parent;
    return parent ? (parent.#children[parent.#indexOf(this) + 1] ?? null) : null;
  }

  get previousSibling(): ServerNode | null {
    const parent = this.#parent;
    return parent ? (parent.#children[parent.#indexOf(this) - 1] ?? null) : null;
  }

  get textContent(): string {
    return [...nodesIn(this)].map(({ value = '' }) => value).join('');
  }

  get innerHTML(): string {
    return serialize(this as never, { treeAdapter });
  }

  hasChildNodes(): boolean {
    return this.firstChild !== null;
  }

  getRootNode(): ServerNode {
    let node: ServerNode = this;
    while (node.parentNode) node = node.parentNode;
    return node;
  }

  insertBefore(node: ServerNode, next: ServerNode | null): ServerNode {
    node.remove();
    node.#index = next ? this.#indexOf(next) : this.#children.length;
    this.#children.splice(node.#index, 0, node);
    node.#parent = this;
    return node;
  }

  removeChild(node: ServerNode): ServerNode {
    const index = this.#indexOf(node);
    if (index < 0) throw new Error('the node is no child of this one');
    const walk = this.getRootNode().#walk;
    const isItsRoot = walk !== undefined && node.#walk === walk;
    if (walk && !isItsRoot && isInside(walk.at, node)) walk.at = lastIn(this.#children[index - 1]) ?? this;
    this.#children.splice(index, 1);
    node.#parent = null;
    return node;
  }

  #indexOf(child: ServerNode): number {
    const before = this.#children.lastIndexOf(child, child.#index);
    child.#index = before >= 0 ? before : this.#children.indexOf(child, child.#index);
    return child.#index;
  }

  remove(): void {
    this.#parent?.removeChild(this);
  }

  getAttributeNode(name: string): Attribute | null {
    return this.attrs.find((attribute) => attribute.name === name) ?? null;
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
    else this.attrs.push({ name, value });
  }

  removeAttribute(name: string): void {
    const at = this.attrs.findIndex((attribute) => attribute.name === name);
    if (at >= 0) this.attrs.splice(at, 1);
  }

  removeAttributeNode(attribute: Attribute): Attribute {
    this.removeAttribute(attribute.name);
    return attribute;
  }

  createElement(nodeName: string): ServerNode {
    return new ServerNode({ nodeName });
  }

  createTextNode(value: string): ServerNode {
    return new ServerNode({ nodeName: '#text', value });
  }

  /**
   * It keeps its place when nodes go (DOM, "NodeIterator pre-removing steps"). One walk goes through a document at a
   * time.
   */
  createNodeIterator(root: ServerNode): { nextNode(): ServerNode | null } {
    const walk: { at?: ServerNode } = {};
    root.#walk = walk;
    root.getRootNode().#walk = walk;
    return {
      nextNode() {
        const next = walk.at ? following(walk.at, root) : root;
        if (next) walk.at = next;
        return next;
      },
    };
  }

  getElementsByTagName(name: string): ServerNode[] {
    return [...nodesIn(this)].filter(({ nodeName }) => nodeName === name);
  }

  /** Elements with an id and links with a name, which is all that is ever looked for. */
  querySelectorAll(_selector: '[id],a[name]'): ServerNode[] {
    return [...nodesIn(this)].filter(
      (node) =>
        isElement(node) && (node.hasAttribute('id') || (node.nodeName === 'a' && node.hasAttribute('name'))),
    );
  }
}

/** A tree of parse5's as the sanitiser works on it. */
export function asServerDocument(source: DefaultTreeAdapterMap['document']): ServerNode {
  const document = new ServerNode(source);
  const nodes: [DefaultTreeAdapterMap['node'], ServerNode][] = [[source, document]];
  for (const [from, to] of nodes)
    for (const child of 'childNodes' in from ? from.childNodes : [])
      nodes.push([child, to.insertBefore(new ServerNode(child), null)]);
  return document;
}

/** parse5's own tells an element by which fields a node has. */
const treeAdapter = { ...defaultTreeAdapter, isElementNode: isElement, getTagName: nameOf } as never;

function following(node: ServerNode, root: ServerNode): ServerNode | null {
  if (node.firstChild) return node.firstChild;
  for (let at: ServerNode | null = node; at && at !== root; at = at.parentNode)
    if (at.nextSibling) return at.nextSibling;
  return null;
}

/** All that is in a node, in document order. */
function* nodesIn(root: ServerNode): Generator<ServerNode> {
  for (let node = following(root, root); node; node = following(node, root)) yield node;
}

function isInside(node: ServerNode | undefined, outer: ServerNode): boolean {
  for (let at: ServerNode | null = node ?? null; at; at = at.parentNode) if (at === outer) return true;
  return false;
}

function lastIn(node: ServerNode | undefined): ServerNode | undefined {
  let last = node;
  while (last?.hasChildNodes()) last = last.childNodes.at(-1);
  return last;
}
