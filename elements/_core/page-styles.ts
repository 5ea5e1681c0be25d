import { warnOnce } from '../../page/warn.js';
import type { ClassDefinition } from './define.js';
import type { Styles } from './shadow-styles.js';

/** A token that every style sheet of ours sets, and no page of others. */
const TOKEN = '--uni-space-16';
const layers: Styles = () => import('../../react-views/_shared/layers.css?text');
const tokens: Styles = () => import('../../react-views/_shared/tokens.css?text');
const tokensOf = new Map<string, Styles>();

/** The tokens for elements of one tag alone: on the page's root, every element of the page would have them. */
function ownTokens(tag: string): Styles {
  const own =
    tokensOf.get(tag) ?? (() => tokens().then(({ css }) => ({ css: css.replaceAll(':root', tag) })));
  tokensOf.set(tag, own);
  return own;
}

/**
 * Gives the page, or the shadow root, in which an element stands that has no view of its own, the element's styles: where
 * the page's style sheet is ours, it has them.
 *
 * @returns undefined where they are there.
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

/** Loaded where it is needed: pages with our style sheet need nothing that isolates views. */
async function adopt(root: Document | ShadowRoot, styles: readonly Styles[]): Promise<void> {
  const [{ sheetOf }, { adoptSheets }] = await Promise.all([
    import('./shadow-styles.js'),
    import('./adopt-sheets.js'),
  ]);
  adoptSheets(root, await Promise.all(styles.map(sheetOf)));
}
