import { SanitizerMissing } from '../../elements/_core/safety/safe-html.js';
import { descendants, NodeWalk } from './node-walk.js';
import { ServerElement, ServerNode, ServerText } from './nodes.js';

/** Asked for only when the parser has given up. */
const leaveToBrowser = () => {
  throw new SanitizerMissing();
};

/** A document that only holds what is being sanitised; one walk goes through it at a time. */
export class ServerDocument extends ServerNode {
  #walk: NodeWalk | undefined;

  constructor() {
    super(undefined, 9, '#document');
  }

  get documentElement(): ServerElement | undefined {
    return this.childNodes.find((node): node is ServerElement => node instanceof ServerElement);
  }

  get body(): ServerElement | undefined {
    return this.getElementsByTagName('body')[0];
  }

  get implementation() {
    return { createHTMLDocument: () => new ServerDocument(), createDocument: leaveToBrowser };
  }

  createElement(name: string): ServerElement {
    return new ServerElement(this, name, 'http://www.w3.org/1999/xhtml', []);
  }

  createTextNode(data: string): ServerText {
    return new ServerText(this, data);
  }

  createNodeIterator(root: ServerNode): NodeWalk {
    this.#walk = new NodeWalk(root);
    return this.#walk;
  }

  getElementsByTagName(name: string): ServerElement[] {
    return [...descendants(this)].filter(
      (node): node is ServerElement => node instanceof ServerElement && node.localName === name,
    );
  }

  /** Elements with an id and links with a name, which is all that is ever looked for. */
  querySelectorAll(selector: '[id],a[name]'): ServerElement[] {
    void selector;
    return [...descendants(this)].filter(
      (node): node is ServerElement =>
        node instanceof ServerElement &&
        (node.hasAttribute('id') || (node.localName === 'a' && node.hasAttribute('name'))),
    );
  }

  willRemove(node: ServerNode): void {
    this.#walk?.willRemove(node);
  }
}
