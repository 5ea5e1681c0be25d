import type { SafeHtml } from '../../react-views/_shared/safe.js';
import { loadOnce } from './load-once.js';
import { escapeText, hasTags, isBlank, isPlainHtml, unescapeTags, withoutEmptyBlocks } from './plain-html.js';
import { trustHtml } from './trusted-types.js';

/** Longer texts are not remembered: they are rare, and few of them would fill a server's memory. */
const LONGEST_REMEMBERED_CHARACTERS = 100_000;
const REMEMBERED_CHARACTERS = 2_000_000;
let remembered = new Map<string, SafeHtml>();
/** How many characters the texts of each memory have. */
const sizes = new WeakMap<ReadonlyMap<string, SafeHtml>, number>();

let sanitize: ((html: string) => string) | undefined;

/** Thrown for a value that needs the sanitiser before it has been loaded. Who catches it may load it and read again. */
export class SanitizerMissing extends Error {
  override readonly name = 'SanitizerMissing';

  constructor() {
    super('this HTML needs the sanitiser: await loadSanitizer() first');
  }
}

/**
 * Takes a sanitiser that was made for where this runs, a server for instance. `toSafeHtml` throws its errors. A result
 * that another sanitiser has given counts no longer.
 */
export function provideSanitizer(made: (html: string) => string): void {
  sanitize = made;
  remembered = new Map();
}

/**
 * Calls what reads rich text, at once and without waiting for a promise. This sanitiser judges it meanwhile, and nothing that
 * another has made of a text counts.
 *
 * @param known what this sanitiser has made of texts so far, by text. It is added to. Give the same map with each call.
 */
export function withSanitizer<Result>(
  made: (html: string) => string,
  known: Map<string, SafeHtml>,
  call: () => Result,
): Result {
  const before = { sanitize, remembered };
  [sanitize, remembered] = [made, known];
  try {
    return call();
  } finally {
    ({ sanitize, remembered } = before);
  }
}

/** Loads the sanitiser, once. Rich text that is plain does without. */
export const loadSanitizer = loadOnce(
  () => import('./sanitize.js'),
  ({ sanitizeHtml }) => {
    sanitize = sanitizeHtml;
  },
);

/**
 * An `html` prop's value for a view, undefined when nothing is left of it that would show. Tags that are all escaped, as
 * a CMS may hand them over, are decoded once.
 *
 * @throws SanitizerMissing when the HTML is not plain and `loadSanitizer` has not resolved yet.
 */
export function toSafeHtml(authored: string): SafeHtml | undefined {
  const known = remembered.get(authored);
  if (known) return known;
  const sanitized = withoutEmptyBlocks(sanitizedOf(unescapeTags(authored)));
  if (isBlank(sanitized)) return undefined;
  const safe = { __html: trustHtml(sanitized) } as unknown as SafeHtml;
  remember(authored, safe);
  return safe;
}

/** Forgets the oldest texts for a new one. */
function remember(authored: string, safe: SafeHtml): void {
  if (authored.length > LONGEST_REMEMBERED_CHARACTERS) return;
  let size = (sizes.get(remembered) ?? 0) + authored.length;
  for (const oldest of remembered.keys()) {
    if (size <= REMEMBERED_CHARACTERS) break;
    remembered.delete(oldest);
    size -= oldest.length;
  }
  remembered.set(authored, safe);
  sizes.set(remembered, size);
}

function sanitizedOf(html: string): string {
  if (isPlainHtml(html)) return html;
  if (!hasTags(html) && !html.includes('&')) return escapeText(html);
  if (!sanitize) throw new SanitizerMissing();
  return sanitize(html);
}
