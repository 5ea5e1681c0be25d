import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { text } from '../../elements/_core/declare/prop-types.js';
import { clearPage, defineTestTag, flushed, put } from '../../elements/_core/testing/testing.js';
import { fuzzedInTurn } from '../../elements/_core/testing/testing-fuzz.js';
import { timings } from '../../vocabulary/timings.js';
import { pageModel } from '../model/page-model.js';
import { captureConsole, forgetPage, settle, stopClock } from '../testing.js';
import { followPageEditor } from './page-editor.js';
import { editingMode, pathTo, startReloader, stubCms, wrapped } from './testing.js';
import { followUniversalEditor } from './universal-editor.js';

const tag = defineTestTag({
  props: { label: text() },
  view: ({ label }: { label?: string }) => <p>{label}</p>,
});
const NAMES = ['a', 'b', 'c'] as const;
type Name = (typeof NAMES)[number];

const EVENTS = ['content-update', 'content-patch', 'content-add', 'content-move', 'content-remove'];

type Step =
  /** The author changes a component, of which an editor tells. */
  | { readonly kind: 'edit'; readonly name: Name; readonly label: string; readonly by: 'page' | 'universal' }
  /** Any script of the page sends what looks like an editor's message. */
  | { readonly kind: 'noise'; readonly type: string; readonly detail: unknown }
  /** The content management system fails, or works again. */
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'wait'; readonly ms: number };

const component = (label: string) => ({ ':type': `uni/components/${tag.replace('uni-', '')}`, label });
const label = fc.constantFrom('Law', '007', 'Đại học', 'true', '<b>');
const path = fc.constantFrom('/nowhere', '', '/', ...NAMES.map(pathTo));
const detail = fc.oneof(
  fc.anything(),
  fc.record({ msg: fc.record({ cmd: fc.constantFrom('replace', 'delete', 'insertAfter', 'drop'), path }) }),
  fc.record({ request: fc.record({ target: fc.record({ resource: path }) }) }),
);
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('edit' as const),
        name: fc.constantFrom(...NAMES),
        label,
        by: fc.constantFrom('page' as const, 'universal' as const),
      }),
    },
    fc.record({
      kind: fc.constant('noise' as const),
      type: fc.constantFrom('cq-pagemodel-update', ...EVENTS.map((name) => `aue:${name}`)),
      detail,
    }),
    fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom(200, 500, 503) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(0, 50, 100, 350) }),
  ),
  { maxLength: 8 },
);

describe('messages of editors, generated', () => {
  it('bring the page to what the content management system has, whatever else is said', async () => {
    const [clock, mode, logged] = [stopClock(), editingMode(), captureConsole()];
    const cms = stubCms({});
    const send = (target: EventTarget, type: string, detail: unknown) =>
      target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
    const take: { readonly [Kind in Step['kind']]: (step: Extract<Step, { kind: Kind }>) => unknown } = {
      edit: ({ name, label, by }) => {
        cms.items = { ...cms.items, [name]: component(label) };
        if (by === 'universal')
          send(document.body, 'aue:content-update', { request: { target: { resource: pathTo(name) } } });
        else send(window, 'cq-pagemodel-update', { msg: { cmd: 'replace', path: pathTo(name) } });
      },
      noise: ({ type, detail }) => send(type.startsWith('aue') ? document.body : window, type, detail),
      status: ({ status }) => Object.assign(cms, { status }),
      wait: ({ ms }) => clock.tick(ms),
    };
    try {
      await fuzzedInTurn(steps, async (taken) => {
        cms.items = Object.fromEntries(NAMES.map((name) => [name, component(name)]));
        cms.status = 200;
        pageModel.set({ ':items': structuredClone(cms.items) });
        const tags = NAMES.map((name) => wrapped(name, `<${tag} data-label="${name}"></${tag}>`));
        const page = put(`<main>${tags.join('')}</main>`);
        await flushed();
        const life = new AbortController();
        const { reloader, stop } = startReloader();
        for (const follow of [followPageEditor, followUniversalEditor]) follow(reloader, life.signal);
        for (const step of taken) await take[step.kind](step as never);
        cms.status = 200;
        await clock.tick(3 * timings.editingPollMs);
        await settle();
        const shown = [...page.querySelectorAll(tag)].map((element) => element.textContent);
        reloader.end();
        await clock.tick(timings.editingPollMs);
        const { timers } = clock;
        life.abort();
        stop();
        clearPage();
        forgetPage();
        expect(shown).to.deep.equal(NAMES.map((name) => (cms.items[name] as { label: string }).label));
        expect(timers).to.equal(0);
      });
    } finally {
      cms.restore();
      clock.restore();
      mode.end();
      logged.restore();
    }
  });
});
