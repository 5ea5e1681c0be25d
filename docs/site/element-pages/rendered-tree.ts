import type { Page } from '@playwright/test';

/** One example's element: whether a server has rendered it, and what stands in it, comparable. */
export interface RenderedTree {
  readonly tag: string;
  readonly isServed: boolean;
  /** The template wrote the view already, but for the white space between its tags. */
  readonly isKept: boolean;
  readonly tree: string;
}

/** Whether two views are the same. Where one was kept, white space beside tags does not count. */
export function areSameTrees(one: RenderedTree, other: RenderedTree): boolean {
  const [first, second] = [one, other].map(({ tree }) =>
    one.isKept || other.isKept ? tree.replace(/\s*([<>])\s*/g, '$1') : tree,
  );
  return first === second;
}

/**
 * Gives the markup that every outermost element in a part of a page renders, written so that the same view gives the
 * same text whoever rendered it: ids by the order in which they come, styles as the browser reads them, no comments.
 * Left out is what comes after the view: a picture's crop and loading, where the reader is, that a fold or a notice is
 * closed or announced, and that a date is past: without a script all texts are seen, and a search field promises no
 * suggestions.
 *
 * @param html of another page, read without its scripts instead of the one that is open.
 */
export function renderedTrees(page: Page, within: string, html?: string): Promise<RenderedTree[]> {
  return page.evaluate(readTrees, { within, html });
}

/** Runs in the page; a function with a name inside it would not survive the way there. */
function readTrees({ within, html }: { within: string; html: string | undefined }): RenderedTree[] {
  const read = html === undefined ? document : Document.parseHTMLUnsafe(html);
  const OWN = /^uni-/;
  const LATER = new Set([
    'data-smart-crop',
    'data-uni-style',
    'loading',
    'data-prerendered',
    'data-activate',
    'data-uni-role',
  ]);
  const PROMISES = new Set(['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls']);
  const REFERENCES = new Set([
    'id',
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-owns',
    'list',
    'headers',
  ]);
  const write = {
    ids: new Map<string, string>(),
    known(id: string): string {
      const name = this.ids.get(id) ?? `#${this.ids.size + 1}`;
      this.ids.set(id, name);
      return name;
    },
    attribute(element: Element, name: string): string | undefined {
      const value = element.getAttribute(name) ?? '';
      const isLater = {
        hidden: '.m-fold__rest, .m-list__item',
        'aria-live': '.m-notice',
        'aria-hidden': '.m-fold__rest',
        'aria-current': '.m-toc__link',
      }[name];
      const isPromise = PROMISES.has(name) && element.matches('.m-course-search__input');
      if (LATER.has(name) || isPromise || (isLater && element.matches(isLater))) return undefined;
      if (name === 'class') {
        const names = value
          .split(/\s+/)
          .filter((each) => each && !/^m-(?:fold|notice)--(?:waiting|closed)$/.test(each));
        return `class=${names.join(' ')}`;
      }
      if (REFERENCES.has(name))
        return `${name}=${value
          .split(/\s+/)
          .map((id) => this.known(id))
          .join(' ')}`;
      return `${name}=${value}`;
    },
    element(element: Element): string {
      // In a fragment; it lists the page around it, and on a page of its own it is compared by itself.
      if (element.localName === 'uni-toc') return '<uni-toc></>';
      const { style } = element as HTMLElement;
      if (element.hasAttribute('data-uni-style'))
        style.cssText = element.getAttribute('data-uni-style') ?? '';
      const names = element
        .getAttributeNames()
        .filter((name) => name !== 'style')
        .sort();
      const attributes = names
        .map((name) => this.attribute(element, name))
        .filter((each) => each !== undefined);
      const isCropped = element.hasAttribute('data-smart-crop');
      if (style?.cssText && !isCropped) attributes.push(`style=${style.cssText}`);
      return `<${[element.localName, ...attributes].join(' ')}>${this.nodes(OWN.test(element.localName) ? this.view(element) : element)}</>`;
    },
    view(host: Element): ParentNode & Node {
      const root = host.hasAttribute('isolated') ? (host.shadowRoot ?? host) : host;
      return [...root.children].find(({ className }) => className === 'uni-view') ?? host;
    },
    nodes(parent: Node): string {
      if (parent instanceof Element && parent.matches('.m-fold__mark')) return '';
      let [text, all] = ['', ''];
      for (const node of parent.childNodes) {
        if (node instanceof Text) text += node.data;
        else if (node instanceof Element && !node.matches('template, style, script')) {
          all += text + this.element(node);
          text = '';
        }
      }
      return all + text;
    },
  };
  const outermost = [...read.querySelectorAll(`${within} *`)].filter(
    (element) => OWN.test(element.localName) && !element.parentElement?.closest('.uni-view'),
  );
  return outermost.map((element) => {
    write.ids.clear();
    const isServed = element.hasAttribute('data-prerendered');
    const view = write.view(element);
    const isKept =
      view === element && (element as { mountState?: string } & Element).mountState === 'mounted';
    const tree = write.nodes(view).replace(/\s+/g, ' ').trim();
    return { tag: element.localName, isServed, isKept, tree };
  });
}
