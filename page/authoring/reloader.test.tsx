import { expect } from '@open-wc/testing';
import { text } from '../../elements/_core/declare/prop-types.js';
import { clearPage, defineTestTag, flushed, put } from '../../elements/_core/testing/testing.js';
import { timings } from '../../vocabulary/timings.js';
import { findInPageModel } from '../model/find-model.js';
import { pageModel } from '../model/page-model.js';
import { type Clock, type captureConsole, settle } from '../testing.js';
import { editedPage, pathTo, type StubbedCms, startReloader, wrapped } from './testing.js';

const tag = defineTestTag({
  props: { label: text() },
  view: ({ label }: { label?: string }) => (
    <div>
      <p>{label}</p>
      <button type="button">Other</button>
    </div>
  ),
});
const type = (name: string) => `uni/components/${name.replace('uni-', '')}`;
const component = (label: string) => ({ ':type': type(tag), label });
const markup = (item: string, label: string) => wrapped(item, `<${tag} data-label="${label}"></${tag}>`);

describe('what an author edits', () => {
  let clock: Clock;
  let cms: StubbedCms;
  let mode: { end(): void };
  let end: () => void;
  let logged: ReturnType<typeof captureConsole>;
  let authoring: ReturnType<typeof startReloader>;
  let mounted: Element[] = [];
  const note = (event: Event) => void mounted.push(event.target as Element);

  beforeEach(() => {
    ({ logged, mode, clock, cms, end } = editedPage({ a: component('A'), b: component('B') }));
    authoring = startReloader();
    document.addEventListener('uni-mount', note);
  });

  afterEach(() => {
    document.removeEventListener('uni-mount', note);
    authoring.stop();
    clearPage();
    end();
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

  it('is waited for anew after a change that came with another component’s, before its own editor told of it', async () => {
    const page = await open();
    const edit = async (b: string) => {
      cms.items = { a: component('A2'), b: component(b) };
      await clock.tick(timings.editingPollMs);
    };
    hint('a');
    await edit('B2');
    hint('b');
    await clock.tick(0);
    expect(labels(page)).to.deep.equal(['A2', 'B2']);
    hint('b');
    await clock.tick(0);
    await edit('B3');
    expect(labels(page)).to.deep.equal(['A2', 'B3']);
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

  it('is in the page’s model, whose other parts say the same', async () => {
    await open();
    const before = findInPageModel('b');
    await editA();
    expect(findInPageModel('a')).to.deep.equal(component('A2'));
    expect(findInPageModel('b')).to.deep.equal(before);
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

  it('is shown as it is now when it is edited on its way into its container', async () => {
    const area = (...labels: string[]) => ({
      root: {
        ':type': type('area'),
        ':items': Object.fromEntries(labels.map((label) => [label[0], component(label)])),
      },
    });
    const html = (...labels: string[]) =>
      wrapped('root', labels.map((label) => markup(`root/${label}`, label)).join(''));
    cms.items = area('A', 'B');
    const page = await open(html('A', 'B'));
    cms.items = area('A', 'B', 'C');
    Object.defineProperty(cms, 'html', {
      get: () => {
        cms.items = area('A', 'B', 'C2');
        hint('root/C');
        return html('A', 'B', 'C');
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

  describe('when something is wrong', () => {
    it('stays when the model is gone, is reported once, and is asked for no more', async () => {
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
