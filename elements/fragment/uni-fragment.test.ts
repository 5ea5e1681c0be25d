import { expect } from '@open-wc/testing';
import { announceTags } from '../../page/activation/known-tags.js';
import { waitUntil } from '../../page/testing-wait.js';
import { defineView } from '../_core/declare/define.js';
import { text } from '../_core/declare/prop-types.js';
import { ConsoleSpy, clearPage, flushed, place, put } from '../_core/testing/testing.js';
import { registerElement } from '../_core/testing/testing-register.js';
import { definition as bespokeLayout } from '../bespoke-layout/uni-bespoke-layout.js';
import { definition as tabs } from '../tabs/uni-tabs.js';
import { definition } from './uni-fragment.js';

registerElement(definition);
registerElement(bespokeLayout);
registerElement(tabs);
const Probe = ({ label }: { label?: string }) => label ?? '';
const OTHERS = ['uni-cta', 'uni-toc', 'uni-news-hero'] as const;
for (const tag of ['uni-probe', 'uni-heading', 'uni-breadcrumb', ...OTHERS] as const) {
  if (!customElements.get(tag)) {
    registerElement(
      defineView({ tag, props: { label: text() }, view: Probe, styles: async () => ({ css: '' }) }),
    );
  }
}

const probe = (label: string) => ({ ':type': 'uni/components/probe', label });
const page = (items: Record<string, unknown>, order = Object.keys(items)) => ({
  ':type': 'uni/components/page',
  ':items': {
    root: { ':type': 'wcm/foundation/components/responsivegrid', ':items': items, ':itemsOrder': order },
  },
  ':itemsOrder': ['root'],
});

describe('uni-fragment', () => {
  const answers = new Map<string, () => Response | Promise<Response>>();
  const asked: string[] = [];
  const realFetch = window.fetch;
  let errors: ConsoleSpy;

  const answer = (path: string, model: unknown) =>
    answers.set(
      path,
      () => new Response(JSON.stringify(model), { headers: { 'content-type': 'application/json' } }),
    );
  const show = (
    model: unknown,
    markup = '<uni-fragment src="/content/a.model.json"><p>authored</p></uni-fragment>',
  ) => {
    answer('/content/a.model.json', model);
    return place(markup);
  };

  beforeEach(() => {
    errors = new ConsoleSpy('error');
    answers.clear();
    asked.length = 0;
    window.fetch = async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      const path = pathname.replace(/^\/mocks/, '');
      asked.push(path);
      return answers.get(path)?.() ?? new Response('', { status: 404 });
    };
  });
  afterEach(() => {
    window.fetch = realFetch;
    errors.restore();
    clearPage();
  });

  it('makes one element for each component, in the order of the model', async () => {
    const element = await show(page({ b: probe('second'), a: probe('first') }, ['a', 'b']));
    await flushed();
    expect([...element.querySelectorAll('uni-probe')].map((made) => made.textContent)).to.deep.equal([
      'first',
      'second',
    ]);
    expect(element.textContent).not.to.contain('authored');
  });

  it('keeps what stands there, and is not mounted, until its elements are', async () => {
    announceTags(['uni-late-probe']);
    answer('/content/a.model.json', page({ a: { ':type': 'uni/components/late-probe', label: 'late' } }));
    const element = put('<uni-fragment src="/content/a.model.json"><p>authored</p></uni-fragment>');
    let isMounted = false;
    void element.mountComplete.then(() => {
      isMounted = true;
    });
    await waitUntil(() => element.querySelector('uni-late-probe'));
    await flushed();
    expect([element.innerText.trim(), isMounted]).to.deep.equal(['authored', false]);
    registerElement(
      defineView({
        tag: 'uni-late-probe',
        props: { label: text() },
        view: Probe,
        styles: async () => ({ css: '' }),
      }),
    );
    await waitUntil(() => isMounted);
    expect(element.innerText).to.equal('late');
  });

  it('shows the others meanwhile where nothing else stands: a missing script holds back its own element alone', async () => {
    announceTags(['uni-never-probe']);
    answer(
      '/content/a.model.json',
      page({ a: { ':type': 'uni/components/never-probe' }, b: probe('there') }),
    );
    const element = put('<uni-fragment src="/content/a.model.json"></uni-fragment>');
    await waitUntil(() => element.innerText === 'there');
  });

  it('shows one component when src is a component’s own address', async () => {
    const element = await show(probe('alone'));
    await flushed();
    expect(element.querySelector('uni-probe')!.textContent).to.equal('alone');
  });

  it('knows components of the CMS’s own library by a synonym', async () => {
    const element = await show(
      page({
        title: { ':type': 'core/wcm/components/title/v3/title', text: 'T', type: 'h2' },
        crumbs: {
          ':type': 'core/wcm/components/breadcrumb/v3/breadcrumb',
          items: [{ title: 'Home', url: '/' }],
        },
      }),
    );
    const given = [...element.querySelectorAll('uni-heading, uni-breadcrumb')].map((made) =>
      Reflect.get(made, 'model'),
    );
    expect(given[0]).to.deep.equal({ text: 'T', level: 'h2' });
    expect(given[1]).to.deep.include({ items: [{ title: 'Home', url: '/', link: { url: '/' } }] });
  });

  it('knows the components that have another name than their tag', async () => {
    const element = await show(
      page({
        apply: { ':type': 'uni/components/call-to-action', title: 'Apply' },
        contents: { ':type': 'uni/components/table-of-contents' },
        news: { ':type': 'uni/components/news-article-hero', title: 'Tide' },
      }),
    );
    const made = [...element.querySelectorAll('uni-cta, uni-toc, uni-news-hero')];
    expect(made.map(({ localName }) => localName)).to.deep.equal(['uni-cta', 'uni-toc', 'uni-news-hero']);
    expect(made.map((each) => Reflect.get(each, 'model').title)).to.deep.equal(['Apply', undefined, 'Tide']);
  });

  for (const name of ['bespoke-container', 'bespoke-layout']) {
    it(`puts what a ${name} holds into its columns`, async () => {
      const layout = (items: object) => ({ ':type': `uni/components/${name}`, ':items': items });
      const column = (...tags: string[]) => ({
        ':items': Object.fromEntries(tags.map((tag) => [tag, probe(tag)])),
      });
      const element = await show(
        page({
          named: layout({ right: column('r'), left: column('l1', 'l2') }),
          counted: layout({ one: probe('one'), two: probe('two'), three: probe('three') }),
        }),
      );
      const columns = [...element.querySelectorAll('uni-bespoke-layout')].map((made) =>
        [...made.children].map((child) => [child.slot, child.querySelectorAll('uni-probe').length]),
      );
      expect(columns).to.deep.equal([
        [
          ['right', 1],
          ['left', 2],
        ],
        [
          ['left', 1],
          ['right', 2],
        ],
      ]);
    });
  }

  it('shows rich text, sanitised', async () => {
    const element = await show(
      page({
        t: { ':type': 'core/wcm/components/text/v2/text', text: '<p>words <img alt=x onclick=y></p>' },
      }),
    );
    expect(element.querySelector('.m-rich-text')!.innerHTML).to.equal('<p>words <img alt="x"></p>');
  });

  it('leaves out a component that no tag shows, and names it to authors alone', async () => {
    const warnings = new ConsoleSpy('warn');
    const model = page({ a: probe('x'), t: { ':type': 'x/components/banner', title: 'Apply' } });
    expect((await show(model)).querySelector('.uni-view')!.textContent).to.equal('x');
    expect(warnings.lines).to.deep.equal([]);
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'is-editing-mode', content: 'true' });
    document.head.append(meta);
    await show(model);
    meta.remove();
    warnings.restore();
    expect(warnings.lines).to.have.length(1);
    expect(warnings.lines[0]).to.contain('does not show "banner" of its model');
  });

  it('keeps what stands in it where no tag shows anything of the model', async () => {
    const element = await show(page({ t: { ':type': 'x/components/banner', title: 'Apply' } }));
    expect(element.innerText).to.equal('authored');
    expect(errors.lines[0]).to.contain('nothing but "banner", which no tag shows');
  });

  it('takes the fields of a form for no other component of the same name', async () => {
    const field = { ':type': 'core/wcm/components/form/probe/v2/probe', title: 'Your name' };
    const form = { ':type': 'core/wcm/components/form/container/v2/container', ':items': { a: field } };
    const element = await show(page({ form, b: probe('x') }));
    expect(element.querySelectorAll('uni-probe')).to.have.length(1);
  });

  it('shows nothing for a container without components', async () => {
    const container = { ':type': 'core/wcm/components/container/v1/container', ':items': {} };
    const element = await show(page({ container }));
    expect(element.querySelector('.uni-view')!.childNodes).to.have.length(0);
  });

  for (const mode of ['', ' isolated'])
    it(`shows the panels of tabs under their titles, the components in them alive${mode}`, async () => {
      const panel = (label: string) => ({
        ':type': 'core/wcm/components/container/v1/container',
        'cq:panelTitle': `Title ${label}`,
        ':items': { a: probe(label) },
      });
      const group = {
        ':type': 'core/wcm/components/tabs/v1/tabs',
        ':items': { a: panel('A'), b: panel('B') },
      };
      const element = await show(
        page({ tabs: group }),
        `<uni-fragment${mode} src="/content/a.model.json"></uni-fragment>`,
      );
      const shown = element.querySelector('.uni-view > uni-tabs')!;
      const view = shown.shadowRoot ?? shown;
      expect([...view.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).to.deep.equal([
        'Title A',
        'Title B',
      ]);
      const probes = [...element.querySelectorAll<HTMLElement>('uni-probe')];
      expect(probes.map((each) => (each.shadowRoot ?? each).textContent)).to.deep.equal(['A', 'B']);
      expect(probes.map((each) => each.checkVisibility())).to.deep.equal([true, false]);
    });

  it('shows the panels of a carousel one after the other', async () => {
    const panel = (label: string) => ({
      ':type': 'core/wcm/components/responsivegrid',
      'cq:panelTitle': label,
      ':items': { a: probe(label) },
    });
    const element = await show(
      page({
        carousel: {
          ':type': 'core/wcm/components/carousel/v1/carousel',
          ':items': { a: panel('A'), b: panel('B') },
        },
      }),
    );
    expect(element.querySelector('.uni-view')!.textContent).to.equal('AB');
  });

  it('makes no more components than a page may have, however fragments multiply them', async () => {
    for (let i = 0; i < 3; i++) {
      const inner = { ':type': 'uni/components/fragment', src: `/content/many${i + 1}.model.json` };
      answer(
        `/content/many${i}.model.json`,
        page(
          Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`a${at}`, i < 2 ? inner : probe('x')])),
        ),
      );
    }
    const element = put('<uni-fragment src="/content/many0.model.json"></uni-fragment>');
    await waitUntil(() => errors.lines.length > 0);
    expect(element.querySelectorAll('uni-probe, uni-fragment').length).to.be.at.most(2000);
    expect(element.querySelectorAll('uni-probe').length).to.be.above(1000);
    expect(errors.lines.join()).to.contain('fragments make more than 2000 components');
  });

  it('shares what a page may have with the other fragments of the page, until it leaves', async () => {
    const many = (item: unknown, count: number) =>
      page(Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, item])));
    const cases: readonly (readonly [model: unknown, message: string])[] = [
      [many(probe('x'), 1200), '2000 components'],
      [
        many({ ':type': 'core/wcm/components/text/v2/text', text: 'x'.repeat(30_000) }, 100),
        '5000000 characters',
      ],
      [many({ ':type': 'uni/components/probe', label: 'x'.repeat(30_000) }, 100), '5000000 characters'],
      [
        { ':type': 'core/wcm/components/list/v3/list', items: Array(11_000).fill({ title: 'x' }) },
        '20000 parts',
      ],
    ];
    for (const [at, [model, message]] of cases.entries()) {
      answer(`/content/half${at}.model.json`, model);
      const tag = `<uni-fragment src="/content/half${at}.model.json"><p>authored</p></uni-fragment>`;
      const first = await place(tag);
      const second = await place(tag);
      expect(second.querySelector('.uni-view'), message).to.equal(null);
      expect(errors.lines.at(-1)).to.contain(`fragments make more than ${message}`);
      first.remove();
      await flushed();
      const third = await place(tag);
      expect(third.querySelector('.uni-view'), message).not.to.equal(null);
      clearPage();
      await flushed();
    }
  });

  it('ends a cycle of fragments, and one that is too deep', async () => {
    const fragment = (src: string) => page({ inner: { ':type': 'uni/components/fragment', src } });
    answer('/content/a.model.json', fragment('/content/b.model.json'));
    answer('/content/b.model.json', fragment('/content/a.model.json'));
    for (let i = 0; i < 9; i++)
      answer(`/content/deep${i}.model.json`, fragment(`/content/deep${i + 1}.model.json`));
    const failed = () => new Promise((done) => document.addEventListener('uni-error', done, { once: true }));
    for (const [src, calls] of [
      ['/content/a.model.json', 2],
      ['/content/deep0.model.json', 5],
    ] as const) {
      asked.length = 0;
      const end = failed();
      put(`<uni-fragment src="${src}"></uni-fragment>`);
      await end;
      expect(asked).to.have.length(calls);
    }
    expect(errors.lines[0]).to.contain('contains itself');
    expect(errors.lines[1]).to.contain('stands in 5 fragments; 4 is the most');
  });

  it('takes a component that has the name of an object’s own method for one that nobody knows', async () => {
    const element = await show(page({ a: { ':type': 'uni/components/constructor' }, b: probe('x') }));
    expect(element.querySelector('.uni-view')!.textContent).to.equal('x');
  });

  it('ends a cycle however the addresses are written', async () => {
    const nested = { ':type': 'uni/components/fragment', src: '/content/a.html' };
    const failed = new Promise((done) => document.addEventListener('uni-error', done, { once: true }));
    await show(page({ nested }), '<uni-fragment src="/content/a"></uni-fragment>');
    await failed;
    expect(asked).to.deep.equal(['/content/a.model.json']);
    expect(errors.lines[0]).to.contain('contains itself');
  });

  it('ignores a model that comes after the element has left', async () => {
    const late = Promise.withResolvers<Response>();
    answers.set('/content/a.model.json', () => late.promise);
    const element = put('<uni-fragment src="/content/a.model.json"><p>authored</p></uni-fragment>');
    await flushed();
    element.remove();
    await flushed();
    late.resolve(
      new Response(JSON.stringify(page({ a: probe('late') })), {
        headers: { 'content-type': 'application/json' },
      }),
    );
    await late.promise;
    expect(element.innerHTML).to.equal('<p>authored</p>');
  });

  it('shows the new model when src changes', async () => {
    answer('/content/b.model.json', page({ b: probe('new') }));
    const element = await show(page({ a: probe('old') }));
    const shown = new Promise((done) => element.addEventListener('uni-mount', done, { once: true }));
    element.setAttribute('src', '/content/b.model.json');
    await shown;
    await flushed();
    expect(element.querySelector('.uni-view')!.textContent).to.equal('new');
  });

  it('says that a model is too deep, and keeps what stands there', async () => {
    let deep: Record<string, unknown> = probe('core');
    for (let i = 0; i < 10_000; i++) deep = { ':items': { a: deep } };
    const element = await place('<uni-fragment><p>authored</p></uni-fragment>');
    Reflect.set(element, 'model', deep);
    await new Promise((done) => element.addEventListener('uni-error', done, { once: true }));
    expect(element.innerText).to.equal('authored');
    expect(errors.lines.join()).to.contain('more than 60 containers in each other');
  });

  it('takes what a server has rendered as it stands, and asks for nothing', async () => {
    const element = await place(
      '<uni-fragment src="/content/a.model.json" data-prerendered="1.0.0"><div class="uni-view"><p>served</p></div></uni-fragment>',
    );
    expect([element.textContent, asked]).to.deep.equal(['served', []]);
    answer('/content/b.model.json', probe('new'));
    element.setAttribute('src', '/content/b.model.json');
    await new Promise((mounted) => element.addEventListener('uni-mount', mounted, { once: true }));
    await flushed();
    expect(element.textContent).to.equal('new');
  });
});
