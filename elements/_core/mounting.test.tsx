import { expect } from '@open-wc/testing';
import { useEffect, useState } from 'react';
import { list, text, url } from './declare/prop-types.js';
import type { ViewElement } from './element.js';
import {
  ConsoleSpy,
  clearPage,
  defineTestIsland,
  defineTestTag,
  flushed,
  place,
  put,
} from './testing/testing-with-react.js';

const Text = ({ label }: { label?: string }) => <p>{label}</p>;
const props = { label: text() };
const tag = defineTestTag({ props, view: Text });
const livingTag = defineTestIsland({ props, view: Text });

const mutations = async (target: Node, change: () => void | Promise<void>) => {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((seen) => records.push(...seen));
  observer.observe(target, { childList: true, subtree: true });
  await change();
  await flushed();
  records.push(...observer.takeRecords());
  observer.disconnect();
  return records;
};

describe('mounting', () => {
  let errors: ConsoleSpy;
  beforeEach(() => {
    errors = new ConsoleSpy('error');
  });
  afterEach(() => {
    errors.restore();
    clearPage();
  });

  it('mounts each element once, whoever asks how often', async () => {
    let mounts = 0;
    const count = () => mounts++;
    document.addEventListener('uni-mount', count);
    const element = put(`<${livingTag} label="a"></${livingTag}>`);
    element.setAttribute('label', 'b');
    element.setAttribute('label', 'c');
    await element.mountComplete;
    element.setAttribute('label', 'd');
    await flushed();
    document.removeEventListener('uni-mount', count);
    expect(mounts).to.equal(1);
    expect(element.textContent).to.equal('d');
  });

  it('walks through the page as often for many elements of a batch as for few', async () => {
    const walks = ['querySelector', 'querySelectorAll', 'getElementsByTagName'] as const;
    const walksFor = async (count: number) => {
      let walked = 0;
      for (const name of walks)
        Object.defineProperty(document, name, {
          configurable: true,
          value: (...given: unknown[]) => {
            walked++;
            return Reflect.apply(Document.prototype[name], document, given);
          },
        });
      try {
        const box = put('<div></div>');
        box.innerHTML = `<${tag} label="a"></${tag}>`.repeat(count);
        await flushed();
        expect(box.textContent).to.equal('a'.repeat(count));
        box.innerHTML = `<${tag} data-prerendered="1"><div class="uni-view">b</div></${tag}>`.repeat(count);
        await flushed();
      } finally {
        for (const name of walks) Reflect.deleteProperty(document, name);
      }
      return walked;
    };
    await walksFor(1);
    expect(await walksFor(80)).to.equal(await walksFor(20));
  });

  it('tells where the element is on its way', async () => {
    const element = document.createElement(tag) as ReturnType<typeof put>;
    const states = [element.mountState];
    put('<div></div>').append(element);
    states.push(element.mountState);
    await element.mountComplete;
    states.push(element.mountState);
    element.remove();
    await flushed();
    states.push(element.mountState);
    expect(states).to.deep.equal(['editable', 'mounting', 'mounted', 'editable']);
  });

  it('puts a whole batch into the page in one go, in the order of the document', async () => {
    const order: string[] = [];
    const listen = (event: Event) => order.push((event.target as Element).getAttribute('label')!);
    document.addEventListener('uni-mount', listen);
    put(`<div><${tag} label="1"></${tag}><${tag} label="2"></${tag}><${tag} label="3"></${tag}></div>`);
    await flushed();
    document.removeEventListener('uni-mount', listen);
    expect(order).to.deep.equal(['1', '2', '3']);
  });

  it('shows a view that nobody can use, and what changes in it, without React', async () => {
    const element = await place(`<${tag} label="a"></${tag}>`);
    const shown = element.querySelector('p')!;
    element.setAttribute('label', 'b');
    await flushed();
    expect(element.querySelector('p')).to.equal(shown);
    expect(shown.textContent).to.equal('b');
    expect(Object.keys(shown)).to.deep.equal([]);
  });

  it('leaves what others have done to such a view until its data change', async () => {
    const element = await place(`<${tag} label="a"></${tag}>`);
    const shown = element.querySelector('p')!;
    shown.textContent = 'by somebody';
    element.setAttribute('label', 'a');
    element.setAttribute('other', 'b');
    await flushed();
    expect(element.querySelector('p')!.outerHTML).to.equal('<p>by somebody</p>');
    element.setAttribute('label', 'b');
    await flushed();
    expect(element.querySelector('p')!.outerHTML).to.equal('<p>b</p>');
  });

  it('fails, and names itself, where a pure view has a hook of React’s', async () => {
    const hooked = defineTestTag({ props, view: () => <p>{useState('x')[0]}</p> });
    const element = await place(`<${hooked} label="a"><i>authored</i></${hooked}>`);
    expect([element.mountState, element.textContent]).to.deep.equal(['failed', 'authored']);
    expect(errors.lines.at(-1)).to.contain(`<${hooked}>`);
  });

  it('lets the neighbours of a broken view live', async () => {
    const broken = defineTestTag({
      view: () => {
        throw new Error('x');
      },
    });
    const div = put(
      `<div><${tag} label="1"></${tag}><${broken}>authored</${broken}><${tag} label="2"></${tag}><${livingTag} label="3"></${livingTag}></div>`,
    );
    await flushed();
    await flushed();
    expect(div.textContent).to.equal('1authored23');
  });

  it('leaves the page as it is when new data make no difference', async () => {
    const element = await place(`<${livingTag} label="a"></${livingTag}>`);
    const records = await mutations(element, () => element.setAttribute('label', 'a'));
    expect(records).to.have.length(0);
  });

  it('shows a property that a framework has set on a served view before it was in the page', async () => {
    const made = document.createElement(tag) as ViewElement;
    made.setAttribute('data-prerendered', '1.0.0');
    made.innerHTML = '<div class="uni-view"><p>Fees</p></div>';
    Reflect.set(made, 'label', 'Dates');
    put('<div></div>').append(made);
    await made.mountComplete;
    await flushed();
    expect(made.querySelector('.uni-view')!.innerHTML).to.equal('<p>Dates</p>');
  });

  it('shows what has changed since a server wrote its view, though it leaves the page and comes back meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let isThere = false;
    const waiting = defineTestTag({
      props,
      view: ({ label }: { label?: string }) => {
        if (!isThere) throw promise;
        return <p>{label}</p>;
      },
    });
    const element = await place(
      `<${waiting} label="Fees" data-prerendered="1.0.0"><div class="uni-view"><p>Fees</p></div></${waiting}>`,
    );
    element.setAttribute('label', 'Dates');
    await flushed();
    element.remove();
    await flushed();
    put('<div></div>').append(element);
    isThere = true;
    resolve();
    await element.mountComplete;
    await flushed();
    expect(element.querySelector('.uni-view')!.innerHTML).to.equal('<p>Dates</p>');
  });

  it('keeps nobody waiting for an element that leaves before it has mounted', async () => {
    const late = defineTestTag({
      props: {},
      view: () => {
        throw new Promise(() => {});
      },
    });
    const element = put(`<${late}></${late}>`);
    const mounted = element.mountComplete;
    await flushed();
    element.remove();
    await mounted;
    expect(element.mountState).to.equal('editable');
  });

  it('is rendered anew, without a word, where a tag says that a server has written its view, and has none', async () => {
    const warnings = new ConsoleSpy('warn');
    const torn = defineTestTag({ props: {}, view: () => <b>View</b> });
    const element = put(`<${torn} data-prerendered="1.0.0"><p>Words</p></${torn}>`);
    await element.mountComplete;
    warnings.restore();
    expect(element.querySelector('.uni-view')!.textContent).to.equal('View');
    expect(element.hasAttribute('data-prerendered')).to.equal(false);
    expect(warnings.lines).to.deep.equal([]);
  });

  it('removes and inserts in one task without losing anything', async () => {
    let cleanups = 0;
    const effectTag = defineTestIsland({
      view: () => {
        useEffect(() => () => void cleanups++, []);
        return <p>x</p>;
      },
    });
    const element = await place(`<${effectTag}></${effectTag}>`);
    const { parentElement } = element;
    element.remove();
    parentElement!.append(element);
    await flushed();
    expect(cleanups).to.equal(0);
    element.remove();
    await flushed();
    expect(cleanups).to.equal(1);
  });

  it('renders nothing for an element that left before its turn', async () => {
    const element = put(`<${tag} label="a"></${tag}>`);
    element.remove();
    await flushed();
    expect(element.innerHTML).to.equal('');
  });

  it('keeps quiet about an error that a listener has dealt with', async () => {
    const broken = defineTestTag({
      view: () => {
        throw new Error('y');
      },
    });
    document.addEventListener('uni-error', (event) => event.preventDefault(), { once: true });
    await place(`<${broken}></${broken}>`);
    expect(errors.lines).to.deep.equal([]);
  });

  it('holds no picture request before the view stands in the page', async () => {
    const pictureTag = defineTestTag({ view: () => <img alt="" src="/not-there-twice.png" /> });
    await place(`<${pictureTag}></${pictureTag}>`);
    expect(document.querySelectorAll('img[src="/not-there-twice.png"]')).to.have.length(1);
  });
});

describe('an isolated element', () => {
  afterEach(clearPage);
  const styled = defineTestTag({
    props,
    view: Text,
    styles: () => Promise.resolve({ css: 'p { color: rgb(1, 2, 3); }' }),
  });

  it('renders the same view with its styles into an open shadow root', async () => {
    const element = await place(`<${styled} isolated label="a">authored</${styled}>`);
    const paragraph = element.shadowRoot!.querySelector('p')!;
    expect(paragraph.textContent).to.equal('a');
    expect(getComputedStyle(paragraph).color).to.equal('rgb(1, 2, 3)');
    expect(element.querySelector('.uni-view')).to.equal(null);
  });
});

describe('a tag that was in the page before its class, the last of its parent', () => {
  afterEach(clearPage);

  it('shows what its view says in another order once', async () => {
    const parent = put(
      '<div><uni-upgraded>\n  <section><h3>Dates</h3><p><a href="/apply">Apply now</a></p></section>\n</uni-upgraded></div>',
    );
    const element = parent.querySelector('uni-upgraded') as ReturnType<typeof put>;
    defineTestTag({
      tag: 'uni-upgraded',
      props: { heading: text(), words: text(), href: url() },
      form: { heading: 'heading', lastLink: { url: 'href', text: 'words' } },
      view: ({ heading, words }: { heading?: string; words?: string }) => (
        <p>
          {words} {heading}
        </p>
      ),
    });
    await element.mountComplete;
    expect(parent.innerText.replace(/\s+/g, ' ').trim()).to.equal('Apply now Dates');
  });
});

describe('a tag whose view has failed', () => {
  let errors: ConsoleSpy;
  beforeEach(() => {
    errors = new ConsoleSpy('error');
  });
  afterEach(() => {
    errors.restore();
    clearPage();
  });
  const words = (element: Element) => (element as HTMLElement).innerText.trim();

  it('shows it once its attribute is mended, and fails again by another', async () => {
    const strict = defineTestTag({
      props,
      view: ({ label }: { label?: string }) => {
        if (label === 'bad') throw new Error('broken on purpose');
        return <p>{label}</p>;
      },
    });
    const element = await place(`<${strict} label="bad">As authored</${strict}>`);
    expect([element.mountState, words(element)]).to.deep.equal(['failed', 'As authored']);
    for (const [label, state, shown] of [
      ['good', 'mounted', 'good'],
      ['bad', 'failed', 'As authored'],
      ['best', 'mounted', 'best'],
    ] as const) {
      element.setAttribute('label', label);
      await flushed();
      await element.mountComplete;
      expect([element.mountState, words(element)]).to.deep.equal([state, shown]);
    }
    expect(errors.lines).to.have.length(1);
  });

  it('has failed, and shows the author’s words, where the page’s policy lets no view be written', async () => {
    const { innerHTML } = Object.getOwnPropertyDescriptors(Element.prototype);
    const elements = [
      put(`<${tag} label="one">As authored</${tag}>`),
      put(`<${tag} label="two">As authored</${tag}>`),
    ];
    Object.defineProperty(Element.prototype, 'innerHTML', {
      ...innerHTML,
      set() {
        throw new TypeError('This document requires TrustedHTML');
      },
    });
    try {
      await flushed();
    } finally {
      Object.defineProperty(Element.prototype, 'innerHTML', innerHTML!);
    }
    for (const element of elements) {
      await element.mountComplete;
      expect([element.mountState, words(element)]).to.deep.equal(['failed', 'As authored']);
    }
    elements[0]!.setAttribute('label', 'three');
    await flushed();
    expect([elements[0]!.mountState, words(elements[0]!)]).to.deep.equal(['mounted', 'three']);
  });
});

describe('a tag that was written as if "/>" closed it', () => {
  afterEach(clearPage);

  it('shows what it has swallowed behind its view', async () => {
    const paragraph = put('<div>Log in <uni-unclosed label="here"> before 1 May.</uni-unclosed></div>');
    const element = paragraph.querySelector('uni-unclosed') as ReturnType<typeof put>;
    defineTestTag({ tag: 'uni-unclosed', props, view: Text });
    await element.mountComplete;
    expect(paragraph.innerText.replace(/\s+/g, ' ').trim()).to.equal('Log in here before 1 May.');
  });
});

describe('a tag that the parser has not closed yet', () => {
  let frame: HTMLIFrameElement;
  let inner: Window & typeof globalThis;

  const streamed = () => inner.document.querySelector('uni-streamed') as ReturnType<typeof put>;

  beforeEach(async () => {
    frame = document.createElement('iframe');
    document.body.append(frame);
    inner = frame.contentWindow as typeof inner;
    const define = (parts: unknown, tools: typeof import('./testing/testing-with-react.js')) =>
      tools.defineTestTag(parts as never);
    const tools = (await inner.eval(
      `import('${new URL('./testing/testing.ts', import.meta.url).href}')`,
    )) as never;
    define({ tag: 'uni-streamed', props: { items: list({ title: text() }) }, view: Items }, tools);
    inner.document.open();
    inner.document.write('<main>');
  });
  afterEach(() => frame.remove());

  const Items = ({ items }: { items: readonly { title?: string }[] }) =>
    items.map(({ title }) => title).join();

  it('is left as it is while its children may still come', async () => {
    inner.document.write('<uni-streamed><p>authored</p>');
    await flushed();
    expect(streamed().mountState).to.equal('editable');
    expect(streamed().innerHTML).to.equal('<p>authored</p>');
    inner.document.write('<script type="application/json" data-slot="items">[{"title":"a"}');
    await flushed();
    expect(streamed().mountState).to.equal('editable');
    const mounted = new Promise((done) => inner.document.addEventListener('uni-mount', done, { once: true }));
    inner.document.write(',{"title":"b"}]</script></uni-streamed><p>next</p>');
    await mounted;
    expect(streamed().querySelector('.uni-view')!.textContent).to.equal('a,b');
    expect(streamed().querySelector(':scope > p')).to.equal(null);
  });

  it('is told once that it is closed, however much follows it', async () => {
    const { href } = new URL('./read/parsed-tag.ts', import.meta.url);
    const { whenParsed } = (await inner.eval(`import('${href}')`)) as typeof import('./read/parsed-tag.js');
    inner.document.write('<uni-streamed></uni-streamed><div><i></i>');
    let times = 0;
    whenParsed(inner.document.querySelector('i')!, () => times++);
    await flushed();
    expect(times).to.equal(0);
    for (const more of ['<b></b>', '<p></p>', '</div><hr>']) {
      inner.document.write(more);
      await flushed();
      expect(times).to.equal(1);
    }
    inner.document.close();
    await flushed();
    expect(times).to.equal(1);
  });

  it('mounts at the end of the document when nothing follows it', async () => {
    inner.document.write('<uni-streamed><p>authored</p>');
    const mounted = new Promise((done) => inner.document.addEventListener('uni-mount', done, { once: true }));
    inner.document.close();
    await mounted;
    expect(streamed().mountState).to.equal('mounted');
  });
});
