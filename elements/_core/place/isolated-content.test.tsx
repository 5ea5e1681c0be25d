import { expect } from '@open-wc/testing';
import { text } from '../declare/prop-types.js';
import { ConsoleSpy, clearPage, defineTestTag, flushed, place } from '../testing/testing.js';
import { sheetOf } from './shadow-styles.js';

const BROKEN = 'broken';
const tag = defineTestTag({
  props: { label: text() },
  view: ({ label }: { label?: string }) => {
    if (label === BROKEN) throw new Error('no view');
    return <p>{label}</p>;
  },
});
const AUTHORED = '<b>Fallback</b><span slot="label">Words</span> and text';
const mounted = () => place(`<${tag} isolated>${AUTHORED}</${tag}>`);
const shown = (element: Element) => element.shadowRoot!.querySelector('p')?.textContent;

describe('what an author wrote in an isolated tag', () => {
  afterEach(clearPage);

  it('stays where it is, as it is, unseen', async () => {
    const element = await mounted();
    expect(element.innerHTML).to.equal(AUTHORED);
    expect(shown(element)).to.equal('Words');
    expect(element.querySelector('b')!.checkVisibility()).to.equal(false);
    element.remove();
    await flushed();
    expect(element.innerHTML).to.equal(AUTHORED);
  });

  for (const [how, change] of [
    ['its text is changed', (slot: Element) => (slot.firstChild!.nodeValue = 'Other words')],
    ['its text is replaced', (slot: Element) => (slot.textContent = 'Other words')],
    ['it is replaced', (slot: Element) => (slot.outerHTML = '<i slot="label">Other words</i>')],
    [
      'it moves behind another',
      (slot: Element) => {
        slot.before(Object.assign(document.createElement('span'), { slot: 'label', textContent: 'Other ' }));
        slot.textContent = 'words';
      },
    ],
  ] as const)
    it(`is read anew when ${how}`, async () => {
      const element = await mounted();
      change(element.querySelector('[slot]')!);
      await flushed();
      expect(shown(element)).to.equal('Other words');
      expect(element.querySelectorAll('template, .uni-view')).to.have.length(0);
    });

  it('is seen where the view fails', async () => {
    const errors = new ConsoleSpy('error');
    const element = await mounted();
    element.setAttribute('label', BROKEN);
    while (element.mountState !== 'failed') await new Promise(requestAnimationFrame);
    errors.restore();
    expect(element.innerHTML).to.equal(AUTHORED);
    expect(element.querySelector('b')!.checkVisibility()).to.equal(true);
  });

  it('leaves the focus that it had to the view', async () => {
    const linked = defineTestTag({ view: () => <a href="/go.html">Go on</a> });
    const element = document.createElement('div').appendChild(document.createElement(linked));
    element.toggleAttribute('isolated', true);
    element.innerHTML = '<a href="/go.html">Go</a>';
    const around = await place('<div></div>');
    around.append(element);
    element.querySelector('a')!.focus();
    while (!element.shadowRoot?.activeElement) await new Promise(requestAnimationFrame);
    expect(element.shadowRoot.activeElement.textContent).to.equal('Go on');
  });
});

describe('a style sheet of isolated tags', () => {
  it('is asked for again after it could not be had, and once it has come not any more', async () => {
    let asked = 0;
    const styles = () =>
      ++asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ css: 'p { color: red }' });
    let failed = 0;
    await sheetOf(styles).catch(() => failed++);
    const [sheet, same] = [await sheetOf(styles), await sheetOf(styles)];
    expect([failed, asked, sheet.cssRules.length, sheet === same]).to.deep.equal([1, 2, 1, true]);
  });
});
