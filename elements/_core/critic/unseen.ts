import { warnOnce } from '../../../page/warn.js';
import type { AuthoredContent } from '../children.js';
import type { ResolvedProps, TagDefinition } from '../define.js';
import { childSlots } from '../names.js';
import { holdsMissed } from '../safe/losses.js';
import { decodeText, lettersOf, plainWord, WORD } from '../safe/text.js';

/** Begins what is no text to a reader, or ends it. */
const NO_TEXT = /<(?=\/?(?:script|style|template|noscript)\b)/i;
const TAG = /<[^<>]*>/g;
/** Attributes whose words are read aloud, or shown. */
const SPOKEN = /\s(?:alt|aria-label|title|placeholder|value)="([^"]*)"/gi;
/** What says something without a word. */
const WORDLESS = /<(?:img|svg|picture|video|audio|canvas|iframe|object|input|select|textarea)[\s>/]/i;
const OWN_TAG = /<(uni-[\w-]+)/g;
/** Props whose text is shown; what the others say, nobody reads. */
const SHOWN_PROP = /(?:title|text|label|heading|description|alt|content|name|placeholder|date)$/i;
const LONGEST_QUOTE = 300;

/** All that a reader gets of a piece of HTML, in words. */
function wordsOf(html: string): string {
  const spoken = [...html.matchAll(SPOKEN)].map(([, words]) => words).join(' ');
  return decodeText(`${readable(html).replace(TAG, ' ')} ${spoken}`);
}

function readable(html: string): string {
  const [first = '', ...others] = html.split(NO_TEXT);
  let text = first;
  for (const part of others) if (part.startsWith('/')) text += `<${part}`;
  return text;
}

/** Whether HTML shows neither a word nor a picture, a drawing or a field. */
const saysNothing = (html: string): boolean => !WORDLESS.test(html) && lettersOf(wordsOf(html)).length === 0;

/** A text as a message quotes it, where it has a word that is not among those shown; undefined where all are. */
function unseenIn(text: string, shown: string): string | undefined {
  const seen = new Set(lettersOf(shown));
  const lost = [...text.matchAll(WORD)].find(([word]) => !seen.has(plainWord(word)));
  if (!lost) return undefined;
  const quoted = text.replace(/\s+/g, ' ').trim();
  if (quoted.length <= LONGEST_QUOTE) return quoted;
  return `…${text.slice(lost.index).replace(/\s+/g, ' ').slice(0, LONGEST_QUOTE)}…`;
}

/**
 * What stands in a tag that its view does not show: words, and elements of ours, as a message quotes them.
 */
function unseenContent({ definition, authored, shown, isContent }: Judged): string[] {
  const words = wordsOf(shown);
  const unseen = (text: string) => {
    const part = unseenIn(text, words);
    return part === undefined ? [] : [`"${part}"`];
  };
  const rest = authored.rest?.html() ?? '';
  const unseenRich = (html: string) => (holdsMissed(html) ? [] : unseen(wordsOf(html)));
  const inSlots = [...authored.slotted].flatMap(([slot, part]) => {
    if (!isShown(definition, slot)) return [];
    if (kindOf(definition, slot) === 'html') return unseenRich(part.html());
    return [...unseen(part.text()), ...ownTags(part.html())];
  });
  const inRest = isContent ? unseenRich(rest) : [...unseen(wordsOf(rest)), ...ownTags(rest)];
  return [...inRest, ...inSlots];
}

function isShown(definition: TagDefinition, slot: string): boolean {
  const kind = kindOf(definition, slot);
  return kind === 'html' || (kind === 'text' && SHOWN_PROP.test(slot));
}

function kindOf({ props }: TagDefinition, slot: string): string {
  const prop = Object.keys(props).find((name) =>
    childSlots({ props: { [name]: props[name]! } } as TagDefinition).has(slot),
  );
  return prop === undefined ? '' : props[prop]!.name;
}

const ownTags = (html: string): string[] => [
  ...new Set([...html.matchAll(OWN_TAG)].map(([, tag]) => `<${tag}>`)),
];

const remedyOf = (definition: TagDefinition): string =>
  `; put words into a child with a slot (${[...childSlots(definition)].filter((slot) => isShown(definition, slot)).join(', ')}), and elements beside the tag`;

/** What is asked of a tag whose view stands. */
interface Judged {
  readonly definition: TagDefinition & {
    readonly hides?: (props: ResolvedProps) => boolean;
    readonly feed?: unknown;
  };
  readonly props: ResolvedProps;
  readonly authored: AuthoredContent;
  /** Whether what stands outside slots gives the tag's content. */
  readonly isContent: boolean;
  /** The view as HTML. */
  readonly shown: string;
  /** Whether something was wrong with the tag's data, of which somebody has told. */
  readonly isBad: () => boolean;
  /** Whether the tag looks as if nobody had closed it. */
  readonly isUnclosed: () => boolean;
  /** Whether the view says what the tag was written with: later it shows what has changed since, and nobody is told. */
  readonly isFirst: boolean;
}

/** Where authored content stays in sight: `instead` of a view that shows nothing, or `beside` it. */
export type Kept = 'instead' | 'beside';

interface Verdict {
  /** Undefined where the content goes aside. */
  readonly kept?: Kept | undefined;
  /** What has to be told. */
  readonly message?: string;
}

/** What becomes of a tag's content; what has to be told is. */
export function keptContent(judged: Judged): Kept | undefined {
  const { kept, message } = judgeContent(judged);
  if (message && judged.isFirst) warnOnce(message);
  return kept;
}

/**
 * What becomes of a tag's content. It stays in sight where the view shows nothing, or lacks some of its words and something
 * is wrong with the tag. Where nothing is wrong, the words are a fallback's: they are named.
 */
function judgeContent(judged: Judged): Verdict {
  const { definition, props, authored, shown, isBad, isUnclosed } = judged;
  const isAny = authored.rest !== undefined || authored.slotted.size > 0;
  if (!isAny || definition.hides?.(props) || (isEmptied(definition, props) && !isBad())) return {};
  const { tag, feed } = definition;
  const isEmpty = saysNothing(shown);
  if (isEmpty && !judged.isContent && (feed !== undefined || isBad())) return { kept: 'instead' };
  const unseen = unseenContent(judged);
  if (unseen.length === 0) return {};
  if (isBad()) return { kept: 'beside' };
  if (isUnclosed())
    return {
      kept: 'beside',
      message: `<${tag} /> is not closed, and ${unseen[0]} stands in it; put </${tag}> where it ends: in HTML, "/>" ends no tag`,
    };
  const stays = isEmpty ? ', which stays in its place' : '';
  const message = `<${tag}> does not show ${unseen.join(', ')}, written in it${stays}${remedyOf(definition)}`;
  return { kept: isEmpty ? 'instead' : undefined, message };
}

/** Whether an author has given an empty list, so that nothing is what there is to show. */
const isEmptied = ({ props: kinds }: TagDefinition, props: ResolvedProps): boolean =>
  Object.entries(kinds).some(([name, { fallback }]) => {
    const value = props[name];
    return Array.isArray(value) && value.length === 0 && value !== fallback;
  });
