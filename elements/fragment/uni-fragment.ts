import { defineClass } from '../_core/declare/define.js';
import type { ClassDefinition } from '../_core/declare/definition.js';
import { text } from '../_core/declare/prop-types.js';
import { fragmentClass } from './fragment-element.js';

export const definition: ClassDefinition = defineClass({
  tag: 'uni-fragment',
  props: { src: text() },
  elementClass: () => fragmentClass(definition),
});
