// What others do to the content of a tag, and what a reader reads then.
import { expect, waitUntil } from '@open-wc/testing';
import { createElement, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ViewElement } from '../element.js';
import { text } from '../prop-types.js';
import { clearPage, defineTestTag, flushed, put } from '../testing.js';

interface Props {
  readonly words?: string;
  readonly note?: string;
}

let renders = 0;
const parts = { content: 'words', props: { words: text(), note: text() } } as const;
const tag = defineTestTag({
  ...parts,
  view: ({ words, note }: Props) => {
    renders++;
    return (
      <article>
        <h3 id="changed-heading">{words}/</h3>
        <p>{note}</p>
      </article>
    );
  },
});
function Counter({ words, note }: Props) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {words}/{note} {count}
    </button>
  );
}
const livingTag = defineTestTag({ ...parts, view: Counter, needsReact: true });

const NOTE = '<span slot="note">soon</span>';
/** The content, wherever it stands since the view is shown. */
const contentOf = (element: Element): ParentNode => element.querySelector('template')?.content ?? element;
const noteIn = (element: Element) => contentOf(element).querySelector('[slot="note"]')!;
const comments = (element: Element) =>
  [...contentOf(element).childNodes].filter(({ nodeType }) => nodeType === Node.COMMENT_NODE);
const parsed = (content: string) => {
  const template = document.createElement('template');
  template.innerHTML = `<${tag}>${content}</${tag}>`;
  return template.content.firstElementChild!;
};

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

type Act = (element: HTMLElement) => unknown;
const LIGHT = 'light';
/** What is done to the content, what that was, and what is read then; `light`: only where the content is put aside. */
const CHANGES: Readonly<
  Record<string, readonly [before: string, act: Act, after: string, where?: typeof LIGHT]>
> = {
  'it gets another text': ['Fees', (element) => (element.textContent = 'Costs'), 'Costs/'],
  'it gets other markup': ['Fees', (element) => (element.innerHTML = `Dates${NOTE}`), 'Dates/soon'],
  'it is emptied': ['Fees', (element) => element.replaceChildren(), '/'],
  'a part is put in': ['Fees', (element) => element.insertAdjacentHTML('beforeend', NOTE), 'Fees/soon'],
  'a text changes in place': [
    `Fees${NOTE}`,
    (element) => (noteIn(element).firstChild!.nodeValue = 'late'),
    'Fees/late',
  ],
  'a part is taken out': [`Fees${NOTE}`, (element) => noteIn(element).remove(), 'Fees/'],
  'Lit writes it, which looks for its texts behind comments': [
    `<!--start-->Fees<!--start-->${NOTE}`,
    (element) => ((comments(element)[0]!.nextSibling as Text).data = 'Costs'),
    'Costs/soon',
    LIGHT,
  ],
  'Lit takes out what it finds so': [
    `Fees<!--start-->${NOTE}`,
    (element) => comments(element)[0]!.nextSibling!.remove(),
    'Fees/',
    LIGHT,
  ],
  'Vue leaves a comment in the place of a part': [
    `Fees${NOTE}`,
    (element) => {
      const note = noteIn(element);
      element.insertBefore(document.createComment('v-if'), note);
      element.removeChild(note);
    },
    'Fees/',
    LIGHT,
  ],
  ...Object.fromEntries(
    ['div', 'p'].flatMap((slot) =>
      [turnInto, turnIntoByIds].flatMap((turn) =>
        ['soon', 'later'].map((words) => [
          `${turn.name} turns it into ${words} in a ${slot}`,
          [
            `<b slot="words">Fees</b><${slot} slot="note">soon</${slot}>`,
            (element: Element) =>
              turn(element, parsed(`<b slot="words">Fees</b><${slot} slot="note">${words}</${slot}>`)),
            `Fees/${words}`,
            LIGHT,
          ] as const,
        ]),
      ),
    ),
  ),
};

async function place(content: string, attributes = '', of = tag): Promise<ViewElement> {
  const element = put(`<${of}${attributes}>${content}</${of}>`) as ViewElement;
  await element.mountComplete;
  return element;
}
const viewOf = (element: Element) => (element.shadowRoot ?? element).querySelector<HTMLElement>('.uni-view');
/** What the view has, and what a visitor reads in the tag. */
const read = (element: HTMLElement) =>
  [viewOf(element)?.textContent, element.innerText].map((words) => words?.replace(/\s+/g, '')).join();

describe('the content of a tag is shown', () => {
  const errors: unknown[] = [];
  const note = ({ message }: ErrorEvent) => void errors.push(message);
  before(() => window.addEventListener('error', note));
  after(() => window.removeEventListener('error', note));
  afterEach(() => {
    clearPage();
    expect(errors.splice(0)).to.deep.equal([]);
  });

  /** WebKit tells of changes a little later, and Firefox's `innerText` has them with the next frame. */
  const shown = (element: HTMLElement, words: string) =>
    waitUntil(() => read(element) === `${words},${element.shadowRoot ? '' : words}`, words);

  for (const isolated of ['', ' isolated'])
    for (const [what, [before, act, after, where]] of Object.entries(CHANGES))
      if (!(isolated && where))
        it(`when ${what}${isolated && ', in a shadow root'}`, async () => {
          const element = await place(before, isolated);
          act(element);
          await shown(element, after);
          expect(viewOf(element)!.parentNode!.querySelectorAll(':scope > span, :scope > b')).to.have.length(
            0,
          );
        });

  it('when it is turned into what it is, the view in the place of what is put aside', async () => {
    const markup = '<p>As authored</p><span slot="words">Fees</span>';
    const element = await place(markup);
    turnInto(element, parsed(markup));
    await shown(element, 'Fees/');
  });

  it('when it is turned, and can be used then', async () => {
    const element = await place(`Fees${NOTE}`, '', livingTag);
    const button = () => element.querySelector('button');
    button()!.click();
    await waitUntil(() => button()?.textContent === 'Fees/soon 1');
    turnInto(element, parsed('Dates<span slot="note">later</span>'));
    await waitUntil(() => button()?.textContent.startsWith('Dates/later'));
    const before = button()!.textContent;
    button()!.click();
    await waitUntil(() => button()?.textContent !== before);
  });

  it('when React takes children in and out, changes their places and their words, and takes the tag away', async () => {
    const page = put('<main></main>');
    const root = createRoot(page, { onUncaughtError: (error) => errors.push(error) });
    const render = (...children: ReactNode[]) =>
      flushSync(() => root.render(createElement(tag, null, children)));
    const child = (slot: string, words: string) => createElement('span', { key: slot, slot }, words);
    const [words, soon] = [child('words', 'Fees'), child('note', 'soon')];
    for (const [children, read] of [
      [[words, soon], 'Fees/soon'],
      [[soon, words], 'Fees/soon'],
      [[soon], '/soon'],
      [[words, soon], 'Fees/soon'],
      [[child('words', 'Costs')], 'Costs/'],
      [['Dates'], 'Dates/'],
      [['Days'], 'Days/'],
      [[], '/'],
    ] as const) {
      render(...children);
      const element = page.querySelector<ViewElement>(tag)!;
      await element.mountComplete;
      await shown(element, read);
      expect(element.querySelectorAll(':scope > span')).to.have.length(0);
    }
    const element = page.querySelector(tag)!;
    element.innerHTML = '<span slot="note">anew</span>';
    element.setAttribute('data-words', 'All');
    await shown(element as ViewElement, 'All/anew');
    flushSync(() => root.render(null));
    expect(page.childElementCount).to.equal(0);
    root.unmount();
  });

  it('but for markup in the place of the view, which is left', async () => {
    const element = await place('Fees');
    element.innerHTML = '<section>For you</section>';
    await flushed();
    expect(element.innerHTML).to.equal('<section>For you</section>');
  });

  it('but for nodes that an editor puts beside the view', async () => {
    const element = await place('Fees');
    element.insertAdjacentHTML('beforeend', '<cq data-path="/a"></cq><div class="overlay">Edit</div>');
    const before = renders;
    await flushed();
    expect([renders, element.querySelector('.overlay')?.parentNode]).to.deep.equal([before, element]);
  });

  it('by one rendering when nobody changes it', async () => {
    const before = renders;
    const element = await place(`Fees${NOTE}`);
    await flushed();
    expect([renders - before, viewOf(element)!.textContent]).to.deep.equal([1, 'Fees/soon']);
  });

  it('no more once the tag has left the page, and again when it comes back', async () => {
    const element = await place('Fees');
    element.remove();
    await flushed();
    const before = renders;
    element.textContent = 'Costs';
    await flushed();
    expect([renders, element.textContent]).to.deep.equal([before, 'Costs']);
    document.body.append(element);
    await flushed();
    expect(viewOf(element)!.textContent).to.equal('Costs/');
    element.remove();
  });

  it('as a title that is turned into another, and none once that is taken away', async () => {
    const titled = defineTestTag({
      props: { title: text() },
      view: ({ title }: { title?: string }) => <p>{title}</p>,
    });
    const element = await place('', ' title="Fees"', titled);
    const wanted = document.createElement('div');
    wanted.title = 'Dates';
    turnInto(element, wanted);
    await waitUntil(() => element.innerText.trim() === 'Dates');
    element.removeAttribute('data-title');
    await waitUntil(() => element.innerText.trim() === '');
  });

  it('in the same view, with what somebody did there, where the tag is isolated again in the same task', async () => {
    const element = await place('Fees', ' isolated', livingTag);
    const button = element.shadowRoot!.querySelector('button')!;
    button.click();
    element.removeAttribute('isolated');
    element.setAttribute('isolated', '');
    await flushed();
    expect(element.shadowRoot!.querySelector('button')).to.equal(button);
    expect(button.textContent).to.include('1');
  });
});
