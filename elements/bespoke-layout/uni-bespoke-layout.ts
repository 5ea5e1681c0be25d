import { defineClass } from '../_core/declare/define.js';
import type { ClassDefinition } from '../_core/declare/definition.js';
import { bespokeLayoutClass } from './bespoke-layout-element.js';

export const definition: ClassDefinition = defineClass({
  tag: 'uni-bespoke-layout',
  props: {},
  areas: ['left', 'right'],
  styles: () => import('./bespoke-layout.css?text'),
  elementClass: () => bespokeLayoutClass(definition),
});
