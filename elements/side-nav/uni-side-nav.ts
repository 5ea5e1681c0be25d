import { defineClass } from '../_core/declare/define.js';
import type { ClassDefinition } from '../_core/declare/definition.js';
import { sideNavClass } from './side-nav-element.js';

export const definition: ClassDefinition = defineClass({
  tag: 'uni-side-nav',
  props: {},
  styles: () => import('./side-nav.css?text'),
  elementClass: () => sideNavClass(definition),
});
