import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { applyStyles, clear, get, placeExample } from '../../react-views/_shared/testing.js';
import { registerClass } from '../_core/register-class.js';
import { ConsoleSpy } from '../_core/testing/testing.js';
import { lint, sentenceOf } from '../_lint/lint.js';
import { tagInPage } from '../_lint/tag-in-page.js';
import { examples } from './examples.js';
import { definition } from './uni-bespoke-layout.js';

const NARROW = { width: 767, height: 600 };
const TABLET = { width: 768, height: 600 };
const WIDE = { width: 1600, height: 600 };
const PICTURE =
  '<img alt="" width="1280" height="800" src="data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==">';
const COLUMNS =
  '<uni-bespoke-layout><div slot="right"><p>Right <a href="#r">R</a></p></div><div slot="left"><p>Left <a href="#l">L</a></p></div></uni-bespoke-layout>';

const SIDES = ['right', 'left'] as const;

const boxesOf = (place: ParentNode) =>
  [...place.querySelectorAll('[slot], h2, p, h3, ul')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.localName, x, y, width, height].join(' ');
  });

const box = (place: ParentNode, selector: string) => get(place, selector).getBoundingClientRect();

/** Puts markup into a page whose window's edge is the layout's own. */
async function place(markup: string): Promise<HTMLElement> {
  const main = await placeExample(markup);
  document.body.style.margin = '0';
  return main;
}

describe('uni-bespoke-layout', () => {
  let warnings: ConsoleSpy;

  beforeEach(async () => {
    warnings = new ConsoleSpy('warn');
    await applyStyles();
    await setViewport(WIDE);
  });
  afterEach(() => {
    warnings.restore();
    clear();
    document.adoptedStyleSheets = [];
  });
  after(() => setViewport({ width: 800, height: 600 }));

  it('looks before the script as it does after', async () => {
    const markup = examples.map(({ html }) => html).join('');
    const before = await place(markup);
    const boxes = () =>
      [...before.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.localName, x, y, width, height].join(' ');
      });
    const seen = boxes();
    const { innerHTML } = before;
    registerClass(definition);
    await Promise.resolve();
    expect(boxes()).to.deep.equal(seen);
    expect(before.innerHTML).to.equal(innerHTML);
  });

  it('has the right column first from the tablet breakpoint on, whichever the document has first', async () => {
    const main = await place(COLUMNS);
    for (const size of [TABLET, WIDE]) {
      await setViewport(size);
      expect(box(main, '[slot="right"]').right).to.be.at.most(box(main, '[slot="left"]').left);
      expect(box(main, '[slot="right"]').top).to.equal(box(main, '[slot="left"]').top);
    }
    get(main, 'uni-bespoke-layout').append(get(main, '[slot="right"]'));
    expect(box(main, '[slot="right"]').right).to.be.at.most(box(main, '[slot="left"]').left);
    expect(box(main, '[slot="right"]').top).to.equal(box(main, '[slot="left"]').top);
  });

  it('has words in the middle beside a picture, and at the top beside words', async () => {
    const beside = async (left: string) => {
      const main = await place(
        `<uni-bespoke-layout><p slot="right">Text</p><div slot="left">${left}</div></uni-bespoke-layout>`,
      );
      const [words, other] = [box(main, '[slot="right"]'), box(main, '[slot="left"]')];
      return { start: words.top - other.top, end: other.bottom - words.bottom };
    };
    const { start, end } = await beside(PICTURE);
    expect(start).to.be.closeTo(end, 1);
    expect(start).to.be.above(20);
    expect((await beside('<p>Long</p>'.repeat(9))).start).to.equal(0);
  });

  it('is one column below it, in the document’s order', async () => {
    await setViewport(NARROW);
    const main = await place(COLUMNS);
    expect(box(main, '[slot="right"]').bottom).to.be.at.most(box(main, '[slot="left"]').top);
    expect(box(main, '[slot="right"]').left).to.equal(box(main, '[slot="left"]').left);
    expect(document.documentElement.scrollWidth).to.equal(NARROW.width);
  });

  it('is one column in a narrow column of a wide window, its text beside a gutter', async () => {
    const main = await place(`<div style="inline-size: 400px">${COLUMNS}</div>`);
    expect(box(main, '[slot="right"]').bottom).to.be.at.most(box(main, '[slot="left"]').top);
    expect(box(main, '[slot="right"]').left).to.equal(box(main, '[slot="left"]').left);
    expect(box(main, '[slot="right"]').width).to.equal(400 - 2 * 24);
  });

  it('has two columns in a column of text, as of a post, and one of them on a phone of its width', async () => {
    await setViewport(WIDE);
    const main = await place(`<div style="inline-size: 645px">${COLUMNS}</div>`);
    expect(box(main, '[slot="right"]').right).to.be.at.most(box(main, '[slot="left"]').left);
    expect(box(main, '[slot="right"]').top).to.equal(box(main, '[slot="left"]').top);
    await setViewport({ width: 645, height: 600 });
    expect(box(main, '[slot="right"]').bottom).to.be.at.most(box(main, '[slot="left"]').top);
  });

  it('has WordPress’s groups, which have no slots, in the order of the document', async () => {
    await setViewport(WIDE);
    for (const parts of [
      '<p>Text</p><p>Text</p>',
      `<div>${PICTURE}</div><p>Text</p>`,
      `<p>Text</p><div>${PICTURE}</div>`,
    ]) {
      const main = await place(
        `<div style="inline-size: 645px"><uni-bespoke-layout class="wp-block-uni-bespoke-layout">${parts}</uni-bespoke-layout></div>`,
      );
      const [first, second] = [...get(main, 'uni-bespoke-layout').children].map((part) =>
        part.getBoundingClientRect(),
      );
      expect(first!.right, parts).to.be.at.most(second!.left);
      expect(first!.left, parts).to.be.at.least(main.getBoundingClientRect().left);
      expect(second!.right, parts).to.be.at.most(main.getBoundingClientRect().left + 645);
    }
  });

  it('takes the keyboard along the columns, whichever the document has first', async () => {
    const main = await place(`<button>Before</button>${COLUMNS}`);
    get(main, 'uni-bespoke-layout').append(get(main, '[slot="right"]'));
    get(main, 'button').focus();
    const order: string[] = [];
    for (let at = 0; at < 2; at++) {
      await sendKeys({ press: 'Tab' });
      order.push(document.activeElement?.textContent ?? '');
    }
    expect(order).to.deep.equal(CSS.supports('reading-flow', 'grid-rows') ? ['R', 'L'] : ['L', 'R']);
  });

  for (const width of [375, 768, 1280])
    it(`has its words where they are without a CMS’s elements around each component: ${width} px`, async () => {
      await setViewport({ width, height: 600 });
      const heading =
        '<uni-heading><template></template><div class="uni-view"><h2 class="m-heading">Dates</h2></div></uni-heading>';
      const columns = [
        ['<h2>Fees</h2><p>What a year costs</p>', heading, '<ul><li>The last</li></ul>'],
        [heading, '<h3>Fees</h3><p>What a year costs</p>'],
      ];
      const layout = (write: (parts: readonly string[]) => string) =>
        `<uni-bespoke-layout>${columns.map((parts, at) => `<div slot="${SIDES[at]}">${write(parts)}</div>`).join('')}</uni-bespoke-layout>`;
      const wrapped = (html: string) => `<div class="text cmp-wrapper">${html}</div>`;
      const alone = boxesOf(await place(layout((parts) => parts.join(''))));
      clear();
      const byCms = boxesOf(await place(layout((parts) => wrapped(parts.map(wrapped).join('')))));
      expect(byCms).to.deep.equal(alone);
      const tops = [...document.querySelectorAll('[slot]')].map((column) =>
        Math.round(get(column, 'h2').getBoundingClientRect().top - column.getBoundingClientRect().top),
      );
      expect(tops).to.deep.equal([0, 0]);
    });

  it('leaves the titles in other elements’ views as they are', async () => {
    const callout =
      '<uni-callout><div class="uni-view"><div class="m-callout"><h3 class="m-callout__title">Fees</h3></div></div></uni-callout>';
    const main = await place(
      `<section>${callout}</section><uni-bespoke-layout><div slot="right">${callout}</div></uni-bespoke-layout>`,
    );
    const [alone, inColumn] = ['section h3', '[slot] h3'].map((title) => {
      const { fontSize, marginBlock } = getComputedStyle(get(main, title));
      return [Number.parseFloat(fontSize).toFixed(1), marginBlock];
    });
    expect(inColumn).to.deep.equal(alone);
  });

  for (const [what, markup] of [
    ['picture', PICTURE.replace('<img', '<img slot="left"')],
    ['picture in a block', `<div slot="left"><div class="cmp-wrapper">${PICTURE}</div></div>`],
    ['element of the library', `<uni-picture slot="left">${PICTURE}</uni-picture>`],
  ] as const) {
    it(`lets a ${what} alone run to the window’s edge, and keeps text to the grid`, async () => {
      const main = await place(`<uni-bespoke-layout><p slot="right">Text</p>${markup}</uni-bespoke-layout>`);
      expect(box(main, '[slot="left"]').right).to.equal(WIDE.width);
      expect(box(main, '[slot="left"]').left).to.equal(WIDE.width / 2);
      expect(box(main, '[slot="right"]').left).to.equal((WIDE.width - 1200) / 2);
      await setViewport(NARROW);
      expect(box(main, '[slot="left"]').width).to.equal(NARROW.width);
      expect(box(main, '[slot="right"]').left).to.equal(20);
    });
  }

  it('lets one at the start run to the other edge', async () => {
    const main = await place(
      `<uni-bespoke-layout><div slot="right">${PICTURE}</div><p slot="left">Text</p></uni-bespoke-layout>`,
    );
    expect(box(main, '[slot="right"]').left).to.equal(0);
    expect(box(main, '[slot="right"]').right).to.equal(WIDE.width / 2);
  });

  it('keeps a picture with text to the grid', async () => {
    const main = await place(
      `<uni-bespoke-layout><p slot="right">Text</p><div slot="left">${PICTURE}<p>Text</p></div></uni-bespoke-layout>`,
    );
    expect(box(main, '[slot="left"]').right).to.equal((WIDE.width + 1200) / 2);
  });

  it('stacks what stands in one column', async () => {
    const main = await place(
      '<uni-bespoke-layout><p slot="left" id="a">A</p><p slot="left" id="b">B</p><p slot="right">R</p></uni-bespoke-layout>',
    );
    expect(box(main, '#b').top).to.be.at.least(box(main, '#a').bottom);
    expect(box(main, '#b').left).to.equal(box(main, '#a').left);
    expect(box(main, '[slot="right"]').top).to.equal(box(main, '#a').top);
  });

  it('shows what stands in no column, on the grid', async () => {
    const main = await place(examples.find(({ name }) => name === 'Broken')!.html);
    const words = document.createRange();
    words.selectNode(get(main, 'uni-bespoke-layout').lastChild!);
    for (const { left, width, height } of [
      words.getBoundingClientRect(),
      ...[...main.querySelectorAll('p')].map((element) => element.getBoundingClientRect()),
    ]) {
      expect(left).to.be.at.least((WIDE.width - 1200) / 2);
      expect(width * height).to.be.above(0);
    }
  });

  it('tells authors alone what is missing, with the remedy', async () => {
    registerClass(definition);
    const main = await place(
      '<uni-bespoke-layout></uni-bespoke-layout><uni-bespoke-layout><p slot="left">L</p></uni-bespoke-layout>',
    );
    const findings = [...main.querySelectorAll('uni-bespoke-layout')].flatMap((each) =>
      lint(tagInPage(each)!),
    );
    expect(findings.map(sentenceOf)).to.deep.equal([
      '<uni-bespoke-layout> lacks right; give what belongs there slot="right"',
    ]);
    expect(warnings.lines).to.deep.equal([]);
  });

  it('takes two children without slots for its columns, the first on the left', async () => {
    registerClass(definition);
    const main = await place('<uni-bespoke-layout><div>First</div><div>Second</div></uni-bespoke-layout>');
    const [first, second] = [...main.querySelectorAll('div')].map((each) => each.getBoundingClientRect());
    expect(second!.right).to.be.at.most(first!.left);
    expect(second!.top).to.equal(first!.top);
  });

  it('says nothing of a layout that is whole', async () => {
    await place(COLUMNS);
    expect(warnings.lines).to.deep.equal([]);
  });
});
