import { expect } from '@open-wc/testing';
import { type Clock, captureConsole, forgetPage, settle, stopClock } from '../page/testing.js';
import { loadPageScripts, type PageScripts } from './load-page-scripts.js';

const BASE = 'https://cdn.example/clientlibs/';

describe('loadPageScripts', () => {
  const { append } = document.head;
  let clock: Clock;
  let logged: ReturnType<typeof captureConsole>;
  let added: HTMLScriptElement[];

  beforeEach(() => {
    forgetPage();
    clock = stopClock();
    logged = captureConsole();
    added = [];
    document.head.append = (...nodes) => void added.push(...(nodes as HTMLScriptElement[]));
  });

  afterEach(async () => {
    await pageIs('allComponents');
    await pageIs('success');
    document.head.append = append;
    logged.restore();
    clock.restore();
    forgetPage();
  });

  const names = () => added.map(({ src }) => src.replace(BASE, ''));

  function load(options: Partial<PageScripts> = {}) {
    return loadPageScripts({ app: 'corporate', base: BASE, ...options });
  }

  async function pageIs(state: string) {
    document.body.dataset.pageState = state;
    document.dispatchEvent(new CustomEvent('uni-page-state'));
    await settle();
  }

  const refusal = async (options: Partial<PageScripts>) =>
    (await load(options).then(
      () => undefined,
      (error: unknown) => error,
    )) as Error;

  it('adds nothing before the page has reached a state', async () => {
    load();
    await clock.tick(2900);
    expect(added).to.deep.equal([]);
  });

  it('adds the scripts for all components, core-commons first, in allComponents', async () => {
    load();
    await pageIs('allComponents');
    expect(names()).to.deep.equal(['core-commons.js', 'corporate-all-components.js']);
  });

  it('tells of an app that nobody builds in one line', async () => {
    load({ app: 'corporat' });
    await pageIs('allComponents');
    await pageIs('success');
    for (const script of added) script.onerror?.(new Event('error'));
    expect(logged.error.map(String)).to.have.length(1);
    expect(String(logged.error)).to.contain('Error loading script').and.to.contain('no app corporat');
  });

  it('adds the non-critical script in success', async () => {
    load();
    await pageIs('allComponents');
    await pageIs('success');
    expect(names()).to.deep.equal([
      'core-commons.js',
      'corporate-all-components.js',
      'corporate-non-critical.js',
    ]);
  });

  it('starts both stages at the same time', async () => {
    load();
    await pageIs('success');
    expect(names()).to.deep.equal(['corporate-non-critical.js']);
    await clock.tick(3000);
    expect(names()).to.have.length(3);
  });

  it('leaves core-commons out while an author edits', async () => {
    load({ editing: true });
    await pageIs('allComponents');
    expect(names()).to.deep.equal(['corporate-all-components.js']);
  });

  it('adds scripts at once for a page that has reached its state before', async () => {
    document.body.dataset.pageState = 'allComponents';
    load();
    await settle();
    expect(names()).to.have.length(2);
  });

  it('puts the chunk suffix into every name', async () => {
    load({ suffix: '.abc123' });
    await clock.tick(3000);
    expect(names()).to.deep.equal([
      'core-commons.abc123.js',
      'corporate-all-components.abc123.js',
      'corporate-non-critical.abc123.js',
    ]);
  });

  it('takes the folder from the address of a file in it', async () => {
    load({ base: `${BASE}loader.js` });
    await pageIs('allComponents');
    expect(names()[0]).to.equal('core-commons.js');
  });

  it('adds deferred modules that run in order', async () => {
    load();
    await pageIs('allComponents');
    for (const script of added) expect(script).to.include({ type: 'module', async: false, defer: true });
  });

  it('passes nonce and integrity on', async () => {
    load({ nonce: 'r4nd0m', integrity: { 'core-commons': 'sha384-abc' } });
    await pageIs('allComponents');
    expect(added.map(({ nonce }) => nonce)).to.deep.equal(['r4nd0m', 'r4nd0m']);
    expect(added.map(({ integrity }) => integrity)).to.deep.equal(['sha384-abc', '']);
    expect(added.map(({ crossOrigin }) => crossOrigin)).to.deep.equal(['anonymous', null]);
  });

  describe('polling', () => {
    it('sees a state that only the global shows within 100 ms', async () => {
      load();
      await clock.tick(1050);
      Object.assign(globalThis, { uniPageState: 'allComponents' });
      await clock.tick(49);
      expect(added).to.deep.equal([]);
      await clock.tick(1);
      expect(names()).to.have.length(2);
    });

    it('sees a state that only the body shows within 100 ms', async () => {
      load();
      document.body.dataset.pageState = 'success';
      await clock.tick(100);
      expect(names()).to.deep.equal(['corporate-non-critical.js']);
    });

    it('looks 30 times and adds the scripts anyway', async () => {
      load();
      await clock.tick(2999);
      expect(clock.fired).to.equal(2 * 29);
      expect(added).to.deep.equal([]);
      await clock.tick(1);
      expect(clock.fired).to.equal(2 * 30);
      expect(names()).to.have.length(3);
    });

    it('counts no look at a state that the page tells of', async () => {
      load();
      for (let state = 0; state < 20; state++) await pageIs(`state${state}`);
      await clock.tick(2999);
      expect(added).to.deep.equal([]);
      await clock.tick(1);
      expect(names()).to.have.length(3);
    });

    it('looks 30 times at most when the clock stands still', async () => {
      const { now } = performance;
      const start = now.call(performance);
      performance.now = () => start;
      load();
      await clock.tick(5000);
      performance.now = now;
      expect(clock.fired).to.equal(2 * 30);
      expect(names()).to.have.length(3);
    });

    it('gives up by the clock when the timers of a hidden tab fire seldom', async () => {
      load();
      clock.sleep(60_000);
      await clock.tick(0);
      expect(names()).to.have.length(3);
    });

    it('is not held up by an element that is named like the global', async () => {
      const link = document.createElement('a');
      link.id = 'uniPageState';
      document.body.append(link);
      load();
      await pageIs('allComponents');
      link.remove();
      expect(names()).to.have.length(2);
    });

    it('leaves no timer behind', async () => {
      load();
      await pageIs('allComponents');
      await pageIs('success');
      for (const script of added) script.dispatchEvent(new Event('load'));
      expect(clock.timers).to.equal(0);
    });
  });

  describe('scripts that fail', () => {
    it('are told of, and the others still come', async () => {
      const loaded = load();
      await pageIs('allComponents');
      added[0]?.dispatchEvent(new Event('error'));
      added[1]?.dispatchEvent(new Event('load'));
      await pageIs('success');
      added[2]?.dispatchEvent(new Event('load'));
      await loaded;
      expect(names()).to.have.length(3);
      expect(logged.error).to.deep.equal([['Error loading script', `${BASE}core-commons.js`]]);
    });

    it('end a page that nobody has started, if it is the runtime', async () => {
      load();
      await clock.tick(3000);
      for (const script of added) script.dispatchEvent(new Event('error'));
      expect(document.body.dataset.pageState).to.equal('fail');
    });

    it('end such a page in ten seconds where the runtime hangs, and it is used when it comes', async () => {
      let hasLoaded = false;
      load().then(() => {
        hasLoaded = true;
      });
      await clock.tick(3000);
      for (const script of added.slice(1)) script.dispatchEvent(new Event('load'));
      await clock.tick(9999);
      expect(document.body.dataset.pageState).to.equal(undefined);
      await clock.tick(1);
      expect(document.body.dataset.pageState).to.equal('fail');
      expect(logged.error).to.deep.equal([['Error loading script', `${BASE}core-commons.js`]]);
      expect(hasLoaded).to.equal(false);
      added[0]!.dispatchEvent(new Event('load'));
      await settle();
      expect(hasLoaded).to.equal(true);
    });

    it('are known to the page from the start', async () => {
      load();
      const scripts = Reflect.get(globalThis, Symbol.for('uni.loader')) as Map<string, Promise<boolean>>;
      expect([...scripts.keys()]).to.deep.equal([
        `${BASE}core-commons.js`,
        `${BASE}corporate-all-components.js`,
        `${BASE}corporate-non-critical.js`,
      ]);
      await pageIs('allComponents');
      added[0]?.dispatchEvent(new Event('error'));
      added[1]?.dispatchEvent(new Event('load'));
      const [first, second] = scripts.values();
      expect(await first).to.equal(false);
      expect(await second).to.equal(true);
    });
  });

  describe('run again', () => {
    it('adds no script twice', async () => {
      load();
      load();
      await clock.tick(3000);
      load();
      await clock.tick(3000);
      expect(names()).to.have.length(3);
    });

    it('adds the scripts of another application, but core-commons once', async () => {
      load();
      load({ app: 'courses' });
      await clock.tick(3000);
      expect(names().filter((name) => name.startsWith('core'))).to.have.length(1);
      expect(names()).to.have.length(5);
    });
  });

  describe('refusing', () => {
    it('an application without a name', async () => {
      expect((await refusal({ app: '' })).message).to.equal('please give a name to the app, it is undefined');
    });

    for (const app of [
      '../evil',
      '//evil.test/x',
      'Corporate',
      '-a',
      'a b',
      'a.b',
      'a/b',
      'a%2fb',
      'a\nb',
      'ä',
      'a?',
    ]) {
      it(`the name ${JSON.stringify(app)}`, async () => {
        const { message } = await refusal({ app });
        expect(message).to.contain(`data-app="${app}"`).and.to.contain('must be');
        await clock.tick(3000);
        expect(added).to.deep.equal([]);
      });
    }

    for (const suffix of [
      'abc123',
      '.',
      '/../evil',
      '.abc/def',
      '.abc123?',
      '..abcd',
      `.${'a'.repeat(65)}`,
      '.abcd\n',
    ]) {
      it(`the suffix ${JSON.stringify(suffix.slice(0, 12))}`, async () => {
        const { message } = await refusal({ suffix });
        expect(message).to.contain(`data-chunk-suffix="${suffix}"`).and.to.contain('must be');
        await clock.tick(3000);
        expect(added).to.deep.equal([]);
      });
    }

    it('nothing that a build gives', async () => {
      for (const suffix of ['', '.a', '.AbC-1_9', `.${'a'.repeat(64)}`]) {
        load({ suffix });
        await clock.tick(3000);
      }
      expect(names()).to.have.length(12);
    });
  });
});
