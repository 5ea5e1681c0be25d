// Hostile HTML between the tags. What stands there is the page's own, but the view that is made of it must not act.
import { expect } from '@open-wc/testing';
import { createPrerenderer } from '../../../prerender/prerender.js';
import type { ElementDefinition } from '../../_core/declare/definition.js';
import { FALLBACK_MARK } from '../../_core/read/dom-content.js';
import { registerElement } from '../../_core/testing/testing-register.js';
import { payloadsOf } from './testing-payloads.js';
import './testing.js';

/** The tests' build writes it here. */
declare const process: { readonly env: { readonly FUZZ_CASES: string } };

const SLUGS = ['callout', 'card', 'hero', 'bleed-block', 'button', 'breadcrumb', 'show-more', 'footer'];
/** HTML that the others do not take stays in sight as it is written, and acts as it would without them. */
const TAKING_ALL = ['callout', 'card', 'hero', 'bleed-block', 'button'];
const AT_A_TIME = 60;
/** At night every payload stands in every tag, by day in one, in turn. */
const IN_EVERY_TAG = process.env.FUZZ_CASES !== '';
const inTurn = <T>(all: readonly T[], turn: number): readonly T[] =>
  IN_EVERY_TAG ? all : [all[turn % all.length]!];
const LIMIT_MS = 300_000;

/** With words that the form takes, so that there is a view. */
const written = (slug: string, payload: string, attributes = '') =>
  `<uni-${slug}${attributes}><h3>Words</h3>${payload}<p><a href="/a">Link</a></p></uni-${slug}>`;

/** The views that a server has written, without what stands beside them, and the page's own nodes that they show. */
function viewsIn(served: string): Node[] {
  const parsed = new DOMParser().parseFromString(`<body>${served}`, 'text/html');
  const host = parsed.body.firstElementChild;
  const roots = [host, host?.querySelector<HTMLTemplateElement>(':scope > [shadowrootmode]')?.content];
  const views = roots.flatMap((root) => [...(root?.children ?? [])]);
  return views
    .filter(({ classList }) => classList.contains('uni-view'))
    .map((view) => {
      for (const slot of view.querySelectorAll('slot[name^="uni-live-"]')) slot.replaceChildren();
      return document.importNode(view, true);
    });
}

describe('hostile HTML between the tags', function () {
  this.timeout(LIMIT_MS);
  const page = window as unknown as Record<string, unknown>;
  const original: Record<string, unknown> = {};
  const definitions: ElementDefinition[] = [];
  let calls: string[] = [];
  let list: readonly string[];
  before(async () => {
    for (const slug of SLUGS) {
      const module = await import(`/elements/${slug}/uni-${slug}.ts`);
      const { definition } = module as { definition: ElementDefinition };
      registerElement(definition);
      definitions.push(definition);
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

  for (const attributes of ['', ' isolated'])
    it(`does nothing in a view${attributes}`, async () => {
      let views = 0;
      for (let from = 0; from < list.length; from += AT_A_TIME) {
        const html = list.slice(from, from + AT_A_TIME);
        const elements = html.flatMap((payload, at) =>
          inTurn(TAKING_ALL, from + at).map((slug) => {
            const element = document.createElement(`uni-${slug}`) as HTMLElement & { mountComplete: unknown };
            if (attributes) element.setAttribute('isolated', '');
            // The fallback template loads nothing, so all that runs comes from the view.
            const fallback = element.appendChild(document.createElement('template'));
            fallback.setAttribute(FALLBACK_MARK, '');
            fallback.innerHTML = `<h3>Words</h3>${payload}<p><a href="/a">Link</a></p>`;
            return element;
          }),
        );
        document.body.append(...elements);
        await Promise.all(elements.map((element) => element.mountComplete));
        const shown = elements.flatMap((element) =>
          [...(element.shadowRoot ?? element).children].filter(({ classList }) =>
            classList.contains('uni-view'),
          ),
        );
        views += shown.length;
        expect(await globalThis.hostile.actingIn(shown, html)).to.deep.equal([]);
        // An element that leaves the page gets back what an author wrote, which would run.
        for (const element of elements) {
          for (const { content } of element.querySelectorAll('template')) content.replaceChildren();
          element.remove();
        }
      }
      expect(views).to.equal(list.length * inTurn(TAKING_ALL, 0).length);
    });

  it('does nothing in what a server writes', async () => {
    const { prerender } = createPrerenderer(definitions, async () => '');
    let views = 0;
    for (let from = 0; from < list.length; from += AT_A_TIME) {
      const html = list.slice(from, from + AT_A_TIME);
      const tags = html.flatMap((payload, at) =>
        inTurn(SLUGS, from + at).flatMap((slug) => [
          written(slug, payload),
          written(slug, payload, ' isolated'),
        ]),
      );
      const place = document.createElement('div');
      for (const tag of tags) {
        const served = await prerender(tag, { url: `${location.origin}/a.html` });
        place.append(...viewsIn(served));
      }
      views += place.childElementCount;
      document.body.append(place);
      expect(await globalThis.hostile.actingIn([place], html)).to.deep.equal([]);
      place.remove();
    }
    expect(views).to.be.greaterThan(list.length);
    expect(calls).to.deep.equal([]);
  });
});
