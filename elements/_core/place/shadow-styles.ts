import { VIEW_CLASS } from '../../../page/activation/prerendered.js';
import type { ViewDefinition } from '../declare/definition.js';

export type Styles = () => Promise<{ readonly css: string }>;

const sheets = new Map<Styles, Promise<CSSStyleSheet>>();
const sharedStyles: Styles = () => import('../../../react-views/_shared/isolated.css?text');

/**
 * The style sheets of an `isolated` element: the base of every view, then its own. Each text is loaded and parsed once
 * for all elements.
 */
export function isolatedSheets(definition: ViewDefinition): Promise<CSSStyleSheet[]> {
  return Promise.all(stylesOf(definition).map(sheetOf));
}

/** Gives a server the style sheets of an isolated view as one text. */
export async function isolatedStyles(definition: ViewDefinition): Promise<string> {
  const texts = await Promise.all(stylesOf(definition).map((styles) => styles()));
  return texts.map(({ css }) => css).join('\n');
}

const stylesOf = (definition: ViewDefinition): Styles[] => [
  sharedStyles,
  definition.styles,
  definition.display === 'inline' ? inlineBox : blockBox,
];

/**
 * A target in a view keeps the distance from the window's edge that its tag has. Paper is light, also where a dark page is
 * printed, because browsers print no grounds.
 */
export const VIEW_RULES = `:where(.${VIEW_CLASS}, .${VIEW_CLASS} *) { scroll-margin: inherit } @media print { .${VIEW_CLASS} { color-scheme: light } }`;

/** The hosts that are blocks, by what the tag's box is. */
const HOSTS = { block: ':host', inline: ':host([hidden])' };

/**
 * The app's style sheet for a tag in the light DOM. A tag that is hidden until it is found is a block, because its
 * content could not be hidden in an inline box.
 */
export const boxCss = (display: 'block' | 'inline', host = HOSTS[display]): string =>
  `@layer uni.base { ${host} { display: block } .${VIEW_CLASS} { display: contents } ${VIEW_RULES} }`;
const blockBox: Styles = () => Promise.resolve({ css: boxCss('block') });
const inlineBox: Styles = () => Promise.resolve({ css: boxCss('inline') });

export function sheetOf(styles: Styles): Promise<CSSStyleSheet> {
  const known = sheets.get(styles);
  if (known) return known;
  const loading = styles().then(({ css }) => {
    const sheet = new CSSStyleSheet();
    // jsdom has no constructed style sheets, and draws nothing either.
    sheet.replaceSync?.(css);
    return sheet;
  });
  sheets.set(styles, loading);
  loading.catch(() => sheets.delete(styles));
  return loading;
}

/**
 * The open shadow root of an isolated element, emptied for a view: its own or a declarative one, else a new one.
 *
 * @param sheets undefined for a declarative root, which has its styles.
 */
export function openShadow(host: Element, sheets: CSSStyleSheet[] | undefined): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', slotAssignment: 'manual' });
  if (sheets) root.adoptedStyleSheets = sheets;
  root.replaceChildren(...(sheets ? [] : root.querySelectorAll('style, link')));
  return root;
}

/**
 * Shows a view in a shadow root, and children of its element beside it.
 *
 * @param shown the children that stay in sight.
 * @param ahead those of them that stand before the view, if the root lets us choose.
 */
export function showInShadow(
  root: Node,
  container: Element,
  shown: readonly Node[],
  ahead: readonly Node[],
): void {
  if (container.parentNode !== root) root.appendChild(container);
  for (const child of [...root.childNodes]) if (child instanceof HTMLSlotElement) child.remove();
  const isAhead = (root as ShadowRoot).slotAssignment === 'manual' && ahead.length > 0;
  if (isAhead) showSlotted(root as ShadowRoot, ahead, container);
  const behind = isAhead ? shown.filter((node) => !ahead.includes(node)) : shown;
  if (behind.length > 0) showSlotted(root as ShadowRoot, behind);
}

/** A declarative root has no manual assignment, so there each slot is named. */
function showSlotted(root: ShadowRoot, shown: readonly Node[], before: Node | null = null): void {
  const isManual = root.slotAssignment === 'manual';
  const names = isManual ? [''] : new Set(shown.map((node) => (node instanceof Element ? node.slot : '')));
  for (const name of names) {
    const slot = root.insertBefore(Object.assign(document.createElement('slot'), { name }), before);
    if (isManual) slot.assign(...shown.filter(isSlottable));
  }
}

const isSlottable = (node: Node): node is Element | Text => node instanceof Element || node instanceof Text;

/** Lets an element that has a shadow root show what stands in the element itself. */
export function leaveShadow(host: Element): void {
  const { shadowRoot } = host;
  shadowRoot?.replaceChildren();
  if (shadowRoot) showSlotted(shadowRoot, [...host.childNodes]);
}
