import { expect } from '@open-wc/testing';
import { text } from '../declare/prop-types.js';
import { clearPage, defineTestTag, flushed, place } from '../testing/testing.js';

const tag = defineTestTag({
  props: { label: text() },
  form: { all: 'label' },
  view: ({ label }: { label?: string }) => <p>{label}</p>,
});
const shown = (element: Element) => element.querySelector('.uni-view p')?.textContent;
const settled = async () => {
  for (let turn = 0; turn < 3; turn++) await flushed();
};

describe('a view that somebody takes out of its tag', () => {
  afterEach(clearPage);

  for (const [how, change] of [
    ['the text is set', (element: Element) => (element.textContent = 'New words')],
    ['the HTML is set', (element: Element) => (element.innerHTML = '<b>New words</b>')],
    ['the children are replaced', (element: Element) => element.replaceChildren('New words')],
  ] as const)
    it(`comes back with what stands there when ${how}`, async () => {
      const element = await place(`<${tag}>Words</${tag}>`);
      for (let times = 0; times < 3; times++) {
        change(element);
        await settled();
        expect(shown(element)).to.equal('New words');
        expect(element.mountState).to.equal('mounted');
        expect(element.querySelectorAll('.uni-view')).to.have.length(1);
      }
    });

  it('comes back with the words of attributes', async () => {
    const element = await place(`<${tag} label="Words"></${tag}>`);
    element.replaceChildren();
    await settled();
    expect(shown(element)).to.equal('Words');
  });

  it('comes back where a server has rendered it', async () => {
    const element = await place(
      `<${tag} label="Words" data-prerendered="1"><div class="uni-view"><p>Words</p></div></${tag}>`,
    );
    element.textContent = '';
    await settled();
    expect(shown(element)).to.equal('Words');
  });

  it('stays away from a script that takes away each one that comes', async () => {
    const element = await place(`<${tag} label="Words"></${tag}>`);
    let taken = 0;
    const taker = new MutationObserver(async () => {
      for (let turn = 0; turn < 20; turn++) await undefined;
      const view = element.querySelector('.uni-view');
      if (view) taken++;
      view?.remove();
    });
    taker.observe(element, { childList: true });
    element.querySelector('.uni-view')!.remove();
    let before = -1;
    while (before !== taken) {
      before = taken;
      for (let turn = 0; turn < 5; turn++) await flushed();
    }
    taker.disconnect();
    expect(taken).to.be.within(10, 20);
  });

  it('does not come back into a tag that has left the page', async () => {
    const element = await place(`<${tag} label="Words"></${tag}>`);
    element.remove();
    element.replaceChildren('Other');
    await settled();
    expect(element.innerHTML).to.equal('Other');
  });
});
