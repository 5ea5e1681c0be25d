import { expect, waitUntil } from '@open-wc/testing';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ViewElement } from '../element.js';
import { text } from '../props/kinds.js';
import { clearPage, defineTestTag, flushed, put } from '../testing.js';

const tag = defineTestTag({
  props: { note: text(), more: text() },
  view: ({ note, more }: { note?: string; more?: string }) => (
    <p>
      {note}/{more}
    </p>
  ),
});

interface Part {
  readonly slot: string;
  readonly words: string;
}

const NOTE: Part = { slot: 'note', words: 'A note' };
const MORE: Part = { slot: 'more', words: 'More' };

describe('children that a framework has put into a tag', () => {
  let page: HTMLElement;
  let root: Root;
  const errors: unknown[] = [];

  const render = async (parts: readonly Part[], isShown = true): Promise<void> => {
    const children = parts.map(({ slot, words }) => (
      <span key={slot} slot={slot}>
        {words}
      </span>
    ));
    flushSync(() => root.render(isShown && createElement(tag, null, children)));
    await page.querySelector<ViewElement>(tag)?.mountComplete;
    await flushed();
  };
  const shown = () => page.querySelector('.uni-view')?.textContent;
  const beside = () =>
    [...page.querySelector(tag)!.children].filter(({ localName }) => localName === 'span').length;

  beforeEach(() => {
    errors.length = 0;
    page = put('<main></main>');
    root = createRoot(page, { onUncaughtError: (error) => errors.push(error) });
  });
  afterEach(() => {
    root.unmount();
    expect(errors).to.deep.equal([]);
    clearPage();
  });

  it('go when it takes them out', async () => {
    await render([NOTE, MORE]);
    expect(shown()).to.equal('A note/More');
    await render([MORE]);
    await waitUntil(() => shown() === '/More');
    await render([]);
    await waitUntil(() => shown() === '/');
  });

  it('come before others', async () => {
    await render([MORE]);
    await render([NOTE, MORE]);
    await waitUntil(() => shown() === 'A note/More');
    expect(beside()).to.equal(0);
  });

  it('change their places', async () => {
    await render([NOTE, MORE]);
    await render([MORE, NOTE]);
    expect([shown(), beside()]).to.deep.equal(['A note/More', 0]);
  });

  it('stand in no place beside the view once it comes back, after all was written anew', async () => {
    await render([NOTE]);
    const element = page.querySelector(tag)!;
    element.innerHTML = '<span slot="note">A new note</span>';
    element.setAttribute('data-more', 'More');
    await flushed();
    expect([shown(), beside()]).to.deep.equal(['A new note/More', 0]);
  });

  it('go with the tag', async () => {
    await render([NOTE, MORE]);
    await render([], false);
    expect(page.childElementCount).to.equal(0);
  });
});
