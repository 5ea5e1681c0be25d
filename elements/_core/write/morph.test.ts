import { expect } from '@open-wc/testing';
import { morph } from './morph.js';

function element(markup: string): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = markup;
  return made;
}

/** The page's markup after a view that rendered `before` renders `after`. */
function morphed(before: string, after: string, shown = element(before)): HTMLElement {
  morph(shown, element(after));
  return shown;
}

describe('a view that changes without React', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [what, before, after] of [
    ['a text', '<p>a</p>', '<p>b</p>'],
    ['attributes', '<p class="a" id="x">a</p>', '<p class="b" lang="vi">a</p>'],
    ['an element that comes', '<p>a</p>', '<p>a</p><p>b</p>'],
    ['an element that goes', '<p>a</p><p>b</p>', '<p>a</p>'],
    ['an element of another name', '<h2>a</h2><p>b</p>', '<h3>a</h3><p>b</p>'],
    ['everything that goes', '<p>a</p>', ''],
    ['everything that comes', '', '<p>a</p>'],
    ['a style', '<p style="color: red;">a</p>', '<p style="color: blue;">a</p>'],
    ['what others have put there', '<p>a</p><x-other></x-other>', '<p>b</p>'],
    [
      'what stands deeper',
      '<ul><li><a href="/a">a</a></li></ul>',
      '<ul><li><a href="/b">a</a></li><li>c</li></ul>',
    ],
  ] as const) {
    it(`shows ${what} anew`, () => {
      expect(morphed(before, after).innerHTML).to.equal(element(after).innerHTML);
    });
  }

  it('leaves native folds as the visitor has them', () => {
    const shown = element(
      '<details><summary>a</summary></details><details open><summary>b</summary></details>',
    );
    const folds = [...shown.querySelectorAll('details')];
    folds[0]!.open = true;
    folds[1]!.open = false;
    morphed(
      '',
      '<details id="x"><summary>c</summary></details><details open><summary>d</summary></details>',
      shown,
    );
    expect(folds.map(({ open, id, textContent }) => [open, id, textContent])).to.deep.equal([
      [true, 'x', 'c'],
      [false, '', 'd'],
    ]);
  });

  it('keeps the nodes that stay what they are, and the focus in them', () => {
    const shown = element('<p><a href="/a">a</a></p>');
    document.body.append(shown);
    const link = shown.querySelector('a')!;
    link.focus();
    morphed('', '<p><a href="/b">b</a></p>', shown);
    expect(shown.querySelector('a') === link, 'node').to.equal(true);
    expect(document.activeElement === link, 'focus').to.equal(true);
    expect(shown.innerHTML).to.equal('<p><a href="/b">b</a></p>');
  });
});
