import { expect } from '@open-wc/testing';
import { text } from './prop-types.js';
import { clearPage, defineTestTag, flushed, place, put } from './testing.js';

const tag = defineTestTag({
  props: { label: text() },
  view: ({ label }: { label?: string }) => (
    <section aria-labelledby="heading-of-view">
      <h2 id="heading-of-view">{label}</h2>
      <a href="#heading-of-view" aria-describedby="x heading-of-view">
        Up
      </a>
      <a href="/heading-of-view">Elsewhere</a>
    </section>
  ),
});
const partsOf = (element: Element) => {
  const root = element.shadowRoot ?? element;
  const [link, elsewhere] = root.querySelectorAll('a');
  return [
    root.querySelector('h2')!.id,
    root.querySelector('section')!.getAttribute('aria-labelledby'),
    link!.getAttribute('href'),
    link!.getAttribute('aria-describedby'),
    elsewhere!.getAttribute('href'),
  ];
};
const named = (id: string) => [id, id, `#${id}`, `x ${id}`, '/heading-of-view'];

describe('the ids of views', () => {
  afterEach(clearPage);

  it('are their own where two views say the same, whichever stands first', async () => {
    const around = put('<div></div>');
    around.innerHTML = `<${tag} label="a"></${tag}>`.repeat(3);
    await flushed();
    const [one, two, three] = around.children;
    expect([one, two, three].map((each) => partsOf(each!))).to.deep.equal([
      named('heading-of-view'),
      named('heading-of-view-2'),
      named('heading-of-view-3'),
    ]);
    one!.before(document.createElement(tag));
    await flushed();
    const ids = [...around.querySelectorAll('h2')].map(({ id }) => id);
    expect(new Set(ids).size).to.equal(4);
  });

  it('stay what they are when the data change', async () => {
    const around = put('<div></div>');
    around.innerHTML = `<${tag} label="a"></${tag}>`.repeat(2);
    await flushed();
    around.children[1]!.setAttribute('label', 'b');
    await flushed();
    expect(partsOf(around.children[1]!)).to.deep.equal(named('heading-of-view-2'));
  });

  it('leave alone what the page itself has', async () => {
    const own = put('<p id="heading-of-view">Own</p>');
    const element = await place(`<${tag} label="a"></${tag}>`);
    expect(own.id).to.equal('heading-of-view');
    expect(partsOf(element)).to.deep.equal(named('heading-of-view-2'));
  });

  it('are free in a shadow root', async () => {
    await place(`<${tag} label="a"></${tag}>`);
    const element = await place(`<${tag} label="a" isolated></${tag}>`);
    expect(partsOf(element)).to.deep.equal(named('heading-of-view'));
  });
});
