import { expect } from '@open-wc/testing';
import { renderToString } from 'react-dom/server';
import { namesSetOn } from '../../../page/wake/prerendered.js';
import { text } from '../props/kinds.js';
import { clearPage, defineTestTag, flushed, put, testTag } from '../testing.js';
import { button, Counter, cameAlive, countingTag } from '../testing-counter.js';
import type { ViewElement } from '../view-element.js';
import { reactRenderer } from './react-source.js';

const tag = countingTag('interaction');
const seenTag = countingTag('visible');

const VIEW = renderToString(<Counter label="Likes" />);
const served = (name: string, trigger: string): ViewElement =>
  put(
    `<${name} label="Likes" data-prerendered="0.1.0" data-hydrate="${trigger}"><div class="uni-view">${VIEW}</div></${name}>`,
  );
const words = (element: Element) => button(element).textContent;

describe('a view that a server rendered, while React is on its way', () => {
  // They stand before React does.
  const seen = served(seenTag, 'visible');
  const clicked = served(tag, 'interaction');
  const both = served(tag, 'interaction');

  after(clearPage);

  it('comes alive in the end, where it was seen before, and takes the clicks on several controls, each once', async () => {
    expect(reactRenderer()).to.equal(undefined);
    const more = both.querySelector<HTMLElement>('[role="button"]')!;
    const heard: (EventTarget | null)[] = [];
    both.addEventListener('click', ({ target }) => heard.push(target));
    for (const control of [button(both), more, more]) control.click();
    await Promise.all([seen, both].map(cameAlive));
    await flushed();
    expect(heard).to.deep.equal([button(both), more]);
  });

  it('takes a click, though its words have been translated and React makes it anew', async () => {
    button(clicked).innerHTML = '<font><font>Gefällt: 0</font></font>';
    button(clicked).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    button(clicked).click();
    await cameAlive(clicked);
    await flushed();
    expect(words(clicked)).to.equal('Likes: 1');
  });
});

describe('a view that a server rendered', () => {
  after(clearPage);

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
