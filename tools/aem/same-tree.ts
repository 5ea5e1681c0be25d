import { type DefaultTreeAdapterMap, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];
type Parent = DefaultTreeAdapterMap['parentNode'];

const VIEW = 'uni-view';

/** The first view in HTML, spelled so that two of the same tree are the same text; undefined without one. */
export function viewIn(html: string): string | undefined {
  const view = find(parseFragment(html), (element) => attribute(element, 'class') === VIEW);
  if (!view) return undefined;
  tidy(view);
  return serialize(view);
}

/** What a tag of this name says of its view: when it needs its script. */
export function triggerOf(html: string, tag: string): string | undefined {
  const found = find(parseFragment(html), ({ tagName }) => tagName === tag);
  return found && (attribute(found, 'data-hydrate') ?? 'never');
}

function find(parent: Parent, matches: (element: Element) => boolean): Element | undefined {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    const found = matches(node) ? node : find(node, matches);
    if (found) return found;
  }
  return undefined;
}

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value;

/** Without comments, with attributes and classes in the order of the alphabet. */
function tidy(parent: Parent): void {
  const children: Node[] = [];
  for (const node of parent.childNodes) {
    const before = children.at(-1);
    if (node.nodeName === '#comment') continue;
    if (node.nodeName === '#text' && before?.nodeName === '#text') {
      (before as { value: string }).value += (node as { value: string }).value;
    } else {
      children.push(node);
    }
    if ('tagName' in node) {
      node.attrs.sort((a, b) => a.name.localeCompare(b.name));
      for (const each of node.attrs) {
        if (each.name === 'class') each.value = each.value.split(/\s+/).filter(Boolean).sort().join(' ');
      }
      tidy(node);
    }
  }
  parent.childNodes = children as typeof parent.childNodes;
}
