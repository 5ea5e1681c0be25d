import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { waitUntil } from '../../page/testing-wait.js';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { fragmentMetas } from '../../vocabulary/fragment-metas.js';
import { testElement } from '../_core/testing/testing-element.js';
import { examples } from './examples.js';
import { definition } from './uni-header.js';

const FALLBACK = '<a href="/home.html">Averley</a>';
const BARE = `<uni-header>${FALLBACK}</uni-header>`;
const FRAGMENT = {
  ':type': 'uni/components/experiencefragment',
  ':items': {
    root: {
      ':type': 'uni/components/area',
      ':items': {
        text: { ':type': 'uni/components/text', name: 'Not this one' },
        header: {
          ':type': 'uni/components/header',
          name: 'Averley University',
          navigation: [{ title: 'Courses', link: '/courses.html' }],
        },
      },
    },
  },
};

const PHONE = { width: 375, height: 700 };
const DESKTOP = { width: 1280, height: 800 };

/** The node with the focus, in the element or in its shadow root. */
const focusIn = (host: HTMLElement) => (host.shadowRoot ?? document).activeElement;

describe('uni-header', () => {
  const asked: string[] = [];
  const realFetch = window.fetch;
  let answer: () => Response;
  let meta: HTMLMetaElement;
  testElement(definition);
  beforeEach(() => {
    meta = document.createElement('meta');
    meta.name = fragmentMetas.header;
    meta.content = '/content/experience-fragments/uni/header.model.json';
    document.head.append(meta);
    asked.length = 0;
    answer = () => Response.json(FRAGMENT);
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (!pathname.endsWith('.json')) return realFetch(input, init);
      asked.push(pathname.replace(/^\/mocks/, ''));
      return answer();
    };
  });
  afterEach(() => {
    window.fetch = realFetch;
    meta.remove();
  });

  it('takes its data from the fragment that the page names', async () => {
    const place = await placeExample(BARE);
    expect(asked).to.deep.equal(['/content/experience-fragments/uni/header.model.json']);
    expect(get(place, '.m-header__home').textContent).to.equal('Averley University');
    expect(get(place, 'nav a')).to.have.attribute('href', '/courses.html');
  });

  it('takes its data from src before the page’s fragment', async () => {
    await placeExample('<uni-header src="/content/experience-fragments/uni/vi/header"></uni-header>');
    expect(asked).to.deep.equal(['/content/experience-fragments/uni/vi/header.model.json']);
  });

  it('asks for nothing when the server has written its data into it', async () => {
    const place = await placeExample(examples[0]!.html);
    expect(asked).to.deep.equal([]);
    expect(place.querySelectorAll('nav a')).to.have.length(4);
  });

  it('keeps what an attribute says beside the fragment', async () => {
    const place = await placeExample('<uni-header current-path="/courses"></uni-header>');
    expect(get(place, 'nav a')).to.have.attribute('aria-current', 'page');
  });

  it('dispatches uni-error, but leaves the page in order, without its data', async () => {
    meta.remove();
    const failed = new Promise<Event>((resolve) =>
      document.addEventListener('uni-error', resolve, { once: true }),
    );
    await placeExample('<uni-header><p>Averley</p></uni-header>');
    const { detail } = (await failed) as CustomEvent<{ error: Error }>;
    expect(detail.error.name).to.equal('DataSourceError');
  });

  for (const isolated of ['', ' isolated']) {
    it(`closes its menu by Escape, and gives the focus back to its button${isolated && ', in a shadow root'}`, async () => {
      await setViewport(PHONE);
      const place = await placeExample(examples[0]!.html.replace('<uni-header', `<uni-header${isolated}`));
      const host = get(place, 'uni-header');
      const root = host.shadowRoot ?? host;
      get(root, 'summary').focus();
      await sendKeys({ press: 'Enter' });
      await sendKeys({ press: 'Tab' });
      expect(focusIn(host)?.localName).to.equal('a');
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => !get<HTMLDetailsElement>(root, 'details').open);
      expect(focusIn(host)?.localName).to.equal('summary');
      await setViewport(DESKTOP);
    });
  }

  for (const isolated of ['', ' isolated'])
    it(`takes a drawing and a form along, and keeps what is typed${isolated && ', in a shadow root'}`, async () => {
      meta.remove();
      const html = `<uni-header${isolated}><a href="/" aria-label="Averley"><svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg></a><nav><ul><li><a href="/study">Study</a></li></ul></nav><div class="box"><form role="search"><input name="q"></form></div></uni-header>`;
      const place = await placeExample(html);
      const host = get(place, 'uni-header');
      const view = host.shadowRoot ?? host;
      const shownIn = (node: Element, part: string) => {
        for (let at: Node | null = node; at; at = (at as Element).assignedSlot ?? at.parentNode)
          if (at instanceof Element && at.matches(part)) return true;
        return false;
      };
      await waitUntil(() => place.querySelector('form') !== null);
      await Reflect.get(host, 'mountComplete');
      const [form, drawing] = [get(place, 'form'), get(place, 'svg[viewBox="0 0 9 9"]')];
      expect(shownIn(form, '.m-header__tools'), 'form').to.equal(true);
      expect(shownIn(drawing, '.m-header__drawing'), 'drawing').to.equal(true);
      expect(get(view, '.m-header__home').textContent).to.contain('Averley');
      const field = get<HTMLInputElement>(place, 'input');
      field.value = 'tides';
      host.setAttribute('current-path', '/study');
      await waitUntil(() => view.querySelector('[aria-current]') !== null);
      expect([place.querySelector('input') === field, field.value]).to.deep.equal([true, 'tides']);
    });

  it('leaves Escape to who has used it, and a menu that is closed alone', async () => {
    const place = await placeExample(examples[0]!.html);
    const link = get(place, 'nav a');
    link.focus();
    await sendKeys({ press: 'Escape' });
    expect(document.activeElement === link, 'focus').to.equal(true);
    get<HTMLDetailsElement>(place, 'details').open = true;
    place.addEventListener('keydown', (event) => event.preventDefault());
    await sendKeys({ press: 'Escape' });
    expect(get<HTMLDetailsElement>(place, 'details').open).to.equal(true);
  });
});
