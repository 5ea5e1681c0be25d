import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../page/testing-wait.js';
import type { ElementDefinition } from '../../_core/declare/definition.js';
import { registerElement } from '../../_core/testing/testing-register.js';
import { payloadsOf } from './testing-payloads.js';
import './testing.js';
import type { Way } from './testing.js';

/** The tests' build writes the elements' names here. */
declare const process: { readonly env: { readonly COMPONENTS: readonly string[] } };

const WAYS: readonly Way[] = ['sanitised', 'attributes', 'models', 'JSON slots', 'slots'];
/** It makes elements from a model of its own. A table of contents would list the headings of all others. */
const BY_THEMSELVES = ['fragment', 'toc'];
const AT_A_TIME = 60;
/**
 * Chromium is given every payload by `corpora.site.test.ts` too, so here each takes one of the ways. Other browsers have no
 * other test.
 */
const TAKES_EVERY_WAY = !navigator.userAgent.includes('Chrome');
const LIMIT_MS = 300_000;

describe('hostile input, in this browser', () => {
  const tags: string[] = [];
  const page = window as unknown as Record<string, unknown>;
  const original: Record<string, unknown> = {};
  let calls: string[] = [];
  let list: readonly string[];

  /** Over the ways, each payload meets each element once. */
  const tagsFor = (turn: number) =>
    tags.filter((_, at) => at % (WAYS.length - 1) === turn % (WAYS.length - 1));

  before(async () => {
    for (const folder of process.env.COMPONENTS.filter((slug) => !BY_THEMSELVES.includes(slug))) {
      const { definition } = (await import(`/elements/${folder}/uni-${folder}.ts`)) as {
        definition: ElementDefinition;
      };
      registerElement(definition);
      tags.push(definition.tag);
    }
    list = [...(await payloadsOf('html')), ...(await payloadsOf('svg'))];
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      original[name] = page[name];
      page[name] = () => void calls.push(name);
    }
  });
  after(() => Object.assign(page, original));
  beforeEach(() => {
    calls = [];
  });

  it('does run script where nothing is sanitised', async () => {
    document.body.innerHTML = '<img src="data:," onerror="alert(1)">';
    await waitUntil(() => calls.length > 0, 'nothing has run');
    document.body.replaceChildren();
  });

  for (const [turn, way] of WAYS.entries()) {
    it(`runs no script by ${way}`, async function () {
      this.timeout(LIMIT_MS);
      for (let at = 0; at < list.length; at += AT_A_TIME) {
        if (!TAKES_EVERY_WAY && (at / AT_A_TIME) % WAYS.length !== turn) continue;
        const { leftovers } = await globalThis.hostile.tryAll(
          way,
          tagsFor(at / AT_A_TIME + turn),
          list.slice(at, at + AT_A_TIME),
        );
        document.body.replaceChildren();
        expect(leftovers).to.deep.equal([]);
      }
      expect(calls).to.deep.equal([]);
    });
  }
});
