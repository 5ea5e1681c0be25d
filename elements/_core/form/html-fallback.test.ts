// Rule 9 of ordinary HTML: a tag that names a model has its content from there, and its HTML is what stands until then.
import { expect } from '@open-wc/testing';
import { pageModel } from '../../../page/model/page-model.js';
import { forgetPage, json, type StubbedFetch, settle, stubFetch } from '../../../page/testing.js';
import { waitUntil } from '../../../page/testing-wait.js';
import { createPrerenderer } from '../../../prerender/prerender.js';
import { type ElementDefinition, hasView } from '../declare/definition.js';
import type { ViewElement } from '../element.js';
import { clearPage, hearConsole } from '../testing/testing.js';
import { FORMS } from '../testing/testing-forms.js';
import { registerElement } from '../testing/testing-register.js';

/** The first way to write each tag that has no attribute, which would be data of its own. */
const WRITTEN = new Map(
  Object.entries(FORMS).flatMap(([slug, rows]) => {
    const bare = rows.map(([html]) => html).find((html) => html.startsWith(`<uni-${slug}>`));
    return bare ? [[slug, bare]] : [];
  }),
);
const definitions = (
  await Promise.all(
    [...WRITTEN.keys()].map(async (slug) => {
      const module = (await import(`../../${slug}/uni-${slug}.ts`)) as { definition: ElementDefinition };
      return module.definition;
    }),
  )
).filter((definition) => hasView(definition) && !definition.form?.isBesideModel);
const { prerender } = createPrerenderer(definitions, async () => '');

/** A visitor's reading, in its order. An isolated tag's content is assigned to its slots. */
const spoken = ({ innerText }: HTMLElement) => innerText.replace(/\s+/g, ' ').trim();
const viewIn = (element: Element) => (element.shadowRoot ?? element).querySelector('.uni-view');

const MODELS = {
  src: (html: string) => html.replace(/^<[\w-]+/, '$& src="/content/none.model.json"'),
  'model-path': (html: string) => html.replace(/^<[\w-]+/, '$& model-path="root/none"'),
} as const;
const LIVES: Readonly<Record<string, (html: string) => string | Promise<string>>> = {
  light: (html) => html,
  isolated: (html) => html.replace(/^<[\w-]+/, '$& isolated'),
  prerendered: (html) => prerender(html, { url: `${location.origin}/a.html`, onError: () => {} }),
};

describe('the HTML of a tag that names a model', () => {
  const logged = hearConsole();
  let net: StubbedFetch;
  before(() => {
    for (const definition of definitions) registerElement(definition);
  });
  beforeEach(() => {
    net = stubFetch((url) => (url.includes('none') ? new Response('', { status: 404 }) : json({})));
    pageModel.set({ ':items': { root: { ':items': {} } } });
  });
  afterEach(() => {
    net.restore();
    for (const main of document.querySelectorAll('main')) main.remove();
    pageModel.set(undefined);
    clearPage();
    forgetPage();
  });

  for (const { tag, props } of definitions)
    for (const [name, withModel] of Object.entries(MODELS).filter(([model]) => !(model in props)))
      for (const [life, written] of Object.entries(LIVES))
        it(`is read as it stands if the model cannot be had: ${tag}, ${name}, ${life}`, async () => {
          const html = WRITTEN.get(tag.replace('uni-', ''))!;
          const place = document.body.appendChild(document.createElement('main'));
          place.innerHTML = html.replaceAll('uni-', 'x-');
          const expected = spoken(place);
          place.innerHTML = '';
          place.setHTMLUnsafe(await written(withModel(html)));
          const element = place.firstElementChild as ViewElement;
          await waitUntil(() => element.mountState === 'failed', element.mountState);
          await settle();
          expect(viewIn(element)).to.equal(null);
          expect(spoken(place)).to.equal(expected);
          expect(logged.errors).to.have.length(1);
        });

  it('is not shown beside what the model says', async () => {
    const place = document.body.appendChild(document.createElement('main'));
    place.innerHTML = `<uni-callout><h3>Written</h3><p>Words</p>
      <script type="application/json" data-slot="model">{"title":"Stored"}</script></uni-callout>`;
    const element = place.firstElementChild as ViewElement;
    await element.mountComplete;
    expect(spoken(place)).to.equal('Stored');
  });
});
