import type { PartAttributes } from '../../../react-views/_shared/parts.js';
import { latePicture } from '../../_safe/late-picture.js';
import type { HtmlLink, HtmlPicture } from '../declare/html.js';
import { uncopiedIn } from '../declare/live.js';
import type { Tree } from '../declare/tree.js';
import { writtenParts } from '../declare/written-parts.js';
import { BLOCK, HEADING, ICON, SHELL, SILENT, WRAPPER } from './html-names.js';
import { partOf, phrasingOf } from './phrasing.js';
import { remembered } from './remembered.js';

const COMMENT = '#comment';
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Reads HTML nodes, whatever tree they are in. What asks for all that is in a node remembers the answer, so that the time for
 * a page does not grow with its depth and its width together.
 */
export class HtmlNodes<Node> {
  readonly #tree: Tree<Node>;
  /** The node that an element stands in, of those whose children were read. */
  readonly #parents = new Map<Node, Node>();
  readonly #holding = remembered((wanted: RegExp | ((element: Node) => boolean)) => {
    const isIt = wanted instanceof RegExp ? (node: Node) => wanted.test(this.name(node)) : wanted;
    const holds: (node: Node) => boolean = remembered(
      (node) => this.name(node) !== '' && (isIt(node) || this.children(node).some(holds)),
    );
    return holds;
  });

  readonly #isUncopied: (node: Node) => boolean;

  constructor(tree: Tree<Node>) {
    this.#tree = tree;
    this.#isUncopied = uncopiedIn(tree, remembered);
  }

  /** An element's name, empty for a text. */
  readonly name = (node: Node): string => this.#tree.name(node) ?? '';

  readonly attribute = (node: Node, name: string): string | undefined =>
    this.name(node) ? (this.#tree.attribute(node, name) ?? undefined) : undefined;

  /** Gives the attributes of a part that go with it, and its words' own elements, or only those of several nodes. */
  readonly written = (part: Node | readonly Node[]): PartAttributes | undefined =>
    Array.isArray(part) ? phrasingOf(part, this.#tree, this) : partOf(part as Node, this.#tree, this);

  /**
   * An element's children without comments. A custom element has none, because its view may be in it already. Its words
   * are its whole text.
   */
  readonly children = remembered((node: Node): readonly Node[] => {
    if (this.isCustom(node) || this.isLive(node)) return [];
    const inside = [...this.#tree.children(node)].filter((child) => this.name(child) !== COMMENT);
    for (const child of inside) this.#parents.set(child, node);
    return inside;
  });

  /** The children that say or show something. */
  readonly seenIn = remembered((node: Node): readonly Node[] => this.children(node).filter(this.isSeen));

  /** All that stands in the element that an element stands in. */
  readonly beside = (element: Node): readonly Node[] => {
    const parent = this.#parents.get(element);
    return parent === undefined ? [element] : this.children(parent);
  };

  /** The nearest element of these names around a node. */
  readonly around = (names: RegExp, node: Node): Node | undefined => this.#around(names)(node);

  readonly #around = remembered((names: RegExp) => {
    const around: (node: Node) => Node | undefined = remembered((node) => {
      const parent = this.#parents.get(node);
      return parent === undefined || names.test(this.name(parent)) ? parent : around(parent);
    });
    return around;
  });

  /** True if the element that an element stands in has this name. */
  isIn(name: string, element: Node): boolean {
    const parent = this.#parents.get(element);
    return parent !== undefined && this.name(parent) === name;
  }

  /** True if a node is such an element, or holds one. */
  readonly holds = (wanted: RegExp | ((element: Node) => boolean), node: Node): boolean =>
    this.#holding(wanted)(node);

  readonly words = (node: Node): string => this.wordsOf([node]);

  readonly wordsOf = (nodes: readonly Node[]): string => {
    const said: string[] = [];
    for (const node of nodes) this.#say(node, said);
    return said.join('').replace(/\s+/g, ' ').trim();
  };

  readonly isCustom = (node: Node): boolean => this.name(node).includes('-');

  readonly isLive = (node: Node): boolean => this.#tree.isLive?.(node) ?? false;

  readonly holdsLive = (node: Node): boolean => this.#tree.isLive !== undefined && this.#holdsLive(node);

  readonly #holdsLive = remembered(
    (node: Node): boolean => this.isLive(node) || this.children(node).some(this.#holdsLive),
  );

  /**
   * True if an element is there for what lives in it, because its box gives a film or a map its size and a figure has its
   * caption, or if it has a look that goes along.
   */
  readonly isBox = remembered((node: Node): boolean => {
    const [name, inside] = [this.name(node), this.seenIn(node)];
    if (this.isLive(node) || this.#isToFill(node)) return true;
    if (!WRAPPER.test(name)) return false;
    if (this.#tree.hasLook?.(node) || (name === 'figure' && this.holdsLive(node))) return true;
    return inside.length > 0 && inside.every(this.isBox);
  });

  readonly isBlock = (node: Node): boolean => BLOCK.test(this.name(node));

  readonly isSeen = (node: Node): boolean =>
    this.name(node)
      ? !SILENT.test(this.name(node)) && !this.isHidden(node) && !this.#isIcon(node)
      : !this.#isSpace(node);

  /** True if an author hid an element. No part of a view is made of it, and rich text keeps it hidden. */
  readonly isHidden = remembered(
    (element: Node): boolean =>
      (this.#tree.attribute(element, 'hidden') ?? 'until-found').toLowerCase() !== 'until-found',
  );

  /** True if a node says and shows nothing, as an empty paragraph that an editor has left. A script fills an empty box. */
  readonly isBlank = remembered(
    (node: Node): boolean =>
      !this.isSeen(node) ||
      (SHELL.test(this.name(node)) && !this.#isToFill(node) && this.seenIn(node).every(this.isBlank)),
  );

  readonly #isToFill = (node: Node): boolean => this.name(node) === 'div' && this.#isUncopied(node);

  readonly hasWords = this.#saying(/\S/);

  /** True if its words have a letter or a digit. Punctuation between words is no word. */
  readonly isWorded = this.#saying(LETTER);

  readonly saysWord = (text: string): boolean => LETTER.test(text);

  /** A link or a heading with a live node in it is no words, so it stays a node of the text. */
  readonly isLink = (node: Node): boolean => this.#isAnyLink(node) && !this.holdsLive(node);

  readonly #isAnyLink = (node: Node): boolean =>
    this.name(node) === 'a' && this.attribute(node, 'href') !== undefined && !this.isHidden(node);

  readonly isPicture = (node: Node): boolean =>
    this.name(node) === 'img' && !this.isHidden(node) && this.picture(node) !== undefined;

  /** A picture that a script was to load late has its address elsewhere, and so has a source. */
  readonly picture = remembered((node: Node): HtmlPicture | undefined => {
    const name = this.name(node);
    if (name !== 'img' && name !== 'source') return undefined;
    const read = (attribute: string) => this.attribute(node, attribute);
    const { src = read('src'), srcset = read('srcset') } = latePicture(read) ?? {};
    if (!(name === 'img' ? src : srcset)?.trim()) return undefined;
    return { src, srcset, sizes: read('sizes'), alt: read('alt') };
  });

  readonly isHeading = (node: Node): boolean => this.isAnyHeading(node) && !this.holdsLive(node);

  readonly isAnyHeading = (node: Node): boolean =>
    HEADING.test(this.name(node)) && !this.isHidden(node) && (this.hasWords(node) || this.holdsLive(node));

  readonly holdsBlock = remembered(
    (node: Node): boolean => this.isBlock(node) || this.seenIn(node).some(this.holdsBlock),
  );

  /** The one thing in a node, if that says nothing beside it. */
  sole(node: Node | undefined, isIt: (node: Node) => boolean): Node | undefined {
    if (node === undefined || isIt(node)) return node;
    const inside = this.seenIn(node);
    return SHELL.test(this.name(node)) && inside.length === 1 ? this.sole(inside[0], isIt) : undefined;
  }

  /** True if a node holds nothing but links. */
  readonly isLinks = remembered((node: Node): boolean => {
    if (this.isLink(node)) return true;
    return this.name(node)
      ? SHELL.test(this.name(node)) && this.seenIn(node).every(this.isLinks)
      : !this.isWorded(node);
  });

  readonly linkIn: (node: Node) => Node | undefined = remembered((node) => {
    if (this.#isAnyLink(node)) return node;
    for (const child of this.seenIn(node)) {
      const link = this.linkIn(child);
      if (link !== undefined) return link;
    }
    return undefined;
  });

  readonly link = (node: Node): HtmlLink => ({
    address: this.attribute(node, 'href') ?? '',
    words: this.words(node) || this.attribute(node, 'aria-label') || this.attribute(node, 'title') || '',
    label: this.attribute(node, 'aria-label'),
    parts: writtenParts({ link: this.written(node) }),
  });

  /** True if a font of icons draws it, so that it has no words. */
  #isIcon(node: Node): boolean {
    if (!ICON.test(this.name(node))) return false;
    for (const child of this.#tree.children(node)) if (!this.#isSpace(child)) return false;
    return true;
  }

  readonly #isSpace = (node: Node): boolean => !this.name(node) && this.#tree.text(node).trim() === '';

  /** Words end at a block, as a line does. A picture says its alternative text. */
  #say(node: Node, said: string[]): void {
    const name = this.name(node);
    if (name === '' || this.isCustom(node)) said.push(this.#tree.text(node));
    else if (SILENT.test(name) || this.isHidden(node)) said.push(' ');
    else if (name === 'img') said.push(` ${this.attribute(node, 'alt') ?? ''} `);
    else {
      const space = BLOCK.test(name) ? ' ' : '';
      said.push(space);
      for (const child of this.children(node)) this.#say(child, said);
      said.push(space);
    }
  }

  /** True if a node's words have such a character. */
  #saying(character: RegExp): (node: Node) => boolean {
    const says: (node: Node) => boolean = remembered((node) => {
      const name = this.name(node);
      if (name === '' || this.isCustom(node)) return character.test(this.#tree.text(node));
      if (name === 'img') return !this.isHidden(node) && character.test(this.attribute(node, 'alt') ?? '');
      return !SILENT.test(name) && !this.isHidden(node) && this.children(node).some(says);
    });
    return says;
  }
}
