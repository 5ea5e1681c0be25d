/** The attributes by which editors mark the element that stands for a component, with the component's path. */
const MARKS = ['data-path', 'data-cq-data-path', 'data-aue-resource'] as const;
/**
 * AEM's Page Editor puts an empty `cq` with the mark into the element that stands for the component. A neighbour of
 * that may have the Universal Editor's mark of the same component.
 */
const EDITOR_NODE = 'cq';
const PLACE = MARKS.map(
  (mark) => `[${mark}]:not(${EDITOR_NODE}, :has(> ${EDITOR_NODE}) > *), :has(> ${EDITOR_NODE}[${mark}])`,
).join();
const CONTENT = '/jcr:content/';
/** The end of the path of a drop zone, which is an empty place in a container for a new component. */
const DROP_ZONE = '/*';

/** Where a component's model is: the page or fragment that holds it, and its place in that one's model. */
export interface ModelPlace {
  /** The path of the page or fragment, as the page's markup names it. */
  readonly owner: string;
  readonly item: string;
}

/**
 * One spelling for the paths of a component, so that they can be compared: without the Universal Editor's connection,
 * `/content`, and the folder of a launch. Undefined for what is no component's path.
 */
export function canonicalPath(path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined;
  const plain = withoutConnection(path)
    .replace('/_jcr_content/', CONTENT)
    .replace(/^\/content\/launches\/(?:\d+\/){3}[^/]+(?=\/)/, '')
    .replace(/^\/content(?=\/)/, '')
    .replace(/\/$/, '');
  return plain.startsWith('/') && plain.includes(CONTENT) && !plain.endsWith(DROP_ZONE) ? plain : undefined;
}

/** The container's path, or undefined for a component at the top of its page. */
export function parentPath(path: unknown): string | undefined {
  const own = canonicalPath(path);
  return own && canonicalPath(own.slice(0, own.lastIndexOf('/')));
}

/** The elements that stand for components, by their canonical path, or the first where two have the same. */
export function placesIn(root: ParentNode): Map<string, Element> {
  const places = new Map<string, Element>();
  for (const element of root.querySelectorAll(PLACE)) {
    const path = pathOf(element);
    if (path !== undefined && !places.has(path)) places.set(path, element);
  }
  return places;
}

export const isPlace = (node: Node): node is Element =>
  node instanceof Element && node.matches(PLACE) && pathOf(node) !== undefined;

/** The canonical path of the component that an element stands for. */
export const pathOf = (element: Element): string | undefined => canonicalPath(markOf(element));

/** The nearest element around a node, or itself, that stands for a component. */
export const placeAround = (element: Element): Element | undefined => element.closest(PLACE) ?? undefined;

/** Where the page says that the model of a component is. */
export function modelPlace(place: Element): ModelPlace | undefined {
  const path = withoutConnection(markOf(place) ?? '').replace('/_jcr_content/', CONTENT);
  const at = path.indexOf(CONTENT);
  return at > 0 ? { owner: path.slice(0, at), item: path.slice(at + CONTENT.length) } : undefined;
}

/** The components that stand directly in a component. */
export function placesBelow(place: Element): Element[] {
  return [...place.querySelectorAll(PLACE)].filter((each) => placeAround(each.parentElement!) === place);
}

/** The elements of ours that show a component, without those of components inside it. */
export function elementsShowing(place: Element | undefined): Element[] {
  if (!place) return [];
  const inside = [...place.querySelectorAll('*')].filter((each) => placeAround(each) === place);
  return [place, ...inside].filter(({ localName }) => localName.startsWith('uni-'));
}

function markOf(element: Element): string | undefined {
  const inside = [...element.children].filter(({ localName }) => localName === EDITOR_NODE);
  return [element, ...inside]
    .flatMap((each) => MARKS.map((mark) => each.getAttribute(mark) ?? ''))
    .find(Boolean);
}

/** The Universal Editor writes `urn:aemconnection:/content/…`. */
const withoutConnection = (path: string) => path.replace(/^urn:[\w.-]+:/, '');

/** The container of an element's view, in its light DOM or its shadow root, or else the element itself. */
export function shownBy(element: Element): Element {
  return (element.shadowRoot ?? element).querySelector('.uni-view') ?? element;
}
