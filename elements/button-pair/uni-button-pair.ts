import { ButtonPair, type PairedButton } from '../../react-views/button-pair/button-pair.js';
import { defineView } from '../_core/declare/define.js';
import type { Html } from '../_core/declare/html.js';
import { boolean, linkOptions, object, text, url } from '../_core/declare/prop-types.js';

const button = object({
  text: text(),
  link: url(),
  ...linkOptions,
  type: text(),
  classes: text(),
  ariaLabel: text(),
  isAuthenticated: boolean(),
});

/** The first link, or button, that is not taken yet. */
function nextLink(html: Html) {
  const [node] = html.elements(/^(?:a|button)$/).filter(html.hasWords);
  if (node === undefined) return undefined;
  html.take(node);
  const { words, address, label } = html.link(node);
  return {
    text: words,
    link: address,
    ariaLabel: label,
    parts: html.written({ [html.name(node) === 'a' ? 'link' : 'button']: node }),
  };
}

const asStored = <T extends PairedButton>(stored: T | undefined) =>
  stored && !stored.link && !stored.type?.includes('button')
    ? { ...stored, type: `button ${stored.type ?? ''}`.trim() }
    : stored;

function buttonsIn(html: Html) {
  const button1 = html.unlessSlotted('button1', nextLink);
  const button2 = html.unlessSlotted('button2', nextLink);
  return { button1, button2 };
}

export const definition = defineView({
  tag: 'uni-button-pair',
  form: {
    read: { gives: ['button1', 'button2'], from: buttonsIn },
    slots: { button1: nextLink, button2: nextLink },
  },
  props: { button1: button, button2: button },
  // As of `uni-button`. One without words is left out by the view.
  stored: ({ button1, button2 }) => ({ button1: asStored(button1), button2: asStored(button2) }),
  view: ButtonPair,
  styles: () => import('../../react-views/button-pair/button-pair.css?text'),
});
