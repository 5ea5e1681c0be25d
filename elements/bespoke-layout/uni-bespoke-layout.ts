import { type ClassDefinition, defineClass } from '../_core/declare/define.js';
import { bespokeLayoutClass } from './bespoke-layout-element.js';

export const definition: ClassDefinition = defineClass({
  tag: 'uni-bespoke-layout',
  props: {},
  areas: ['left', 'right'],
  styles: () => import('./bespoke-layout.css?text'),
  elementClass: () => bespokeLayoutClass(definition),
});
