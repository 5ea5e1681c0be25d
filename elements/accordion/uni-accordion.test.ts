import { expect, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../../page/testing-wait.js';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import type { ViewElement } from '../_core/element.js';
import { flushed } from '../_core/testing/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { examples } from './examples.js';
import { definition } from './uni-accordion.js';

const named = (name: string) => examples.find((example) => example.name === name)!.html;
const open = (root: ParentNode) => [...root.querySelectorAll('details')].map((fold) => fold.open);
/** The button, once all is open by the first click, whether its script had come by then or not. */
const settled = async (root: ParentNode) => {
  const button = get(root, '.m-accordion__all');
  expect(button.innerText.trim()).to.equal('Open all');
  button.click();
  await waitUntil(() => open(root).every(Boolean));
  return button;
};

describe('uni-accordion', () => {
  testElement(definition);
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  for (const mode of ['', 'isolated'])
    it(`opens and closes all by its button ${mode}`, async () => {
      const html = named('With a button for all').replace('<uni-accordion', `<uni-accordion ${mode}`);
      const host = get(await placeExample(html), 'uni-accordion');
      const root = host.shadowRoot ?? get(host, '.uni-view');
      const button = await settled(root);
      expect(open(root)).to.deep.equal([true, true, true]);
      expect(button.innerText.trim()).to.equal('Close all');
      expect(button.hasAttribute('aria-expanded')).to.equal(false);
      button.click();
      expect(open(root)).to.deep.equal([false, false, false]);
      expect(button.innerText.trim()).to.equal('Open all');
    });

  it('does nothing by its button where the page has taken the click', async () => {
    const host = get(await placeExample(named('With a button for all')), 'uni-accordion');
    const root = get(host, '.uni-view');
    const button = await settled(root);
    host.addEventListener('uni-interact', (event) => event.preventDefault(), { once: true });
    button.click();
    expect(open(root)).to.deep.equal([true, true, true]);
    button.click();
    expect(open(root)).to.deep.equal([false, false, false]);
  });

  it('tells the page when a fold is opened and closed', async () => {
    const place = await placeExample(`<div>${named('With a button for all')}</div>`);
    const root = get(place, '.uni-view');
    (await settled(root)).click();
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    for (const expanded of [true, false]) {
      const told = oneEvent(place, 'uni-toggle');
      get(root, 'summary').click();
      const { detail, composed, target } = await told;
      expect([detail, composed, (target as Element).localName]).to.deep.equal([
        { expanded },
        true,
        'uni-accordion',
      ]);
    }
  });

  it('closes the others where one is open at a time', async () => {
    const root = get(await placeExample(named('One at a time')), '.uni-view');
    expect(open(root)).to.deep.equal([false, false, true]);
    get(root, 'summary').click();
    await waitUntil(() => !open(root)[2]);
    expect(open(root)).to.deep.equal([true, false, false]);
  });

  it('keeps the pressed title in sight where a tall fold above it closes', async () => {
    const tall = `<details open><summary>First</summary><div style="block-size: 3000px">Text</div></details>`;
    const place = await placeExample(
      `<uni-accordion exclusive>${tall}<details><summary>Second</summary>${'<p>Text</p>'.repeat(99)}</details></uni-accordion>`,
    );
    const root = get(place, '.uni-view');
    const [first, second] = root.querySelectorAll('summary');
    get(root, 'div[style], .m-accordion__body').style.blockSize = '3000px';
    second!.scrollIntoView();
    const told = oneEvent(place, 'uni-toggle');
    second!.click();
    await told;
    await waitUntil(() => !first!.closest('details')!.open);
    await new Promise(requestAnimationFrame);
    expect(second!.getBoundingClientRect().top).to.be.within(-1, innerHeight);
    window.scrollTo(0, 0);
  });

  it('opens the fold that a link in another one leads to', async () => {
    const html = named('Default').replace('<details>', '<details open>').replace('/courses.html', '#late');
    const place = await placeExample(html + named('With a button for all'));
    await settled(get(place, 'uni-accordion:last-of-type'));
    get(place, 'a').click();
    await waitUntil(() => open(get(place, '.uni-view'))[2] === true);
  });

  it('keeps open what a visitor has opened when its data change', async () => {
    const host = get<ViewElement>(await placeExample(named('Default')), 'uni-accordion');
    get(host, '.uni-view summary').click();
    host.setAttribute('level', '4');
    await flushed();
    expect(host.querySelectorAll('.uni-view h4')).to.have.length(3);
    expect(open(get(host, '.uni-view'))).to.deep.equal([true, false, false]);
  });

  it('keeps whom a fold is for', async () => {
    const html = named('Default').replace('<details id', '<details data-audience="international" id');
    const root = get(await placeExample(html), '.uni-view');
    expect(get(root, '#late').dataset.audience).to.equal('international');
  });

  it('leaves the folds of an accordion in a fold to the button of that', async () => {
    const inner = '<uni-accordion><details><summary>Inner</summary><p>C</p></details></uni-accordion>';
    const html = `<uni-accordion open-all><details><summary>A</summary>${inner}</details><details><summary>B</summary><p>D</p></details></uni-accordion>`;
    const host = get(await placeExample(html), 'uni-accordion');
    const inFold = get<HTMLDetailsElement>(host, 'uni-accordion uni-accordion .m-accordion__fold');
    const own = [...host.querySelectorAll<HTMLDetailsElement>('.m-accordion__fold')].filter(
      (fold) => fold !== inFold,
    );
    get(host, '.m-accordion__all').click();
    await waitUntil(() => own.every((fold) => fold.open));
    expect(inFold.open).to.equal(false);
    get(host, '.m-accordion__all').click();
    expect(own.some((fold) => fold.open)).to.equal(false);
  });

  it('takes other tags along in its folds', async () => {
    const html =
      '<uni-accordion><details><summary>Fees</summary><x-table>11,400</x-table></details></uni-accordion>';
    const host = get(await placeExample(html), 'uni-accordion');
    const fold = get<HTMLDetailsElement>(host, '.m-accordion__fold');
    get(fold, 'summary').click();
    expect(get(fold, 'x-table').checkVisibility()).to.equal(true);
    expect(fold.innerText).to.match(/Fees\s+11,400/);
  });

  it('says its own words in the language around it', async () => {
    const place = await placeExample(named('Vietnamese'));
    expect(get(place, '.m-accordion__all').innerText.trim()).to.equal('Mở tất cả');
  });
});
