import { expect } from '@open-wc/testing';
import { createElement } from 'react';
import { defineView } from '../define.js';
import type { ViewElement } from '../element.js';
import { list, text } from '../prop-types.js';
import { theCritic } from '../props/doubts.js';
import { registerElement } from '../register.js';

// Not by `testing.ts`, which has the critic loaded from the start.
const View = ({
  title,
  items,
}: {
  title?: string | undefined;
  items: readonly { name?: string | undefined }[];
}) => createElement('p', {}, title, ...items.map(({ name }) => createElement('b', {}, name)));

registerElement(
  defineView({
    tag: 'uni-test-doubt',
    props: { title: text(), items: list({ name: text() }) },
    view: View,
    styles: () => Promise.resolve({ css: '' }),
  }),
);

const { warn } = console;
const told: string[] = [];
before(() => {
  console.warn = (...words: unknown[]) => void told.push(words.join(' '));
});
after(() => {
  console.warn = warn;
});

async function place(markup: string): Promise<ViewElement> {
  const div = document.createElement('div');
  div.innerHTML = markup;
  document.body.append(div);
  const element = div.firstElementChild as ViewElement;
  await element.mountComplete;
  return element;
}

// In this order: it is loaded once in the page's life.
describe('the critic', () => {
  it('is not loaded for tags whose every word is shown', async () => {
    await place(
      '<uni-test-doubt title="Fees" class="m" data-testid="x" aria-live="polite"><p>fees</p></uni-test-doubt>',
    );
    await place(
      `<uni-test-doubt data-items='[{"name":"Law"},{"name":""}]'><script type="application/json" data-slot="model">{"a":1}</script></uni-test-doubt>`,
    );
    await place(
      `<uni-test-doubt data-items='[{"name":"Law"}]' title="Fees"><h3>Fees</h3><p>L<i>a</i>w</p><p>Law</p></uni-test-doubt>`,
    );
    await place('<uni-test-doubt><span slot="title">Fees</span><p><img alt="Fees"></p></uni-test-doubt>');
    expect(theCritic() === undefined).to.equal(true);
    expect(told).to.deep.equal([]);
  });

  it('comes with the first word that the view does not show, which stays in sight until then', async () => {
    const element = await place('<uni-test-doubt title="Fees"><p>Of last year</p></uni-test-doubt>');
    expect(theCritic() === undefined).to.equal(false);
    expect(told.join()).to.contain('does not show "Of last year"');
    expect(element.querySelector<HTMLElement>('.uni-view')!.checkVisibility()).to.equal(true);
    expect(element.querySelector(':scope > p')).to.equal(null);
  });
});
