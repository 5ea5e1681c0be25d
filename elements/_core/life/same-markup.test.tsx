import { expect } from '@open-wc/testing';
import { derivedId } from '../../../react-views/_shared/derived-id.js';
import type { SafeHtml } from '../../../react-views/_shared/safe.js';
import { RichText } from '../../../react-views/_shared/text/rich-text.js';
import { html, text } from '../props/kinds.js';
import { clearPage, defineTestTag, flushed, place } from '../testing.js';

const Tile = ({ label, link }: { label?: string; link?: string }) => {
  const id = derivedId(label ?? '');
  return (
    <section className="tile tile--wide" aria-labelledby={id}>
      <h3 id={id} style={{ color: 'red' }}>
        {label}
      </h3>
      <a href={link}>More</a>
    </section>
  );
};
const props = { label: text(), link: text() };
const tag = defineTestTag({ props, view: Tile });
const livingTag = defineTestTag({ props, view: Tile, hydrate: () => 'visible' });
const Rich = ({ body }: { body: SafeHtml | undefined }) => <RichText html={body} />;
const richTag = defineTestTag({ props: { body: html() }, view: Rich });
const contentTag = defineTestTag({ props, view: Tile, content: 'label' });

const WRITTEN = `
  <section aria-labelledby="title-1" class="tile--wide  tile ">
    <h3 id="title-1" style="color: red">
      Fees
    </h3>
    <a href="/fees.html">More</a>
  </section>
`;
const tagged = (name: string, content: string, attributes = '') =>
  `<${name} label="Fees" link="/fees.html" ${attributes}>${content}</${name}>`;

describe('what a template has written into a tag', () => {
  afterEach(clearPage);

  it('stays, node by node, where it is the view already', async () => {
    const element = await place(
      tagged(tag, `<script type="application/json" data-slot="x">{}</script>${WRITTEN}`),
    );
    const written = element.querySelector('section');
    expect(element.mountState).to.equal('mounted');
    expect(element.querySelectorAll('section')).to.have.length(1);
    expect(written?.getAttribute('aria-labelledby')).to.equal('title-1');
    expect(element.querySelector('.uni-view, template')).to.equal(null);
  });

  it('is the authored content as before: it goes when the data change, and comes back with the element', async () => {
    const element = await place(tagged(tag, WRITTEN));
    const written = element.querySelector('section')!;
    element.setAttribute('label', 'Costs');
    await flushed();
    expect(element.textContent).to.equal('CostsMore');
    expect(written.isConnected).to.equal(false);
    const { parentElement } = element;
    element.remove();
    await flushed();
    expect(element.querySelector('section')).to.equal(written);
    element.setAttribute('label', 'Fees');
    parentElement!.append(element);
    await element.mountComplete;
    expect(element.querySelector('section')).to.equal(written);
  });

  it('stays with a clone', async () => {
    const element = await place(tagged(tag, WRITTEN));
    const clone = element.cloneNode(true) as typeof element;
    element.after(clone);
    await clone.mountComplete;
    expect(clone.mountState).to.equal('mounted');
    expect(clone.querySelectorAll('section')).to.have.length(1);
  });

  for (const [what, from, to] of [
    ['a text', 'Fees', 'Costs'],
    ['a class', 'tile--wide', 'tile--narrow'],
    ['an address', '/fees.html', '/costs.html'],
    ['a style', 'color: red', 'color: green'],
    ['an attribute more', '<a ', '<a onclick="stolen = 1" '],
    ['an attribute less', 'href="/fees.html"', ''],
    ['an element', 'h3', 'h4'],
    ['an element more', '</section>', '<p>x</p></section>'],
    ['a reference', 'aria-labelledby="title-1"', 'aria-labelledby="title-2"'],
  ] as const) {
    it(`gives way to the view where ${what} differs`, async () => {
      const element = await place(tagged(tag, WRITTEN.replaceAll(from, to)));
      expect(element.querySelector('.uni-view section')?.outerHTML).to.contain('Fees');
      expect(element.querySelectorAll('section')).to.have.length(1);
    });
  }

  it('stays where rich text is written with other white space, and gives way where it says something else', async () => {
    const rich = (written: string) =>
      `<${richTag} body="&lt;p&gt;Open &lt;b&gt;late&lt;/b&gt;&lt;/p&gt;"><div class="m-rich-text">${written}</div></${richTag}>`;
    const same = await place(rich('\n  <p>Open\n <b>late</b></p>\n'));
    expect(same.querySelector('.uni-view')).to.equal(null);
    const other = await place(rich('<p>Open <b>early</b></p>'));
    expect(other.querySelector('.uni-view')?.textContent).to.equal('Open late');
  });

  it('gives way to a view that listens, to one whose prop it is, and to one in a shadow root', async () => {
    const living = await place(tagged(livingTag, WRITTEN));
    expect(living.querySelector('.uni-view section')).not.to.equal(null);
    const owner = await place(`<${contentTag} link="/fees.html">${WRITTEN}</${contentTag}>`);
    expect(owner.querySelector('.uni-view section')).not.to.equal(null);
    const isolated = await place(tagged(tag, WRITTEN, 'isolated'));
    expect(isolated.shadowRoot?.querySelector('section')).not.to.equal(null);
  });
});
