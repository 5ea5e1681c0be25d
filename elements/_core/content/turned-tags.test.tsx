import { expect, waitUntil } from '@open-wc/testing';
import { useState } from 'react';
import { text } from '../props/kinds.js';
import { clearPage, defineTestTag, flushed, place } from '../testing.js';

interface Props {
  readonly title?: string;
  readonly note?: string;
}

const stillTag = defineTestTag({
  props: { title: text(), note: text() },
  view: ({ title, note }: Props) => (
    <article>
      <h3 id="turned-heading">{title}</h3>
      <p>{note}</p>
    </article>
  ),
});

function Counter({ title, note }: Props) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {title} {note} {count}
    </button>
  );
}

const livingTag = defineTestTag({
  props: { title: text(), note: text() },
  view: Counter,
  needsReact: true,
});

/** Turns an element into other markup node by node, as idiomorph (Turbo, htmx) does. */
function turnInto(element: Element, wanted: Element): void {
  for (const { name, value } of wanted.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  for (const name of element.getAttributeNames())
    if (!wanted.hasAttribute(name)) element.removeAttribute(name);
  const nodes = [...wanted.childNodes].map((node) => {
    const own = [...element.childNodes].find(({ nodeName }) => nodeName === node.nodeName);
    if (own instanceof Element) turnInto(own, node as Element);
    return own instanceof Element ? own : node.cloneNode(true);
  });
  element.replaceChildren(...nodes);
}

/** Takes every node with an id out of what it removes, as morphdom (LiveView, Livewire) does. */
function turnIntoByIds(element: Element, wanted: Element): void {
  const removed = [...element.children];
  element.replaceChildren(...[...wanted.childNodes].map((node) => node.cloneNode(true)));
  for (const node of removed) for (const keyed of node.querySelectorAll('[id]')) keyed.remove();
}

describe('a tag that is turned into other markup', () => {
  const errors: ErrorEvent[] = [];
  const note = (event: ErrorEvent) => void errors.push(event);
  before(() => window.addEventListener('error', note));
  after(() => window.removeEventListener('error', note));
  afterEach(() => {
    clearPage();
    expect(errors.map(({ message }) => message)).to.deep.equal([]);
  });

  const parsed = (markup: string) => {
    const template = document.createElement('template');
    template.innerHTML = markup;
    return template.content.firstElementChild!;
  };
  const read = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim();

  for (const slot of ['div', 'p']) {
    const markup = (tag: string, title: string, words: string) =>
      `<${tag} title="${title}"><${slot} slot="note">${words}</${slot}></${tag}>`;

    for (const [what, turn] of [
      ['node by node', turnInto],
      ['by its ids', turnIntoByIds],
    ] as const)
      it(`shows what it says then, ${what}, with a ${slot} in it`, async () => {
        const element = await place(markup(stillTag, 'Fees', 'soon'));
        turn(element, parsed(markup(stillTag, 'Fees', 'soon')));
        await waitUntil(() => read(element) === 'Fees soon', 'the same');
        turn(element, parsed(markup(stillTag, 'Fees', 'later')));
        await waitUntil(() => read(element) === 'Fees later', 'others');
      });

    it(`can be used then, with a ${slot} in it`, async () => {
      const element = await place(markup(livingTag, 'Fees', 'soon'));
      const button = () => element.querySelector('button')!;
      button().click();
      await waitUntil(() => read(element) === 'Fees soon 1');
      turnInto(element, parsed(markup(livingTag, 'Dates', 'later')));
      await waitUntil(() => read(element).startsWith('Dates later'));
      const before = read(element);
      button().click();
      await waitUntil(() => read(element) !== before);
    });
  }

  it('shows its view in the place of the content that was put aside for it', async () => {
    const markup = `<${stillTag} note="soon"><p>As authored</p></${stillTag}>`;
    const element = await place(markup);
    turnInto(element, parsed(markup));
    await waitUntil(() => read(element) === 'soon');
  });

  it('has the title that it says then, and none once that is taken away', async () => {
    const element = await place(`<${stillTag} title="Fees"></${stillTag}>`);
    turnInto(element, parsed(`<${stillTag} title="Dates"></${stillTag}>`));
    await waitUntil(() => read(element) === 'Dates');
    element.removeAttribute('data-title');
    await waitUntil(() => read(element) === '');
  });

  it('keeps its view and what somebody did there where it is isolated again in the same task', async () => {
    const element = await place(`<${livingTag} title="Fees" isolated></${livingTag}>`);
    const button = element.shadowRoot!.querySelector('button')!;
    button.click();
    element.removeAttribute('isolated');
    element.setAttribute('isolated', '');
    await flushed();
    expect(element.shadowRoot!.querySelector('button')).to.equal(button);
    expect(button.textContent).to.include('1');
  });
});
