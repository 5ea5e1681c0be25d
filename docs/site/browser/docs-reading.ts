// Scripts of a page of text: the navigation's own script. Nothing on such a page needs React.
import { registerClass } from '../../../elements/_core/register-class.js';
import { definition } from '../../../elements/side-nav/uni-side-nav.js';

registerClass(definition);
