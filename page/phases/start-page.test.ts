import { expect } from '@open-wc/testing';
import { REQUEST_TIMEOUT_MS } from '../../vocabulary/runtime.js';
import { findInPageModel } from '../model/find-model.js';
import {
  type Clock,
  captureConsole,
  forgetPage,
  json,
  never,
  type StubbedFetch,
  settle,
  stopClock,
  stubFetch,
} from '../testing.js';
import { waitUntil } from '../testing-wait.js';
import type { PageDataChange } from './page-context.js';
import type { PageStateChange } from './page-state.js';
import type { RunningPage } from './running-page.js';
import { type StartPageOptions, startPage } from './start-page.js';

const MODEL = { ':items': { root: { 'jcr:title': 'Study' } } };
const MOUNT_EXCEPTION = 'application failed to mount components with error';

/** Ways in which the model of a page cannot be had. */
const BAD_MODELS: Readonly<Record<string, () => Response | Promise<Response>>> = {
  401: () => json({}, { status: 401 }),
  403: () => json({}, { status: 403 }),
  404: () => json({}, { status: 404 }),
  500: () => json({}, { status: 500 }),
  'a page': () => new Response('<p>Sign in</p>', { headers: { 'Content-Type': 'text/html' } }),
  'a page that says it is JSON': () => json('<!doctype html><title>Sign in</title>'),
  nothing: () => json(''),
  torn: () => json('{":type":'),
  'text after its end': () => json('{} more'),
  'a list': () => json([]),
  'a text': () => json('"text"'),
  null: () => json('null'),
  'of another site': () => Object.defineProperty(json({}), 'url', { value: 'https://login.example/' }),
  'out of reach': () => Promise.reject(new TypeError('offline')),
};
const nested = (depth: number) => `${'{":type":"x",":items":{"a":'.repeat(depth)}{}${'}}'.repeat(depth)}`;
const GOOD_MODELS: Readonly<Record<string, string>> = {
  'with a byte order mark': '\uFEFF{":type":"x",":items":{}}',
  '1,000 components deep': nested(1000),
  '100,000 components deep': nested(100_000),
  'of 10 MB': JSON.stringify({ ':type': 'x', ':items': {}, text: 'x'.repeat(10_000_000) }),
};

let count = 0;
const freshTag = () => `x-start-${++count}`;

describe('startPage', () => {
  let net: StubbedFetch;
  let logged: ReturnType<typeof captureConsole>;
  let place: HTMLElement;
  let states: string[];
  const pages = new Set<RunningPage>();
  const note = (event: Event) => states.push((event as CustomEvent<PageStateChange>).detail.state);

  beforeEach(() => {
    forgetPage();
    states = [];
    document.addEventListener('uni-page-state', note);
    logged = captureConsole();
    answer(() => json(MODEL));
    place = document.createElement('main');
    document.body.append(place);
  });

  afterEach(() => {
    for (const page of pages) page.stop();
    pages.clear();
    document.removeEventListener('uni-page-state', note);
    logged.restore();
    net.restore();
    place.remove();
    forgetPage();
  });

  function answer(respond: () => Response | Promise<Response>) {
    net?.restore();
    net = stubFetch(respond);
  }

  function start(
    components: StartPageOptions['components'],
    elements?: StartPageOptions['elements'],
  ): RunningPage {
    const page = startPage({ name: 'corporate', components, elements });
    pages.add(page);
    return page;
  }

  /** A tag that stands in the document, and its class. */
  function present(): Record<string, CustomElementConstructor> {
    const tag = freshTag();
    place.append(document.createElement(tag));
    return { [tag]: class extends HTMLElement {} };
  }

  const failing = (error: unknown) => {
    const tag = freshTag();
    place.append(document.createElement(tag));
    return { [tag]: () => Promise.reject(error) };
  };

  const dispatchError = (error: unknown, init: EventInit = {}) => {
    const event = new CustomEvent('uni-error', { bubbles: true, composed: true, ...init, detail: { error } });
    place.dispatchEvent(event);
  };

  describe('refusing to start', () => {
    for (const name of [undefined, '', null]) {
      it(`throws without a name (${JSON.stringify(name)})`, () => {
        const options = { name, components: { allComponents: {} } } as unknown as StartPageOptions;
        expect(() => startPage(options)).to.throw(/^please give a name to the app, it is undefined$/);
      });
    }

    for (const components of [undefined, null, {}, { aboveTheFold: undefined }, { other: {} }]) {
      it(`throws without components (${JSON.stringify(components)})`, () => {
        const options = { name: 'corporate', components } as unknown as StartPageOptions;
        expect(() => startPage(options)).to.throw(
          /^the application must provde components for at least one state$/,
        );
      });
    }

    it('throws when a phase names a tag without a source', () => {
      expect(() => start({ allComponents: ['uni-missing'] })).to.throw('<uni-missing> has no source');
      expect(() => start({ allComponents: ['toString'] })).to.throw('<toString> has no source');
    });

    it('leaves no trace when it throws', () => {
      expect(() => start({ allComponents: ['uni-missing'] })).to.throw();
      expect(document.body.dataset.pageState).to.equal(undefined);
    });
  });

  describe('running', () => {
    it('walks through both phases to success', async () => {
      const page = start({ aboveTheFold: present(), allComponents: present() });
      expect(await page.done).to.equal('success');
      expect(states).to.deep.equal([
        'idle',
        'aboveTheFoldWaitForLocale',
        'aboveTheFold',
        'fetchPageJson',
        'allComponents',
        'waitForAllComponentsNetworkIdle',
        'success',
      ]);
      expect(page.state).to.equal('success');
    });

    it('begins with the model when nothing stands above the fold', async () => {
      const page = start({ allComponents: present() });
      expect(await page.done).to.equal('success');
      expect(states.slice(0, 4)).to.deep.equal(['idle', 'waitForLocale', 'fetchPageJson', 'allComponents']);
    });

    it('asks for the model beside the locale, once, and loads what stands above the fold meanwhile', async () => {
      const asked = () => net.calls.map(({ url }) => new URL(url).pathname);
      const dictionary = Promise.withResolvers<Response>();
      const meta = document.createElement('meta');
      meta.name = 'languages';
      meta.content = '[]';
      document.head.append(meta);
      net.restore();
      net = stubFetch((url) => (String(url).includes('dict.') ? dictionary.promise : json(MODEL)));
      const [tag] = Object.keys(present());
      let preloads = 0;
      const load = async () => customElements.define(tag!, class extends HTMLElement {});
      const source = Object.assign(load, { preload: async () => void preloads++ });
      const page = start({ aboveTheFold: { [tag!]: source } });
      await settle();
      expect(page.state).to.equal('aboveTheFoldWaitForLocale');
      expect(asked().filter((path) => path.endsWith('.model.json'))).to.have.length(1);
      expect([preloads, customElements.get(tag!)]).to.deep.equal([1, undefined]);
      dictionary.resolve(json({}));
      page.addPhase('allComponents', {});
      expect(await page.done).to.equal('success');
      expect(customElements.get(tag!)).not.to.equal(undefined);
      expect(asked().filter((path) => path.endsWith('.model.json'))).to.have.length(1);
      meta.remove();
    });

    it('takes tags by name when their sources are given', async () => {
      const element = present();
      await start({ allComponents: Object.keys(element) }, element).done;
      expect(customElements.get(Object.keys(element)[0]!)).to.not.equal(undefined);
    });

    it('defines the tags of a phase no earlier than in that phase', async () => {
      const seen: string[] = [];
      const noting = () => {
        const tag = freshTag();
        place.append(document.createElement(tag));
        return {
          [tag]: async () => {
            seen.push(document.body.dataset.pageState ?? '');
            customElements.define(tag, class extends HTMLElement {});
          },
        };
      };
      await start({ aboveTheFold: noting(), allComponents: noting() }).done;
      expect(seen).to.deep.equal(['aboveTheFold', 'allComponents']);
    });

    it('brings a prerendered element alive that is used or changed before its phase has come', async () => {
      answer(() => never);
      for (const use of [
        (host: HTMLElement) => host.setAttribute('data-title', 'Now'),
        (host: HTMLElement) => host.click(),
      ]) {
        const tag = freshTag();
        const host = document.createElement(tag);
        for (const mark of ['data-prerendered', 'data-activate']) host.setAttribute(mark, 'interaction');
        const bare = document.createElement(freshTag());
        bare.setAttribute('model-path', 'root');
        place.append(host, bare);
        const page = start({ aboveTheFold: {} }, { [tag]: class extends HTMLElement {} });
        await settle();
        expect([page.state, customElements.get(tag)]).to.deep.equal(['fetchPageJson', undefined]);
        use(host);
        await customElements.whenDefined(tag);
        page.stop();
      }
    });

    it('takes a language of its list, and stays where its address has none to replace', async () => {
      const meta = document.createElement('meta');
      meta.name = 'languages';
      meta.content = '[{"name": "Tiếng Việt", "value": "vi"}]';
      document.head.append(meta);
      const page = start({ allComponents: present() });
      await page.done;
      meta.remove();
      page.setLanguage('fr');
      expect(page.locale.language).to.equal('en');
      page.setLanguage('vi');
      expect(page.locale.selectedLanguage).to.deep.equal({ name: 'Tiếng Việt', value: 'vi' });
    });

    it('starts over after a RESET', async () => {
      const page = start({ aboveTheFold: present(), allComponents: present() });
      await page.done;
      page.send('RESET');
      expect(page.state).to.equal('idle');
      page.send('ABOVE_THE_FOLD');
      await reached('success');
      expect(page.state).to.equal('success');
    });

    it('tells what it knows of itself as it comes to know it', async () => {
      const told: string[][] = [];
      const hear = (event: Event) => {
        const { data, previous } = (event as CustomEvent<PageDataChange>).detail;
        const fields = Object.keys(data) as (keyof typeof data)[];
        told.push(fields.filter((field) => data[field] !== previous[field]));
      };
      document.addEventListener('uni-page-context', hear);
      const page = start({ allComponents: present() });
      await page.done;
      for (const event of ['LOADING', 'LOADED', 'MOUNTING', 'MOUNTED'] as const) page.send(event);
      document.removeEventListener('uni-page-context', hear);
      const reloading = ['reloadingDataInAuthorEditingState'];
      expect(told).to.deep.equal([['hasLocale'], ['modelData'], reloading, reloading]);
      expect(page.data).to.deep.include({ hasLocale: true, reloadingDataInAuthorEditingState: false });
      expect(page.data.modelData).to.equal(findInPageModel(''));
    });

    it('hands its states to the data layer until it is stopped', async () => {
      const layer: { event: string; state: string }[] = [];
      Reflect.set(window, 'dataLayer', layer);
      const page = start({ allComponents: present() });
      await page.done;
      await waitUntil(() => layer.some(({ state }) => state === 'success'));
      page.stop();
      start({ allComponents: {} });
      Reflect.deleteProperty(window, 'dataLayer');
      expect(layer.filter(({ state }) => state === 'success')).to.have.length(1);
      expect(layer[0]).to.deep.include({ event: 'uni-page-state', state: 'idle' });
    });

    const ends = {
      success: () => present(),
      fail: () => {
        answer(() => json({}, { status: 500 }));
        return present();
      },
      app_error: () => failing(new Error('offline')),
    };
    for (const [end, elements] of Object.entries(ends)) {
      it(`follows in-page links once it is in ${end}`, async () => {
        place.innerHTML = '<a href="#start-page-target">Fees</a><h2 id="start-page-target">Fees</h2>';
        const page = start({ allComponents: elements() });
        expect(await page.done).to.equal(end);
        while (document.activeElement?.id !== 'start-page-target') {
          place.querySelector('a')!.click();
          await new Promise(requestAnimationFrame);
        }
        history.replaceState(null, '', location.pathname + location.search);
      });
    }

    it('leaves no timer of the way to success behind', async () => {
      const clock: Clock = stopClock();
      try {
        const page = start({ allComponents: present() });
        await clock.tick(5000);
        expect(await page.done).to.equal('success');
        const { fired } = clock;
        await clock.tick(10_000);
        expect(clock.timers).to.equal(0);
        expect(clock.fired).to.equal(fired);
      } finally {
        clock.restore();
      }
    });

    it('ends all that is under way when it is stopped', async () => {
      answer(() => never);
      const page = start({ allComponents: present() });
      await reached('fetchPageJson');
      await waitUntil(() => net.calls.length > 0);
      page.stop();
      await settle();
      expect(net.calls[0]?.init.signal?.aborted).to.equal(true);
      dispatchError(new Error('view'));
      expect(page.state).to.equal('fetchPageJson');
      expect([...logged.warn, ...logged.error]).to.deep.equal([]);
    });
  });

  describe('joined by another bundle', () => {
    it('waits in allComponents for the bundle that brings them', async () => {
      forgetLoader();
      const scripts = new Map([['https://site.example/corporate-all-components.js', never]]);
      Object.assign(globalThis, { [Symbol.for('uni.loader')]: scripts });
      const page = start({ aboveTheFold: present() });
      await reached('allComponents');
      await settle();
      expect(page.state).to.equal('allComponents');
      const late = present();
      expect(start({ allComponents: late })).to.equal(page);
      expect(await page.done).to.equal('success');
      expect(customElements.get(Object.keys(late)[0]!)).to.not.equal(undefined);
    });

    it('mounts at once what comes after its phase', async () => {
      const page = start({ allComponents: present() });
      await page.done;
      const late = present();
      start({ allComponents: late });
      await customElements.whenDefined(Object.keys(late)[0]!);
      const early = present();
      start({ aboveTheFold: early, allComponents: {} });
      await customElements.whenDefined(Object.keys(early)[0]!);
      expect(page.state).to.equal('success');
    });

    it('is one page for two copies of the library', async () => {
      const page = start({ aboveTheFold: present(), allComponents: {} });
      const url = './start-page.ts?copy';
      const other = (await import(url)) as { startPage: typeof startPage };
      expect(other.startPage({ name: 'courses', components: { allComponents: present() } })).to.equal(page);
      await page.done;
      expect(states.filter((state) => state === 'idle')).to.have.length(1);
    });

    it('starts a new page when the one before was stopped', async () => {
      const first = start({ allComponents: present() });
      first.stop();
      const second = start({ allComponents: present() });
      expect(second).to.not.equal(first);
      expect(await second.done).to.equal('success');
    });
  });

  describe('failing', () => {
    for (const [what, respond] of Object.entries(BAD_MODELS)) {
      it(`goes to fail, with one warning and no outage message, after a model: ${what}`, async () => {
        answer(respond);
        const fold = present();
        const page = start({ aboveTheFold: fold, allComponents: present() });
        expect(await page.done).to.equal('fail');
        expect(logged.warn).to.deep.equal([['failed to load pages-local model json']]);
        expect(logged.error).to.deep.equal([]);
        expect(document.querySelector('uni-outage-message')).to.equal(null);
        expect(customElements.get(Object.keys(fold)[0]!)).to.not.equal(undefined);
      });
    }

    it('goes to fail after five seconds without an answer', async () => {
      const clock = stopClock();
      answer(() => never);
      const { done } = start({ allComponents: present() });
      await reached('fetchPageJson');
      await clock.tick(REQUEST_TIMEOUT_MS);
      clock.restore();
      expect(await done).to.equal('fail');
      expect(logged.warn).to.have.length(1);
    });

    for (const [what, model] of Object.entries(GOOD_MODELS)) {
      it(`goes to success after a model ${what}`, async () => {
        answer(() => json(model));
        expect(await start({ allComponents: present() }).done).to.equal('success');
        expect(logged.warn).to.deep.equal([]);
      });
    }

    for (const phase of ['aboveTheFold', 'allComponents'] as const) {
      it(`goes to app_error when a module of ${phase} cannot be loaded`, async () => {
        const reason = new Error('404');
        const page = start({ aboveTheFold: present(), allComponents: {}, [phase]: failing(reason) });
        expect(await page.done).to.equal('app_error');
        expect(logged.error).to.deep.equal([[MOUNT_EXCEPTION, reason]]);
      });
    }

    it('takes a component that fails to mount for a mount exception, in success too', async () => {
      const page = start({ allComponents: present() });
      await page.done;
      const error = new Error('view');
      dispatchError(error);
      expect(page.state).to.equal('app_error');
      expect(logged.error).to.deep.equal([[MOUNT_EXCEPTION, error]]);
    });

    it('tells of each error once', async () => {
      start({ allComponents: present() });
      const error = new Error('view');
      dispatchError(error);
      dispatchError(error);
      dispatchError(new Error('other'));
      expect(logged.error).to.have.length(2);
    });

    it('leaves an error alone that somebody has dealt with', async () => {
      const page = start({ allComponents: present() });
      const deal = (event: Event) => event.preventDefault();
      place.addEventListener('uni-error', deal);
      dispatchError(new Error('view'), { cancelable: true });
      expect(await page.done).to.equal('success');
      expect(logged.error).to.deep.equal([]);
    });

    it('does not take missing data for a fault of the application', async () => {
      const page = start({ allComponents: present() });
      dispatchError(Object.assign(new Error('no model'), { name: 'DataSourceError' }));
      expect(await page.done).to.equal('success');
      expect(logged.error).to.deep.equal([]);
    });

    it('stops what it waits for when an error comes between', async () => {
      answer(() => never);
      const page = start({ allComponents: present() });
      await reached('fetchPageJson');
      await waitUntil(() => net.calls.length > 0);
      dispatchError(new Error('view'));
      expect(page.state).to.equal('app_error');
      expect(net.calls[0]?.init.signal?.aborted).to.equal(true);
      await settle();
      expect(logged.warn).to.deep.equal([]);
      expect(states.at(-1)).to.equal('app_error');
    });

    it('goes to app_error when a tag that appears later cannot be loaded', async () => {
      const tag = freshTag();
      const page = start({ allComponents: { [tag]: () => Promise.reject(new Error('404')) } });
      await page.done;
      place.append(document.createElement(tag));
      await reached('app_error');
      expect(page.state).to.equal('app_error');
    });
  });

  function reached(state: string): Promise<void> {
    if (document.body.dataset.pageState === state) return Promise.resolve();
    return new Promise((resolve) => {
      const look = () => {
        if (document.body.dataset.pageState !== state) return;
        document.removeEventListener('uni-page-state', look);
        resolve();
      };
      document.addEventListener('uni-page-state', look);
    });
  }

  const forgetLoader = () => Reflect.deleteProperty(globalThis, Symbol.for('uni.loader'));
});
