import { createElement } from 'react';
import { Icon, type IconProps } from '../../react-views/icon/icon.js';
import { dimensions, iconNames } from '../../vocabulary/index.js';
import { defineView } from '../_core/definition.js';
import { asset, boolean, number, oneOf, text } from '../_core/props/kinds.js';

const NOT_NEGATIVE = { min: 0 };

/** Only icons from files need what reads them. */
const loadFile = async (path: string) => (await import('./icon-files.js')).loadIconFile(path);

const IconWithFiles = (props: Omit<IconProps, 'loadFile'>) => createElement(Icon, { ...props, loadFile });

export const definition = defineView({
  tag: 'uni-icon',
  display: 'inline',
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
    externalIcon: asset(text()),
  },
  view: IconWithFiles,
  hydrate: ({ externalIcon }) => (externalIcon ? 'visible' : 'never'),
  styles: () => import('../../react-views/icon/icon.css?text'),
});
