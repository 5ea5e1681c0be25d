import { expect } from '@open-wc/testing';
import { patchNodes } from './patch-nodes.js';

function element(markup: string): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = markup;
  return made;
}

/** What stands in the page after a view that rendered `before` renders `after`. */
function patched(before: string, after: string, shown = element(before)): HTMLElement {
  patchNodes(shown, element(before), element(after));
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
    [
      'what stands deeper',
      '<ul><li><a href="/a">a</a></li></ul>',
      '<ul><li><a href="/b">a</a></li><li>c</li></ul>',
    ],
  ] as const) {
    it(`shows ${what} anew`, () => {
      expect(patched(before, after).innerHTML).to.equal(element(after).innerHTML);
    });
  }

  it('keeps the nodes that stay what they are, and the focus in them', () => {
    const shown = element('<p><a href="/a">a</a></p>');
    document.body.append(shown);
    const link = shown.querySelector('a')!;
    link.focus();
    patched('<p><a href="/a">a</a></p>', '<p><a href="/b">b</a></p>', shown);
    expect(shown.querySelector('a')).to.equal(link);
    expect(document.activeElement).to.equal(link);
    expect(shown.innerHTML).to.equal('<p><a href="/b">b</a></p>');
  });

  it('touches nothing where the view renders the same', async () => {
    const shown = element('<p class="a">a</p>');
    shown.querySelector('p')!.className = 'a changed-by-somebody';
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((seen) => records.push(...seen));
    observer.observe(shown, { attributes: true, childList: true, characterData: true, subtree: true });
    patched('<p class="a">a</p>', '<p class="a">a</p>', shown);
    records.push(...observer.takeRecords());
    expect(records).to.have.length(0);
  });

  it('leaves what others have done to a view, as a translation, until the view renders something else there', () => {
    const shown = element('<p><font>một</font></p><p><font>hai</font></p>');
    patched('<p>one</p><p>two</p>', '<p>one</p><p>three</p>', shown);
    expect(shown.innerHTML).to.equal('<p><font>một</font></p><p>three</p>');
  });
});
