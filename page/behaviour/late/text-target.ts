import { onVisitorInput } from '../../anchors/targets/visit.js';
import { openFold } from '../fold.js';

const FOLD = '.m-fold';
const REST = '.m-fold__rest';

let texts: readonly string[] | undefined;
let isScrolled = false;

/**
 * Opens the folds that hide a text that the page's address names (`#:~:text=`), and scrolls to the first. The browser has
 * looked for it before the views were there, or passes by what a style sheet hides. Nothing happens once the visitor acts.
 *
 * @param address with the part that browsers take out of `location`.
 */
export function openNamedText(root: ParentNode, address: string): void {
  if (!texts) {
    texts = textsIn(address);
    const waiting = new AbortController();
    const leave = () => {
      texts = [];
      waiting.abort();
    };
    onVisitorInput(leave, waiting.signal);
  }
  for (const fold of root.querySelectorAll(FOLD)) {
    const hidden = texts.find((text) => says(fold, text) && !says(withoutRest(fold), text));
    if (hidden === undefined) continue;
    openFold(fold);
    if (!isScrolled) innermost(fold, hidden).scrollIntoView({ block: 'center' });
    isScrolled = true;
  }
}

/** Of `prefix-,start,end,-suffix`, start and end. */
function textsIn(address: string): string[] {
  const directives = new URLSearchParams(address.split(':~:')[1]?.replaceAll('+', '%2B'));
  return directives
    .getAll('text')
    .flatMap((text) => text.split(','))
    .filter((part) => !part.startsWith('-') && !part.endsWith('-'))
    .map(wordsOf)
    .filter(Boolean);
}

const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
const says = ({ textContent }: Node, text: string) => wordsOf(textContent ?? '').includes(text);

function withoutRest(fold: Element): Element {
  const copy = document.implementation.createHTMLDocument().importNode(fold, true);
  for (const rest of copy.querySelectorAll(REST)) rest.remove();
  return copy;
}

function innermost(element: Element, text: string): Element {
  const inner = [...element.children].find((child) => says(child, text));
  return inner ? innermost(inner, text) : element;
}
