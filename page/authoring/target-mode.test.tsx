import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { list, text } from '../../elements/_core/declare/prop-types.js';
import type { ViewElement } from '../../elements/_core/element.js';
import { registerClass } from '../../elements/_core/register-class.js';
import {
  clearPage,
  defineTestIsland,
  defineTestTag,
  flushed,
  put,
} from '../../elements/_core/testing/testing-with-react.js';
import { definition as fragment } from '../../elements/fragment/uni-fragment.js';
import { captureConsole, settle } from '../testing.js';
import { followInjections } from './target-mode.js';

const props = { label: text(), items: list({ title: text() }) };
const tag = defineTestTag({
  props,
  view: ({ label, items }: { label?: string; items: readonly { title?: string }[] }) =>
    label ? (
      <p>
        {label}
        {items.map(({ title }) => title).join('')}
      </p>
    ) : null,
});
const livingTag = defineTestIsland({
  props: { label: text() },
  view: ({ label }: { label?: string }) => {
    const [clicks, setClicks] = useState(0);
    return (
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {label} {clicks}
      </button>
    );
  },
});

const viewIn = (element: Element) => element.querySelector('.uni-view');

describe('in target mode', () => {
  let life: AbortController;
  let logged: ReturnType<typeof captureConsole>;
  let mounts: number;
  const count = () => void mounts++;

  before(() => {
    registerClass(fragment);
  });
  beforeEach(() => {
    life = new AbortController();
    logged = captureConsole();
    followInjections(life.signal);
    document.addEventListener('uni-mount', count);
  });
  afterEach(() => {
    document.removeEventListener('uni-mount', count);
    life.abort();
    clearPage();
    logged.restore();
    expect(logged.error).to.deep.equal([]);
  });

  async function place(markup: string): Promise<ViewElement> {
    const element = put(markup);
    await flushed();
    await settle();
    mounts = 0;
    return element;
  }

  async function write(element: Element, markup: string): Promise<void> {
    element.innerHTML = markup;
    await settle();
    await flushed();
  }

  for (const [each, root] of [
    [tag, 'without a living root'],
    [livingTag, 'with a living root'],
  ] as const) {
    for (const [what, writes, shown, mounted] of [
      [
        'leaves content that was injected, and lets it be swapped',
        ['<b>Offer A</b>', '<b>Offer B</b>'],
        'Offer B',
        0,
      ],
      ['clears what was emptied wholly, and mounts anew once', ['<b>Offer</b>', ''], 'Own', 1],
      ['clears what was emptied but for blanks', ['<b>Offer</b>', ' \n<!-- offer --><div> </div>'], 'Own', 1],
      ['mounts anew when its own view was emptied', [undefined], 'Own', 1],
    ] as const)
      it(`a component ${root} ${what}`, async () => {
        const element = await place(`<${each} label="Own"></${each}>`);
        for (const html of writes) await write(html === undefined ? viewIn(element)! : element, html ?? '');
        expect(element.textContent.replace(/ 0$/, '')).to.equal(shown);
        expect([mounts, element.querySelectorAll('.uni-view').length]).to.deep.equal([mounted, mounted]);
        element.setAttribute('label', 'Changed');
        await flushed();
        expect(element.textContent.replace(/ 0$/, '')).to.equal(shown === 'Own' ? 'Changed' : shown);
      });

    it(`a component ${root} does not render into a clone of injected content`, async () => {
      const element = await place(`<${each} label="Own"></${each}>`);
      await write(element, '<b>Offer</b>');
      const clone = element.cloneNode(true) as ViewElement;
      element.after(clone);
      await clone.mountComplete;
      expect(clone.innerHTML).to.equal('<b>Offer</b>');
    });
  }

  it('a component has its data again, though they were wiped with its view', async () => {
    const element = await place(
      `<${tag} label="Own"><script type="application/json" data-slot="items">[{"title":" one"}]</script><i>authored</i></${tag}>`,
    );
    await write(element, '<b>Offer</b>');
    await write(element, '');
    expect(element.querySelector('.uni-view')!.textContent).to.equal('Own one');
    expect(element.querySelector('template')!.innerHTML).to.contain('authored');
  });

  for (const [where, markup] of [
    ['', `<div><${tag} label="Own"></${tag}></div>`],
    [
      ' of a fragment',
      `<uni-fragment data-prerendered="1.0.0"><div class="uni-view"><${tag} label="Own"></${tag}></div></uni-fragment>`,
    ],
  ] as const)
    it(`a component${where} whose place was taken comes back when that is empty, and mounts anew`, async () => {
      const placed = await place(markup);
      const wrapper = placed.querySelector(':scope > .uni-view') ?? placed;
      await write(wrapper, '<section><b>Offer</b></section>');
      expect(wrapper.textContent).to.equal('Offer');
      wrapper.querySelector('section')!.replaceChildren();
      await settle();
      await flushed();
      expect(wrapper.textContent).to.equal('Own');
      expect(wrapper.children).to.have.length(1);
      expect(wrapper.querySelectorAll('.uni-view')).to.have.length(1);
    });

  it('a component that was deleted stays away', async () => {
    const wrapper = await place(`<div><${tag} label="Own"></${tag}></div>`);
    await write(wrapper, '');
    expect(wrapper.childNodes).to.have.length(0);
  });

  for (const [each, root] of [
    [tag, 'without a living root'],
    [livingTag, 'with a living root'],
  ] as const)
    for (const [what, empty] of [
      ['emptied', (box: Element) => box.replaceChildren()],
      [
        'emptied of its words',
        (box: Element) => (box.querySelector('b')!.firstChild as Text).replaceData(0, 99, ''),
      ],
      ['taken away', (box: Element) => box.remove()],
    ] as const)
      it(`a component ${root} mounts anew when what was put into its view is ${what}`, async () => {
        const element = await place(`<${each} label="Own"></${each}>`);
        for (const offer of ['A', 'B']) {
          await write(viewIn(element)!, `<section><b>Offer ${offer}</b></section>`);
          expect([element.textContent, mounts]).to.deep.equal([`Offer ${offer}`, 0]);
        }
        empty(viewIn(element)!.firstElementChild!);
        await settle();
        await flushed();
        expect([element.textContent.replace(/ 0$/, ''), mounts]).to.deep.equal(['Own', 1]);
      });

  it('a component with nothing to show is left alone', async () => {
    const element = await place(`<${tag} label="Own"></${tag}>`);
    element.removeAttribute('label');
    await settle();
    await flushed();
    expect(element.querySelectorAll('.uni-view')).to.have.length(1);
    expect(mounts).to.be.at.most(1);
  });

  it('nothing is followed once the page has ended', async () => {
    life.abort();
    const element = await place(`<${tag} label="Own"></${tag}>`);
    await write(element, '<b>For you</b>');
    expect(element.hasAttribute('data-uni-injected')).to.equal(false);
    expect(element.querySelector('.uni-view')!.textContent).to.equal('Own');
  });
});
