import { expect } from '@open-wc/testing';
import { LOADER_SCRIPTS, type LoaderScripts } from '../scripts.js';
import { never, settle } from '../testing.js';
import { allComponentsOverdue } from './phase.js';

const BUNDLE = 'https://site.example/corporate-all-components.abc123.js';

describe('allComponentsOverdue', () => {
  let signal: AbortSignal;
  let outcome: string;

  beforeEach(() => {
    ({ signal } = new AbortController());
    outcome = 'waits';
  });

  afterEach(() => {
    Reflect.deleteProperty(globalThis, LOADER_SCRIPTS);
    Reflect.deleteProperty(document, 'readyState');
  });

  const loaderHas = (scripts: Record<string, Promise<boolean>>) => {
    const loader: LoaderScripts = new Map(Object.entries(scripts));
    Object.assign(globalThis, { [LOADER_SCRIPTS]: loader });
  };

  async function look(): Promise<string> {
    allComponentsOverdue(signal).then(
      () => {
        outcome = 'nobody brings them';
      },
      ({ message }: Error) => {
        outcome = message;
      },
    );
    await settle();
    return outcome;
  }

  it('finds that nobody brings them when no loader has run', async () => {
    expect(await look()).to.equal('nobody brings them');
  });

  it('finds the same when the loader brings other scripts only', async () => {
    loaderHas({ 'https://site.example/corporate-non-critical.js': never });
    expect(await look()).to.equal('nobody brings them');
  });

  it('waits for the document, in which a loader may still come', async () => {
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    expect(await look()).to.equal('waits');
    loaderHas({ [BUNDLE]: Promise.resolve(false) });
    dispatchEvent(new Event('load'));
    await settle();
    expect(outcome).to.equal(`No components came with ${BUNDLE}`);
  });

  it('complains of nothing when the page has gone on meanwhile', async () => {
    const stay = new AbortController();
    ({ signal } = stay);
    loaderHas({ [BUNDLE]: Promise.resolve(true) });
    stay.abort();
    expect(await look()).to.equal('nobody brings them');
  });

  it('waits for the script of the loader', async () => {
    loaderHas({ [BUNDLE]: never });
    expect(await look()).to.equal('waits');
  });

  for (const loaded of [true, false]) {
    it(`names the script that ${loaded ? 'was loaded without bringing them' : 'could not be loaded'}`, async () => {
      loaderHas({ [BUNDLE]: Promise.resolve(loaded) });
      expect(await look()).to.equal(`No components came with ${BUNDLE}`);
    });
  }

  it('listens no more once its signal says so', async () => {
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    const abort = new AbortController();
    signal = abort.signal;
    await look();
    abort.abort();
    dispatchEvent(new Event('load'));
    await settle();
    expect(outcome).to.equal('waits');
  });
});
