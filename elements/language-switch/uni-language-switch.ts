import { LanguageSwitch } from '../../react-views/language-switch/language-switch.js';
import { defineView } from '../_core/define.js';
import { list, text, url } from '../_core/prop-types.js';
import { followLanguages, serveLanguages } from './language-links.js';

export const definition = defineView({
  tag: 'uni-language-switch',
  props: {
    languages: list({ name: text(), value: text(), href: url() }, ['name', 'value']),
    current: text(),
  },
  language: 'current',
  view: LanguageSwitch,
  controller: followLanguages,
  serve: serveLanguages,
  styles: () => import('../../react-views/language-switch/language-switch.css?text'),
});
