import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { text } from './kinds.js';
import { ConsoleSpy, clearPage, defineTestTag, flushed, put } from './testing.js';
import type { ViewElement } from './view-element.js';

let renders = 0;

function Counter({ label = '' }: { label?: string }) {
  const [count, setCount] = useState(0);
  renders++;
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {label}: {count}
      </button>
      <input aria-label="Note" />
    </p>
  );
}

const Fails = (): never => {
  throw new Error('no view');
};

const tag = defineTestTag({ props: { label: text() }, view: Counter, hydrate: () => 'interaction' });
const seenTag = defineTestTag({ props: { label: text() }, view: Counter, hydrate: () => 'visible' });
const failingTag = defineTestTag({ props: {}, view: Fails, hydrate: () => 'interaction' });

/** What the server writes; its rendering does not count. */
function view(label: string): string {
  const html = renderToString(<Counter label={label} />);
  renders = 0;
  return `<div class="uni-view">${html}</div>`;
}

const prerendered = (name: string, moment: string, label = 'Likes') =>
  `<${name} data-label="${label}" data-prerendered="0.1.0" data-hydrate="${moment}">${view(label)}</${name}>`;
const button = (element: Element) => element.querySelector('button')!;

describe('an element that a server rendered', () => {
  beforeEach(() => {
    renders = 0;
  });
  afterEach(clearPage);

  it('is mounted as it stands, without being rendered', async () => {
    const mounts: EventTarget[] = [];
    const note = ({ target }: Event) => mounts.push(target!);
    document.addEventListener('uni-mount', note);
    const element = put(prerendered(tag, 'interaction'));
    const before = button(element);
    await element.mountComplete;
    await flushed();
    document.removeEventListener('uni-mount', note);
    expect([renders, element.mountState, button(element)]).to.deep.equal([0, 'mounted', before]);
    expect(mounts).to.deep.equal([element]);
  });

  it('comes alive in place when it is clicked, and the click counts once', async () => {
    const element = put(prerendered(tag, 'interaction'));
    const before = button(element);
    before.click();
    await flushed();
    expect(button(element)).to.equal(before);
    expect(before.textContent).to.equal('Likes: 1');
    before.click();
    await flushed();
    expect(before.textContent).to.equal('Likes: 2');
  });

  it('comes alive when it is focused, and keeps focus and what was typed', () => {
    const element = put(prerendered(tag, 'interaction'));
    const input = element.querySelector('input')!;
    input.value = 'typed before';
    input.focus();
    expect(renders).to.be.above(0);
    expect([document.activeElement, input.value]).to.deep.equal([input, 'typed before']);
  });

  it('comes alive when it is seen, where the server says so', async () => {
    const element = put(prerendered(seenTag, 'visible'));
    const before = button(element);
    while (renders === 0) await new Promise(requestAnimationFrame);
    before.click();
    await flushed();
    expect(button(element).textContent).to.equal('Likes: 1');
  });

  it('never does without a moment', async () => {
    const element = put(prerendered(tag, '').replace(' data-hydrate=""', ''));
    button(element).click();
    await flushed();
    expect(renders).to.equal(0);
  });

  it('shows its data once they change', async () => {
    const element = put(prerendered(tag, 'interaction'));
    element.setAttribute('data-label', 'Views');
    await flushed();
    expect(button(element).textContent).to.equal('Views: 0');
    button(element).click();
    await flushed();
    expect(button(element).textContent).to.equal('Views: 1');
    expect(element.querySelectorAll('.uni-view')).to.have.length(1);
  });

  it('keeps its view when it is moved, and when it leaves and comes back', async () => {
    const element = put(prerendered(tag, 'interaction'));
    const before = button(element);
    document.body.append(element);
    await flushed();
    expect(button(element)).to.equal(before);
    element.remove();
    await flushed();
    expect(button(element)).to.equal(before);
    document.body.append(element);
    await flushed();
    button(element).click();
    await flushed();
    expect(button(element).textContent).to.equal('Likes: 1');
    element.remove();
  });

  it('has one copy of its content in a clone, which comes alive too', async () => {
    const element = put(prerendered(tag, 'interaction'));
    const clone = element.cloneNode(true) as ViewElement;
    document.body.append(clone);
    button(clone).click();
    await flushed();
    expect(clone.querySelectorAll('button')).to.have.length(1);
    expect([button(clone).textContent, button(element).textContent]).to.deep.equal(['Likes: 1', 'Likes: 0']);
    clone.remove();
  });

  it('moves into a shadow root when it is to be isolated', async () => {
    const element = put(prerendered(tag, 'interaction'));
    element.setAttribute('isolated', '');
    while (!element.shadowRoot?.querySelector('button')) await new Promise(requestAnimationFrame);
    expect(element.querySelector('.uni-view')).to.equal(null);
    expect(element.shadowRoot?.querySelector('button')?.textContent).to.equal('Likes: 0');
  });

  it('keeps one copy of its content when it cannot come alive', async () => {
    const errors = new ConsoleSpy('error');
    const failed: string[] = [];
    const note = ({ target }: Event) => failed.push((target as Element).localName);
    document.addEventListener('uni-error', note);
    const element = put(
      `<${failingTag} data-prerendered="0.1.0" data-hydrate="interaction"><div class="uni-view"><button>Read me</button></div></${failingTag}>`,
    );
    button(element).click();
    await flushed();
    document.removeEventListener('uni-error', note);
    errors.restore();
    expect(element.textContent).to.equal('Read me');
    expect(failed).to.deep.equal([failingTag]);
  });
});
