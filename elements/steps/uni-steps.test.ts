import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { examples } from './examples.js';
import { definition } from './uni-steps.js';

const named = (name: string) => examples.find((example) => example.name === name)!.html;
const shown = async (html: string) => {
  const view = get(await placeExample(html), '.m-steps');
  return [...view.querySelectorAll('h2, h3, h4, li, .m-steps__between')]
    .filter((part) => !part.parentElement!.closest('h2, h3, h4, li'))
    .map(({ textContent }) => textContent);
};

describe('uni-steps', () => {
  testElement(definition);

  it('marks the step that the author has marked', async () => {
    const place = await placeExample(named('Default'));
    const marked = [...place.querySelectorAll('.m-steps [aria-current=step]')];
    expect(marked.map((step) => get(step, 'h3').innerText)).to.deep.equal(['Collect your papers']);
    expect(get(place, '.m-steps time').textContent).to.equal('30 September 2027');
  });

  it('marks one step alone, and in groups the one that the author has marked', async () => {
    const marked = async (html: string) =>
      [...(await placeExample(html)).querySelectorAll('.m-steps [aria-current]')].map(
        (step) => get(step, 'h3').innerText,
      );
    const item = (title: string, more: string) => `<li ${more}><h3>${title}</h3></li>`;
    const list = `<ol>${item('Send', 'data-group="submit" aria-current="step"')}${item('Read', 'data-group="before"')}</ol>`;
    expect(await marked(`<uni-steps>${list}</uni-steps>`)).to.deep.equal(['Send']);
    expect(await marked(`<uni-steps current="1">${list}</uni-steps>`)).to.deep.equal(['Read']);
  });

  it('shows the groups of the specification in their order, under their names', async () => {
    expect(await shown(named('In groups'))).to.deep.equal([
      'Before you apply',
      'Check the datesLate applications count where places remain.',
      'Submit your application',
      'Send the form30 September 2027In the portal.',
      'After you have applied',
      'We answerWithin four weeks, by mail.',
    ]);
    const words = await shown(named('Vietnamese'));
    expect([words[0], words[2]]).to.deep.equal(['Trước khi nộp hồ sơ', 'Nộp hồ sơ']);
  });

  it('leaves a text behind the step that it follows, and the order of other groups', async () => {
    const item = (title: string, group?: string) => ({ title, group });
    const items = [
      { content: '<p>First</p>' },
      ...[item('A', 'englishLanguage'), { content: '<p>of A</p>' }, item('B', 'qualifications')],
    ];
    const list = (all: object[]) =>
      `<uni-steps><script type="application/json" data-slot="items">${JSON.stringify(all)}</script></uni-steps>`;
    expect(await shown(list(items))).to.deep.equal([...['First', 'B', 'A', 'of A']]);
    expect(await shown(list([item('A', 'x'), item('B', 'y'), item('C', 'x')]))).to.deep.equal([
      'A',
      'C',
      'B',
    ]);
  });

  it('takes headings above lists for the groups of their steps', async () => {
    expect(await shown(named('Two lists'))).to.deep.equal([
      'Visa.Apply eight weeks ahead.',
      'Room.Halls open on 1 February.',
      'Card.Collect it below the Old Quay.',
    ]);
    const groups = [...document.querySelectorAll('.m-steps__group')].map(({ textContent }) => textContent);
    expect(groups).to.deep.equal(['Before you come', 'In your first week']);
  });

  it('loses no part of a step', async () => {
    const place = await placeExample(
      '<uni-steps><h2>How</h2><ol><li id="a"><div><h3 id="b">A</h3></div>by <time datetime="2027-01-02">2 January</time>, noon<form><input></form></li><li>Plain <a href="/p">link</a></li></ol><p>End</p></uni-steps>',
    );
    const view = get(place, '.m-steps');
    expect(view.innerText.replace(/\s+/g, ' ')).to.match(/^How A by 2 January, noon Plain link End$/);
    expect([...view.querySelectorAll('[id]')].map(({ id }) => id)).to.deep.equal(['a', 'b']);
    expect(view.querySelectorAll('form, a')).to.have.length(2);
  });
});
