import { Button } from '../../react-views/button/button.js';
import { dimensions } from '../../vocabulary/design.js';
import { defineView } from '../_core/declare/define.js';
import type { PropType } from '../_core/declare/prop-type.js';
import { boolean, callback, linkOptions, number, text, url } from '../_core/declare/prop-types.js';

const ICON_SIZE_PX = { min: 1, max: 512 };

/** A button tells that it is collapsed only where its author says that it expands something. */
const trueFalseOrNone: PropType<boolean | undefined> = { ...boolean(), fallback: undefined };

export const definition = defineView({
  tag: 'uni-button',
  display: 'inline',
  form: {
    all: 'text',
    anyLink: {
      url: 'link',
      label: 'ariaLabel',
    },
    buttonType: 'type',
  },
  props: {
    text: text(),
    link: url('href'),
    ...linkOptions,
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
  // A link with the role of a button is for a page whose script gives it an action, and no author's page does.
  stored: ({ text, ariaLabel, link, type }) => {
    if (![text, ariaLabel].some((words) => words?.trim())) return undefined;
    return link || type?.includes('button') ? {} : { type: `button ${type ?? ''}`.trim() };
  },
  view: Button,
  styles: () => import('../../react-views/button/button.css?text'),
});
