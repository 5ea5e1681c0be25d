// The page with Web Awesome's card, callout, details and button around the static markup of the rest.
import { escaped, staticSource } from './page.mjs';

const around = (name) => async (part) => `<${name}>${await staticSource([part])}</${name}>`;

const KIT = {
  'uni-card': around('wa-card'),
  'uni-callout': around('wa-callout'),
  'uni-show-more': ({ props: { defaultContent, moreContent } }) =>
    `<div><div class="m-rich-text">${defaultContent}</div><wa-details><span slot="summary">Show more</span><div class="m-rich-text">${moreContent}</div></wa-details></div>`,
  'uni-button-pair': ({ props: { button1, button2 } }) =>
    `<div>${[button1, button2].map(({ text, link }) => `<wa-button href="${escaped(link)}">${escaped(text)}</wa-button>`).join(' ')}</div>`,
};

export async function kitSource(parts) {
  const written = [];
  for (const part of parts) {
    if (part.parts) written.push(`<div class="${part.className}">${await kitSource(part.parts)}</div>`);
    else written.push(await (KIT[part.tag] ?? ((each) => staticSource([each])))(part));
  }
  return written.join('\n');
}
