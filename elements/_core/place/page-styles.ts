import { warnOnce } from '../../../page/warn.js';
import type { ClassDefinition } from '../declare/definition.js';
import type { Styles } from './shadow-styles.js';

/** A token by which we know our page style sheet: it sets the token on the root, and pages of others do not. */
const TOKEN = '--uni-space-16';
const layers: Styles = () => import('../../../react-views/_shared/layers.css?text');
const tokens: Styles = () => import('../../../react-views/_shared/tokens.css?text');
/** Tag → its tokens and its box. The function must stay the same, because `sheetOf` keeps sheets by it. */
const groundOf = new Map<string, Styles>();

/**
 * Sets the tokens on the elements of one tag, because on the root every element of a page of others would have them, and
 * makes the tag a block, because a tag that no style sheet knows is inline and has no width.
 */
function ownGround(tag: string): Styles {
  const own =
    groundOf.get(tag) ??
    (() => tokens().then(({ css }) => ({ css: css.replaceAll(':root', tag) + boxOf(tag) })));
  groundOf.set(tag, own);
  return own;
}

/** The rule for `hidden` is important, because the element's own styles may say how it is laid out. */
const boxOf = (tag: string) =>
  `@layer uni.base { :where(${tag}) { display: block } ${tag}[hidden]:not([hidden='until-found' i]) { display: none !important } }`;

/**
 * Adds the styles of an element without a view to the document or shadow root that it stands in. Our own page style sheet
 * has them already, but does not reach into a shadow root.
 *
 * @returns undefined if the page's own style sheet has them. The promise never rejects: the console has the error.
 */
export function bringStyles(host: Element, definition: ClassDefinition): Promise<void> | undefined {
  const root = host.getRootNode();
  const { styles } = definition;
  if (!(root instanceof Document || root instanceof ShadowRoot)) return undefined;
  if (root instanceof Document && getComputedStyle(host).getPropertyValue(TOKEN) !== '') return undefined;
  return adopt(root, [layers, ownGround(definition.tag), ...(styles ? [styles] : [])]).catch(
    (error: unknown) =>
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
