import { type ClassDefinition, defineClass } from '../_core/definition.js';
import { text } from '../_core/props/kinds.js';
import { fragmentClass } from './fragment-element.js';

export const definition: ClassDefinition = defineClass({
  tag: 'uni-fragment',
  props: { src: text() },
  elementClass: () => fragmentClass(definition),
});
