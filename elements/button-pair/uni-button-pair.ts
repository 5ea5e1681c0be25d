import { ButtonPair } from '../../react-views/button-pair/button-pair.js';
import { defineView } from '../_core/define.js';
import { boolean, object, text, url } from '../_core/prop-types.js';

const button = object({
  text: text(),
  link: url(),
  linkTarget: text(),
  classes: text(),
  ariaLabel: text(),
  isAuthenticated: boolean(),
});

export const definition = defineView({
  tag: 'uni-button-pair',
  props: { button1: button, button2: button },
  view: ButtonPair,
  styles: () => import('../../react-views/button-pair/button-pair.css?text'),
});
