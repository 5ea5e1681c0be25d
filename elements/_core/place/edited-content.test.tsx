import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../page/testing-wait.js';
import { text } from '../declare/prop-types.js';
import { clearPage, defineTestTag, flushed, put } from '../testing/testing.js';

const tag = defineTestTag({
  props: { title: text(), label: text() },
  form: { all: 'label' },
  view: ({ title, label }: { title?: string; label?: string }) => (
    <p>
      {title}: {label}
    </p>
  ),
});
const WRITTEN = `<p>Before</p><${tag} title="T">Words <b>here</b></${tag}>`;
const addMain = () => put('<main></main>') as HTMLElement;
const shown = (place: Element) => place.querySelector('.uni-view')?.textContent;

describe('a tag that somebody writes around', () => {
  afterEach(() => {
    document.designMode = 'off';
    clearPage();
  });
  const edited = async () => {
    const place = addMain();
    place.contentEditable = 'true';
    place.innerHTML = WRITTEN;
    await flushed();
    return place;
  };

  it('stays exactly as it is written, what is typed in it too', async () => {
    const place = await edited();
    expect(place.innerHTML).to.equal(WRITTEN);
    place.querySelector('b')!.textContent = 'there';
    await flushed();
    expect(place.innerHTML).to.equal(WRITTEN.replace('here', 'there'));
  });

  it('shows its view once that ends', async () => {
    const place = await edited();
    place.contentEditable = 'false';
    await waitUntil(() => shown(place));
    expect(shown(place)).to.equal('T: Words here');
    expect(place.querySelector(tag)!.hasAttribute('title')).to.equal(false);
  });

  it('gives its words back when the page around it becomes editable', async () => {
    const place = addMain();
    place.innerHTML = WRITTEN;
    await waitUntil(() => shown(place));
    place.setAttribute('contenteditable', '');
    await waitUntil(() => !shown(place));
    expect(place.innerHTML).to.equal(WRITTEN.replace('title', 'data-title'));
  });

  it('waits for the end of the design mode of its document', async () => {
    document.designMode = 'on';
    const place = addMain();
    place.innerHTML = WRITTEN;
    await flushed();
    expect(place.innerHTML).to.equal(WRITTEN);
    document.designMode = 'off';
    await waitUntil(() => shown(place));
  });
});
