import { LanguageSwitch } from '../../react-views/language-switch/language-switch.js';
import { defineView } from '../_core/declare/define.js';
import type { Html } from '../_core/declare/html.js';
import { list, text, url } from '../_core/declare/prop-types.js';
import { followLanguages, serveLanguages } from './language-links.js';

function languagesIn(html: Html) {
  const links = html.links().filter((node) => html.attribute(node, 'hreflang'));
  html.take(...links);
  const languages = links.map((node) => ({
    name: html.words(node),
    value: html.attribute(node, 'hreflang'),
    href: html.attribute(node, 'href'),
    parts: html.link(node).parts,
  }));
  return languages.length > 0 ? languages : undefined;
}

export const definition = defineView({
  tag: 'uni-language-switch',
  form: {
    read: {
      gives: ['languages'],
      from: (html) => ({ languages: html.unlessSlotted('languages', languagesIn) }),
    },
    slots: { languages: languagesIn },
  },
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
