import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { clearPage, flushed, put } from '../testing.js';
import { button, buttonLink, cameAlive, countingTag, isAlive, link } from '../testing-counter.js';
import type { ViewElement } from '../view-element.js';

const tag = countingTag('interaction');
const seenTag = countingTag('visible');

const likes = () => put(`<${tag} label="Likes"></${tag}>`);
const words = (element: Element) => button(element).textContent;
const translate = (element: Element) => {
  button(element).innerHTML = '<font><font>Gefällt: 0</font></font>';
};

function putClosed(): ViewElement {
  const root = (put('<div></div>') as Element).attachShadow({ mode: 'closed' });
  root.innerHTML = `<${tag} label="Likes"></${tag}>`;
  return root.firstElementChild as ViewElement;
}

function putBelow(): ViewElement {
  const place = put(`<div style="margin-block-start: 300vh"><${seenTag} label="Likes"></${seenTag}></div>`);
  return place.firstElementChild as ViewElement;
}

describe('a view that is used for the first time', () => {
  // They stand before React does.
  const clicked = likes();
  const pressed = likes();
  const translated = likes();
  const enclosed = putClosed();
  const linked = likes();
  const changed = likes();
  const focused = likes();
  const isolated = put(`<${tag} label="Likes" isolated></${tag}>`);
  const below = putBelow();
  const unseen = putBelow();

  before(async () => {
    const all = [clicked, pressed, translated, enclosed, linked, changed, focused];
    for (const element of [...all, isolated, below, unseen]) await element.mountComplete;
  });
  after(clearPage);

  it('takes the click or the key that React comes for, once, where it was made, and lets a link lead on', async () => {
    const own = button(clicked);
    const heard: EventTarget[] = [];
    const interactions: unknown[] = [];
    const note = ({ target }: Event) => heard.push(target!);
    const noteInteraction = (event: Event) => interactions.push((event as CustomEvent).detail.label);
    document.addEventListener('click', note, { capture: true });
    clicked.addEventListener('uni-interact', noteInteraction);
    const leads = new MouseEvent('click', { bubbles: true, cancelable: true });
    link(linked).addEventListener('click', (event) => event.stopPropagation(), { once: true });
    link(linked).dispatchEvent(leads);
    history.replaceState(null, '', location.pathname + location.search);
    translate(translated);
    for (let time = 0; time < 3; time++) own.click();
    for (const each of [translated, enclosed, unseen]) button(each).click();
    buttonLink(pressed).dispatchEvent(
      new KeyboardEvent('keydown', { key: ' ', bubbles: true, composed: true, cancelable: true }),
    );
    expect([heard.includes(own), isAlive(clicked), leads.defaultPrevented]).to.deep.equal([
      false,
      false,
      false,
    ]);
    await Promise.all([clicked, pressed, translated, enclosed].map(cameAlive));
    await flushed();
    document.removeEventListener('click', note, { capture: true });
    expect([clicked, pressed, translated, enclosed].map(words)).to.deep.equal(Array(4).fill('Likes: 1'));
    expect(button(clicked)).to.equal(own);
    expect(heard.filter((target) => target === own)).to.have.length(1);
    expect(interactions).to.deep.equal(['Likes: 0']);
  });

  it('takes the click that comes before a view is seen, which React is to come for then', async () => {
    await waitUntil(() => words(unseen) === 'Likes: 1');
  });

  it('comes alive at once when React is there, with its data as they are by then', async () => {
    changed.setAttribute('label', 'Views');
    button(changed).click();
    await waitUntil(() => words(changed) === 'Views: 1', 'the click counts');
  });

  it('keeps the focus that asked for it', async () => {
    button(focused).focus();
    await cameAlive(focused);
    expect(document.activeElement === button(focused)).to.equal(true);
    await sendKeys({ press: 'Enter' });
    await flushed();
    expect(words(focused)).to.equal('Likes: 1');
  });

  it('comes alive in a shadow root', async () => {
    button(isolated).click();
    await flushed();
    expect(words(isolated)).to.equal('Likes: 1');
  });

  it('comes alive when it is seen, where that is its trigger', async () => {
    expect(isAlive(below)).to.equal(false);
    below.scrollIntoView();
    await cameAlive(below);
  });

  it('lives from the start where React is there already', async () => {
    const element = likes();
    await element.mountComplete;
    await cameAlive(element);
  });
});
