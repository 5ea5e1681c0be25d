import type { SafeHtml, SafeUrl } from '../../react-views/_shared/safe.js';
import type { PropType, PropTypes } from './prop-types.js';
import { kebabCase as slotName } from './safe/text.js';
import { type AuthoredPart, markupOf, type Tree } from './tree.js';

type ValueOf<Type> = Type extends PropType<infer Value> ? NonNullable<Value> : never;
type PropOf<P extends PropTypes, Wanted> = {
  [K in keyof P]: ValueOf<P[K]> extends Wanted ? K : never;
}[keyof P] &
  string;
type UrlProp<P extends PropTypes> = PropOf<P, SafeUrl>;
type HtmlProp<P extends PropTypes> = PropOf<P, SafeHtml>;
/** One of a list of words, or a text. */
type LevelProp<P extends PropTypes> = Exclude<PropOf<P, string>, UrlProp<P>>;
type TextProp<P extends PropTypes> = {
  [K in LevelProp<P>]: string extends ValueOf<P[K]> ? K : never;
}[LevelProp<P>];

/** What ordinary HTML can give for a prop: an address as text, rich text as a part of what the author wrote. */
type Given<Value> = Value extends SafeUrl
  ? string
  : Value extends SafeHtml
    ? AuthoredPart
    : Value extends readonly (infer Item)[]
      ? readonly Given<Item>[]
      : Value extends object
        ? { readonly [K in keyof Value]?: Given<NonNullable<Value[K]>> | undefined }
        : Value;

/** A link in a tag's HTML. */
export interface HtmlLink {
  /** Its address as written. It is judged by the prop that takes it. */
  readonly address: string;
  readonly words: string;
  readonly label?: string | undefined;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
  /** The file name that it suggests, empty where it names none; undefined for a link that downloads nothing. */
  readonly download?: string | undefined;
}

/**
 * What a tag takes out of the ordinary HTML in it, part by part, and the prop that each part gives (contract section 3). A
 * declaration has it as `HtmlFormOf`, which knows the props.
 */
export interface HtmlForm {
  /** Takes all of it, as it stands: words for a text prop, markup for an `html` prop. */
  readonly all?: string;
  /** The first heading's words. */
  readonly heading?: string;
  /** The first heading's level; the nearest that the prop can have. */
  readonly level?: string;
  /** The first heading's id. */
  readonly id?: string;
  /** The first picture that stands for itself. */
  readonly picture?: { readonly [Attribute in (typeof PICTURE)[number]]?: string };
  /** The first link that stands for itself; without a heading, its words are taken for the heading's. */
  readonly link?: LinkProps;
  /** The last link that stands for itself, with its words. */
  readonly lastLink?: LinkProps;
  /** All links that stand for themselves, each as an item of a list. */
  readonly links?: { readonly [prop: string]: ((link: HtmlLink) => unknown) | undefined };
  /** The first `time` that stands for itself: its `datetime`, or its words. */
  readonly time?: string;
  /** What stands before the heading. */
  readonly before?: string;
  /** What is left over, in its order. */
  readonly rest?: string;
  /** Reads props that no part above can give, in the order of the props. */
  readonly read?: { readonly [prop: string]: ((html: Html) => unknown) | undefined };
  /** Whether the tag reads its HTML first although it names a model, which then gives the rest. */
  readonly isBesideModel?: true;
}

/** The props that a link gives. */
type LinkProps = { readonly [Part in 'url' | 'text' | (typeof LINK)[number]]?: string };

const PICTURE = ['src', 'srcset', 'sizes', 'alt'] as const;
const LINK = ['target', 'rel', 'download'] as const;

/** A form of these props: one that names a prop which there is not, or which is of another type, does not compile. */
export interface HtmlFormOf<P extends PropTypes> extends HtmlForm {
  readonly all?: TextProp<P> | HtmlProp<P>;
  readonly heading?: TextProp<P>;
  readonly level?: LevelProp<P>;
  readonly id?: TextProp<P>;
  readonly picture?: { readonly [Attribute in (typeof PICTURE)[number]]?: TextProp<P> | UrlProp<P> };
  readonly link?: LinkPropsOf<P>;
  readonly lastLink?: LinkPropsOf<P>;
  readonly links?: {
    readonly [K in keyof P & string]?: (link: HtmlLink) => Given<ItemOf<ValueOf<P[K]>>>;
  };
  readonly time?: TextProp<P>;
  readonly before?: HtmlProp<P>;
  readonly rest?: TextProp<P> | HtmlProp<P>;
  readonly read?: { readonly [K in keyof P & string]?: (html: Html) => Given<ValueOf<P[K]>> | undefined };
}

type LinkPropsOf<P extends PropTypes> = {
  readonly url: UrlProp<P>;
  readonly text?: TextProp<P>;
} & { readonly [Attribute in (typeof LINK)[number]]?: TextProp<P> };

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** What stands in a tag, as a form's own functions read it. */
export interface Html<Node = unknown> {
  /** What a child with the prop's slot holds, else all that stands outside slots. */
  readonly nodes: readonly Node[];
  readonly isSlotted: boolean;
  readonly tree: Tree<Node>;
  /** Marks what shows in the view, so that it need not stay in sight where it stands. */
  take(...nodes: readonly Node[]): void;
  isTaken(node: Node): boolean;
  /** A node's words, white space joined, a picture's alternative text among them. */
  words(node: Node): string;
  /** Nodes as rich text; free text is a paragraph. */
  part(nodes: Iterable<Node>): AuthoredPart;
}

/** What a tag's form has found in its HTML. */
export interface ReadForm<Node = unknown> {
  /** By the prop that it gives: a text, an `AuthoredPart`, a list, an object. */
  readonly parts: ReadonlyMap<string, unknown>;
  /** What the form has no place for: it stays in sight where it stands, beside the view. */
  readonly leftover: readonly Node[];
}

/** A block, or what is written in one line beside no block. */
interface Line<Node> {
  readonly nodes: readonly Node[];
  /** The element that its markup is written in: its own if this is empty. */
  readonly wrap: string;
}

const HEADING = /^h[1-6]$/;
const LIST = /^[ou]l$/;
const WRAPPER = /^(?:div|section|article|header|nav|hgroup|figure|picture)$/;
const BLOCK =
  /^(?:a(?:ddress|rticle|side)|blockquote|center|d(?:[dlt]|etails|ialog|iv)|fieldset|fig.*|footer|form|h(?:[1-6r]|eader|group)|li|main|menu|nav|[ou]l|p|pre|section|summary|table)$/;
const SILENT = /^(?:#comment|noscript|script|style|template|source|w?br|hr|svg)$/;
/** What says nothing of its own around the one thing in it. */
const SHELL = /^(?:a|p|div|section|figure|picture|span|strong|em|b|i|u|[ou]l|li|menu|nav)$/;
const LETTER = /[\p{L}\p{N}]/u;
/** No page nests deeper on purpose. What does is read as it stands. */
const DEEPEST = 24;

/**
 * Reads what stands in a tag outside slots by the tag's form. It is one reading for the DOM, for what a server parses and
 * for children in React.
 *
 * @param nodes without comments.
 * @param slotted what stands in slots, by slot name.
 */
export function readForm<Node>(
  form: HtmlForm,
  types: PropTypes,
  nodes: readonly Node[],
  tree: Tree<Node>,
  slotted: ReadonlyMap<string, readonly Node[]>,
): ReadForm<Node> {
  const parts = new Map<string, unknown>();
  const taken = new Set<Node>();
  const lines: Line<Node>[] = [];
  let around: Node | undefined;

  const name = (node: Node) => tree.name(node) ?? '';
  const attribute = (node: Node, of: string) => tree.attribute(node, of) ?? undefined;
  /** A tag of ours may have its view in it already. */
  const isCustom = (node: Node) => name(node).includes('-');
  const isSeen = (node: Node) => (name(node) ? !SILENT.test(name(node)) : tree.text(node).trim() !== '');
  const seenIn = (node: Node) => (isCustom(node) ? [] : [...tree.children(node)].filter(isSeen));
  const rawWords = (node: Node): string => {
    if (!name(node) || isCustom(node)) return tree.text(node);
    if (name(node) === 'img') return ` ${attribute(node, 'alt') ?? ''} `;
    if (SILENT.test(name(node))) return ' ';
    const inside = [...tree.children(node)].map(rawWords).join('');
    return BLOCK.test(name(node)) ? ` ${inside} ` : inside;
  };
  const words = (node: Node) => rawWords(node).replace(/\s+/g, ' ').trim();
  const isLink = (node: Node) => name(node) === 'a' && attribute(node, 'href') !== undefined;
  const isPicture = (node: Node) => name(node) === 'img' && !!attribute(node, 'src')?.trim();
  const isHeading = (node: Node) => HEADING.test(name(node)) && words(node) !== '';
  const isBlock = (node: Node) => BLOCK.test(name(node));
  const isPart = (node: Node) =>
    isHeading(node) || (form.picture && isPicture(node)) || name(node) === 'time';
  const holds = (node: Node, isIt: (node: Node) => unknown): boolean =>
    !!isIt(node) || seenIn(node).some((child) => holds(child, isIt));
  const sole = (node: Node | undefined, isIt: (node: Node) => boolean): Node | undefined => {
    if (node === undefined || isIt(node)) return node;
    const inside = seenIn(node);
    return SHELL.test(name(node)) && inside.length === 1 ? sole(inside[0], isIt) : undefined;
  };
  const isLinks = (node: Node): boolean =>
    isLink(node) ||
    (name(node) ? SHELL.test(name(node)) && seenIn(node).every(isLinks) : !LETTER.test(tree.text(node)));

  const split = (into: Line<Node>[], of: readonly Node[], depth = 0, wrap = 'p'): Line<Node>[] => {
    let run: Node[] | undefined;
    const isAll = of.filter(isSeen).length === 1;
    for (const node of of) {
      const inside = seenIn(node);
      const isTile = isLink(node) && inside.some((child) => holds(child, isBlock));
      const [only] = inside.length === 1 ? inside : [];
      const isOpened =
        isTile ||
        name(node) === 'figcaption' ||
        (WRAPPER.test(name(node)) && (isAll || holds(node, isPart))) ||
        (isAll && name(node) === 'p' && only !== undefined && name(only)) ||
        (inside.length > 1 && !isLink(node) && name(node) && isLinks(node));
      if (isOpened && depth < DEEPEST) {
        if (isTile) around ??= node;
        split(into, [...tree.children(node)], depth + 1, LIST.test(name(node)) ? name(node) : 'p');
      } else if (isBlock(node) || (!run && form.picture && sole(node, isPicture) !== undefined))
        into.push({ nodes: [node], wrap: name(node) === 'li' ? wrap : isBlock(node) ? '' : 'p' });
      else if (!isCustom(node)) {
        if (run) run.push(node);
        else if (isSeen(node)) {
          run = [node];
          into.push({ nodes: run, wrap: 'p' });
        }
        continue;
      }
      run = undefined;
    }
    return into;
  };

  const markup = (of: readonly Line<Node>[]): AuthoredPart => ({
    html: () =>
      of
        .map(({ nodes: inLine, wrap }) => {
          const html = inLine.map((node) => markupOf(node, tree)).join('');
          return wrap ? `<${wrap}>${html}</${wrap}>` : html;
        })
        .join('')
        .replace(/<\/([ou]l)><\1>(?=<li)/g, ''),
    text: () => of.flatMap(({ nodes: inLine }) => inLine.map(words)).join(' '),
  });
  const take = (...of: readonly Node[]) => {
    for (const node of of) taken.add(node);
  };
  const set = (prop: string | undefined, value: unknown) => {
    if (prop && value !== undefined) parts.set(prop, value);
  };
  const keep = (prop: string | undefined, of: readonly Line<Node>[]) => {
    if (!prop || !of[0]) return;
    set(prop, markup(of));
    for (const line of of) take(...line.nodes);
  };

  const html: Html<Node> = {
    nodes,
    isSlotted: false,
    tree,
    take,
    isTaken: (node) => taken.has(node),
    words,
    part: (of) => markup(split([], [...of])),
  };
  for (const [prop, read] of Object.entries(form.read ?? {})) {
    const inSlot = slotted.get(slotName(prop));
    set(prop, read?.((inSlot ? { ...html, nodes: inSlot, isSlotted: true } : html) as Html));
  }
  if (form.all)
    keep(
      form.all,
      [{ nodes, wrap: '' }].filter(() => nodes.some(words)),
    );

  const { picture, link, lastLink, links } = form;
  if (form.rest || picture || form.heading || form.level) {
    for (const line of split([], nodes)) {
      const isOfLinks = line.nodes.length > 1 && line.nodes.every(isLinks);
      const each = isOfLinks ? line.nodes.filter(isSeen).map((node) => ({ ...line, nodes: [node] })) : [line];
      lines.push(...each);
    }
    const soleIn = (line: Line<Node>, isIt: (node: Node) => boolean) => {
      const seen = line.nodes.filter(isSeen);
      return seen.length === 1 ? sole(seen[0], isIt) : undefined;
    };
    const first = (isIt: (node: Node) => boolean) => {
      const line = lines.find((each) => soleIn(each, isIt) !== undefined);
      return line && { line, node: soleIn(line, isIt)! };
    };
    const drop = (line: Line<Node>) => take(...lines.splice(lines.indexOf(line), 1)[0]!.nodes);
    const inside = (of: { line: Line<Node> } | undefined) => {
      const found = of?.line.nodes.map((node) => linkIn(node)).find(Boolean);
      return found ? [found] : [];
    };
    const linkIn = (node: Node): Node | undefined =>
      isLink(node)
        ? node
        : seenIn(node)
            .map(linkIn)
            .find((each) => each !== undefined);

    const heading = first(isHeading);
    let title = heading && words(heading.node);
    const ahead = heading ? lines.slice(0, lines.indexOf(heading.line)) : [];
    if (heading) {
      set(form.heading, title);
      set(form.level, form.level && nearest(name(heading.node), types[form.level]!));
      set(form.id, attribute(heading.node, 'id'));
      if (form.heading) drop(heading.line);
    }
    const image = picture && first(isPicture);
    if (picture && image) {
      for (const of of PICTURE) set(picture[of], attribute(image.node, of));
      drop(image.line);
    }
    const time = form.time && first((node) => name(node) === 'time');
    if (time) {
      set(form.time, attribute(time.node, 'datetime') ?? words(time.node));
      drop(time.line);
    }

    /** Links that are parts themselves, or around them, then those alone in their lines. */
    const own = [...(around === undefined ? [] : [around]), ...inside(heading), ...inside(image)];
    const alone = lines.flatMap((line) => {
      const node = soleIn(line, isLink);
      return node !== undefined && (link || words(node) || attribute(node, 'aria-label'))
        ? [{ line, node }]
        : [];
    });
    const setLink = (props: LinkProps, node: Node) => {
      set(props.url, attribute(node, 'href'));
      for (const of of LINK) set(props[of], attribute(node, of));
    };
    if (link) {
      const [standing] = own[0] === undefined ? alone : [{ line: undefined, node: own[0] }];
      if (standing) setLink(link, standing.node);
      // Words that the heading has not said stay in the text.
      if (standing?.line && [undefined, words(standing.node)].includes(title)) {
        title ??= words(standing.node);
        set(form.heading, title);
        drop(standing.line);
      }
    }
    const asLink = (node: Node): HtmlLink => ({
      address: attribute(node, 'href')!,
      words: words(node) || attribute(node, 'aria-label')!,
      label: attribute(node, 'aria-label'),
      target: attribute(node, 'target'),
      rel: attribute(node, 'rel'),
      download: attribute(node, 'download'),
    });
    if (lastLink) {
      const last = alone.at(-1);
      const node = last?.node ?? own[0];
      if (node !== undefined) {
        setLink(lastLink, node);
        set(lastLink.text, last ? asLink(node).words : (title ?? words(node)));
      }
      if (last) drop(last.line);
    }
    for (const [prop, itemOf] of Object.entries(links ?? {})) {
      const all = [...own.filter((node) => words(node)), ...alone.map(({ node }) => node)];
      if (all[0] !== undefined)
        set(
          prop,
          all.map((node) => itemOf?.(asLink(node))),
        );
      for (const { line } of alone) drop(line);
    }
    keep(form.before, form.before ? lines.filter((line) => ahead.includes(line)) : []);
    keep(
      form.rest,
      lines.filter((line) => !form.before || !ahead.includes(line)),
    );
  }
  const isUsed = (node: Node): boolean =>
    taken.has(node) ||
    !isSeen(node) ||
    (name(node)
      ? !isPicture(node) && !isCustom(node) && seenIn(node).every(isUsed)
      : !LETTER.test(tree.text(node)));
  return { parts, leftover: nodes.filter((node) => !isUsed(node)) };
}

/** Of the levels that a prop can have, the nearest to a heading's own. */
function nearest(heading: string, { values = ['h1', 'h5'] }: PropType<unknown>): string {
  const levels = values.map((value) => Number(value.slice(1)));
  return `h${Math.min(Math.max(Number(heading.slice(1)), Math.min(...levels)), Math.max(...levels))}`;
}
