import { VERSION } from '../../elements/_core/declare/version.js';
import { isEdited } from '../../page/activation/is-edited.js';
import { report } from './report.js';
import { PREFIX, type ServedTags } from './served-tags.js';

const PRERENDERED = 'data-prerendered';

/**
 * Defines the tags that the document has, and those that come, in the open shadow roots of the page's own components too. A
 * tag that the page has from elsewhere is left as it is, and so are prerendered elements of the document until they are
 * used.
 *
 * @param isolates whether tags of the document without `data-light` get the attribute `isolated`. Those in shadow roots
 *   get it anyway, because no style sheet of the page reaches them.
 */
export function serveTags(modules: ServedTags, isolates: boolean): void {
  const selector = [...modules.tags, ':not(:defined)'].join();
  /** Tags that this script defines, now or on first use. If another tag is defined, somebody else has done that. */
  const served = new Set<string>();
  const servePrerendered = prerenderedTags(modules);

  /** Serves one element that is not defined yet, unless an author writes around it or its tag is not ours. */
  const take = (element: Element) => {
    const tag = element.localName;
    if (!tag.startsWith(PREFIX) || isEdited(element)) return;
    if (!modules.tags.includes(tag)) return tellUnknown(tag);
    const present = served.has(tag) ? undefined : customElements.get(tag);
    if (present) return tellDefined(tag, present);
    served.add(tag);
    const isInShadow = element.getRootNode() instanceof ShadowRoot;
    if (!isInShadow && element.hasAttribute(PRERENDERED) && !lacksShadow(element))
      return servePrerendered(element);
    if ((isolates || isInShadow) && !element.hasAttribute('data-light'))
      element.toggleAttribute('isolated', true);
    modules.prepare?.(element);
    if (!customElements.get(tag)) modules.define(tag).catch(() => {});
  };

  /** Serves what stands in a root, and follows the shadow roots in it. */
  const look = (root: ParentNode) => {
    if (root instanceof Element && root.matches(selector)) take(root);
    root.querySelectorAll(selector).forEach(take);
    [root as Element, ...root.querySelectorAll('*')].forEach(enter);
  };
  const enter = ({ localName, shadowRoot }: Element) => {
    if (shadowRoot && !localName.startsWith(PREFIX)) follow(shadowRoot);
  };
  /** Serves what stands in a root, and what comes into it later. */
  const follow = (root: Document | ShadowRoot) => {
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['contenteditable'],
    });
    look(root);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, attributeName, target } of records) {
      if (attributeName) look(target as Element);
      for (const node of addedNodes) if (node instanceof Element) look(node);
    }
  });
  follow(document);
  // No event says that an element has got a shadow root later.
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    enter(this);
    return root;
  };
}

/**
 * Whether an isolated element has come without its view: only the parser of a page makes a declarative shadow root, not
 * that of a script's HTML, and no clone takes it along. While the parser is at work, it may be yet to come.
 */
const lacksShadow = (element: Element) =>
  document.readyState !== 'loading' && element.hasAttribute('isolated') && !element.shadowRoot;

/** The code that activates prerendered elements is loaded with the first of them, and sees the others by itself. */
function prerenderedTags({ tags, define, activator }: ServedTags): (element: Element) => void {
  let loaded: Promise<{ cropPrerendered(element: Element): void }> | undefined;
  return (element) => {
    loaded ??= activator().then((module) => {
      const defineAll = (some: Iterable<string>) => Promise.all([...some].map(define)).then(() => {});
      module.createActivator({ define: defineAll }, () => {}).watch(tags);
      return module;
    });
    loaded.then(
      ({ cropPrerendered }) => cropPrerendered(element),
      (error: unknown) => report(`prerendered tags can be read, but do nothing: ${String(error)}`),
    );
  };
}

function tellUnknown(tag: string): void {
  report(`<${tag}> is no element of version ${VERSION}; check its spelling, or take a newer uni.js`, 'warn');
}

function tellDefined(tag: string, present: CustomElementConstructor): void {
  const version = Reflect.get(present, 'uniVersion') as unknown;
  const owner = typeof version === 'string' ? `version ${version} of uni-elements` : 'the page itself';
  report(
    `<${tag}> is defined by ${owner} already; version ${VERSION} leaves it. Keep one of the two scripts`,
    'info',
  );
}
