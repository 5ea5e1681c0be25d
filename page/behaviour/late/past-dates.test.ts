import { expect } from '@open-wc/testing';
import { clear, get, show } from '../../../react-views/_shared/testing.js';
import { waitUntil } from '../../testing-wait.js';
import { behave } from '../behave.js';

const item = (date: string) =>
  `<li class="m-list__item"><p class="m-list__date"><time datetime="${date}">${date}</time></p></li>`;
const list = (modifier: string) =>
  `<div class="uni-view"><div class="m-list ${modifier}"><ul>${item('2001-05-03')}${item('2099-05-03')}</ul></div></div>`;

describe('a list that a server has written', () => {
  afterEach(clear);

  for (const [where, rootOf] of [
    ['in a page', (host: HTMLElement) => host],
    ['in a shadow root', (host: HTMLElement) => host.attachShadow({ mode: 'open' })],
  ] as const)
    it(`hides what is past without its element ${where}, where its author wants that`, async () => {
      behave(document);
      const host = show(null);
      const root = rootOf(host);
      root.innerHTML = list('') + list('m-list--hide-past');
      host.dispatchEvent(new CustomEvent('uni-mount', { bubbles: true, composed: true }));
      await waitUntil(() => root.querySelector('[hidden]') !== null);
      const hidden = [...root.querySelectorAll('[hidden] time')].map(({ textContent }) => textContent);
      expect(hidden).to.deep.equal(['2001-05-03']);
      expect(get(root, '.m-list--hide-past').querySelectorAll('[hidden]')).to.have.length(1);
    });
});
