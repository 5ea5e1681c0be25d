import { warnOnce } from '../../page/warn.js';
import type { ClassDefinition } from './define.js';
import type { Styles } from './shadow-styles.js';

/** A token by which we know our page style sheet: it sets the token on the root, and pages of others do not. */
const TOKEN = '--uni-space-16';
const layers: Styles = () => import('../../react-views/_shared/layers.css?text');
const tokens: Styles = () => import('../../react-views/_shared/tokens.css?text');
/** Tag → its tokens. The function must stay the same, because `sheetOf` keeps sheets by it. */
const tokensOf = new Map<string, Styles>();

/** Sets the tokens on the elements of one tag. On the root, every element of a page of others would have them. */
function ownTokens(tag: string): Styles {
  const own =
    tokensOf.get(tag) ?? (() => tokens().then(({ css }) => ({ css: css.replaceAll(':root', tag) })));
  tokensOf.set(tag, own);
  return own;
}

/**
 * Adds the styles of an element without a view to the document or shadow root that it stands in. Our own page style sheet
 * has them already, but does not reach into a shadow root.
 *
 * @returns undefined if the styles are there already or there are none. The promise never rejects: the console has the error.
 */
export function bringStyles(host: Element, definition: ClassDefinition): Promise<void> | undefined {
  const root = host.getRootNode();
  const { styles } = definition;
  if (!styles || !(root instanceof Document || root instanceof ShadowRoot)) return undefined;
  if (root instanceof Document && getComputedStyle(host).getPropertyValue(TOKEN) !== '') return undefined;
  return adopt(root, [layers, ownTokens(definition.tag), styles]).catch((error: unknown) =>
    warnOnce(
      `<${definition.tag}> has no styles (${String(error)}); put all files of one build into one folder`,
      'error',
    ),
  );
}

/** Adopts style sheets. The code for it is loaded now, because pages with our own style sheet never need it. */
async function adopt(root: Document | ShadowRoot, styles: readonly Styles[]): Promise<void> {
  const [{ sheetOf }, { adoptSheets }] = await Promise.all([
    import('./shadow-styles.js'),
    import('./adopt-sheets.js'),
  ]);
  adoptSheets(root, await Promise.all(styles.map(sheetOf)));
}
