import { expect } from '@open-wc/testing';
import { announceTags } from '../activation/known-tags.js';
import {
  captureConsole,
  forgetPage,
  json,
  never,
  type StubbedFetch,
  settle,
  stopClock,
  stubFetch,
} from '../testing.js';
import type { RunningPage } from './running-page.js';
import { type StartPageOptions, startPage } from './start-page.js';

const SCRIPT_MISSING = 'Error loading script';

let count = 0;

describe('a page whose parts do not come', () => {
  let net: StubbedFetch;
  let logged: ReturnType<typeof captureConsole>;
  let page: RunningPage | undefined;
  let main: HTMLElement;

  beforeEach(() => {
    forgetPage();
    logged = captureConsole();
    net = stubFetch(() => json({}));
    main = document.createElement('main');
    document.body.append(main);
  });

  afterEach(() => {
    page?.stop();
    logged.restore();
    net.restore();
    main.remove();
    forgetPage();
  });

  function start(components: StartPageOptions['components']): RunningPage {
    page = startPage({ name: 'corporate', components });
    return page;
  }

  /** A tag of ours that stands in the page. */
  function present(): string {
    const tag = `x-part-${++count}`;
    main.append(document.createElement(tag));
    return tag;
  }
  const anElement = () => class extends HTMLElement {};

  it('fails by name where no loader brings what it has tags of', async () => {
    const [top, ours, others] = [present(), present(), present()];
    announceTags([top, ours]);
    expect(await start({ aboveTheFold: { [top]: anElement() } }).done).to.equal('fail');
    expect(logged.error).to.deep.equal([[SCRIPT_MISSING, ours]]);
    expect(customElements.get(others)).to.equal(undefined);
  });

  for (const phase of ['aboveTheFold', 'allComponents'] as const)
    it(`fails by name where a script of ${phase} is kept waiting for ten seconds, and uses it later`, async () => {
      const tag = present();
      announceTags([tag]);
      const script = Promise.withResolvers<unknown>();
      const clock = stopClock();
      try {
        const elements = { [tag]: () => script.promise };
        const { done } = start({ aboveTheFold: {}, allComponents: {}, [phase]: elements });
        while (document.body.dataset.pageState !== phase) await settle();
        await settle();
        await clock.tick(9_900);
        expect(document.body.dataset.pageState).to.equal(phase);
        await clock.tick(200);
        expect(await done).to.equal('fail');
        expect(logged.error).to.deep.equal([[SCRIPT_MISSING, tag]]);
      } finally {
        clock.restore();
      }
      customElements.define(tag, anElement());
      script.resolve(undefined);
      await settle();
      expect(page!.state).to.equal('fail');
    });

  it('fails where the loader’s script is kept waiting', async () => {
    const scripts = new Map([['https://site.example/corporate-all-components.js', never]]);
    Object.assign(globalThis, { [Symbol.for('uni.loader')]: scripts });
    const tag = present();
    announceTags([tag]);
    const clock = stopClock();
    try {
      const { done } = start({ aboveTheFold: {} });
      while (document.body.dataset.pageState !== 'allComponents') await settle();
      await clock.tick(10_100);
      expect(await done).to.equal('fail');
      expect(logged.error).to.deep.equal([[SCRIPT_MISSING, tag]]);
    } finally {
      clock.restore();
    }
  });

  it('mounts what needs no model of the page where that cannot be had', async () => {
    net.restore();
    net = stubFetch(() => json({}, { status: 500 }));
    const [early, late] = [present(), present()];
    const { done } = start({ allComponents: { [early]: anElement() } });
    expect(await done).to.equal('fail');
    await customElements.whenDefined(early);
    start({ allComponents: { [late]: anElement() } });
    await customElements.whenDefined(late);
    expect(page!.state).to.equal('fail');
    expect(document.querySelector('uni-outage-message')).to.equal(null);
  });
});
