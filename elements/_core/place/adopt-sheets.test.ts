import { expect } from '@open-wc/testing';
import { adoptSheets } from './adopt-sheets.js';

/** As a page has it that loads the library twice. */
const otherCopy = async () =>
  (await import(new URL('./adopt-sheets.ts?copy', import.meta.url).href)) as {
    readonly adoptSheets: typeof adoptSheets;
  };
const inShadow = () => document.createElement('div').attachShadow({ mode: 'open' });

describe('style sheets of elements without a view', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
    document.adoptedStyleSheets = [];
  });

  for (const [what, rootOf] of [
    ['the page', () => document],
    ['a shadow root', inShadow],
  ] as const)
    it(`stay where a script assigns others, whichever of two copies of the library adopted them, in ${what}`, async () => {
      const copies = [{ adoptSheets }, await otherCopy()];
      expect(copies[1]!.adoptSheets).not.to.equal(adoptSheets);
      const root = rootOf();
      const [first, second, again, host] = Array.from({ length: 4 }, () => new CSSStyleSheet()) as [
        CSSStyleSheet,
        CSSStyleSheet,
        CSSStyleSheet,
        CSSStyleSheet,
      ];
      copies[0]!.adoptSheets(root, [first]);
      copies[1]!.adoptSheets(root, [second]);
      copies[0]!.adoptSheets(root, [again]);
      for (const assigned of [[host], [], [host, second], [host]]) {
        root.adoptedStyleSheets = assigned;
        const adopted = [...root.adoptedStyleSheets];
        expect(new Set(adopted)).to.deep.equal(new Set([first, second, again, ...assigned]));
        expect(adopted).to.have.length(new Set(adopted).size);
      }
      expect(root.adoptedStyleSheets.at(-1), 'the host’s rules win').to.equal(host);
    });
});
