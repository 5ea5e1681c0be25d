import type { Parts } from '../../react-views/_shared/parts.js';
import type { Html } from '../_core/declare/html.js';
import { type AuthoredPart, inItem } from '../_core/declare/tree.js';
import { type Block, besideIn, LEAST, LEVELS } from './people-beside.js';
import { kindOf } from './person-contacts.js';
import { type Found, personIn } from './person-in.js';
import { isShort, linesIn } from './person-lines.js';

/** Elements of which each may be a person. */
const BLOCK = /^(?:article|section|div|figure|li|a)$/;
/** No block of a person stands in these. */
const CLOSED = /^(?:blockquote|table|nav|details|form|dialog|aside|dl)$/;
const HEADING = /^h[1-6]$/;
/** So many of one kind are people, also below a name or a portrait that may be of one. */
const SURELY = 3;

/** One person, or a text between people. */
type Entry = Omit<Found, 'titleType' | 'quote' | 'description'> & {
  quote?: AuthoredPart | string | undefined;
  description?: AuthoredPart | string | undefined;
  parts?: Parts | undefined;
};

/** The people of a tag's HTML and the texts between them, or undefined where it is one person. */
export function peopleIn(html: Html): { titleType: Found['titleType']; people: Entry[] } | undefined {
  const blocks = blocksIn(html);
  if (blocks.length === 0) return undefined;
  const blockOf = new Map(blocks.flatMap((block) => block.map((node) => [node, block] as const)));
  const people: Entry[] = [];
  let titleType: Found['titleType'];
  html.parted(
    (node) => blockOf.has(node),
    (node) => {
      const block = blockOf.get(node)!;
      if (block[0] !== node) return;
      const { titleType: level, ...person } = personOf(html, block);
      titleType ??= level;
      people.push(person);
    },
    (nodes) => {
      const text = html.richText(nodes.flatMap((node) => opened(html, node)));
      if (text) people.push({ description: inItem(text) });
    },
  );
  return { titleType, people };
}

/** An item cannot stand outside of its list. */
function opened(html: Html, node: unknown): readonly unknown[] {
  if (html.name(node) !== 'li') return [node];
  return html.isHidden(node) ? [] : html.children(node);
}

function personOf(html: Html, block: Block): Entry & Pick<Found, 'titleType'> {
  const [item] = block;
  const isItem = block.length === 1 && BLOCK.test(html.name(item));
  const isLink = html.name(item) === 'a';
  const kept: Record<string, unknown> = isItem ? { item } : {};
  const within = scoped(html, isItem && !isLink ? html.children(item) : block, kept);
  const { quote, description, ...person } = personIn(within);
  return {
    ...person,
    ...(quote && { quote: inItem(quote) }),
    ...(description && { description: inItem(description) }),
    parts: html.written(isLink ? { ...kept, item: undefined } : kept),
  };
}

/** Reads some nodes as if they were all. */
function scoped(html: Html, nodes: readonly unknown[], kept: Record<string, unknown> = {}): Html {
  return {
    ...html,
    nodes,
    elements: (names, of = nodes, closed) => html.elements(names, of, closed),
    outermost: (names, of = nodes) => html.outermost(names, of),
    links: (of = nodes, closed) => html.links(of, closed),
    keep: (parts) => {
      for (const [part, node] of Object.entries(parts)) kept[part] ??= node;
    },
  };
}

/** What tells that somebody is shown. */
interface Signs {
  readonly all: readonly ((node: unknown) => boolean)[];
  /** An office has a telephone too. */
  readonly personal: readonly ((node: unknown) => boolean)[];
}

/** The blocks of people, or none where it is one person. */
function blocksIn(html: Html): readonly Block[] {
  const personal = [
    (node: unknown) => html.name(node) === 'img' && html.picture(node) !== undefined,
    (node: unknown) => html.name(node) === 'a' && kindOf(html, node) === 'mail',
    (node: unknown) => html.name(node) === 'blockquote',
  ];
  const signs = {
    personal,
    all: [...personal, (node: unknown) => html.name(node) === 'a' && kindOf(html, node) === 'phone'],
  };
  const headings = html.elements(HEADING, html.nodes, CLOSED);
  const headed = headedIn(html, signs, headings);
  if (arePeople(html, headed, signs, 0)) return headed.map(([block]) => [innermost(html, block)]);
  const unheaded = unheadedIn(html, signs);
  if (arePeople(html, unheaded, signs, LEAST)) return unheaded.map(([block]) => [innermost(html, block)]);
  const beside = besideIn(html, signs.all, headings);
  return arePeople(html, beside, signs, LEAST) ? beside : [];
}

/** Without the elements that are around it alone, because what is written on the person's own is to be kept. */
function innermost(html: Html, block: unknown): unknown {
  const [only, ...others] = html.children(block).filter((node) => !html.isBlank(node));
  return only !== undefined && others.length === 0 && BLOCK.test(html.name(only)) && !html.isHidden(only)
    ? innermost(html, only)
    : block;
}

/** How many blocks have the sign that most have. */
const most = (html: Html, blocks: readonly Block[], signs: Signs['all']): number =>
  Math.max(
    ...signs.map((sign) => blocks.filter((block) => block.some((node) => html.holds(sign, node))).length),
  );

/**
 * Words before the blocks may be the title of all. A line as a role is one, or a portrait, is of a person whose parts the
 * blocks are.
 */
function arePeople(html: Html, blocks: readonly Block[], signs: Signs, least: number): boolean {
  if (blocks.length < LEAST) return false;
  const before: unknown[] = [];
  const found = new Set(blocks.flat());
  let isBefore = true;
  html.parted(
    (node) => found.has(node),
    () => {
      isBefore = false;
    },
    (nodes) => {
      if (isBefore) before.push(...nodes);
    },
  );
  if (!before.some((node) => html.isWorded(node) || html.holds(signs.personal[0]!, node)))
    return most(html, blocks, signs.all) >= least;
  const isOwn =
    before.some((node) => signs.all.some((sign) => html.holds(sign, node))) ||
    linesIn(scoped(html, before)).some(({ nodes, isListed }) => !isListed && isShort(html, nodes));
  return most(html, blocks, signs.personal) >= (isOwn ? SURELY : LEAST);
}

/**
 * The outermost blocks with one heading of a level, of the level where most show somebody: above it are headings of groups,
 * and below it those in a person's text.
 */
function headedIn(html: Html, { all }: Signs, found: readonly unknown[]): readonly Block[] {
  const isTitle = (node: unknown) => html.hasWords(node) && !html.holdsLive(node);
  const headings = found.filter(isTitle);
  let best: readonly Block[] = [];
  for (const level of LEVELS) {
    const wanted = new Set(headings.filter((heading) => html.name(heading) === level));
    if (wanted.size < LEAST) continue;
    const blocks = outermostWithOne(html, wanted);
    if (blocks.length < LEAST) continue;
    if (best.length === 0 || most(html, blocks, all) > most(html, best, all)) best = blocks;
  }
  return best;
}

function outermostWithOne(html: Html, headings: ReadonlySet<unknown>): Block[] {
  const counts = new Map<unknown, number>();
  const isHeading = (node: unknown) => headings.has(node);
  const count = (node: unknown): number => {
    const own = isHeading(node) ? 1 : 0;
    const sum = html.holds(isHeading, node)
      ? html.children(node).reduce((n: number, child) => n + count(child), own)
      : 0;
    counts.set(node, sum);
    return sum;
  };
  html.nodes.forEach(count);
  const open = (nodes: readonly unknown[]): Block[] =>
    nodes.flatMap((node) => {
      const held = counts.get(node) ?? 0;
      if (held === 0 || isHeading(node)) return [];
      return held === 1 && BLOCK.test(html.name(node)) ? [[node]] : open(html.children(node));
    });
  return open(html.nodes);
}

/** The innermost blocks beside each other that begin with a name and have a sign in common. */
function unheadedIn(html: Html, { all }: Signs): readonly Block[] {
  const isSign = (node: unknown) => all.some((sign) => sign(node));
  const isNamed = (block: unknown) => {
    const [line] = linesIn(scoped(html, html.children(block)));
    if (html.elements(/^(?:figcaption|footer|cite)$/, [block]).length > 0) return true;
    return !!line && isShort(html, line.nodes) && !html.links(line.nodes).some((link) => kindOf(html, link));
  };
  const find = (nodes: readonly unknown[]): Block[] => {
    const open = nodes.filter(
      (node) => html.holds(isSign, node) && !html.isHidden(node) && !CLOSED.test(html.name(node)),
    );
    const inside = open.flatMap((node) => find(html.children(node)));
    if (inside.length > 0) return inside;
    const blocks = open.filter((node) => BLOCK.test(html.name(node)));
    if (blocks.length < LEAST) return [];
    const named = blocks.filter(isNamed).map((block) => [block]);
    return most(html, named, all) < LEAST ? [] : named;
  };
  return find(html.nodes);
}
