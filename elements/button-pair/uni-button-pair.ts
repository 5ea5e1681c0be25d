import { ButtonPair } from '../../react-views/button-pair/button-pair.js';
import { defineView } from '../_core/declare/define.js';
import type { Html } from '../_core/declare/html-form.js';
import { boolean, object, text, url } from '../_core/declare/prop-types.js';

const button = object({
  text: text(),
  link: url(),
  linkTarget: text(),
  linkRel: text(),
  linkDownload: text(),
  classes: text(),
  ariaLabel: text(),
  isAuthenticated: boolean(),
});

/** The first link, or button, that is not taken yet. */
function nextLink(html: Html) {
  const [node] = html.elements(/^(?:a|button)$/).filter(html.hasWords);
  if (node === undefined) return undefined;
  html.take(node);
  const { words, address, label, target, rel, download } = html.link(node);
  return {
    text: words,
    link: address,
    linkTarget: target,
    linkRel: rel,
    linkDownload: download,
    ariaLabel: label,
  };
}

export const definition = defineView({
  tag: 'uni-button-pair',
  form: { read: { button1: nextLink, button2: nextLink } },
  props: { button1: button, button2: button },
  view: ButtonPair,
  styles: () => import('../../react-views/button-pair/button-pair.css?text'),
});
