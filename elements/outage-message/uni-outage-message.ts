import { outageMessages } from '../../vocabulary/outage.js';
import { defineClass } from '../_core/declare/define.js';
import type { ClassDefinition } from '../_core/declare/definition.js';
import { asset, html, text, url } from '../_core/declare/prop-types.js';
import { outageMessageClass } from './outage-message-element.js';

export const definition: ClassDefinition = defineClass({
  tag: 'uni-outage-message',
  form: { heading: 'title', picture: { src: 'imagePath' }, rest: 'text' },
  props: {
    title: text(outageMessages.courses.title),
    text: html(),
    imagePath: asset(url()),
  },
  elementClass: () => outageMessageClass(definition),
});
