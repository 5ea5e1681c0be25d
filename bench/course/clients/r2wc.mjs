// r2wc as its README says, over the same views.

import { kinds } from 'bench:kinds';
import r2wc from '@r2wc/react-to-web-component';
import { behave } from '../../../page/behaviour/behave.ts';
import { views } from '../views.mjs';

behave(document);

for (const [tag, props] of Object.entries(kinds))
  customElements.define(tag.replace('uni-', 'r2wc-'), r2wc(views[tag], { props }));
