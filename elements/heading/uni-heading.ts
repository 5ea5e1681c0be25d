import { titleLevel } from '../../react-views/_shared/text/title.js';
import { Heading } from '../../react-views/heading/heading.js';
import { defineView } from '../_core/declare/define.js';
import { boolean, text } from '../_core/declare/prop-types.js';
import { headingLevel } from './heading-level.js';
import { headingText } from './heading-text.js';

export const definition = defineView({
  tag: 'uni-heading',
  form: { all: 'text', level: 'level', isBesideModel: true },
  props: {
    text: headingText(),
    level: headingLevel(),
    isUpper: boolean(),
    isCenter: boolean(),
    noMarginBottom: boolean(),
    type: text(),
    classes: text(),
    style: text(),
    id: text(),
  },
  view: Heading,
  hides: ({ level }) => titleLevel(level) === undefined,
  styles: () => import('../../react-views/heading/heading.css?text'),
});
