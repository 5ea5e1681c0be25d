import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { applyStyles, clear, placeExample } from '../../react-views/_shared/testing.js';

/** Each stands for a view of 40 px. */
const part = (tag: string, style = 'display: block') =>
  `<${tag} style="${style}; block-size: 40px">${tag}</${tag}>`;
const PARTS = [
  part('uni-hero'),
  part('uni-callout'),
  part('uni-heading'),
  part('uni-card'),
  part('uni-button', ''),
  part('uni-button', ''),
  '<div class="m-rich-text"><p>Words</p></div>',
];
const PARTS_IN = 'uni-hero, uni-callout, uni-heading, uni-card, uni-button, .m-rich-text';

const boxesIn = (place: ParentNode) =>
  [...place.querySelectorAll(PARTS_IN)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.localName, x, y, width, height].join(' ');
  });

describe('the space between components of a fragment', () => {
  before(() => applyStyles());
  afterEach(clear);
  after(async () => {
    document.adoptedStyleSheets = [];
    await setViewport({ width: 800, height: 600 });
  });

  for (const width of [375, 768, 1280])
    it(`is the same where a server has put an element around each: ${width} px`, async () => {
      await setViewport({ width, height: 600 });
      const made = `<uni-fragment><div class="uni-view">${PARTS.join('')}</div></uni-fragment>`;
      const inBrowser = boxesIn(await placeExample(made));
      clear();
      const wrapped = PARTS.map((html) => `<div class="cmp-wrapper">${html}</div>`).join('');
      const byServer = boxesIn(await placeExample(`<uni-fragment>${wrapped}</uni-fragment>`));
      expect(byServer).to.deep.equal(inBrowser);
    });
});
