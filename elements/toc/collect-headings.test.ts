import { expect } from '@open-wc/testing';
import * as limits from '../../vocabulary/limits.js';
import { collectHeadings, type HeadingOptions } from './collect-headings.js';
import { checkHeadingRange } from './heading-range.js';

const places: HTMLElement[] = [];

function put(markup: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = markup;
  document.body.append(place);
  places.push(place);
  return place;
}

const values = (markup: string, options?: HeadingOptions) =>
  collectHeadings(put(markup), options).map(({ value }) => value);
const ids = (markup: string) => collectHeadings(put(markup)).map(({ id }) => id);

afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

describe('checkHeadingRange', () => {
  it('takes levels in the order of the hierarchy, and one level', () => {
    expect(checkHeadingRange('h2', 'h4')).to.deep.equal({ start: 2, stop: 4 });
    expect(checkHeadingRange('H1', ' h6 ')).to.deep.equal({ start: 1, stop: 6 });
    expect(checkHeadingRange('h3', 'h3')).to.deep.equal({ start: 3, stop: 3 });
  });

  it('throws when the start comes after the stop', () => {
    expect(() => checkHeadingRange('h4', 'h2')).to.throw('startLevel must come before endLevel in hierarchy');
  });

  for (const level of ['h0', 'h7', 'h02', 'h10', '', 'h', 'p', 'h1.5', '__proto__']) {
    it(`throws for the level ${JSON.stringify(level)}, at either end`, () => {
      const message = 'Heading levels must be between h1 and h6';
      expect(() => checkHeadingRange(level, 'h6')).to.throw(message);
      expect(() => checkHeadingRange('h1', level)).to.throw(message);
    });
  }
});

const ONE_PIXEL = 'position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap';

describe('collectHeadings', () => {
  it('gives id, text and level in the order of the page', () => {
    const place = put('<h2 id="fees">Fees</h2><h3>How  to\n <em>pay</em></h3>');
    expect(collectHeadings(place, { startLevel: 'h2', stopLevel: 'h4' })).to.deep.equal([
      { id: 'fees', value: 'Fees', level: 2 },
      { id: 'how-to-pay', value: 'How to pay', level: 3 },
    ]);
  });

  const LEVELS = '<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>';

  it('keeps to the levels, and without any leaves out the title of the page', () => {
    expect(values(LEVELS, { startLevel: 'h2', stopLevel: 'h4' })).to.deep.equal(['Two', 'Three', 'Four']);
    expect(values(LEVELS, { startLevel: 'h1', stopLevel: 'h1' })).to.deep.equal(['One']);
    expect(values(LEVELS)).to.deep.equal(['Two', 'Three', 'Four', 'Five', 'Six']);
  });

  it('throws for levels that make no range, and gives nobody an id', () => {
    const place = put(LEVELS);
    expect(() => collectHeadings(place, { startLevel: 'h4', stopLevel: 'h2' })).to.throw(
      'startLevel must come',
    );
    expect(place.querySelectorAll('[id]')).to.have.length(0);
  });

  it('takes headings of the classes only, on them or around them', () => {
    const markup =
      '<h2 class="a">On</h2><div class="b"><p><h2>Around</h2></p></div><h2 class="ab">Neither</h2><h2>None</h2>';
    expect(values(markup, { includeClasses: ' a , .b' })).to.deep.equal(['On', 'Around']);
  });

  it('leaves out headings of ignored classes, included or not', () => {
    const markup =
      '<h2 class="a x">One</h2><div class="y"><h2 class="a">Two</h2></div><h2 class="a">Three</h2>';
    expect(values(markup, { ignoreClasses: 'x,y' })).to.deep.equal(['Three']);
    expect(values(markup, { includeClasses: 'a', ignoreClasses: 'x, y' })).to.deep.equal(['Three']);
  });

  for (const list of ['.', '*', 'a,*', '.1a', ').:not(x', 'a:has(*)', 'a b', ',,', '"', '\\', 'a{}']) {
    it(`makes no selector of ${JSON.stringify(list)} but of its plain class names`, () => {
      const markup = '<h2 class="x">Out</h2>';
      const isNamed = list.split(',').includes('a');
      expect(values(markup, { includeClasses: list })).to.deep.equal(isNamed ? [] : ['Out']);
      expect(values(markup, { ignoreClasses: list })).to.deep.equal(['Out']);
    });
  }

  for (const [where, markup] of [
    ['with the ignore attribute', '<h2 data-toc-ignore>No</h2>'],
    ['in something with the ignore attribute', '<section toc-ignore><h2>No</h2></section>'],
    ['in a table of contents', '<uni-toc><h2>On this page</h2></uni-toc>'],
    ['in nav', '<nav><h2>No</h2></nav>'],
    ['in header', '<header><div><h2>No</h2></div></header>'],
    ['in footer', '<footer><h2>No</h2></footer>'],
    ['in the role of a navigation', '<div role="navigation"><h2>No</h2></div>'],
    ['in a dialog', '<dialog open><h2>No</h2></dialog>'],
    ['that are hidden', '<h2 hidden>No</h2>'],
    ['in something hidden', '<div hidden="until-found"><h2>No</h2></div>'],
    ['without a box', '<div style="display: none"><h2>No</h2></div>'],
    ['that cannot be seen', '<h2 style="visibility: hidden">No</h2>'],
    ['for screen readers alone', `<h2 style="${ONE_PIXEL}">No</h2>`],
    ['in something for screen readers alone', `<div style="${ONE_PIXEL}"><h2>No</h2></div>`],
    ['that are clipped to nothing', '<h2 style="clip-path: inset(50%)">No</h2>'],
    ['that old themes clip', '<h2 style="position: absolute; clip: rect(1px, 1px, 1px, 1px)">No</h2>'],
    ['in closed details', '<details><summary>More</summary><h2>No</h2></details>'],
    ['that only the eye gets', '<div aria-hidden="true"><h2>No</h2></div>'],
    ['without a text', '<h2> <img alt=""> </h2>'],
    ['in a template', '<template><h2>No</h2></template>'],
  ] as const) {
    it(`leaves out headings ${where}`, () => {
      expect(values(`${markup}<h2>Yes</h2>`)).to.deep.equal(['Yes']);
    });
  }

  it('reaches headings in isolated tags, where their tag stands, and in no other shadow root', () => {
    const place = put(
      '<h2>Before</h2><div isolated></div><div></div><h2>After</h2><nav><div isolated></div></nav>',
    );
    for (const [at, host] of [...place.querySelectorAll('div')].entries()) {
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = `<h3>Inside ${at}</h3><p isolated></p>`;
      root.querySelector('p')!.attachShadow({ mode: 'open' }).innerHTML = '<h3>Deep inside</h3>';
    }
    const found = collectHeadings(place);
    expect(found.map(({ value }) => value)).to.deep.equal(['Before', 'Inside 0', 'Deep inside', 'After']);
    expect(found.map(({ id }) => id)).to.deep.equal([
      'section-before',
      'inside-0',
      'deep-inside',
      'section-after',
    ]);
  });

  it('lists no heading in a heading', () => {
    const place = document.createElement('div');
    place.innerHTML = '<h1>A<i><h2>B</h2></i></h1><h2>C<i><h3>D<i><h4>E</h4></i></h3></i></h2>';
    expect(collectHeadings(place).map(({ value }) => value)).to.deep.equal(['CDE']);
  });

  it('counts the classes of a shadow root’s host', () => {
    const place = put('<div class="a" isolated></div><div isolated></div>');
    for (const host of place.querySelectorAll('div'))
      host.attachShadow({ mode: 'open' }).innerHTML = `<h2>In ${host.className || 'none'}</h2>`;
    expect(collectHeadings(place, { includeClasses: 'a' }).map(({ value }) => value)).to.deep.equal(['In a']);
  });

  it('works on a document that nobody sees', () => {
    const inert = new DOMParser().parseFromString('<h2>Two words</h2><h2 hidden>No</h2>', 'text/html');
    expect(collectHeadings(inert)).to.deep.equal([{ id: 'two-words', value: 'Two words', level: 2 }]);
    const detached = document.createElement('div');
    detached.innerHTML = '<p id="two-words"></p><h2>Two words</h2>';
    expect(collectHeadings(detached)[0]!.id).to.equal('two-words-2');
  });
});

describe('a page of many headings', () => {
  const COUNT = 500;
  const ALIKE = '<section><h2>Rule of the house</h2><p>Text</p></section>'.repeat(COUNT);

  /** How often a method was called while something ran, and what else went on meanwhile. */
  function calls<T extends object>(
    target: T,
    name: keyof T & string,
    run: () => void,
    then = () => {},
  ): number {
    const original = target[name] as (...args: unknown[]) => unknown;
    let count = 0;
    Reflect.set(target, name, function spy(this: unknown, ...args: unknown[]) {
      count++;
      then();
      return original.apply(this, args);
    });
    run();
    Reflect.set(target, name, original);
    return count;
  }

  it('is counted through once, however many headings read alike', () => {
    const place = put(ALIKE);
    const lookups = calls(Document.prototype, 'getElementById', () => collectHeadings(place));
    expect(lookups).to.be.at.most(2 * COUNT);
    expect(place.querySelector('section:last-child h2')!.id).to.equal(`rule-of-the-house-${COUNT}`);
  });

  it('is asked for its styles before anything is written, so that they are computed once', () => {
    const place = put(ALIKE);
    const asked = calls(
      Element.prototype,
      'checkVisibility',
      () => collectHeadings(place),
      () => expect(place.querySelector('[id]')).to.equal(null),
    );
    expect(asked).to.equal(COUNT);
  });

  it('asks for no styles of what is left out anyway', () => {
    const place = put(`<nav>${ALIKE}</nav><h2> </h2><h2>Two words</h2>`);
    expect(calls(Element.prototype, 'checkVisibility', () => collectHeadings(place))).to.equal(1);
  });

  it('is not changed when it is looked through again', () => {
    const place = put(ALIKE);
    collectHeadings(place);
    const observer = new MutationObserver(() => {});
    observer.observe(place, { subtree: true, childList: true, attributes: true, characterData: true });
    const lookups = calls(Document.prototype, 'getElementById', () => collectHeadings(place));
    expect(observer.takeRecords()).to.have.length(0);
    expect(lookups).to.equal(0);
  });

  it('has nothing in it when it stands in something apart itself', () => {
    const place = put(`<nav><div>${ALIKE}</div></nav>`);
    expect(collectHeadings(place.querySelector('div')!)).to.deep.equal([]);
  });
});

describe('the id of a heading', () => {
  it('is its lowercased text', () => {
    expect(ids('<h2>Entry Requirements 2026</h2>')).to.deep.equal(['entry-requirements-2026']);
  });

  it('is never changed when an author gave one, even a poor one', () => {
    expect(ids('<h2 id="Fees &amp; More">Fees</h2><h2 id="x">A b</h2><h2 id="x">C d</h2>')).to.deep.equal([
      'Fees & More',
      'x',
      'x',
    ]);
  });

  it('stays when the heading is looked at again, and when its text has changed', () => {
    const place = put('<h2>Entry requirements</h2>');
    const [before] = collectHeadings(place);
    get(place).textContent = 'Requirements';
    expect(collectHeadings(place)[0]).to.deep.equal({ ...before, value: 'Requirements' });
  });

  it('is the same for the same text, whoever renders it anew', () => {
    const place = put('<h2>Entry requirements</h2>');
    const [before] = collectHeadings(place);
    place.innerHTML = '<h2>Entry requirements</h2>';
    expect(collectHeadings(place)[0]).to.deep.equal(before);
  });

  it('is no other element’s', () => {
    expect(
      ids('<p id="how-to-pay"></p><h2>How to pay</h2><h2>How to pay</h2><h3>How to pay</h3>'),
    ).to.deep.equal(['how-to-pay-2', 'how-to-pay-3', 'how-to-pay-4']);
    expect(ids('<h2>What to do</h2><h2 id="what-to-do">Later</h2>')).to.deep.equal([
      'what-to-do-2',
      'what-to-do',
    ]);
  });

  it('is a word of the text where nothing else has that name', () => {
    expect(ids('<h2>Fees</h2><h2>Học</h2><h2>Fees</h2>')).to.deep.equal(['fees', 'học', 'fees-2']);
    expect(ids('<p id="dates"></p><h2>Dates</h2>')).to.deep.equal(['section-dates']);
  });

  it('puts nothing in the place of a global variable', () => {
    const words = ['Location', 'name', 'constructor', 'body', '2026'];
    const before = words.map((word) => Reflect.get(window, word.toLowerCase()));
    for (const id of ids(words.map((word) => `<h2>${word}</h2>`).join(''))) expect(id).to.match(/^section-/);
    expect(words.map((word) => Reflect.get(window, word.toLowerCase()))).to.deep.equal(before);
  });

  it('gives way to a global variable with a hyphen too', () => {
    Reflect.set(window, 'two-words', 1);
    expect(ids('<h2>Two words</h2>')).to.deep.equal(['two-words-2']);
    Reflect.deleteProperty(window, 'two-words');
  });

  it('may be of any script, composed or not', () => {
    expect(ids('<h2>Học phí và học bổng</h2>')).to.deep.equal(['học-phí-và-học-bổng']);
    expect(ids(`<h2>${'Học phí'.normalize('NFD')} và</h2>`)).to.deep.equal(['học-phí-và']);
    expect(ids('<h2>شروط القبول</h2>')).to.deep.equal(['شروط-القبول']);
    expect(ids('<h2>入学 条件</h2>')).to.deep.equal(['入学-条件']);
  });

  it('holds no space, no sign and nothing invisible', () => {
    expect(ids('<h2>\u202eWhat you’ll\u00a0 study &amp; <code>do()</code>\u200b!</h2>')).to.deep.equal([
      'what-youll-study-do',
    ]);
  });

  it('is the place when the text gives none', () => {
    expect(ids('<h2>Fees now</h2><h2>🎉</h2><h2>???</h2>')).to.deep.equal([
      'fees-now',
      'section-2',
      'section-3',
    ]);
  });

  it('ends with a word and is short', () => {
    const [long] = ids(`<h2>${'coastal engineering '.repeat(500)}</h2>`);
    expect(long).to.match(/^coastal-.*(coastal|engineering)$/);
    expect(long!.length).to.be.at.most(limits.headingIdCharacters);
    expect(ids(`<h2>${'😀a'.repeat(5000)}</h2>`)[0]!.length).to.be.at.most(limits.headingIdCharacters);
    expect(ids(`<h2>${'x'.repeat(10_000)}</h2>`)[0]).to.match(/^x+$/);
  });

  it('leads to the heading as an address', () => {
    const place = put('<h2>Học phí 100% &amp; #1</h2>');
    const [entry] = collectHeadings(place);
    const { hash } = new URL(`#${entry!.id}`, location.href);
    expect(document.getElementById(decodeURIComponent(hash.slice(1)))).to.equal(get(place));
  });
});

const get = (place: HTMLElement) => place.querySelector('h2')!;
