import type { Page } from '@playwright/test';

/** A box's look besides its place. A picture's crop comes later, so its position is left out. */
export const PAINTED = [
  ...['color', 'background-color', 'background-image', 'background-size', 'border-color', 'border-style'],
  ...[
    'border-width',
    'border-radius',
    'outline',
    'box-shadow',
    'opacity',
    'visibility',
    'filter',
    'transform',
  ],
  ...['clip-path', 'mask', 'mix-blend-mode', 'overflow', 'z-index', 'fill', 'stroke', 'object-fit', 'font'],
  ...['letter-spacing', 'text-align', 'text-decoration', 'text-overflow', 'text-transform', 'list-style'],
];

/**
 * Where every element in a part of a page stands and how it is painted, those in shadow roots and what style sheets put
 * before and after them too; a line for each. A picture says whether it is there.
 */
export function lookOf(page: Page, within: string): Promise<string[]> {
  return page.evaluate(readLook, { within, painted: PAINTED });
}

/** Runs in the page; a function with a name inside it would not survive the way there. */
function readLook({ within, painted }: { within: string; painted: readonly string[] }): string[] {
  const waiting: Element[] = [...document.querySelectorAll(within)].reverse();
  const lines: string[] = [];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    const children = [...(element.shadowRoot?.children ?? []), ...element.children].reverse();
    waiting.push(...children.filter((each) => !each.matches('script, style, template, .m-fold__mark')));
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x, y + scrollY, width, height].map((px) => Math.round(px));
    const isThere = element instanceof HTMLImageElement && element.naturalWidth > 0;
    const styles = ['', '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      const isShown = part === '' || style.content !== 'none';
      return isShown ? [style.content, ...painted.map((name) => style.getPropertyValue(name))].join(' ') : '';
    });
    const tag = element.matches('.uni-view') ? '' : element.localName;
    lines.push([tag, element.getAttribute('class'), ...place, isThere, ...styles].join(' · '));
  }
  return lines;
}
