import { expect } from '@open-wc/testing';
import type { RunningPage } from '../../page/phases/running-page.js';
import { startPage } from '../../page/phases/start-page.js';
import {
  captureConsole,
  forgetPage,
  json,
  type StubbedFetch,
  settle,
  stubFetch,
} from '../../page/testing.js';
import { waitUntil } from '../../page/testing-wait.js';
import { text } from './declare/prop-types.js';
import type { ViewElement } from './element.js';
import { testTag } from './testing/testing.js';
import { registerElement } from './testing/testing-register.js';

const MODEL = { ':items': { root: { ':items': { first: { label: 'from the model' } } } } };
const LANGUAGES = '<meta name="languages" content=\'[{"name":"English","value":"en"}]\'>';

/** A tag with its view, as a server or a template writes it. */
const written = (tag: string, attributes = '') =>
  `<${tag} data-prerendered="1" ${attributes}><div class="uni-view"><p>written</p></div></${tag}>`;

describe('a page whose tags all have a server-rendered view', () => {
  let net: StubbedFetch;
  let logged: ReturnType<typeof captureConsole>;
  let place: HTMLElement;
  let page: RunningPage;
  let tag: `uni-${string}`;
  let answer: (url: string) => Response;
  const words = () => place.firstElementChild!.querySelector('p')!.textContent;
  const asked = () => net.calls.map(({ url }) => (url.includes('dict') ? 'dictionary' : 'model'));

  beforeEach(() => {
    forgetPage();
    logged = captureConsole();
    answer = (url) => json(url.includes('dict') ? {} : MODEL);
    net = stubFetch((url) => answer(url));
    document.head.insertAdjacentHTML('beforeend', LANGUAGES);
    place = document.createElement('main');
    document.body.append(place);
    tag = testTag();
  });
  afterEach(() => {
    page.stop();
    document.querySelector('meta[name="languages"]')?.remove();
    place.remove();
    net.restore();
    logged.restore();
    forgetPage();
  });

  async function start(markup: string) {
    place.innerHTML = markup;
    const define = () =>
      Promise.resolve(
        registerElement({
          tag,
          props: { label: text('no label') },
          activates: 'never',
          prerenders: true,
          styles: () => Promise.resolve({ css: '' }),
          view: ({ label }) => <p>{String(label)}</p>,
        }),
      );
    page = startPage({ name: 'corporate', components: { allComponents: { [tag]: define } } });
    await page.done;
    await settle();
  }

  it('comes to success without a call', async () => {
    await start(written(tag, 'model-path="root/first"'));
    expect([page.state, asked(), words()]).to.deep.equal(['success', [], 'written']);
    expect(page.data.hasLocale).to.equal(true);
  });

  it('asks for model and dictionary at once where one tag does not', async () => {
    await start(`${written(tag)}<${tag}></${tag}>`);
    await waitUntil(() => asked().length === 2);
    expect([page.state, asked().sort()]).to.deep.equal(['success', ['dictionary', 'model']]);
  });

  it('fetches its model once when somebody asks for it', async () => {
    await start(written(tag));
    expect([page.data.modelData, page.data.modelData]).to.deep.equal([undefined, undefined]);
    await waitUntil(() => page.data.modelData);
    expect(asked()).to.deep.equal(['model']);
  });

  it('fetches what a changed prop and a bare tag that appears need, once', async () => {
    await start(written(tag, 'model-path="root/first"'));
    place.firstElementChild!.setAttribute('data-hidden-title', 'a');
    place.insertAdjacentHTML('beforeend', `<${tag} model-path="root/first"></${tag}>`.repeat(2));
    await waitUntil(() => place.textContent?.match(/from the model/g)?.length === 2);
    expect(asked().sort()).to.deep.equal(['dictionary', 'model']);
    expect([...place.querySelectorAll('p')].map(({ textContent }) => textContent)).to.deep.equal([
      'written',
      'from the model',
      'from the model',
    ]);
  });

  it('stays in success when the model cannot be had, and the element that needs it says so', async () => {
    await start(written(tag));
    answer = () => json({}, { status: 404 });
    const errors: string[] = [];
    document.addEventListener(
      'uni-error',
      (event) => errors.push(String((event as CustomEvent).detail.error)),
      {
        once: true,
      },
    );
    place.insertAdjacentHTML('beforeend', `<${tag} model-path="root/first"><i>authored</i></${tag}>`);
    await settle();
    await (place.lastElementChild as ViewElement).mountComplete;
    await settle();
    expect(page.state).to.equal('success');
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain('model-path="root/first"');
    expect(place.lastElementChild!.querySelector('i')!.checkVisibility()).to.equal(true);
  });

  it('asks for both at once where a bare tag shows a part of the model', async () => {
    await start(`${written(tag)}<${tag} model-path="root/first"></${tag}>`);
    expect(asked().sort()).to.deep.equal(['dictionary', 'model']);
  });
});
