import { expect, waitUntil } from '@open-wc/testing';
import { useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { json, stubFetch } from '../../../page/testing.js';
import type { SafeHtml } from '../../../react-views/_shared/safe.js';
import { RichText } from '../../../react-views/_shared/text/rich-text.js';
import type { ViewElement } from '../element.js';
import { loadReact, reactRenderer } from '../host/react-source.js';
import { html, text } from '../prop-types.js';
import { ConsoleSpy, clearPage, defineTestTag, flushed, put } from '../testing.js';

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

const tag = defineTestTag({ props: { label: text() }, view: Counter, needsReact: true });
const failingTag = defineTestTag({ props: {}, view: Fails, needsReact: true });

function Labelled() {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <p>
      <label htmlFor={id}>Name</label>
      <input id={id} value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </p>
  );
}

function Rich({ body }: { body: SafeHtml | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        More
      </button>
      <RichText html={body} className="body" />
    </div>
  );
}

const labelledTag = defineTestTag({ props: {}, view: Labelled, needsReact: true });
const richTag = defineTestTag({ props: { body: html() }, view: Rich, needsReact: true });

/** As the parser of a page makes it, declarative shadow roots too. */
function putIsolated(name: string, shadow: string): ViewElement {
  const place = put('<div></div>') as HTMLElement;
  place.setHTMLUnsafe(
    `<${name} isolated data-label="Likes" data-prerendered="1.0.0" data-hydrate="interaction"><template shadowrootmode="open"><style>p { color: rgb(1, 2, 3) }</style>${shadow}</template></${name}>`,
  );
  customElements.upgrade(place);
  return place.firstElementChild as ViewElement;
}

/** What the server writes; its rendering does not count. */
function view(label: string): string {
  const html = renderToString(<Counter label={label} />);
  renders = 0;
  return `<div class="uni-view">${html}</div>`;
}

const prerendered = (name: string, label = 'Likes') =>
  `<${name} data-label="${label}" data-prerendered="1.0.0" data-hydrate="interaction">${view(label)}</${name}>`;
const button = (element: Element) => element.querySelector('button')!;

type Life = 'light' | 'isolated' | 'in a closed shadow root';

/** An element that a server rendered, as it lives in a page, and the root of its view. */
function served(life: Life, inner = view('Likes')): { element: ViewElement; root: ParentNode } {
  if (life === 'isolated') {
    const element = putIsolated(tag, inner);
    return { element, root: element.shadowRoot! };
  }
  const markup = prerendered(tag).replace(view('Likes'), inner);
  if (life === 'light') {
    const element = put(markup);
    return { element, root: element };
  }
  const around = (put('<div></div>') as Element).attachShadow({ mode: 'closed' });
  around.innerHTML = markup;
  customElements.upgrade(around);
  const element = around.firstElementChild as ViewElement;
  return { element, root: element };
}

const LIVES: readonly Life[] = ['light', 'isolated', 'in a closed shadow root'];
/** What somebody does, and how often the button has counted then. */
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

describe('a view with state that a server rendered, before React has come', () => {
  // They stand before React does.
  const table = LIVES.flatMap((life) =>
    Object.entries(USES).map(([use, [act, count]]) => ({ life, use, act, count, ...served(life) })),
  );
  const translated = served('light');
  const changed = served('light');

  before(() => expect(reactRenderer()).to.equal(undefined));
  after(clearPage);

  for (const { life, use, act, count, element, root } of table)
    it(`is hydrated in place by ${use}, ${life}, and each click that it has held counts once`, async () => {
      const before = root.querySelector('button')!;
      act(before);
      expect(await element.hydrate()).to.equal(true);
      await flushed();
      expect([before.isConnected, before.textContent]).to.deep.equal([true, `Likes: ${count}`]);
      before.click();
      await flushed();
      expect(before.textContent).to.equal(`Likes: ${count + 1}`);
    });

  it('takes a click, though its words have been translated and React makes it anew', async () => {
    const { element } = translated;
    button(element).innerHTML = '<font><font>Gefällt: 0</font></font>';
    button(element).click();
    await waitUntil(() => button(element).textContent === 'Likes: 1');
  });

  it('is rendered from data that have changed meanwhile', async () => {
    const { element } = changed;
    button(element).click();
    element.setAttribute('data-label', 'Views');
    await waitUntil(() => button(element).textContent!.startsWith('Views:'));
  });
});

describe('a view with state that a server rendered, and what others have put into it', () => {
  /** Where an extension or a password manager may put a node of its own. */
  const PLACES: Readonly<Record<string, (view: Element, node: Element) => void>> = {
    'before it': (view, node) => view.querySelector('p')!.before(node),
    'first in it': (view, node) => view.querySelector('p')!.prepend(node),
    'between its controls': (view, node) => view.querySelector('input')!.before(node),
    'last in it': (view, node) => view.querySelector('p')!.append(node),
    'behind it': (view, node) => view.querySelector('p')!.after(node),
    'in its button': (view, node) => view.querySelector('button')!.append(node),
  };

  /** As if it had come before anybody listened: in WebKit a field has a selection only once it has the focus. */
  const focusUnnoticed = (input: HTMLElement, element: Element) => {
    element.removeAttribute('data-hydrate');
    input.focus();
    element.setAttribute('data-hydrate', 'interaction');
  };

  afterEach(clearPage);

  for (const life of LIVES)
    for (const [where, insert] of Object.entries(PLACES))
      it(`${where}, ${life}: no letter, no focus and no selection is lost`, async () => {
        const { element, root } = served(life);
        const node = document.createElement('x-extension');
        insert(root.querySelector('.uni-view')!, node);
        const input = root.querySelector('input')!;
        focusUnnoticed(input, element);
        input.value = 'coast';
        input.setSelectionRange(1, 3);
        expect(await element.hydrate()).to.equal(true);
        await flushed();
        const now = root.querySelector('input')!;
        const { activeElement } = now.getRootNode() as Document | ShadowRoot;
        expect(activeElement === now, 'focus').to.equal(true);
        expect([now.value, now.selectionStart, now.selectionEnd]).to.deep.equal(['coast', 1, 3]);
        root.querySelector('button')!.click();
        await flushed();
        expect(root.querySelector('button')!.textContent).to.equal('Likes: 1');
      });
});

describe('an element that a server rendered', () => {
  before(loadReact);
  beforeEach(() => {
    renders = 0;
  });
  afterEach(clearPage);

  it('is mounted as it stands, without being rendered', async () => {
    const mounts: EventTarget[] = [];
    const note = ({ target }: Event) => mounts.push(target!);
    document.addEventListener('uni-mount', note);
    const element = put(prerendered(tag));
    const before = button(element);
    await element.mountComplete;
    await flushed();
    document.removeEventListener('uni-mount', note);
    expect([renders, element.mountState, button(element)]).to.deep.equal([0, 'mounted', before]);
    expect(mounts).to.deep.equal([element]);
  });

  it('shows its data once they change', async () => {
    const element = put(prerendered(tag));
    element.setAttribute('data-label', 'Views');
    await flushed();
    expect(button(element).textContent).to.equal('Views: 0');
    button(element).click();
    await flushed();
    expect(button(element).textContent).to.equal('Views: 1');
    expect(element.querySelectorAll('.uni-view')).to.have.length(1);
  });

  it('shows what a script has written beside what the server put aside, before the class was there', async () => {
    const slot = (words: string) => `<span slot="label">${words}</span>`;
    const aside = `<template data-uni-authored>${slot('Likes')}</template>`;
    const html = prerendered(tag).replace(/ data-(?:label|prerendered)="[^"]*"/g, '');
    const element = put(html.replace('</uni', `${aside}${slot(' and views')}</x`));
    await flushed();
    expect(button(element).textContent).to.equal('Likes and views: 0');
    expect(element.querySelectorAll('[slot]')).to.have.length(0);
  });

  it('shows its data once where a page has taken the mark away before the class was there', async () => {
    const html = prerendered(tag).replace('data-prerendered="1.0.0"', '');
    const element = put(html.replace('data-label="Likes"', 'data-label="Views"'));
    await flushed();
    expect(button(element).textContent).to.equal('Views: 0');
    expect(element.querySelectorAll('.uni-view')).to.have.length(1);
  });

  it('keeps its view when it is moved, and when it leaves and comes back', async () => {
    const element = put(prerendered(tag));
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
    await waitUntil(() => button(element).textContent === 'Likes: 1', 'the click counts');
    element.remove();
  });

  for (const [what, change] of [
    ['an attribute', (element: Element) => element.setAttribute('data-label', 'Views')],
    ['a property', (element: Element) => Object.assign(element, { label: 'Views' })],
  ] as const)
    it(`shows ${what} that was set while it was out of the page`, async () => {
      const element = put(prerendered(tag));
      const place = element.parentElement!;
      element.remove();
      await flushed();
      change(element);
      place.append(element);
      await element.mountComplete;
      await flushed();
      expect(button(element).textContent).to.equal('Views: 0');
      expect(element.querySelectorAll('.uni-view')).to.have.length(1);
    });

  it('shows what was set while its model was under way', async () => {
    const late = Promise.withResolvers<Response>();
    const stub = stubFetch(() => late.promise);
    const element = put(prerendered(tag).replace('data-label', 'src="/late.json" data-label'));
    await flushed();
    element.setAttribute('data-label', 'Views');
    await flushed();
    late.resolve(json({ other: 1 }));
    await waitUntil(() => button(element).textContent === 'Views: 0', 'it shows it');
    stub.restore();
  });

  it('has one copy of its content in a clone, which is hydrated too', async () => {
    const element = put(prerendered(tag));
    const clone = element.cloneNode(true) as ViewElement;
    document.body.append(clone);
    button(clone).click();
    await waitUntil(() => button(clone).textContent === 'Likes: 1', 'the click counts');
    expect(clone.querySelectorAll('button')).to.have.length(1);
    expect([button(clone).textContent, button(element).textContent]).to.deep.equal(['Likes: 1', 'Likes: 0']);
    clone.remove();
  });

  for (const isIsolated of [false, true])
    it(`keeps its authored content aside when it cannot be hydrated${isIsolated ? ' in its shadow root' : ''}`, async () => {
      const errors = new ConsoleSpy('error');
      const view = '<div class="uni-view"><button>Words</button></div>';
      const aside = '<template data-uni-authored><p>Words</p></template>';
      const element = isIsolated
        ? putIsolated(failingTag, view)
        : put(
            `<${failingTag} data-prerendered="1.0.0" data-hydrate="interaction">${view}${aside}</${failingTag}>`,
          );
      if (isIsolated) element.innerHTML = aside;
      const root = element.shadowRoot ?? element;
      root.querySelector('button')!.click();
      await flushed();
      errors.restore();
      expect([element.mountState, root.querySelectorAll('button').length]).to.deep.equal(['failed', 1]);
      expect(element.querySelectorAll('p')).to.have.length(0);
      expect(element.querySelector('template')!.innerHTML).to.equal('<p>Words</p>');
    });

  it('keeps the ids that the server made', async () => {
    const served = renderToString(<Labelled />, { identifierPrefix: 'u7-' });
    const element = put(
      `<${labelledTag} data-prerendered="1.0.0" data-hydrate="interaction" data-id-prefix="u7-"><div class="uni-view">${served}</div></${labelledTag}>`,
    );
    const errors = new ConsoleSpy('error');
    const input = element.querySelector('input')!;
    const { id } = input;
    input.focus();
    input.setRangeText('Ann');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await flushed();
    expect([element.querySelector('input'), input.id, input.value]).to.deep.equal([input, id, 'Ann']);
    expect([id.includes('u7-'), errors.lines]).to.deep.equal([true, []]);
    errors.restore();
  });

  it('takes a click although its rich text needs the sanitiser', async () => {
    const body = "<p class='a'>Text</p>";
    const served = `<div><button type="button" aria-expanded="false">More</button><div class="body">${body}</div></div>`;
    const element = put(
      `<${richTag} data-body="${body}" data-prerendered="1.0.0" data-hydrate="interaction"><div class="uni-view">${served}</div></${richTag}>`,
    );
    await element.mountComplete;
    const more = button(element);
    more.click();
    await waitUntil(() => more.ariaExpanded === 'true', 'it opens');
    expect(button(element) === more).to.equal(true);
  });

  it('has React find nothing amiss in rich text that was folded before it was hydrated', async () => {
    const authored = '<p slot="body">A <b>long</b> text</p>';
    const view = renderToString(<Rich body={{ __html: 'A <b>long</b> text' } as SafeHtml} />);
    const element = put(
      `<${richTag} data-prerendered="1.0.0" data-hydrate="interaction"><template data-uni-authored>${authored}</template><div class="uni-view">${view}</div></${richTag}>`,
    );
    element.querySelector('b')!.hidden = true;
    const errors = new ConsoleSpy('error');
    button(element).click();
    await waitUntil(() => button(element).getAttribute('aria-expanded') === 'true');
    errors.restore();
    expect(errors.lines).to.deep.equal([]);
    expect(element.querySelector('b')).to.have.attribute('hidden');
  });

  it('shows its view in the light when it is no longer to be isolated', async () => {
    const element = putIsolated(tag, view('Likes'));
    element.removeAttribute('isolated');
    await flushed();
    expect(button(element).assignedSlot).to.equal(null);
    expect(button(element).checkVisibility()).to.equal(true);
  });

  it('stays as it is while its model cannot be had, says so, and is hydrated once it can', async () => {
    const errors = new ConsoleSpy('error');
    let isDown = true;
    const stub = stubFetch(() => (isDown ? new Response('', { status: 503 }) : json({ label: 'Likes' })));
    const element = put(prerendered(tag).replace('data-label="Likes"', 'src="/down.json"'));
    button(element).click();
    await waitUntil(() => errors.lines.length > 0);
    expect([errors.lines.length, button(element).textContent]).to.deep.equal([1, 'Likes: 0']);
    isDown = false;
    button(element).click();
    await waitUntil(() => button(element).textContent === 'Likes: 1');
    stub.restore();
    errors.restore();
  });

  it('is rendered anew, and says so once, where its tag promises a view that is not in it', async () => {
    const warnings = new ConsoleSpy('warn');
    const torn = `<${tag} data-label="Likes" data-prerendered="1.0.0"><p>Torn</p></${tag}>`;
    const [one, other] = [put(torn), put(torn)];
    await Promise.all([one.mountComplete, other.mountComplete]);
    warnings.restore();
    expect([button(one).textContent, button(other).textContent]).to.deep.equal(['Likes: 0', 'Likes: 0']);
    expect(warnings.lines.filter((line) => line.includes('no .uni-view'))).to.have.length(1);
  });
});
