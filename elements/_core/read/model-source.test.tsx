import { expect } from '@open-wc/testing';
import { pageModel } from '../../../page/model/page-model.js';
import { json, type StubbedFetch, stubFetch } from '../../../page/testing.js';
import { waitUntil } from '../../../page/testing-wait.js';
import type { SafeHtml } from '../../../react-views/_shared/safe.js';
import { RichText } from '../../../react-views/_shared/text/rich-text.js';
import { picture, pictures } from '../declare/picture-types.js';
import { boolean, html, list, text } from '../declare/prop-types.js';
import { clearPage, defineTestTag, flushed, hearConsole, place, put } from '../testing/testing.js';

interface Shown {
  label: string;
  description?: SafeHtml;
  items: readonly { title?: string }[];
  onPick?: () => void;
}

const View = ({ label, description, items }: Shown) => (
  <div>
    <p>{label}</p>
    <RichText className="description" html={description} />
    <ul>
      {items.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  </div>
);

const props = { label: text('default'), description: html(), items: list({ title: text() }) };
const tag = defineTestTag({ props, view: View });
const headingTag = defineTestTag({
  props: { label: html() },
  form: { all: 'label', isBesideModel: true },
  view: ({ label }: { label?: SafeHtml }) => (
    <h2>
      <RichText as="span" html={label} />
    </h2>
  ),
});

const label = (element: Element) => element.querySelector('.uni-view p')?.textContent;
const set = (element: Element, name: string, value: unknown) => Reflect.set(element, name, value);

describe('a tag’s data', () => {
  const logged = hearConsole();
  afterEach(clearPage);

  it('come from what a framework writes on a server: the prop’s name in lower case, lists as JSON text', async () => {
    const server = defineTestTag({
      props: { ctaText: text(), isBlock: boolean(), onPick: text(), itemList: list({ title: text() }) },
      view: (props: object) => <p>{JSON.stringify(props)}</p>,
    });
    const items = '[{&quot;title&quot;:&quot;a&quot;}]';
    const element = await place(
      `<${server} ctatext="Go" isblock onpick="none" itemlist="${items}"></${server}>`,
    );
    const shown = () => JSON.parse(element.textContent!) as object;
    expect(shown()).to.deep.equal({ ctaText: 'Go', isBlock: true, itemList: [{ title: 'a' }] });
    element.setAttribute('cta-text', 'First');
    set(element, 'itemList', '[{"title":"b"}]');
    await flushed();
    expect(shown()).to.deep.equal({ ctaText: 'First', isBlock: true, itemList: [{ title: 'b' }] });
    set(element, 'itemList', undefined);
    element.setAttribute('itemlist', '[object Object]');
    await flushed();
    expect(shown()).to.deep.equal({ ctaText: 'First', isBlock: true, itemList: [] });
    expect(logged.warnings.join()).to.contain('a framework wrote an object as text, give it as JSON');
  });

  it('takes data-… before the bare name', async () => {
    expect(label(await place(`<${tag} label="bare" data-label="data"></${tag}>`))).to.equal('data');
  });

  it('ignores inherited names in a model', async () => {
    const element = put(`<${tag}></${tag}>`);
    set(element, 'model', Object.create({ label: 'inherited' }));
    await element.mountComplete;
    expect(label(element)).to.equal('default');
  });
});

describe('authored content', () => {
  afterEach(clearPage);

  const slotted = `<${tag}><div slot="description"><b>rich</b><img alt=x onclick=x></div><script type="application/json" data-slot="items">[{"title":"<\\/script> ok"}]</script><p>fallback</p></${tag}>`;

  it('gives html and JSON props through slots, sanitised', async () => {
    const element = await place(slotted);
    expect(element.querySelector('.description')!.innerHTML).to.equal('<b>rich</b><img alt="x">');
    expect(element.querySelector('li')!.textContent).to.equal('</script> ok');
  });

  it('is what its author wrote, whatever tags in it show by then', async () => {
    const inner = `<${tag} label="inner view"><i>inner</i></${tag}>`;
    const element = put(`<div>${inner}<p slot="label">${inner}</p></div>`);
    await flushed();
    expect(element.textContent).to.contain('inner view');
    const outer = document.createElement(tag);
    outer.append(...element.childNodes);
    element.append(outer);
    await flushed();
    expect(outer.querySelector(':scope > .uni-view p')!.textContent).to.equal('inner');
  });

  it('leaves data scripts and editors’ nodes where they are', async () => {
    const element = await place(
      `<${tag}><cq data-path="/a"></cq><i data-cq-data-path="/b">editor</i><script type="application/json" data-slot="items">[]</script>text</${tag}>`,
    );
    const kept = [...element.children].map((child) => child.localName);
    expect(kept).to.deep.equal(['cq', 'i', 'script', 'div', 'template']);
    element.remove();
    await flushed();
    expect([...element.children].map((child) => child.localName)).to.deep.equal(['cq', 'i', 'script']);
    expect(element.textContent).to.contain('text');
  });

  it('gives a heading its content, inline markup kept and script taken out', async () => {
    const element = await place(
      `<${headingTag}>Study <em>here</em> &amp; now<img alt=x onclick=x></${headingTag}>`,
    );
    expect(element.querySelector('h2')!.firstElementChild?.innerHTML ?? '').to.equal(
      'Study <em>here</em> &amp; now<img alt="x">',
    );
  });

  it('takes white space alone for no content', async () => {
    const element = await place(`<${headingTag}>\n  </${headingTag}>`);
    expect(element.querySelector('h2')!.firstElementChild?.innerHTML ?? '').to.equal('');
  });

  it('stays readable for a clone of a mounted element, which renders once', async () => {
    const element = await place(slotted);
    const clone = element.cloneNode(true) as typeof element;
    element.after(clone);
    await clone.mountComplete;
    expect(clone.querySelectorAll(':scope > .uni-view')).to.have.length(1);
    expect(clone.querySelector('.description')!.innerHTML).to.equal('<b>rich</b><img alt="x">');
    clone.remove();
    await flushed();
    expect(clone.textContent).to.contain('fallback');
  });

  it('renders again when somebody emptied the element and its data change', async () => {
    const element = await place(`<${tag} label="a"></${tag}>`);
    element.innerHTML = '';
    element.setAttribute('label', 'b');
    await flushed();
    expect(label(element)).to.equal('b');
  });

  it('is read after the sync code that made the element has filled it', async () => {
    const element = put(`<div></div>`);
    const late = document.createElement(tag);
    element.append(late);
    late.innerHTML = '<script type="application/json" data-slot="items">[{"title":"late"}]</script>';
    await flushed();
    expect(late.querySelector('li')!.textContent).to.equal('late');
  });
});

describe('a component’s model', () => {
  const logged = hearConsole();
  let answer: (response: Response) => void;
  let net: StubbedFetch;

  beforeEach(() => {
    net = stubFetch(
      () =>
        new Promise((come) => {
          answer = come;
        }),
    );
  });
  afterEach(() => {
    net.restore();
    pageModel.set(undefined);
    clearPage();
  });

  const mounted = (element: Element) =>
    new Promise((done) => element.addEventListener('uni-mount', done, { once: true }));
  /** The module that asks for models is loaded with the first of them. */
  const asked = () => waitUntil(() => net.calls.length > 0);

  it('is fetched from src while the authored content stands', async () => {
    const element = put(`<${tag} src="/content/a.model.json"><p>authored</p></${tag}>`);
    await asked();
    expect(element.textContent).to.equal('authored');
    expect(net.calls).to.have.length(1);
    answer(json({ label: 'from model' }));
    await element.mountComplete;
    expect(label(element)).to.equal('from model');
  });

  it('is done without when attributes give what is needed', async () => {
    const element = put(`<${tag} label="own" src="/content/a.model.json"></${tag}>`);
    await asked();
    answer(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    await element.mountComplete;
    expect(label(element)).to.equal('own');
  });

  it('is asked for no more once the element has left', async () => {
    const element = put(`<${tag} src="/content/a.model.json"><p>authored</p></${tag}>`);
    await asked();
    element.remove();
    await flushed();
    expect(net.calls[0]!.init.signal?.aborted).to.equal(true);
    expect(element.textContent).to.equal('authored');
    expect(logged.errors).to.deep.equal([]);
  });

  it('is found in the page’s model by its path, once that has come', async () => {
    const element = put(`<${tag} model-path="root/main"><p>authored</p></${tag}>`);
    await element.mountComplete;
    expect(element.textContent).to.equal('authored');
    const mount = mounted(element);
    pageModel.set({ ':items': { root: { ':items': { main: { label: 'found' } } } } });
    await mount;
    expect(label(element)).to.equal('found');
    pageModel.set({ ':items': { root: { ':items': { main: { label: 'changed' } } } } });
    await flushed();
    expect(label(element)).to.equal('changed');
  });

  it('come from a raw node of the repository, whose title, text and picture have names of its own', async () => {
    const card = defineTestTag({
      props: { title: text(), description: text(), img: picture(), srcset: pictures(), alt: text() },
      view: (props: object) => <p>{JSON.stringify(props)}</p>,
    });
    const element = put(`<${card} src="/content/a/_jcr_content/root/card.json"></${card}>`);
    await asked();
    const own = { title: 'Tides', description: 'Read daily', img: '/new.jpg', alt: 'Shore' };
    answer(
      json({
        ...{ 'jcr:title': 'Tides', 'jcr:description': 'Read daily', fileReference: '/new.jpg' },
        ...{ img: '/old.jpg', srcset: '/old.jpg 400w', alt: 'Shore' },
      }),
    );
    await element.mountComplete;
    expect(JSON.parse(element.textContent!)).to.deep.equal(own);
    const other = put(`<${card} model-path="root/main"></${card}>`);
    const given = { title: 'Own', jcrTitle: 'Tides', img: '/new.jpg/rendition', fileReference: '/new.jpg' };
    pageModel.set({ ':items': { root: { ':items': { main: given } } } });
    await other.mountComplete;
    expect(JSON.parse(other.textContent!)).to.deep.equal({ title: 'Own', img: '/new.jpg/rendition' });
  });

  it('leave no follower of the page’s model behind when their tags go', async () => {
    const { follow } = pageModel;
    let followers = 0;
    const counted: typeof follow = (listener) => {
      const stop = follow(listener);
      followers++;
      return () => {
        stop();
        followers--;
      };
    };
    Object.assign(pageModel, { follow: counted });
    try {
      pageModel.set({ ':items': { root: { ':items': { main: { label: 'found' } } } } });
      for (let visit = 0; visit < 100; visit++) {
        const element = await place(`<${tag} model-path="root/main"></${tag}>`);
        expect(followers).to.equal(1);
        element.parentElement!.remove();
        await flushed();
        expect(followers).to.equal(0);
      }
    } finally {
      Object.assign(pageModel, { follow });
    }
  });

  it('come from a model that is written into the tag, before one that would have to be fetched', async () => {
    const script = (text: string) => `<script type="application/json" data-slot="model">${text}</script>`;
    const element = await place(
      `<${tag} src="/content/never.json">${script('{"label":"written"}')}</${tag}>`,
    );
    expect(label(element)).to.equal('written');
    expect(element.querySelector('script')).not.to.equal(null);
    const other = await place(`<${tag} label="own">${script('no JSON')}</${tag}>`);
    expect(label(other)).to.equal('own');
    expect(logged.errors[0]).to.contain('<script data-slot="model"> is not valid JSON');
  });
});
