import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { Action } from '../../react-views/_shared/links/action.js';
import { clear, get, show, url } from '../../react-views/_shared/testing.js';
import { behave } from './behave.js';

type Host = HTMLElement & { onClick?: (event: Event) => void };

/** A button's view in a host without a class, in the page or in a shadow root. */
function placed(link: string | undefined, isIsolated = false): { host: Host; action: HTMLElement } {
  const host: Host = show(null);
  const root = isIsolated ? host.attachShadow({ mode: 'closed' }) : host;
  const action = renderToStaticMarkup(<Action text="Open" link={link === undefined ? link : url(link)} />);
  root.innerHTML = `<span class="uni-view">${action}</span>`;
  behave(document);
  if (root instanceof ShadowRoot) behave(root);
  return { host, action: get(root, 'a') };
}

describe('a button in markup', () => {
  afterEach(clear);

  for (const [name, link] of [
    ['without an address', undefined],
    ['with an empty address', ''],
    ['with the placeholder address #', '#'],
  ] as const)
    for (const isIsolated of [false, true])
      it(`${name} tells its host of click, Enter and Space${isIsolated ? ', out of a shadow root' : ''}, and goes nowhere`, async () => {
        const { host, action } = placed(link, isIsolated);
        const address = location.href;
        const heard: unknown[] = [];
        host.onClick = function (event) {
          heard.push(event.type, event.currentTarget === host, this === host);
        };
        action.click();
        action.focus();
        await sendKeys({ press: 'Enter' });
        await sendKeys({ press: 'Space' });
        expect(heard).to.deep.equal(['click', true, true, 'click', true, true, 'click', true, true]);
        expect(location.href).to.equal(address);
      });

  it('calls the function that its host has now, once for each click', () => {
    const { host, action } = placed('#');
    const calls: string[] = [];
    host.onClick = () => calls.push('first');
    action.click();
    host.onClick = () => calls.push('second');
    action.click();
    host.onClick = undefined;
    action.click();
    expect(calls).to.deep.equal(['first', 'second']);
  });

  it('does nothing where its interaction was prevented', () => {
    const host: Host = document.createElement('uni-in-test');
    const { host: place } = placed('#');
    host.append(...place.childNodes);
    place.append(host);
    let calls = 0;
    host.onClick = () => calls++;
    host.addEventListener('uni-interact', (event) => event.preventDefault());
    get(host, 'a').click();
    expect(calls).to.equal(0);
  });

  it('leaves a key to whoever has taken it', () => {
    const { host, action } = placed('#');
    let calls = 0;
    host.onClick = () => calls++;
    action.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    for (const key of ['Enter', 'Enter'])
      action.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(calls).to.equal(1);
  });

  it('calls once for a key that is held down', () => {
    const { host, action } = placed('#');
    let calls = 0;
    host.onClick = () => calls++;
    for (const repeat of [false, true, true])
      action.dispatchEvent(
        new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true, cancelable: true, composed: true }),
      );
    expect(calls).to.equal(1);
  });
});
