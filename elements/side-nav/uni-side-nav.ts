import { type ClassDefinition, defineClass } from '../_core/declare/define.js';
import { sideNavClass } from './side-nav-element.js';

export const definition: ClassDefinition = defineClass({
  tag: 'uni-side-nav',
  props: {},
  styles: () => import('./side-nav.css?text'),
  elementClass: () => sideNavClass(definition),
});
