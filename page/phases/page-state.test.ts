import { expect } from '@open-wc/testing';
import { forgetPage } from '../testing.js';
import { type PageStateChange, pageState, setPageState } from './page-state.js';

const global = () => (globalThis as { uniPageState?: unknown }).uniPageState;

describe('the page state', () => {
  const changes: PageStateChange[] = [];
  const note = (event: Event) => changes.push((event as CustomEvent<PageStateChange>).detail);

  beforeEach(() => {
    forgetPage();
    changes.length = 0;
    document.addEventListener('uni-page-state', note);
  });

  afterEach(() => {
    document.removeEventListener('uni-page-state', note);
    forgetPage();
  });

  it('is unknown before the page was started', () => {
    expect(pageState()).to.equal(undefined);
  });

  it('stands on the body and in the global', () => {
    setPageState('fetchPageJson');
    expect(pageState()).to.equal('fetchPageJson');
    expect(document.body.dataset.pageState).to.equal('fetchPageJson');
    expect(global()).to.equal('fetchPageJson');
  });

  it('is announced with the state before', () => {
    setPageState('idle');
    setPageState('waitForLocale');
    expect(changes).to.deep.equal([
      { state: 'idle', previous: undefined },
      { state: 'waitForLocale', previous: 'idle' },
    ]);
  });

  it('is announced only when it changes', () => {
    setPageState('idle');
    setPageState('idle');
    expect(changes).to.have.length(1);
  });

  it('stands everywhere before it is announced', () => {
    let seen: unknown[] = [];
    document.addEventListener(
      'uni-page-state',
      () => {
        seen = [pageState(), document.body.dataset.pageState, global()];
      },
      { once: true },
    );
    setPageState('success');
    expect(seen).to.deep.equal(['success', 'success', 'success']);
  });

  for (const html of [
    '<a id="uniPageState" href="success">x</a>',
    '<form id="uniPageState"><input name="state"></form>',
    '<a id="uniPageState"></a><a id="uniPageState" name="state" href="success"></a>',
    '<iframe name="uniPageState" srcdoc=""></iframe>',
  ]) {
    it(`cannot be taken by ${html.slice(0, 40)}`, () => {
      const markup = document.createElement('div');
      markup.innerHTML = html;
      document.body.append(markup);
      try {
        expect(global()).to.not.equal(undefined);
        expect(pageState()).to.equal(undefined);
        setPageState('success');
        expect(pageState()).to.equal('success');
        expect(global()).to.equal('success');
      } finally {
        markup.remove();
      }
    });
  }

  it('does not trust what other scripts write into the global', () => {
    setPageState('idle');
    Object.assign(globalThis, { uniPageState: 'success' });
    expect(pageState()).to.equal('idle');
  });

  it('does not trip over a global that cannot be written', () => {
    Object.defineProperty(globalThis, 'uniPageState', { value: 'mine', configurable: true, writable: false });
    setPageState('success');
    expect(pageState()).to.equal('success');
  });

  it('is one for two copies of the library', async () => {
    const url = './page-state.ts?copy';
    const other = (await import(url)) as { pageState: typeof pageState; setPageState: typeof setPageState };
    expect(other.setPageState).to.not.equal(setPageState);
    other.setPageState('success');
    expect(pageState()).to.equal('success');
    setPageState('success');
    expect(changes).to.have.length(1);
  });

  it('replaces a store that it cannot use', () => {
    Object.assign(globalThis, { [Symbol.for('uni.page-state')]: 'nonsense' });
    setPageState('idle');
    expect(pageState()).to.equal('idle');
  });
});
