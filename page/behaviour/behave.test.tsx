import { expect } from '@open-wc/testing';
import { clearPage, defineTestTag, place, put } from '../../elements/_core/testing/testing.js';
import { behave } from './behave.js';
import type { Interaction } from './interact.js';

const linkTag = defineTestTag({
  view: () => (
    <p>
      <a href="#fees" aria-label="Fees and costs">
        <b>Fees</b>
      </a>
      <button type="button">
        Show
        <i> more</i>
        <i hidden> less</i>
      </button>
      <span>no control</span>
    </p>
  ),
});

describe('uni-interact', () => {
  const seen: (Interaction & { target: EventTarget | null })[] = [];
  const listen = (event: Event) =>
    seen.push({ ...(event as CustomEvent<Interaction>).detail, target: event.target });
  beforeEach(() => {
    seen.length = 0;
    document.addEventListener('uni-interact', listen);
  });
  afterEach(() => {
    document.removeEventListener('uni-interact', listen);
    clearPage();
  });

  it('tells element, action, label and address of a link', async () => {
    const element = await place(`<${linkTag}></${linkTag}>`);
    element.querySelector('b')!.click();
    expect(seen).to.deep.equal([
      { element: linkTag, action: 'click', label: 'Fees and costs', href: '#fees', target: element },
    ]);
  });

  it('tells the words of a button', async () => {
    const element = await place(`<${linkTag}></${linkTag}>`);
    element.querySelector('button')!.click();
    expect(seen[0]).to.include({ label: 'Show more', href: undefined });
  });

  it('reaches out of an isolated element', async () => {
    const element = await place(`<${linkTag} isolated></${linkTag}>`);
    element.shadowRoot!.querySelector('button')!.click();
    expect(seen).to.have.length(1);
    expect(seen[0]!.target).to.equal(element);
  });

  it('says nothing of text and of controls outside the elements', async () => {
    const element = await place(`<${linkTag}></${linkTag}>`);
    element.querySelector('span')!.click();
    put('<button type="button">page’s own</button>').click();
    expect(seen).to.deep.equal([]);
  });

  it('takes the click’s own effect away where it is prevented', async () => {
    const element = await place(`<${linkTag}></${linkTag}>`);
    element.addEventListener('uni-interact', (event) => event.preventDefault());
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    element.querySelector('a')!.dispatchEvent(click);
    expect(click.defaultPrevented).to.equal(true);
  });

  it('leaves a fold as it is where a listener prevents it', () => {
    const fold = put(
      '<uni-probe><div class="m-fold"><button type="button" class="m-fold__toggle" aria-expanded="false">More</button><div class="m-fold__rest">Rest</div></div></uni-probe>',
    );
    const toggle = fold.querySelector('button')!;
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('uni-interact', prevent);
    toggle.click();
    expect(toggle.ariaExpanded).to.equal('false');
    document.removeEventListener('uni-interact', prevent);
    toggle.click();
    expect(toggle.ariaExpanded).to.equal('true');
  });

  it('is reported once, however often it is set up', async () => {
    behave(document);
    behave(document);
    const element = await place(`<${linkTag}></${linkTag}>`);
    element.querySelector('button')!.click();
    expect(seen).to.have.length(1);
  });
});
