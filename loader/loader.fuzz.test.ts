import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { fuzzedInTurn } from '../elements/_core/testing/testing-fuzz.js';
import { captureConsole, forgetPage, settle, stopClock } from '../page/testing.js';
import { LOADER_MAX_POLLS, LOADER_POLL_MS } from '../vocabulary/runtime.js';
import { loadPageScripts } from './load-page-scripts.js';

const BASE = 'https://cdn.example/clientlibs/';
const GIVES_UP_MS = LOADER_POLL_MS * LOADER_MAX_POLLS;

/** Events on the page, in any order and at any time. */
type Step =
  | { readonly kind: 'state'; readonly state: string }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'answer'; readonly isLoaded: boolean }
  | { readonly kind: 'again' };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('state' as const),
      state: fc.constantFrom('idle', 'aboveTheFold', 'allComponents', 'success', 'fail', 'app_error'),
    }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(0, 99, 100, 300) }),
    fc.record({ kind: fc.constant('answer' as const), isLoaded: fc.boolean() }),
    fc.record({ kind: fc.constant('again' as const) }),
  ),
  { maxLength: 10 },
);

describe('the loader, at any time', () => {
  it('adds every script once, core-commons before what needs it, and ends', async () => {
    const { append } = document.head;
    const [clock, logged] = [stopClock(), captureConsole()];
    try {
      await fuzzedInTurn(steps, async (taken) => {
        forgetPage();
        logged.error.length = 0;
        const added: HTMLScriptElement[] = [];
        let [answered, failures] = [0, 0];
        document.head.append = (...nodes) => void added.push(...(nodes as HTMLScriptElement[]));
        const answer = (isLoaded: boolean) => {
          const script = added[answered];
          if (!script) return;
          answered++;
          if (!isLoaded) failures++;
          script.dispatchEvent(new Event(isLoaded ? 'load' : 'error'));
        };
        const load = () => loadPageScripts({ app: 'corporate', base: BASE });
        const ends = [load()];
        for (const step of taken) {
          if (step.kind === 'wait') await clock.tick(step.ms);
          else if (step.kind === 'answer') answer(step.isLoaded);
          else if (step.kind === 'again') ends.push(load());
          else {
            document.body.dataset.pageState = step.state;
            document.dispatchEvent(new CustomEvent('uni-page-state'));
          }
          await settle();
        }
        clock.sleep(GIVES_UP_MS);
        await clock.tick(LOADER_POLL_MS);
        while (answered < added.length) answer(true);
        await Promise.all(ends);
        const names = added.map(({ src }) => src.replace(BASE, ''));
        expect([...names].sort()).to.deep.equal([
          'core-commons.js',
          'corporate-all-components.js',
          'corporate-non-critical.js',
        ]);
        expect(names.indexOf('core-commons.js')).to.be.below(names.indexOf('corporate-all-components.js'));
        expect(logged.error.length).to.equal(failures);
        expect(clock.timers).to.equal(0);
      });
    } finally {
      document.head.append = append;
      clock.restore();
      logged.restore();
      forgetPage();
    }
  });
});
