// The 27 defects of @r2wc/core and @r2wc/react-to-web-component 2.1.1, each with a test that its cure holds. Those of
// attributes and properties (1 to 6, 9, 15) are asked by sources.fuzz, prop-types and failures, those of ids (20, 22) and
// of React's root (25) by elements/contract and mounting. Every Node test asks 27, because it imports the package.
import { expect } from '@open-wc/testing';
import r2wc from '@r2wc/core';
import { useState } from 'react';
import { boolean, callback, object, oneOf, text } from './declare/prop-types.js';
import type { ViewElement } from './element.js';
import { registerElement } from './testing/testing-register.js';
import {
  ConsoleSpy,
  clearPage,
  defineTestIsland,
  defineTestTag,
  flushed,
  hearConsole,
  place,
  put,
  testTag,
} from './testing/testing-with-react.js';

const Text = ({ label }: { label?: string }) => <p>{label ?? 'default'}</p>;

const Flag = ({ disabled }: { disabled: boolean }) => <p>{String(disabled)}</p>;

function Counter({ label }: { label?: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}

const textTag = defineTestTag({ props: { label: text() }, view: Text });
const counterTag = defineTestIsland({ props: { label: text() }, view: Counter });

const set = (element: Element, name: string, value: unknown) => Reflect.set(element, name, value);
const shown = (element: Element) => element.querySelector('.uni-view')?.textContent;

describe('r2wc’s defects are cured', () => {
  const logged = hearConsole();
  afterEach(clearPage);

  it('makes the class, its accessors and its root by r2wc’s package alone', async () => {
    const renderer = { mount: () => ({}), update() {}, unmount() {} };
    const Plain = r2wc(Text as never, { props: { label: undefined } as never }, renderer);
    const accessors = (of: CustomElementConstructor) =>
      Object.keys(Object.getOwnPropertyDescriptor(of.prototype, 'label') ?? {});
    const ours = customElements.get(textTag)!;
    expect(accessors(Object.getPrototypeOf(ours))).to.deep.equal(accessors(Plain));
    expect(Object.getOwnPropertySymbols(ours.prototype)).to.deep.equal([]);
    const element = await place(`<${textTag}></${textTag}>`);
    set(element, 'label', 'set by an accessor of r2wc');
    await flushed();
    expect(shown(element)).to.equal('set by an accessor of r2wc');
  });

  it('7: an object property keeps its parts and may hold a cycle', async () => {
    const tag = defineTestTag({
      props: { pair: object({ a: text() }) },
      view: ({ pair }: { pair?: { a?: string } }) => <p>{pair?.a}</p>,
    });
    const cycle: Record<string, unknown> = { a: 'round' };
    cycle.self = cycle;
    const element = put(`<${tag}></${tag}>`);
    set(element, 'pair', cycle);
    await element.mountComplete;
    expect(shown(element)).to.equal('round');
    expect(Reflect.get(element, 'pair')).to.equal(cycle);
    expect(element.hasAttribute('pair')).to.equal(false);
  });

  const actTag = defineTestIsland({
    props: { onPick: callback<() => void>() },
    view: ({ onPick }: { onPick?: () => void }) => (
      <button type="button" onClick={onPick}>
        pick
      </button>
    ),
  });

  it('8: a function property is called as it is', async () => {
    let calls = 0;
    const element = put(`<${actTag}></${actTag}>`);
    set(element, 'onPick', () => calls++);
    await element.mountComplete;
    element.querySelector('button')!.click();
    expect(calls).to.equal(1);
    expect(element.getAttributeNames()).to.deep.equal([]);
  });

  it('10: a property set before the definition is kept', async () => {
    const tag = testTag();
    const element = put(`<${tag}></${tag}>`);
    set(element, 'label', 'early');
    set(element, 'model', { label: 'lower' });
    defineTestTag({ tag, props: { label: text() }, view: Text });
    await element.mountComplete;
    expect(shown(element)).to.equal('early');
    set(element, 'label', 'late');
    await flushed();
    expect(shown(element)).to.equal('late');
    expect(element.model).to.deep.equal({ label: 'lower' });
  });

  it('11: a move keeps the view, its state and its nodes', async () => {
    const element = await place(`<${counterTag} label="n"></${counterTag}>`);
    const button = element.querySelector('button')!;
    button.click();
    await flushed();
    const other = document.createElement('section');
    element.parentElement!.append(other);
    other.append(element);
    await flushed();
    expect(element.querySelector('button')).to.equal(button);
    expect(shown(element)).to.equal('n 1');
    const moveBefore = Reflect.get(other, 'moveBefore') as
      | ((node: Node, before: Node | null) => void)
      | undefined;
    moveBefore?.call(other.parentElement, element, null);
    await flushed();
    expect(shown(element)).to.equal('n 1');
  });

  it('12: nothing renders while detached', async () => {
    let renders = 0;
    const tag = defineTestTag({
      props: { label: text() },
      view: () => {
        renders++;
        return null;
      },
    });
    for (let i = 0; i < 200; i++) document.createElement(tag).setAttribute('label', String(i));
    await flushed();
    expect(renders).to.equal(0);
  });

  it('13: authored children show first, and come back when the element leaves', async () => {
    const element = put(`<${textTag} label="view"><p>authored</p></${textTag}>`);
    const authored = element.firstElementChild;
    expect(element.textContent).to.equal('authored');
    await element.mountComplete;
    expect(element.textContent).to.equal('view');
    element.remove();
    await flushed();
    expect(element.textContent).to.equal('authored');
    expect(element.firstElementChild).to.equal(authored);
  });

  it('14: a declarative shadow root is used, not emptied and made again', async () => {
    const tag = defineTestTag({ props: { label: text() }, view: Text });
    const host = document.createElement('div');
    host.setHTMLUnsafe(
      `<${tag} isolated label="x"><template shadowrootmode="open"><p>server</p></template></${tag}>`,
    );
    const element = host.firstElementChild as ViewElement;
    const root = element.shadowRoot!;
    document.body.append(host);
    await element.mountComplete;
    expect(element.shadowRoot).to.equal(root);
    expect([...root.querySelectorAll('p')].map((p) => p.textContent)).to.deep.equal(['x']);
    host.remove();
  });

  const dispatchToggle = (host: Element) => {
    const init = { bubbles: true, composed: true, detail: { expanded: true } };
    host.dispatchEvent(new CustomEvent('uni-toggle', init));
  };
  const toggleTag = defineTestIsland({
    view: ({ onToggle }: { onToggle?: () => void }) => (
      <button type="button" onClick={onToggle}>
        toggle
      </button>
    ),
    controller: (host) => ({ read: () => ({ onToggle: () => dispatchToggle(host) }), stop: () => {} }),
  });

  it('16: an event has one name of its own, and a click stays one click', async () => {
    const element = await place(`<${toggleTag}></${toggleTag}>`);
    const seen: string[] = [];
    for (const type of ['click', 'toggle', 'uni-toggle'])
      element.addEventListener(type, () => seen.push(type));
    element.querySelector('button')!.click();
    expect(seen).to.deep.equal(['uni-toggle', 'click']);
  });

  it('17: an event bubbles out of the page’s shadow roots with its detail', async () => {
    const element = await place(`<${toggleTag} isolated></${toggleTag}>`);
    let event: Event | undefined;
    document.addEventListener(
      'uni-toggle',
      (e) => {
        event = e;
      },
      { once: true },
    );
    element.shadowRoot!.querySelector('button')!.click();
    expect(event).to.include({ bubbles: true, composed: true });
    expect((event as CustomEvent).detail).to.deep.equal({ expanded: true });
  });

  it('18: what HTMLElement owns stays its own', async () => {
    const tag = defineTestTag({
      props: { title: text(), style: text(), id: text(), hidden: boolean() },
      view: ({ title, style }: { title?: string; style?: string }) => <p>{`${title} ${style}`}</p>,
    });
    const element = await place(`<${tag} title="Heading" data-style="ds" id="mine"></${tag}>`);
    expect(shown(element)).to.equal('Heading ds');
    expect(element.querySelector('p')!.closest('[title]')).to.equal(null);
    expect(element.style).to.be.instanceOf(CSSStyleDeclaration);
    element.hidden = false;
    expect(element.hidden).to.equal(false);
    expect(element.id).to.equal('mine');
    element.title = 'Other';
    await flushed();
    expect(shown(element)).to.equal('Other ds');
    expect(element.title).to.equal('Other');
    const without: Readonly<Record<string, () => void>> = {
      removed: () => element.removeAttribute('title'),
      undefined: () => Object.assign(element, { title: undefined }),
      null: () => Object.assign(element, { title: null }),
    };
    for (const [how, takeAway] of Object.entries(without)) {
      element.title = 'Other';
      takeAway();
      await flushed();
      expect([shown(element), element.title], how).to.deep.equal(['undefined ds', '']);
    }
  });

  it('18a: what HTMLElement reflects as an ARIA attribute comes before what the tag says', async () => {
    const tag = defineTestTag({
      props: { ariaLabel: text() },
      view: ({ ariaLabel }: { ariaLabel?: string }) => <p>{ariaLabel}</p>,
    });
    const element = await place(`<${tag} data-aria-label="Old"></${tag}>`);
    element.ariaLabel = 'New';
    await flushed();
    expect([shown(element), element.hasAttribute('aria-label')]).to.deep.equal(['New', false]);
    Object.assign(element, { ariaLabel: undefined });
    await flushed();
    expect(shown(element)).to.equal('Old');
  });

  it('19: a view that throws gives the authored content back and says so', async () => {
    const tag = defineTestTag({
      view: () => {
        throw new Error('broken view');
      },
    });
    let event: CustomEvent | undefined;
    document.addEventListener(
      'uni-error',
      (e) => {
        event = e as CustomEvent;
      },
      { once: true },
    );
    const element = await place(`<${tag}><p>authored</p></${tag}>`);
    expect(element.innerHTML).to.equal('<p>authored</p>');
    expect(element.mountState).to.equal('failed');
    expect(event).to.include({ bubbles: true, composed: true, cancelable: true, target: element });
    expect((event!.detail as { error: Error }).error.message).to.equal('broken view');
    expect(logged.errors).to.have.length(1);
    expect(logged.errors[0]).to.contain(`<${tag}> could not be rendered (Error: broken view)`);
  });

  it('23: a second definition leaves the first and names both versions', () => {
    const infos = new ConsoleSpy('info');
    const first = customElements.get(textTag);
    expect(() => defineTestTag({ tag: textTag as 'uni-x', view: Flag })).not.to.throw();
    expect(customElements.get(textTag)).to.equal(first);
    expect(infos.lines).to.have.length(1);
    expect(infos.lines[0]).to.match(
      /defined by version \d+\.\d+\.\d+ of uni-elements already; version \d+\.\d+\.\d+/,
    );
    infos.restore();
  });

  it('23: a tag that the page has defined itself stays the page’s', () => {
    const infos = new ConsoleSpy('info');
    const tag = testTag();
    class Own extends HTMLElement {}
    customElements.define(tag, Own);
    defineTestTag({ tag, view: Flag });
    expect(customElements.get(tag)).to.equal(Own);
    expect(infos.lines[0]).to.contain('defined by the page itself');
    infos.restore();
  });

  it('24: a definition may be frozen', async () => {
    const tag = testTag();
    const definition = Object.freeze({
      tag,
      props: Object.freeze({ label: text(), size: oneOf(['a', 'b']) }),
      view: () => <p>frozen</p>,
      activates: 'never' as const,
      prerenders: true,
      styles: () => Promise.resolve({ css: '' }),
    });
    registerElement(definition);
    expect(shown(await place(`<${tag}></${tag}>`))).to.equal('frozen');
  });

  it('26: many elements render in one flush, none before it', async () => {
    const div = put(`<div>${`<${textTag} label="x"></${textTag}>`.repeat(200)}</div>`);
    expect(div.querySelectorAll('.uni-view')).to.have.length(0);
    await flushed();
    expect(div.querySelectorAll('.uni-view')).to.have.length(200);
  });
});
