import { Button } from '../../react-views/button/button.js';
import { dimensions } from '../../vocabulary/design.js';
import { defineView } from '../_core/define.js';
import type { Html } from '../_core/html-form.js';
import { attribute, attributeOf, elementsIn, linksIn } from '../_core/html-parts.js';
import { boolean, callback, number, type PropType, text, url } from '../_core/prop-types.js';

const ICON_SIZE_PX = { min: 1, max: 512 };

/** A button tells that it is collapsed only where its author says that it expands something. */
const trueFalseOrNone: PropType<boolean | undefined> = { ...boolean(), fallback: undefined };

/** Words that lead nowhere are a button; one that HTML would send a form with does so here. */
function typeOf(html: Html): string | undefined {
  const [written] = elementsIn(html, /^button$/);
  if (written !== undefined) return `button ${attribute(html, written, 'type') ?? 'submit'}`;
  return linksIn(html).length > 0 || !html.nodes.some(html.words) ? undefined : 'button';
}

export const definition = defineView({
  tag: 'uni-button',
  display: 'inline',
  form: {
    all: 'text',
    read: {
      link: (html) => attributeOf(html, 'a', 'href'),
      linkTarget: (html) => attributeOf(html, 'a', 'target'),
      linkRel: (html) => attributeOf(html, 'a', 'rel'),
      linkDownload: (html) => attributeOf(html, 'a', 'download'),
      ariaLabel: (html) => attributeOf(html, 'a', 'aria-label') ?? attributeOf(html, 'button', 'aria-label'),
      type: typeOf,
    },
  },
  props: {
    text: text(),
    link: url(),
    linkTarget: text(),
    linkRel: text(),
    linkDownload: text(),
    type: text(),
    classes: text('primary'),
    ariaLabel: text(),
    ariaExpanded: trueFalseOrNone,
    iconLeft: text(),
    iconLeftSize: number(dimensions.buttonIconSize, ICON_SIZE_PX),
    iconRight: text(),
    iconRightSize: number(dimensions.buttonIconSize, ICON_SIZE_PX),
    iconType: text('white'),
    isDSIcon: boolean(true),
    isRichText: boolean(),
    isAuthenticated: boolean(),
    testid: text(),
    onClick: callback<(event: Event) => void>(),
  },
  view: Button,
  styles: () => import('../../react-views/button/button.css?text'),
});
