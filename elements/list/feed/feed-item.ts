import { truncateText } from '../../../react-views/_shared/fold/truncate-text.js';
import { decodeText } from '../../_safe/text.js';

/** One entry of a feed, by the names that an item of a list has. */
export interface FeedItem {
  readonly title: string;
  readonly link?: string | undefined;
  /** As in `datetime`. */
  readonly date?: string | undefined;
  readonly end?: string | undefined;
  readonly place?: string | undefined;
  readonly image?: string | undefined;
  readonly alt?: string | undefined;
  /** HTML of escaped words. */
  readonly description?: string | undefined;
  readonly category?: readonly string[] | undefined;
}

/** What a feed gives a list. */
export interface FeedModel {
  readonly items: readonly FeedItem[];
  /** The page that has all of it. */
  readonly allUrl?: string | undefined;
  readonly kind?: 'event' | undefined;
}

const MOST_CHARACTERS = 200;
/** The first part is enough for these characters, and an article may be long. */
const MOST_READ = 4000;
/** What WordPress puts behind each excerpt. */
const CREDIT = /\s*(?:The post .* appeared first on .*|\[(?:…|\.\.\.|&hellip;)\])\s*\.?$/s;

/** Words of a text that may have markup, as one line. */
export const wordsOf = (markup: string): string =>
  decodeText(
    markup
      .slice(0, MOST_READ)
      .replace(/<(?:script|style)\b[^>]*>[\s\S]*?<\/(?:script|style)>/gi, ' ')
      .replace(/<[^>]*(?:>|$)/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a text as HTML, or undefined where there are no words. */
export function summaryOf(markup: string | undefined): string | undefined {
  const words = wordsOf(markup ?? '').replace(CREDIT, '');
  return words ? truncateText(words, MOST_CHARACTERS).replace(/[&<>]/g, escaped) : undefined;
}

const escaped = (sign: string): string => `&#${sign.charCodeAt(0)};`;
