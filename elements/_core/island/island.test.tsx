import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { json, stubFetch } from '../../../page/testing.js';
import { waitUntil } from '../../../page/testing-wait.js';
import { text } from '../declare/prop-types.js';
import type { ViewElement } from '../element.js';
import { ConsoleSpy, clearPage, defineTestIsland, flushed, put, testTag } from '../testing/testing.js';
import { registerElement } from '../testing/testing-register.js';

let renders = 0;

/** A view with state: it counts clicks, and says what was typed and chosen. */
function Counter({ label = '' }: { label?: string }) {
  const [count, setCount] = useState(0);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('one');
  renders++;
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {label}: {count}
      </button>
      <input aria-label="Note" name="note" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <input
        type="radio"
        name="pick"
        value="two"
        checked={chosen === 'two'}
        onChange={() => setChosen('two')}
      />
      <output>
        {typed} {chosen}
      </output>
    </p>
  );
}

/** The same as plain HTML. */
const Placeholder = ({ label = '' }: { label?: string }) => (
  <p>
    <button type="button">{label}: 0</button>
    <input aria-label="Note" name="note" />
    <input type="radio" name="pick" value="two" />
    <output>one</output>
  </p>
);

const props = { label: text() };
const tag = defineTestIsland({ props, view: Counter, placeholder: Placeholder });
const failingTag = defineTestIsland({
  props,
  placeholder: Placeholder,
  view: () => {
    throw new Error('no view');
  },
});

const placeholder = (label = 'Likes') =>
  `<div class="uni-view">${renderToStaticMarkup(<Placeholder label={label} />)}</div>`;
const MARKS = 'data-prerendered="1.0.0" data-activate="interaction"';
const served = (name: string, inner = placeholder()) =>
  `<${name} data-label="Likes" ${MARKS}>${inner}</${name}>`;

/** As the parser of a page makes it, declarative shadow roots too. */
function putIsolated(name: string, shadow = placeholder()): ViewElement {
  const place = put('<div></div>') as HTMLElement;
  place.setHTMLUnsafe(
    `<${name} isolated data-label="Likes" ${MARKS}><template shadowrootmode="open"><style>p { color: rgb(1, 2, 3) }</style>${shadow}</template></${name}>`,
  );
  customElements.upgrade(place);
  return place.firstElementChild as ViewElement;
}

type Way = 'light' | 'isolated' | 'in a closed shadow root';
const WAYS: readonly Way[] = ['light', 'isolated', 'in a closed shadow root'];

/** A server-rendered element in a page, and the root of its view. */
function page(way: Way): { element: ViewElement; root: ParentNode } {
  if (way === 'isolated') {
    const element = putIsolated(tag);
    return { element, root: element.shadowRoot! };
  }
  if (way === 'light') {
    const element = put(served(tag));
    return { element, root: element };
  }
  const around = (put('<div></div>') as Element).attachShadow({ mode: 'closed' });
  around.innerHTML = served(tag);
  customElements.upgrade(around);
  const element = around.firstElementChild as ViewElement;
  return { element, root: element };
}

const button = (root: ParentNode) => root.querySelector('button')!;
const note = (root: ParentNode) => root.querySelector<HTMLInputElement>('[name="note"]')!;
const isActive = (root: ParentNode) =>
  Object.keys(root.querySelector('button') ?? {}).some((key) => key.startsWith('__react'));
const activated = (root: ParentNode) => waitUntil(() => isActive(root), 'React has rendered it');
const typeInto = (field: HTMLInputElement, value: string) => {
  field.value = value;
  field.setSelectionRange(1, 3);
};
/** As if it had been focused before anybody listened. */
const focusUnnoticed = (field: HTMLElement, element: Element) => {
  element.removeAttribute('data-activate');
  field.focus();
  element.setAttribute('data-activate', 'interaction');
};

/** Actions, and how often the button has counted after each. */
const USES: Readonly<Record<string, readonly [(button: HTMLElement) => void, number]>> = {
  click: [(button) => button.click(), 1],
  'three clicks': [
    (button) => {
      for (let time = 0; time < 3; time++) button.click();
    },
    1,
  ],
  focus: [(button) => button.focus(), 0],
  pointer: [
    (button) => button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true })),
    0,
  ],
};

describe('an island that a server has written', () => {
  beforeEach(() => {
    renders = 0;
  });
  afterEach(clearPage);

  for (const way of WAYS)
    for (const [use, [act, count]] of Object.entries(USES))
      it(`is rendered over its placeholder by ${use}, ${way}, and a held click counts once`, async () => {
        const { element, root } = page(way);
        act(button(root));
        expect(await element.activate()).to.equal(true);
        await flushed();
        await waitUntil(() => button(root).textContent === `Likes: ${count}`);
        button(root).click();
        await waitUntil(() => button(root).textContent === `Likes: ${count + 1}`);
        expect(root.querySelectorAll('.uni-view')).to.have.length(1);
      });

  it('is mounted as it stands, without being rendered', async () => {
    const mounts: EventTarget[] = [];
    const note = ({ target }: Event) => mounts.push(target!);
    document.addEventListener('uni-mount', note);
    const element = put(served(tag));
    const before = button(element);
    await element.mountComplete;
    await flushed();
    document.removeEventListener('uni-mount', note);
    expect([renders, element.mountState, button(element) === before, mounts.length]).to.deep.equal([
      ...[0, 'mounted', true, 1],
    ]);
  });

  for (const way of WAYS)
    it(`keeps what was typed and chosen, the focus and the selection, ${way}`, async () => {
      const { element, root } = page(way);
      root.querySelector('.uni-view')!.prepend(document.createElement('x-extension'));
      focusUnnoticed(note(root), element);
      typeInto(note(root), 'coast');
      root.querySelector<HTMLInputElement>('[value="two"]')!.checked = true;
      expect(await element.activate()).to.equal(true);
      await waitUntil(() => root.querySelector('output')!.textContent === 'coast two', 'React knows it');
      const field = note(root);
      expect([field.value, field.selectionStart, field.selectionEnd]).to.deep.equal(['coast', 1, 3]);
      expect((field.getRootNode() as Document | ShadowRoot).activeElement === field).to.equal(true);
    });

  const init = { bubbles: true, composed: true };
  const HOLDS: Readonly<Record<string, readonly [(type: string) => Event, begin: string, end: string]>> = {
    'a word is composed': [(type) => new CompositionEvent(type, init), 'compositionstart', 'compositionend'],
    'a pointer is down': [(type) => new PointerEvent(type, init), 'pointerdown', 'pointerup'],
    'a key is down': [(type) => new KeyboardEvent(type, { ...init, key: ' ' }), 'keydown', 'keyup'],
    'a key is down that comes up in a field, where its click has put the focus': [
      (type) => new KeyboardEvent(type, { ...init, key: 'Enter' }),
      'keydown',
      'keyup',
    ],
  };
  for (const [what, [event, begin, end]] of Object.entries(HOLDS))
    it(`waits while ${what}`, async () => {
      const element = put(served(tag));
      const target = what.startsWith('a word') ? note(element) : button(element);
      target.dispatchEvent(event(begin));
      const activation = element.activate();
      await new Promise(requestAnimationFrame);
      await flushed();
      expect([isActive(element), target.isConnected]).to.deep.equal([false, true]);
      note(element).value = 'việt';
      (what.includes('comes up in a field') ? note(element) : target).dispatchEvent(event(end));
      expect(await activation).to.equal(true);
      await waitUntil(() => element.querySelector('output')!.textContent === 'việt one');
    });

  for (const [what, change] of [
    ['an attribute', (element: Element) => element.setAttribute('data-label', 'Views')],
    ['a property', (element: Element) => Object.assign(element, { label: 'Views' })],
  ] as const) {
    it(`shows ${what} once it changes`, async () => {
      const element = put(served(tag));
      change(element);
      await activated(element);
      expect(button(element).textContent).to.equal('Views: 0');
      expect(element.querySelectorAll('.uni-view')).to.have.length(1);
    });

    it(`shows ${what} that was set while it was out of the page`, async () => {
      const element = put(served(tag));
      const place = element.parentElement!;
      element.remove();
      await flushed();
      change(element);
      place.append(element);
      await activated(element);
      expect(button(element).textContent).to.equal('Views: 0');
      expect(element.querySelectorAll('.uni-view')).to.have.length(1);
    });
  }

  it('shows a property that was set before its class was there', async () => {
    const late = testTag();
    const element = put(served(late));
    Reflect.set(element, 'label', 'Views');
    defineTestIsland({ tag: late, props, view: Counter, placeholder: Placeholder });
    await activated(element);
    expect(button(element).textContent).to.equal('Views: 0');
  });

  it('keeps nobody waiting who wanted to use it when it has left the page', async () => {
    const element = put(served(tag));
    const use = element.activate();
    element.remove();
    expect(await use).to.equal(false);
  });

  it('keeps its placeholder when it is moved, and when it leaves and comes back', async () => {
    const element = put(served(tag));
    const before = button(element);
    document.body.append(element);
    await flushed();
    element.remove();
    await flushed();
    expect(button(element)).to.equal(before);
    document.body.append(element);
    await flushed();
    button(element).click();
    await waitUntil(() => button(element).textContent === 'Likes: 1', 'the click counts');
    element.remove();
  });

  it('has one copy of its content in a clone, which can be used too', async () => {
    const element = put(served(tag));
    const clone = element.cloneNode(true) as ViewElement;
    document.body.append(clone);
    button(clone).click();
    await waitUntil(() => button(clone).textContent === 'Likes: 1', 'the click counts');
    expect(clone.querySelectorAll('button')).to.have.length(1);
    expect(button(element).textContent).to.equal('Likes: 0');
    clone.remove();
  });

  it('can be copied with its page and served again', async () => {
    const element = put(served(tag));
    await element.activate();
    const copy = put(element.outerHTML);
    await copy.mountComplete;
    button(copy).click();
    await waitUntil(() => button(copy).textContent === 'Likes: 1');
    expect(copy.querySelectorAll('button')).to.have.length(1);
  });

  for (const isIsolated of [false, true])
    it(`keeps the placeholder where its view throws${isIsolated ? ', in its shadow root' : ''}, and says so once`, async () => {
      const errors = new ConsoleSpy('error');
      const element = isIsolated ? putIsolated(failingTag) : put(served(failingTag));
      const root = element.shadowRoot ?? element;
      button(root).click();
      expect(await element.activate()).to.equal(false);
      await flushed();
      errors.restore();
      expect(element.mountState).to.equal('mounted');
      expect(root.querySelectorAll('.uni-view')).to.have.length(1);
      expect(button(root).textContent).to.equal('Likes: 0');
      expect(errors.lines.filter((line) => line.includes(`<${failingTag}> stays as it is`))).to.have.length(
        1,
      );
    });

  it('stays as it is while its model cannot be had, says so, and can be used once it can', async () => {
    const errors = new ConsoleSpy('error');
    let isDown = true;
    const stub = stubFetch(() => (isDown ? new Response('', { status: 503 }) : json({ label: 'Likes' })));
    const element = put(served(tag).replace('data-label="Likes"', 'src="/down.json"'));
    button(element).click();
    await waitUntil(() => errors.lines.length > 0);
    expect([errors.lines.length, button(element).textContent]).to.deep.equal([1, 'Likes: 0']);
    isDown = false;
    button(element).click();
    await waitUntil(() => button(element).textContent === 'Likes: 1');
    stub.restore();
    errors.restore();
  });

  it('tells who waits for it that it cannot be used where the page has failed, so its model never comes', async () => {
    const element = put(served(tag).replace('data-label="Likes"', 'model-path="/root/likes"'));
    document.body.dataset.pageState = 'fail';
    const isUsable = await element.activate();
    delete document.body.dataset.pageState;
    expect([isUsable, button(element).textContent]).to.deep.equal([false, 'Likes: 0']);
  });
});

describe('an island whose module cannot be loaded', () => {
  let isOffline: boolean;
  let errors: ConsoleSpy;
  const load = () =>
    isOffline
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ island: { view: Counter as never, controller: undefined } });
  const define = () => {
    const name = testTag();
    registerElement({
      tag: name,
      props,
      view: Placeholder as never,
      island: load,
      activates: 'interaction',
      prerenders: true,
      styles: () => Promise.resolve({ css: '' }),
    });
    return name;
  };
  beforeEach(() => {
    isOffline = true;
    errors = new ConsoleSpy('error');
  });
  afterEach(() => {
    errors.restore();
    clearPage();
  });

  it('keeps its placeholder, says so in one line, and is asked for again at the next use', async () => {
    const element = put(served(define()));
    expect(await element.activate()).to.equal(false);
    expect([element.mountState, button(element).textContent]).to.deep.equal(['mounted', 'Likes: 0']);
    expect(errors.lines).to.have.length(1);
    expect(errors.lines[0]).to.contain('React cannot be loaded').and.to.contain('offline');
    isOffline = false;
    expect(await element.activate()).to.equal(true);
  });

  it('fails, with the author’s content in sight, where no server has written a placeholder', async () => {
    const name = define();
    let failure: unknown;
    document.addEventListener('uni-error', (event) => (failure = (event as CustomEvent).detail.error), {
      once: true,
    });
    const element = put(`<${name}><i>authored</i></${name}>`);
    await element.mountComplete;
    expect([element.mountState, element.textContent]).to.deep.equal(['failed', 'authored']);
    expect(failure).to.have.property('name', 'ChunkMissing');
  });
});

describe('a bare island', () => {
  afterEach(clearPage);

  it('shows the author’s content until React has rendered it', async () => {
    const element = put(`<${tag} label="Likes"><i>authored</i></${tag}>`);
    expect([element.mountState, element.textContent]).to.deep.equal(['mounting', 'authored']);
    await element.mountComplete;
    expect([element.mountState, button(element).textContent]).to.deep.equal(['mounted', 'Likes: 0']);
    expect(element.querySelector('i')).to.equal(null);
  });

  it('goes on with what was typed into the form that its template wrote', async () => {
    const element = put(`<${tag}><form><input name="note"></form></${tag}>`);
    note(element).focus();
    typeInto(note(element), 'coast');
    await element.mountComplete;
    await waitUntil(() => element.querySelector('output')?.textContent === 'coast one');
    expect(document.activeElement).to.equal(note(element));
    expect(note(element).selectionEnd).to.equal(3);
  });
});
