import { expect } from '@open-wc/testing';
import { list, text } from '../../elements/_core/props/kinds.js';
import { clearPage, defineTestTag, flushed, put, testTag } from '../../elements/_core/testing.js';
import { timings } from '../../vocabulary/timings.js';
import { findInPageModel } from '../model/find-model.js';
import { pageModel } from '../model/page-model.js';
import { type Clock, captureConsole, forgetPage, settle, stopClock } from '../testing.js';
import { editingMode, pathTo, type StubbedCms, startReloader, stubCms, wrapped } from './testing.js';

const View = ({ label, note }: { label?: string; note?: string }) => (
  <div>
    <p>{label}</p>
    {note && <small>{note}</small>}
    <button type="button">{label}</button>
    <button type="button">Other</button>
  </div>
);
const tag = defineTestTag({ props: { label: text(), note: text() }, view: View });
const otherTag = defineTestTag({
  props: { items: list({}) },
  view: () => <p>other</p>,
});
const type = (name: string) => `uni/components/${name.replace('uni-', '')}`;
const component = (label: string, more: object = {}) => ({ ':type': type(tag), label, ...more });
const markup = (item: string, label: string) => wrapped(item, `<${tag} data-label="${label}"></${tag}>`);

describe('what an author edits', () => {
  let clock: Clock;
  let cms: StubbedCms;
  let mode: ReturnType<typeof editingMode>;
  let logged: ReturnType<typeof captureConsole>;
  let authoring: ReturnType<typeof startReloader>;
  let mounted: Element[] = [];
  const note = (event: Event) => void mounted.push(event.target as Element);

  beforeEach(() => {
    forgetPage();
    logged = captureConsole();
    mode = editingMode();
    clock = stopClock();
    cms = stubCms({ a: component('A'), b: component('B') });
    authoring = startReloader();
    document.addEventListener('uni-mount', note);
  });

  afterEach(() => {
    document.removeEventListener('uni-mount', note);
    authoring.stop();
    cms.restore();
    clock.restore();
    mode.end();
    logged.restore();
    clearPage();
    forgetPage();
  });

  /** Puts the page there as it was before the edit. */
  async function open(html = markup('a', 'A') + markup('b', 'B')): Promise<HTMLElement> {
    pageModel.set({ ':items': structuredClone(cms.items) });
    const page = put(`<main>${html}</main>`);
    await flushed();
    await settle();
    mounted = [];
    return page;
  }

  const hint = (item: string, kind: 'content' | 'children' | 'shown' = 'content') =>
    authoring.reloader.add({ kind, path: pathTo(item) });
  async function editA(): Promise<void> {
    cms.items = { a: component('A2'), b: component('B') };
    hint('a');
    await clock.tick(0);
  }
  const labels = (page: Element) => [...page.querySelectorAll('.uni-view p')].map((p) => p.textContent);

  it('mounts anew once, and nothing else does', async () => {
    const page = await open();
    const [edited, neighbour] = page.querySelectorAll(tag);
    const nodes = [...neighbour!.querySelectorAll('*')];
    await editA();
    expect(labels(page)).to.deep.equal(['A2', 'B']);
    expect(mounted).to.deep.equal([edited]);
    expect([...neighbour!.querySelectorAll('*')]).to.deep.equal(nodes);
    expect(cms.modelCalls).to.equal(1);
    expect(clock.timers).to.equal(0);
  });

  it('takes the reload machine’s steps, and ends where it began', async () => {
    await open();
    hint('a');
    await clock.tick(timings.editingPollMs);
    expect(new Set(authoring.steps)).to.deep.equal(new Set(['LOADING']));
    cms.items = { a: component('A2'), b: component('B') };
    await clock.tick(timings.editingPollMs);
    const steps = authoring.steps.filter((step, at, all) => step !== all[at - 1]).slice(0, 4);
    expect(steps).to.deep.equal(['LOADING', 'LOADED', 'MOUNTING', 'MOUNTED']);
  });

  it('is asked for every 100 ms until it differs', async () => {
    const page = await open();
    hint('a');
    await clock.tick(350);
    expect(cms.modelCalls).to.equal(4);
    expect(mounted).to.deep.equal([]);
    cms.items = { a: component('A2'), b: component('B') };
    await clock.tick(100);
    expect(labels(page)).to.deep.equal(['A2', 'B']);
    await clock.tick(20_000);
    expect(cms.modelCalls).to.equal(5);
    expect(clock.timers).to.equal(0);
  });

  it('is asked for 160 times at most, and then no timer is left', async () => {
    await open();
    hint('a');
    await clock.tick(timings.editingPollMs * timings.editingMaxPolls);
    expect(cms.modelCalls).to.equal(timings.editingMaxPolls);
    expect(clock.timers).to.equal(0);
    expect(authoring.steps.at(-1)).to.equal('MOUNTED');
    await clock.tick(20_000);
    expect(cms.modelCalls).to.equal(timings.editingMaxPolls);
    expect(mounted).to.deep.equal([]);
  });

  it('is given up by the clock when a tab was hidden', async () => {
    await open();
    hint('a');
    await clock.tick(200);
    clock.sleep(timings.editingPollMs * timings.editingMaxPolls);
    await clock.tick(100);
    const { modelCalls } = cms;
    await clock.tick(1000);
    expect(cms.modelCalls).to.equal(modelCalls);
    expect(clock.timers).to.equal(0);
  });

  it('is waited for no longer once the editor is done', async () => {
    await open();
    hint('a');
    await clock.tick(100);
    authoring.reloader.end();
    await clock.tick(200);
    hint('b');
    await clock.tick(0);
    mode.end();
    await clock.tick(200);
    expect(cms.modelCalls).to.be.at.most(4);
    expect(clock.timers).to.equal(0);
  });

  it('is waited for no longer once the page has ended', async () => {
    await open();
    hint('a');
    await clock.tick(50);
    authoring.stop();
    await clock.tick(1000);
    expect(cms.modelCalls).to.equal(1);
    expect(clock.timers).to.equal(0);
  });

  it('is in the page’s model, whose other parts stay the same objects', async () => {
    await open();
    const before = findInPageModel('b');
    await editA();
    expect(findInPageModel('a')).to.deep.equal(component('A2'));
    expect(findInPageModel('b')).to.equal(before);
  });

  it('is in the model of the content path that the head names, where the page has a short address', async () => {
    const path = '/content/uni/en/library';
    const meta = document.createElement('meta');
    document.head.append(Object.assign(meta, { name: 'uni-model', content: `${path}.model.json` }));
    await open(markup('a', 'A').replace(pathTo('a'), `${path}/jcr:content/a`));
    cms.items = { a: component('A2'), b: component('B') };
    authoring.reloader.add({ kind: 'content', path: `${path}/jcr:content/a` });
    await clock.tick(0);
    meta.remove();
    expect(findInPageModel('a')).to.have.property('label', 'A2');
  });

  it('outlives a storm of 160 ticks of 40 components: every mount follows a change, and no timer is left', async () => {
    const COMPONENTS = 40;
    const numbers = Array.from({ length: COMPONENTS }, (_, at) => `c${at}`);
    const itemsAt = (tick: number) =>
      Object.fromEntries(numbers.map((item) => [item, component(`${item} ${tick}`)]));
    cms.items = itemsAt(0);
    const page = await open(numbers.map((item) => markup(item, `${item} 0`)).join(''));
    for (let tick = 1; tick <= timings.editingMaxPolls; tick++) {
      cms.items = itemsAt(tick);
      for (const item of numbers) hint(item);
      await clock.tick(timings.editingPollMs);
    }
    const changes = COMPONENTS * timings.editingMaxPolls;
    expect(labels(page)).to.deep.equal(numbers.map((item) => `${item} ${timings.editingMaxPolls}`));
    expect(page.querySelectorAll('.uni-view')).to.have.length(COMPONENTS);
    expect(mounted).to.have.length(changes);
    expect(cms.modelCalls).to.be.at.most(changes / COMPONENTS + 1);
    await clock.tick(16_000);
    expect(clock.timers).to.equal(0);
    expect(mounted).to.have.length(changes);
  });

  it('tells the editor that its overlays are to be measured anew', async () => {
    let told = 0;
    const count = () => told++;
    window.addEventListener('cq-async-content-loaded', count);
    await open();
    await editA();
    window.removeEventListener('cq-async-content-loaded', count);
    expect(told).to.equal(1);
  });

  it('keeps the focus where it was, in itself and in its neighbours', async () => {
    const page = await open();
    const [inEdited, inNeighbour] = [...page.querySelectorAll<HTMLElement>('button:last-child')];
    inNeighbour!.focus();
    await editA();
    expect(document.activeElement).to.equal(inNeighbour);
    page.querySelector<HTMLElement>('button:last-child')!.focus();
    cms.items = { a: component('A3'), b: component('B') };
    hint('a');
    await clock.tick(0);
    expect(inEdited!.isConnected).to.equal(false);
    expect(document.activeElement).to.equal(page.querySelector('button:last-child'));
  });

  it('does not scroll the page', async () => {
    const page = await open(
      `<div style="height: 3000px"></div>${markup('a', 'A')}<div style="height: 3000px"></div>`,
    );
    page.querySelector('button')!.focus({ preventScroll: true });
    window.scrollTo({ top: 1234, behavior: 'instant' });
    cms.items = { a: component('A2') };
    hint('a');
    await clock.tick(0);
    expect(labels(page)).to.deep.equal(['A2']);
    expect(window.scrollY).to.equal(1234);
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

  it('is not mounted again when the editor has put new nodes there', async () => {
    const page = await open();
    cms.items = { a: component('A2'), b: component('B') };
    page.firstElementChild!.outerHTML = markup('a', 'A2');
    hint('a', 'shown');
    hint('a');
    await clock.tick(0);
    expect(labels(page)).to.deep.equal(['A2', 'B']);
    expect(mounted).to.have.length(1);
    expect(findInPageModel('a')).to.deep.equal(component('A2'));
    expect(clock.timers).to.equal(0);
  });

  it('leaves the page when it was deleted', async () => {
    const page = await open(wrapped('root', markup('root/a', 'A') + markup('root/b', 'B')));
    cms.items = { root: { ':type': type('area'), ':items': { a: component('A'), b: component('B') } } };
    pageModel.set({ ':items': cms.items });
    cms.items = { root: { ':type': type('area'), ':items': { b: component('B') } } };
    const kept = page.querySelectorAll(tag)[1];
    hint('root/a');
    await clock.tick(0);
    expect([...page.querySelectorAll(tag)]).to.deep.equal([kept]);
    expect(cms.pageCalls).to.equal(0);
  });

  describe('in a container', () => {
    const area = (items: object) => ({ root: { ':type': type('area'), ':items': items } });
    const areaHtml = (inner: string) => wrapped('root', `<section class="inner">${inner}</section>`);
    const [a, b] = [markup('root/a', 'A'), markup('root/b', 'B')];

    async function openArea(): Promise<HTMLElement> {
      cms.items = area({ a: component('A'), b: component('B') });
      return open(areaHtml(a + b));
    }

    const { moveBefore } = Element.prototype as { moveBefore?: unknown };
    for (const own of [moveBefore, undefined])
      it(`comes from the page as the server writes it now, its neighbours and the focus untouched, ${own ? 'with' : 'without'} moveBefore`, async () => {
        Object.assign(Element.prototype, { moveBefore: own });
        const page = await openArea();
        const kept = [...page.querySelectorAll(tag)];
        page.querySelector('button')!.focus();
        const focused = document.activeElement;
        cms.items = area({ a: component('A'), c: component('C'), b: component('B') });
        cms.html = areaHtml(a + markup('root/c', 'C') + b);
        hint('root', 'children');
        await clock.tick(0);
        await settle();
        Object.assign(Element.prototype, { moveBefore });
        expect(labels(page)).to.deep.equal(['A', 'C', 'B']);
        expect([page.querySelectorAll(tag)[0], page.querySelectorAll(tag)[2]]).to.deep.equal(kept);
        expect(mounted).to.have.length(1);
        expect(document.activeElement).to.equal(focused);
        expect(cms.pageCalls).to.equal(1);
      });

    it('moves without being mounted again', async () => {
      const page = await openArea();
      const [first, second] = page.querySelectorAll(tag);
      cms.items = area({ b: component('B'), a: component('A') });
      cms.html = areaHtml(b + a);
      hint('root', 'children');
      await clock.tick(0);
      await settle();
      expect([...page.querySelectorAll(tag)]).to.deep.equal([second, first]);
      expect(mounted).to.deep.equal([]);
    });

    it('is shown as it is now when it is edited on its way into the page', async () => {
      const page = await openArea();
      cms.items = area({ a: component('A'), b: component('B'), c: component('C') });
      Object.defineProperty(cms, 'html', {
        get: () => {
          cms.items = area({ a: component('A'), b: component('B'), c: component('C2') });
          hint('root/c');
          return areaHtml(a + b + markup('root/c', 'C'));
        },
      });
      hint('root', 'children');
      await clock.tick(0);
      await settle();
      expect(labels(page)).to.deep.equal(['A', 'B', 'C']);
      await clock.tick(timings.editingPollMs);
      expect(labels(page)).to.deep.equal(['A', 'B', 'C2']);
      expect([cms.pageCalls, clock.timers]).to.deep.equal([1, 0]);
    });

    it('stays when a container in it and the one around that change together', async () => {
      const section = (items: object) => ({ ':type': type('area'), ':items': items });
      const inner = (html: string) => wrapped('root/inner', html);
      const old = markup('root/inner/old', 'Old');
      cms.items = area({ inner: section({ a: component('A'), old: component('Old') }) });
      const page = await open(areaHtml(inner(markup('root/inner/a', 'A') + old)));
      cms.items = area({ inner: section({ a: component('A') }), b: component('B') });
      cms.html = areaHtml(inner(markup('root/inner/a', 'A')) + b);
      hint('root/inner', 'children');
      hint('root', 'children');
      await clock.tick(0);
      await settle();
      expect(labels(page)).to.deep.equal(['A', 'B']);
    });
  });

  it('comes from the page where no view shows it, without its scripts', async () => {
    cms.items = { a: { ':type': type('text'), text: 'old' } };
    const page = await open(wrapped('a', '<p>old</p>'));
    cms.items = { a: { ':type': type('text'), text: 'new' } };
    cms.html = wrapped('a', '<p>new</p><script>document.title = "ran"</script>');
    hint('a');
    await clock.tick(0);
    await settle();
    expect(page.textContent).to.equal('new');
    expect(page.querySelector('script')).to.equal(null);
    expect(document.title).to.not.equal('ran');
  });

  it('comes from the page when its type has changed, or is none', async () => {
    const page = await open();
    cms.items = { a: { ':type': type(otherTag) }, b: { label: 'B' } };
    cms.html = wrapped('a', `<${otherTag}></${otherTag}>`) + markup('b', 'B3');
    hint('a');
    hint('b');
    await clock.tick(0);
    await settle();
    expect(labels(page)).to.deep.equal(['other', 'B3']);
    expect(cms.pageCalls).to.equal(1);
  });

  it('comes alive when a server rendered it and nobody has used it yet', async () => {
    const unused = testTag();
    const page = await open(
      wrapped(
        'a',
        `<${unused} data-label="A" data-prerendered="1"><div class="uni-view"><p>A</p></div></${unused}>`,
      ),
    );
    authoring.stop();
    authoring = startReloader(async () => {
      defineTestTag({ tag: unused, props: { label: text() }, view: View });
    });
    pageModel.set({ ':items': { a: { ':type': type(unused), label: 'A' } } });
    cms.items = { a: { ':type': type(unused), label: 'A2' } };
    hint('a');
    await clock.tick(0);
    await flushed();
    expect(labels(page)).to.deep.equal(['A2']);
    expect(page.querySelectorAll('.uni-view')).to.have.length(1);
  });

  it('comes from the page where the page’s model could not be had before', async () => {
    const page = await open();
    forgetPage();
    cms.items = { a: component('A2'), b: component('B') };
    cms.html = markup('a', 'A2') + markup('b', 'B');
    const neighbour = page.querySelectorAll(tag)[1];
    hint('a');
    await clock.tick(0);
    await settle();
    expect(labels(page)).to.deep.equal(['A2', 'B']);
    expect(page.querySelectorAll(tag)[1]).to.equal(neighbour);
    expect(findInPageModel('a')).to.deep.equal(component('A2'));
  });

  describe('when something is wrong', () => {
    it('stays when the model is gone, is told once, and is asked for no more', async () => {
      const page = await open();
      cms.status = 404;
      hint('a');
      hint('b');
      await clock.tick(1000);
      hint('a');
      await clock.tick(1000);
      expect(labels(page)).to.deep.equal(['A', 'B']);
      expect(cms.modelCalls).to.equal(2);
      expect(logged.warn).to.have.length(1);
      expect(String(logged.warn[0])).to.contain('the model of /home cannot be fetched');
      expect(clock.timers).to.equal(0);
      expect(authoring.steps.at(-1)).to.equal('MOUNTED');
    });

    it('is asked for again after a failure that may pass', async () => {
      const page = await open();
      cms.status = 503;
      hint('a');
      await clock.tick(250);
      cms.status = 200;
      cms.items = { a: component('A2'), b: component('B') };
      await clock.tick(100);
      expect(labels(page)).to.deep.equal(['A2', 'B']);
      expect(logged.warn).to.have.length(1);
    });

    it('stays when the page itself cannot be fetched, and the author is told', async () => {
      cms.items = { a: { ':type': type('text'), text: 'old' } };
      const page = await open(wrapped('a', '<p>old</p>'));
      cms.items = { a: { ':type': type('text'), text: 'new' } };
      hint('a');
      const failing = globalThis.XMLHttpRequest.prototype as { send(): void };
      failing.send = function send(this: { status: number; onload(): void }) {
        this.status = 500;
        queueMicrotask(() => this.onload());
      };
      await clock.tick(0);
      await settle();
      expect(page.textContent).to.equal('old');
      expect(String(logged.warn[0])).to.contain('reload the page');
      expect(clock.timers).to.equal(0);
    });

    it('asks for nothing that stands not in the page, and says so once', async () => {
      await open();
      const paths = [
        '/other/jcr:content/root/a',
        '//elsewhere.example/jcr:content/a',
        'a',
        '',
        '/home',
        '/../jcr:content/a',
      ];
      for (const path of paths) authoring.reloader.add({ kind: 'content', path });
      await clock.tick(1000);
      expect(cms.modelCalls).to.equal(0);
      expect(logged.warn).to.have.length(1);
      expect(authoring.steps).to.deep.equal([]);
    });

    for (const owner of ['/apps/secret', '/libs/x', '//elsewhere.example/x', '/home/../apps/x']) {
      it(`asks for nothing in ${owner}, though a mark in the page names it`, async () => {
        const path = `${owner}/jcr:content/a`;
        await open(`<div data-path="${path}">text</div>`);
        authoring.reloader.add({ kind: 'content', path });
        await clock.tick(1000);
        expect(cms.modelCalls).to.equal(0);
        expect(clock.timers).to.equal(0);
      });
    }

    it('is fetched once for 10,000 hints in one task', async () => {
      const page = await open();
      cms.items = { a: component('A2'), b: component('B') };
      for (let at = 0; at < 10_000; at++) hint(at % 2 ? 'a' : `none-${at}`);
      await clock.tick(0);
      expect(labels(page)).to.deep.equal(['A2', 'B']);
      expect(cms.modelCalls).to.equal(1);
      expect(mounted).to.have.length(1);
      expect(logged.warn).to.have.length(1);
    });
  });
});
