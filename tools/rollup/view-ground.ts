import { hasView } from '../../elements/_core/declare/definition.js';
import { LIVE_SLOT } from '../../elements/_core/declare/live.js';
import { VIEW_CLASS } from '../../page/activation/prerendered.js';
import type { ComponentFolder } from './component-folders.js';

/**
 * The ground of views in a page that has styles of its own. Each element gets the browser's own look, whatever a
 * framework's reset in a lower layer says of it, but pictures keep the size that attributes give them. The typeface and
 * what else a text inherits are those of an isolated tag. Colours come from around the tag, because the page may be dark,
 * and a tag in a line takes the font of its line. Chromium takes what an attribute says of a look for a rule of the page,
 * so `all: revert` takes that away too. Rules here bring `hidden` and `align` back.
 */
export const viewGround = (folders: readonly ComponentFolder[]): string => `@layer uni.base {
  :where(.${VIEW_CLASS} :not(img, svg, svg *)) { all: revert }
  :where(.${VIEW_CLASS} [hidden]:not([hidden='until-found' i])) { display: none }
  ${ALIGNMENTS.map((side) => `:where(.${VIEW_CLASS} [align='${side}' i]) { text-align: ${side} }`).join(' ')}
  :where(.${VIEW_CLASS} :is(img, svg)) { border: revert; box-sizing: revert; display: revert; max-inline-size: revert; vertical-align: revert }
  :where(${blockTags(folders)}) { font-family: var(--uni-font-family); font-size: var(--uni-font-size-16); line-height: var(--uni-line-height) }
  :where(${blockTags(folders.filter(({ definition }) => hasView(definition)))}) { ${INHERITED} }
}`;

const ALIGNMENTS = ['left', 'right', 'center', 'justify'];

/** What a root of an application hands down that was meant for its own texts, such as `text-align: center`. */
const INHERITED =
  'letter-spacing: normal; text-align: start; text-indent: 0; text-shadow: none; text-transform: none; white-space: normal; word-spacing: normal';

/** The tags that are blocks, as a list of selectors. */
export const blockTags = (folders: readonly ComponentFolder[]): string =>
  folders
    .filter(({ definition }) => definition.display !== 'inline')
    .map(({ slug }) => `uni-${slug}`)
    .join();

/** The elements of views and of rich text by their names, so that a page's own custom elements stay as the page has them. */
const ELEMENTS =
  'a,abbr,address,article,aside,audio,b,blockquote,br,button,caption,cite,code,dd,del,details,dfn,div,dl,dt,em,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,i,img,input,ins,kbd,label,legend,li,mark,nav,ol,output,p,picture,pre,q,s,samp,search,section,select,small,span,strong,sub,summary,sup,table,tbody,td,textarea,tfoot,th,thead,time,tr,u,ul,var,video';

/**
 * Keeps a page's rules that are in no layer out of views, where they would win over every rule of ours: a weaker one loses
 * to the fence, and `revert-layer` gives each property what the layers say. Elements with a class of the page's own are
 * the page's, and so are live nodes, which stand in slots. A rule with an id, or with more classes than the fence, still
 * wins, and so does an inline style.
 */
export function viewFence(): string {
  const view = `.${VIEW_CLASS}`;
  const authored = `:where(:not([class], slot[name^=${LIVE_SLOT}] *))`;
  const fenced = [
    `${view} :where(${ELEMENTS})${authored}`,
    `${view}${view} :where(a)${authored}`,
    `${view}${view}${view}`,
    `${view}${view}${view} :where([class^=m-])`,
    'uni-side-nav:not(._):not(._) :where(ul, ol, li, a, span, p, strong)',
  ];
  return `${fenced.flatMap((selector) => [selector, `${selector}::before`, `${selector}::after`]).join()} { all: revert-layer }`;
}
