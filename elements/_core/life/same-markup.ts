/** Attributes whose values are ids in the same tree (HTML, WAI-ARIA). */
const REFERENCES =
  /^(?:for|headers|list|aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))$/;

const words = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean);

/**
 * Compares what is written with what is rendered. White space between tags, the order of classes, and how ids are called
 * do not count, as long as what refers to an id still does.
 */
export class SameMarkup {
  /** By the rendered id. */
  readonly #ids = new Map<string, string>();
  readonly #references: (readonly [written: string, rendered: string])[] = [];

  /** Whether a written element has a rendered attribute. */
  hasAttribute(element: Element, name: string, value: string): boolean {
    const written = element.getAttribute(name);
    if (written === null) return false;
    if (name === 'id') this.#ids.set(value, written);
    else if (written === value && !REFERENCES.test(name)) return true;
    else if (REFERENCES.test(name)) this.#references.push([written, value]);
    else return name === 'class' && areSameWords(written, value, sorted);
    return true;
  }

  /** Whether two lists of nodes are the same elements, attributes and texts. */
  hasNodes(written: Iterable<Node>, rendered: Iterable<Node>): boolean {
    const there = [...written].filter(counts);
    const here = [...rendered].filter(counts);
    return there.length === here.length && there.every((node, at) => this.#isSame(node, here[at]!));
  }

  /** Whether all that refers to an id refers to the same element on both sides; asked last. */
  refersAlike(): boolean {
    return this.#references.every(([written, rendered]) => {
      const ids = words(rendered).map((id) => this.#ids.get(id) ?? id);
      return words(written).join(' ') === ids.join(' ');
    });
  }

  #isSame(there: Node, here: Node): boolean {
    if (!(there instanceof Element))
      return !(here instanceof Element) && areSameWords(there.nodeValue, here.nodeValue);
    return (
      there.nodeName === here.nodeName &&
      here instanceof Element &&
      there.attributes.length === here.attributes.length &&
      [...here.attributes].every(({ name, value }) => this.hasAttribute(there, name, value)) &&
      this.hasNodes(there.childNodes, here.childNodes)
    );
  }
}

/** Whether a node is more than white space or a comment. */
export const counts = (node: Node): boolean =>
  node.nodeType === Node.ELEMENT_NODE ||
  (node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''));

const sorted = (words: string[]) => words.sort();

/** Whether two texts are the same, white space left out of account. */
export function areSameWords(
  one: string | null,
  other: string | null,
  arranged = (words: string[]) => words,
): boolean {
  return one === other || arranged(words(one)).join(' ') === arranged(words(other)).join(' ');
}
