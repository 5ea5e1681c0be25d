/** An address has places where a line may end, and this has none. */
export const UNBROKEN_WORD =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** A word as a page of examples shows it. */
export interface CutTexts {
  /** The texts that stand outside the page or their box, by the class of their element; `page` where it is widened. */
  readonly cut: readonly string[];
  /** How many texts there are. */
  readonly texts: number;
}

/**
 * Writes a word into every text of a page's examples, with their menus open. It runs in the page, and so uses nothing of
 * this module and has methods in place of functions with a name. Tables may be wider than the page.
 */
export function cutTexts(word: string): CutTexts {
  const UNSEEN = 'script, style, template, option, svg, table';
  const TOLERANCE_PX = 1;
  const page = document.documentElement;
  const look = {
    parentOf(node: Node): Element | undefined {
      const root = node.getRootNode();
      return node.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
    },
    textsIn(root: Node): Text[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element && node.shadowRoot) texts.push(...look.textsIn(node.shadowRoot));
        if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(UNSEEN))
          texts.push(node);
      }
      return texts;
    },
    isCut(text: Text): boolean {
      let [start, end] = [0, page.clientWidth];
      for (let box = look.parentOf(text); box && box !== page; box = look.parentOf(box)) {
        const { overflowX, clipPath } = getComputedStyle(box);
        const isForScreenReaders = clipPath !== 'none';
        if (isForScreenReaders) return false;
        if (overflowX === 'visible') continue;
        const { left, right } = box.getBoundingClientRect();
        [start, end] = [Math.max(start, left), Math.min(end, right)];
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some(
        ({ left, right }) => left < start - TOLERANCE_PX || right > end + TOLERANCE_PX,
      );
    },
  };
  const texts = [...document.querySelectorAll('.d-stage')].flatMap(look.textsIn);
  for (const text of texts) text.data = word;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.d-stage details')) menu.open = true;
  const cut = texts.filter(look.isCut).map((text) => look.parentOf(text)!.className);
  // Text for screen readers only is a pixel wide, and may stand behind the last letter of a line.
  if (page.scrollWidth > page.clientWidth + TOLERANCE_PX) cut.push('page');
  return { cut: [...new Set(cut)], texts: texts.length };
}
