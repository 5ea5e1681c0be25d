/** Nobody sees or hears these; where a line may break inside a word is none of the word. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;
const WORDLESS = new Set(['script', 'style', 'template', 'noscript']);
const BREAKS = new Set(['br', 'hr']);
/** A letter, a digit, or a picture: what a permalink's sign (`#`, `¶`) is not. */
const WORD = /[\p{L}\p{N}]/u;

/** What a heading says: without permalinks, notes, and what is hidden from readers; a line's end is a space. */
export function headingWords(heading: Element): string {
  const text = heading.firstElementChild ? wordsIn(heading) : (heading.textContent ?? '');
  return text.replace(UNSEEN, '');
}

function wordsIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (!(node instanceof Element)) return '';
  const { localName } = node;
  if (BREAKS.has(localName)) return ' ';
  if (localName === 'img') return node.getAttribute('alt') ?? '';
  if (WORDLESS.has(localName) || isHidden(node) || isNote(node)) return '';
  const words = [...node.childNodes].map(wordsIn).join('');
  return localName === 'a' && !WORD.test(words) ? '' : words;
}

const isHidden = (element: Element) =>
  element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true';

/** A raised link to a place of the page, and nothing beside it. */
function isNote(element: Element): boolean {
  const link = element.localName === 'sup' ? element.querySelector('a[href*="#"]') : null;
  return (
    link !== null &&
    element.textContent?.trim().replace(/[[\]()]/g, '') === link.textContent?.trim().replace(/[[\]()]/g, '')
  );
}
