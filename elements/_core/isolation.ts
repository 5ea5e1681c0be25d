import { VIEW_CLASS } from './authored-content.js';
import type { ViewDefinition } from './definition.js';

type Styles = () => Promise<{ readonly css: string }>;

const sheets = new Map<Styles, Promise<CSSStyleSheet>>();
const sharedStyles: Styles = () => import('../../react-views/_shared/isolated.css?text');

/**
 * The style sheets of an `isolated` element: what every view stands on, then its own. Each text is loaded and parsed
 * once for all elements.
 */
export function isolatedSheets(definition: ViewDefinition): Promise<CSSStyleSheet[]> {
  const box = definition.display === 'inline' ? inlineBox : blockBox;
  return Promise.all([sharedStyles, definition.styles, box].map(sheetOf));
}

/** What the app's style sheet says of a tag in the light DOM. */
const boxStyles = (display: string): Styles => {
  const css = `@layer uni.base { :host { display: ${display} } .${VIEW_CLASS} { display: contents } }`;
  return () => Promise.resolve({ css });
};
const blockBox = boxStyles('block');
const inlineBox = boxStyles('inline');

function sheetOf(styles: Styles): Promise<CSSStyleSheet> {
  const known = sheets.get(styles);
  if (known) return known;
  const loading = styles().then(({ css }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  sheets.set(styles, loading);
  loading.catch(() => sheets.delete(styles));
  return loading;
}

/** The element's open shadow root with these sheets: its own or a declarative one, else a new one. */
export function isolate(host: Element, adopted: CSSStyleSheet[]): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = adopted;
  return root;
}
