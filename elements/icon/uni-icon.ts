import { Icon } from '../../react-views/icon/icon.js';
import { dimensions } from '../../vocabulary/design.js';
import { iconNames } from '../../vocabulary/icons.js';
import { defineView } from '../_core/declare/define.js';
import { picture } from '../_core/declare/picture-types.js';
import { boolean, number, oneOf, text } from '../_core/declare/prop-types.js';
import { followFile } from './follow-file.js';

const NOT_NEGATIVE = { min: 0 };

export const definition = defineView({
  tag: 'uni-icon',
  display: 'inline',
  form: { all: 'alt', isClosed: true },
  props: {
    name: oneOf(iconNames),
    size: number(dimensions.iconSize, { min: 1 }),
    width: number(undefined, NOT_NEGATIVE),
    height: number(undefined, NOT_NEGATIVE),
    viewportWidth: number(undefined, NOT_NEGATIVE),
    viewportHeight: number(undefined, NOT_NEGATIVE),
    color: text(),
    type: text('red'),
    classes: text(),
    showName: boolean(),
    margin: text(),
    alt: text(),
    externalIcon: picture(),
  },
  view: Icon,
  controller: followFile,
  // Only a browser fetches the file: a server leaves the tag as authored.
  serve: ({ props }) => (props.externalIcon ? undefined : {}),
  styles: () => import('../../react-views/icon/icon.css?text'),
});
