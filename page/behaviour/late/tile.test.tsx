import { expect } from '@open-wc/testing';
import { clearPage, defineTestTag, place as placed } from '../../../elements/_core/testing/testing.js';
import { settle } from '../../testing.js';

const view = (classes: string) => () => (
  <div className={`m-tile ${classes}`}>
    <a className="m-tile__link" href="#followed">
      <span>Fees</span>
    </a>
    <p className="m-tile__text">
      What a year costs. <a href="#table">Table</a>
      <button type="button">Show</button>
    </p>
  </div>
);
/** On a page that is used. */
async function place(markup: string) {
  const element = await placed(markup);
  window.dispatchEvent(new Event('pointerover'));
  await import('./late.js');
  await settle();
  return element;
}

const selectable = defineTestTag({ view: view('m-tile--selectable') });
const plain = defineTestTag({ view: view('') });

describe('clicks on a tile', () => {
  const clicked: { href: string; ctrlKey: boolean }[] = [];
  let prevented = false;
  const listen = (event: MouseEvent) => {
    const [target] = event.composedPath();
    const link = target instanceof Element ? target.closest('a') : null;
    prevented = event.defaultPrevented;
    if (link) clicked.push({ href: link.getAttribute('href')!, ctrlKey: event.ctrlKey });
    event.preventDefault();
  };

  beforeEach(() => {
    clicked.length = 0;
    window.addEventListener('click', listen);
  });
  afterEach(() => {
    window.removeEventListener('click', listen);
    getSelection()?.removeAllRanges();
    clearPage();
  });

  /** The click that a browser makes where a drag over the words ends. */
  function endSelection(words: Element): void {
    getSelection()!.selectAllChildren(words);
    words.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  }

  it('on its text follow its link', async () => {
    const element = await place(`<${selectable}></${selectable}>`);
    element.querySelector('p')!.click();
    expect(clicked).to.deep.equal([{ href: '#followed', ctrlKey: false }]);
  });

  it('hand on the keys that are held', async () => {
    const element = await place(`<${selectable}></${selectable}>`);
    element
      .querySelector('p')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(clicked).to.deep.equal([{ href: '#followed', ctrlKey: true }]);
  });

  it('on its other links and buttons are theirs', async () => {
    const element = await place(`<${selectable}></${selectable}>`);
    element.querySelector('button')!.click();
    element.querySelector<HTMLElement>('p a')!.click();
    expect(clicked).to.deep.equal([{ href: '#table', ctrlKey: false }]);
  });

  it('follow nothing when they end a selection of its text', async () => {
    const element = await place(`<${selectable}></${selectable}>`);
    endSelection(element.querySelector('p')!);
    expect(clicked).to.deep.equal([]);
  });

  it('are stopped on the link itself when they end a selection there', async () => {
    const element = await place(`<${selectable}></${selectable}>`);
    endSelection(element.querySelector('.m-tile__link')!);
    expect(prevented).to.equal(true);
  });

  it('by keyboard follow the link whatever is selected', async () => {
    const element = await place(`<${selectable}></${selectable}>`);
    const link = element.querySelector<HTMLElement>('.m-tile__link')!;
    getSelection()!.selectAllChildren(link);
    link.click();
    expect(prevented).to.equal(false);
    expect(clicked).to.have.length(1);
  });

  it('that a listener of the page has dealt with stay dealt with', async () => {
    const element = await place(`<${selectable}></${selectable}>`);
    element.addEventListener('click', (event) => event.preventDefault());
    element.querySelector('p')!.click();
    expect(clicked).to.deep.equal([]);
  });

  it('in a shadow root follow its link too', async () => {
    const element = await place(`<${selectable} isolated></${selectable}>`);
    element.shadowRoot!.querySelector('p')!.click();
    expect(clicked).to.have.length(1);
  });

  it('follow no link where the text may not be selected: the link covers it', async () => {
    const element = await place(`<${plain}></${plain}>`);
    element.querySelector('p')!.click();
    expect(clicked).to.deep.equal([]);
  });

  it('tell the page of one interaction', async () => {
    const element = await place(`<${selectable}></${selectable}>`);
    const labels: unknown[] = [];
    element.addEventListener('uni-interact', (event) => labels.push((event as CustomEvent).detail.label));
    element.querySelector('p')!.click();
    expect(labels).to.deep.equal(['Fees']);
  });
});
