import { expect, waitUntil } from '@open-wc/testing';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ViewElement } from '../element.js';
import { text } from '../props/kinds.js';
import { clearPage, defineTestTag, flushed, put } from '../testing.js';

let renders = 0;
const tag = defineTestTag({
  content: 'words',
  props: { words: text(), note: text() },
  view: ({ words, note }: { words?: string; note?: string }) => {
    renders++;
    return (
      <p>
        {words}/{note}
      </p>
    );
  },
});

async function place(content: string, attributes = ''): Promise<ViewElement> {
  const element = put(`<${tag}${attributes}>${content}</${tag}>`) as ViewElement;
  await element.mountComplete;
  return element;
}

const viewOf = (element: Element) => (element.shadowRoot ?? element).querySelector('.uni-view');
/** What a visitor reads, once for all. */
const read = (element: HTMLElement) => [viewOf(element)?.textContent, element.innerText.trim()];

describe('the content of a tag that a script changes', () => {
  afterEach(clearPage);

  for (const where of ['', ' isolated']) {
    describe(`whose view stands in ${where ? 'its shadow root' : 'it'}`, () => {
      /** WebKit tells of changes a little later, and Firefox's `innerText` has them with the next frame. */
      const shown = (element: HTMLElement, words: string) =>
        waitUntil(() => read(element).join() === [words, where ? '' : words].join(), words);

      it('is shown, however it is written', async () => {
        const element = await place('Fees', where);
        await shown(element, 'Fees/');
        element.textContent = 'Costs';
        await shown(element, 'Costs/');
        element.innerHTML = 'Dates<span slot="note">soon</span>';
        await shown(element, 'Dates/soon');
        element.replaceChildren();
        await shown(element, '/');
      });

      it('is shown when a framework changes a text of it in place', async () => {
        const note = document.createTextNode('soon');
        const element = await place('Fees', where);
        const slot = document.createElement('span');
        slot.slot = 'note';
        slot.append(note);
        element.append(slot);
        await shown(element, 'Fees/soon');
        note.data = 'late';
        await shown(element, 'Fees/late');
        slot.remove();
        await shown(element, 'Fees/');
      });
    });
  }

  it('is shown as Lit writes it, which looks for its texts behind comments', async () => {
    const element = await place('<!--start-->Fees<!--start--><span slot="note">soon</span>');
    const [words, note] = [...element.querySelector('template')!.content.childNodes].filter(
      ({ nodeType }) => nodeType === Node.COMMENT_NODE,
    );
    (words!.nextSibling as Text).data = 'Costs';
    await waitUntil(() => viewOf(element)?.textContent === 'Costs/soon');
    note!.nextSibling!.remove();
    await waitUntil(() => viewOf(element)?.textContent === 'Costs/');
  });

  it('has no words of the comment that Vue leaves in the place of a part', async () => {
    const element = await place('Fees<span slot="note">soon</span>');
    const note = element.querySelector('template')!.content.querySelector('span')!;
    element.insertBefore(document.createComment('v-if'), note);
    element.removeChild(note);
    await waitUntil(() => viewOf(element)?.textContent === 'Fees/');
  });

  it('is shown as React writes it', async () => {
    const page = put('<main></main>');
    const root = createRoot(page);
    for (const words of ['Fees', 'Costs', 'Dates']) {
      flushSync(() => root.render(createElement(tag, null, words)));
      const element = page.querySelector<ViewElement>(tag)!;
      await element.mountComplete;
      await waitUntil(() => read(element).join() === `${words}/,${words}/`, words);
    }
    flushSync(() => root.unmount());
  });

  it('is left where it is markup in the place of the view', async () => {
    const element = await place('Fees');
    element.innerHTML = '<section>For you</section>';
    await flushed();
    expect(element.innerHTML).to.equal('<section>For you</section>');
  });

  it('is no node that an editor puts beside the view', async () => {
    const element = await place('Fees');
    element.insertAdjacentHTML('beforeend', '<cq data-path="/a"></cq><div class="overlay">Edit</div>');
    const before = renders;
    await flushed();
    expect([renders, element.querySelector('.overlay')?.parentNode]).to.deep.equal([before, element]);
  });

  it('has the view rendered once when nobody changes it', async () => {
    const before = renders;
    const element = await place('Fees<span slot="note">soon</span>');
    await flushed();
    expect([renders - before, read(element)[0]]).to.deep.equal([1, 'Fees/soon']);
  });

  it('is followed no more once the tag has left the page', async () => {
    const element = await place('Fees');
    element.remove();
    await flushed();
    const before = renders;
    element.textContent = 'Costs';
    await flushed();
    expect([renders, element.textContent]).to.deep.equal([before, 'Costs']);
    document.body.append(element);
    await flushed();
    expect(viewOf(element)?.textContent).to.equal('Costs/');
    element.remove();
  });
});
