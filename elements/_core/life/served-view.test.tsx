import { expect, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { renderToString } from 'react-dom/server';
import { namesSetOn } from '../../../page/wake/prerendered.js';
import { text } from '../props/kinds.js';
import { clearPage, defineTestTag, flushed, put, testTag } from '../testing.js';
import { button, Counter, cameAlive, countingTag, isAlive } from '../testing-counter.js';
import type { ViewElement } from '../view-element.js';
import { livingViews } from './react-source.js';

const tag = countingTag('interaction');
const seenTag = countingTag('visible');

const VIEW = renderToString(<Counter label="Likes" />);
const served = (name: string, moment: string): ViewElement =>
  put(
    `<${name} label="Likes" data-prerendered="0.1.0" data-hydrate="${moment}"><div class="uni-view">${VIEW}</div></${name}>`,
  );
const words = (element: Element) => button(element).textContent;

describe('a view that a server rendered, while React is on its way', () => {
  // They stand before React does.
  const seen = served(seenTag, 'visible');
  const focused = served(tag, 'interaction');
  const clicked = served(tag, 'interaction');
  const both = served(tag, 'interaction');

  after(clearPage);

  it('comes alive in the end, where it was seen before, and takes the clicks on several controls, each once', async () => {
    expect(livingViews()).to.equal(undefined);
    const more = both.querySelector<HTMLElement>('[role="button"]')!;
    const heard: (EventTarget | null)[] = [];
    both.addEventListener('click', ({ target }) => heard.push(target));
    for (const control of [button(both), more, more]) control.click();
    await Promise.all([seen, both].map(cameAlive));
    await flushed();
    expect(heard).to.deep.equal([button(both), more]);
  });

  it('takes a click and keeps the focus, though its words have been translated and React makes it anew', async () => {
    for (const each of [clicked, focused]) button(each).innerHTML = '<font><font>Gefällt: 0</font></font>';
    button(focused).focus();
    button(clicked).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    button(clicked).click();
    await Promise.all([clicked, focused].map(cameAlive));
    await flushed();
    expect(words(clicked)).to.equal('Likes: 1');
    expect(document.activeElement).to.equal(button(focused));
  });
});

describe('a view that a server rendered', () => {
  after(clearPage);

  it('hears a mouse that was pressed before React made it anew, and released after', async () => {
    const element = served(tag, 'interaction');
    await element.mountComplete;
    button(element).innerHTML = '<font>Gefällt: 0</font>';
    const box = button(element).getBoundingClientRect();
    const position: [number, number] = [Math.round(box.x + 5), Math.round(box.y + 5)];
    const hold = (event: Event) => event.stopImmediatePropagation();
    for (const sign of ['pointerover', 'pointerdown'] as const)
      window.addEventListener(sign, hold, { capture: true });
    await sendMouse({ type: 'move', position });
    await sendMouse({ type: 'down' });
    for (const sign of ['pointerover', 'pointerdown'] as const)
      window.removeEventListener(sign, hold, { capture: true });
    button(element).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    expect(isAlive(element)).to.equal(true);
    await sendMouse({ type: 'up' });
    await waitUntil(() => words(element) === 'Likes: 1', 'the click counts');
    expect(document.activeElement).to.equal(button(element));
  });

  it('stays as it stands when what was set on it is none of its data, and is rendered from what is', async () => {
    const name = testTag();
    const [kept, renewed] = [served(name, 'interaction'), served(name, 'interaction')];
    const [keptButton, formerButton] = [kept, renewed].map(button);
    namesSetOn(kept).push('data-track', 'jQuery351', 'onfoo');
    renewed.setAttribute('label', 'Views');
    namesSetOn(renewed).push('label');
    defineTestTag({ props: { label: text() }, view: Counter, hydrate: () => 'interaction', tag: name });
    await Promise.all([kept, renewed].map(({ mountComplete }) => mountComplete));
    expect(button(kept)).to.equal(keptButton);
    expect(button(renewed)).not.to.equal(formerButton);
    expect([words(kept), words(renewed)]).to.deep.equal(['Likes: 0', 'Views: 0']);
  });
});
