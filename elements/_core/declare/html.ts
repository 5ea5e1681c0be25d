import type { Parts } from '../../../react-views/_shared/parts.js';
import type { AuthoredPart } from './tree.js';

/** An item or an object, with what is written on its parts. The types of its props do not name them, because only HTML has them. */
export interface WithParts {
  readonly parts?: Parts | undefined;
}

/** A link in a tag's HTML. What is written on it is its part `link`. */
export interface HtmlLink extends WithParts {
  /** Its address as written. It is judged by the prop that takes it. */
  readonly address: string;
  readonly words: string;
  readonly label?: string | undefined;
}

/** A link in a list of links. */
export interface ListedLink extends WithParts {
  readonly title: string;
  readonly link: string;
  /** The language of its words, or of the page that it leads to. */
  readonly lang: string | undefined;
}

/** A picture in a tag's HTML, or a source of one, with the addresses that a script was to set late. */
export interface HtmlPicture {
  /** Undefined for a source. */
  readonly src?: string | undefined;
  readonly srcset?: string | undefined;
  readonly sizes?: string | undefined;
  readonly alt?: string | undefined;
}

/**
 * An attribute that a form may read itself, by its name in the source. A picture's address may be elsewhere, so only
 * `Html.picture` reads it, and a form that asks for it does not compile.
 */
type ReadByForm<Name extends string> = string extends Name
  ? never
  : Name extends `${string}src${string}`
    ? never
    : Name;

/** The content of a tag, as a form's own functions read it. */
export interface Html<Node = unknown> {
  /** All that stands outside slots, or the content of the slot that is read. */
  readonly nodes: readonly Node[];
  /** Reads a prop with a function, unless a child in the prop's slot gives it. */
  unlessSlotted<Value>(prop: string, read: (html: Html<Node>) => Value): Value | undefined;
  name(node: Node): string;
  attribute<Name extends string>(element: Node, name: Name & ReadByForm<Name>): string | undefined;
  children(element: Node): readonly Node[];
  /** A node's words, white space joined, a picture's alternative text among them. */
  words(node: Node): string;
  /** The words of nodes that follow each other. */
  wordsOf(nodes: readonly Node[]): string;
  hasWords(node: Node): boolean;
  /** True if its words have a letter or a digit. Punctuation alone is no word. */
  isWorded(node: Node): boolean;
  /** True if a text has a letter or a digit. */
  saysWord(text: string): boolean;
  /** True if a node says and shows nothing. */
  isBlank(node: Node): boolean;
  /** True if an element is there for what lives in it, as the box that gives a film its size, or has a look that goes along. */
  isBox(node: Node): boolean;
  /** True if an author hid an element, so that no part of a view is made of it. */
  isHidden(node: Node): boolean;
  /** True if a node is taken along as it is, unread. */
  isLive(node: Node): boolean;
  /** True if a node is live, or holds a live node. No words tell what it shows. */
  holdsLive(node: Node): boolean;
  /** All that stands in the element that an element stands in. */
  beside(element: Node): readonly Node[];
  /** The nearest element of these names around an element. */
  around(names: RegExp, element: Node): Node | undefined;
  /** True if a node is such an element or holds one, taken or not. The answers to one function or pattern are remembered. */
  holds(names: RegExp | ((element: Node) => boolean), node: Node): boolean;
  /**
   * Lists the elements of these names that nothing has taken yet, in document order. By default, it looks through the
   * whole content of the tag.
   *
   * @param closed the elements that it does not look into.
   */
  elements(names: RegExp, nodes?: readonly Node[], closed?: RegExp): Node[];
  /**
   * Goes through the content of the tag in document order: to such elements, and to the nodes that stand between them. It
   * opens elements that hold one. Hidden elements are among the others.
   *
   * @param wanted names, or one function, because its answers about all in an element are remembered.
   * @param found is given the nearest `data-audience` too, on the element or around it.
   */
  parted(
    wanted: RegExp | ((node: Node) => boolean),
    found: (element: Node, audience: string | undefined) => void,
    others: (nodes: readonly Node[]) => void,
  ): void;
  /** Lists `elements` without those that stand in another one, because its words hold theirs already. */
  outermost(names: RegExp, nodes?: readonly Node[]): Node[];
  /** Lists the outermost links that have an address. */
  links(nodes?: readonly Node[], closed?: RegExp): Node[];
  link(node: Node): HtmlLink;
  /** A picture, or a source of one, or undefined where it has no address. */
  picture(node: Node): HtmlPicture | undefined;
  /** An attribute of the first element of these names. */
  attributeOf<Name extends string>(names: RegExp, attribute: Name & ReadByForm<Name>): string | undefined;
  /** Links as lists of links have them, taken, or undefined if there are none. */
  listed(links: readonly Node[]): ListedLink[] | undefined;
  /**
   * Gives what is written on nodes and in their words, by the names that the view has for them in an item, or undefined if
   * there is nothing. Of a list of nodes, these are their words alone.
   */
  written(parts: { readonly [part: string]: Node | readonly Node[] | undefined }): Parts | undefined;
  /** Gives the view what is written on nodes, as its own `parts` of these names. */
  keep(parts: { readonly [part: string]: Node | undefined }): void;
  /** Marks what shows in the view, so that it need not stay in sight where it stands. */
  take(...nodes: readonly Node[]): void;
  /** Takes live nodes that the view has others in place of. */
  replace(...nodes: readonly Node[]): void;
  isTaken(node: Node): boolean;
  /**
   * The nodes that nothing has taken yet, in their order. Opens an element that holds a taken one, and any that `opens`
   * names.
   */
  rest(nodes: readonly Node[], opens?: (node: Node) => boolean): Node[];
  /** Takes a drawing as rich text, which says nothing by itself. */
  drawing(node: Node): AuthoredPart;
  /**
   * Takes nodes as rich text, in which free text is a paragraph, or undefined if they say nothing.
   *
   * @param others stand in blocks of their own, which are opened.
   */
  richText(nodes: readonly Node[], ...others: readonly (readonly Node[])[]): AuthoredPart | undefined;
}
