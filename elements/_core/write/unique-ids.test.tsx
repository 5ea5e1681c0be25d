import { expect } from '@open-wc/testing';
import { text } from '../declare/prop-types.js';
import { clearPage, defineTestTag, flushed, place, put } from '../testing/testing.js';
import { releaseIds, takeUniqueIds } from './unique-ids.js';

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

  it('take the number of a view that has left', async () => {
    const around = put('<div></div>');
    around.innerHTML = `<${tag} label="a"></${tag}>`.repeat(4);
    await flushed();
    const second = around.children[1]!;
    second.remove();
    await flushed();
    around.append(second);
    await flushed();
    expect(partsOf(second)).to.deep.equal(named('heading-of-view-2'));
    around.append(document.createElement(tag));
    await flushed();
    expect(partsOf(around.lastElementChild!)).to.deep.equal(named('heading-of-view-5'));
  });

  it('stay what they are where one view says the same three times', async () => {
    const thrice = defineTestTag({
      props: { label: text() },
      view: ({ label }: { label?: string }) => (
        <>
          {[1, 2, 3].map((at) => (
            <p id="said-thrice" key={at}>
              {label}
            </p>
          ))}
        </>
      ),
    });
    const element = await place(`<${thrice} label="a"></${thrice}>`);
    for (const label of ['b', 'c']) {
      element.setAttribute('label', label);
      await flushed();
      const ids = [...element.querySelectorAll('p')].map(({ id }) => id);
      expect(ids).to.deep.equal(['said-thrice', 'said-thrice-2', 'said-thrice-3']);
    }
  });

  it('take a time that grows with their number, where all views say the same', async () => {
    const around = put('<div></div>');
    const { getElementById } = document;
    /** How often an id is looked up. */
    const workFor = (id: string, views: number) => {
      let lookUps = 0;
      document.getElementById = (name) => {
        lookUps++;
        return getElementById.call(document, name);
      };
      try {
        around.innerHTML = `<p><b id=${id}>x</b></p>`.repeat(views);
        for (const view of around.children) takeUniqueIds(view);
        expect(new Set([...around.querySelectorAll('b')].map((each) => each.id)).size).to.equal(views);
        for (const view of around.children) releaseIds(view);
        return lookUps;
      } finally {
        document.getElementById = getElementById;
      }
    };
    for (const id of ['a', 'fold-a1b2c3d4']) expect(workFor(id, 400)).to.be.at.most(4.5 * workFor(id, 100));
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
