import { expect } from '@open-wc/testing';
import type { ViewElement } from '../../elements/_core/element.js';
import { registerElement } from '../../elements/_core/testing/testing-register.js';
import { definition as callout } from '../../elements/callout/uni-callout.js';
import { definition as card } from '../../elements/card/uni-card.js';
import { definition as hero } from '../../elements/hero/uni-hero.js';
import { definition as icon } from '../../elements/icon/uni-icon.js';
import { definition as image } from '../../elements/image/uni-image.js';
import { definition as newsHero } from '../../elements/news-hero/uni-news-hero.js';
import { definition as toc } from '../../elements/toc/uni-toc.js';
import { applyStyles } from '../../react-views/_shared/testing.js';
import { settle } from '../testing.js';
import { waitUntil } from '../testing-wait.js';
import { showAuthorView } from './author-view.js';
import { pathTo, wrapped } from './testing.js';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/**
 * Sizes have been told, of which the last observer hears last. Then placeholders come and go in one frame, and sizes again.
 */
async function laidOut(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    await new Promise((resolve) => new ResizeObserver(resolve).observe(document.body));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

describe('what authors see', () => {
  let life: AbortController;
  let place: HTMLElement;

  before(async () => {
    await applyStyles();
    const boxes = new CSSStyleSheet();
    boxes.replaceSync(
      'uni-hero, uni-news-hero, uni-callout, uni-card, uni-image, uni-toc { display: block }',
    );
    document.adoptedStyleSheets.push(boxes);
    for (const definition of [callout, card, hero, icon, image, newsHero, toc]) registerElement(definition);
  });
  after(() => {
    document.adoptedStyleSheets = [];
  });
  beforeEach(() => {
    life = new AbortController();
    place = document.createElement('main');
    document.body.append(place);
  });
  afterEach(() => {
    life.abort();
    place.remove();
  });

  const show = () => showAuthorView(Promise.resolve(), life.signal);

  async function put(html: string): Promise<void> {
    place.innerHTML = html;
    const elements = place.querySelectorAll<ViewElement>(':defined');
    await Promise.all([...elements].map(({ mountComplete }) => mountComplete));
    await settle();
    await laidOut();
  }

  const emptyText = (element: Element) =>
    element.matches('.cq-placeholder') ? element.getAttribute('data-emptytext') : null;

  const labelled = (element: Element, label: string | null) =>
    waitUntil(() => emptyText(element) === label, `${element.localName} has no placeholder "${label}"`);

  describe('of an empty component', () => {
    it('is a placeholder with its name and a size', async () => {
      show();
      await put(wrapped('root/callout', '<uni-callout></uni-callout>'));
      const empty = place.querySelector('uni-callout')!;
      await labelled(empty, 'Callout');
      expect(empty.getBoundingClientRect().height).to.be.at.least(64);
      expect(getComputedStyle(empty, '::before').content).to.match(/^"Callout"$|^attr\(/);
      expect(emptyText(place.firstElementChild!)).to.equal(null);
    });

    it('has the name that the editor gives it', async () => {
      show();
      await put(
        `<div data-aue-resource="urn:x:${pathTo('a')}" data-aue-label="Warning"><uni-callout></uni-callout></div>`,
      );
      await labelled(place.querySelector('uni-callout')!, 'Warning');
    });

    it('stands for what mounted before the author’s part came', async () => {
      await put('<uni-callout></uni-callout>');
      show();
      await laidOut();
      await labelled(place.querySelector('uni-callout')!, 'Callout');
    });

    it('stands for what only screen readers get', async () => {
      show();
      await put('<uni-hero is-invisible invisible-heading="For the ear"></uni-hero>');
      await labelled(place.querySelector('uni-hero')!, 'Hero');
    });

    it('stands for components without an element of ours', async () => {
      show();
      await put(wrapped('root/text_2', '<div></div>') + wrapped('root/text', '<p>Text</p>'));
      window.dispatchEvent(new CustomEvent('cq-async-content-loaded'));
      await laidOut();
      expect([...place.children].map(emptyText)).to.deep.equal(['Text 2', null]);
    });

    it('goes when there is something to see, and comes back', async () => {
      show();
      await put('<uni-callout></uni-callout>');
      const element = place.querySelector('uni-callout')!;
      await labelled(element, 'Callout');
      element.setAttribute('data-title', 'Note');
      await labelled(element, null);
      element.removeAttribute('data-title');
      await labelled(element, 'Callout');
    });

    it('goes from a table of contents once the page has headings', async () => {
      show();
      await put('<uni-toc></uni-toc><section></section>');
      const contents = place.querySelector<ViewElement>('uni-toc')!;
      await contents.mountComplete;
      await laidOut();
      await labelled(contents, 'Toc');
      place.querySelector('section')!.innerHTML = '<h2>Fees</h2><h2>Dates</h2>';
      const { promise, resolve } = Promise.withResolvers<void>();
      const gone = new MutationObserver(() => emptyText(contents) ?? resolve());
      gone.observe(contents, { attributes: true });
      await promise;
      gone.disconnect();
    });

    it('stands in no component that can be seen, nor in one that is isolated', async () => {
      show();
      await put(
        '<uni-callout title="A"></uni-callout><uni-callout isolated title="A"></uni-callout><uni-icon name="info"></uni-icon>',
      );
      expect(place.querySelectorAll('.cq-placeholder')).to.have.length(0);
    });
  });

  describe('of letters beyond ASCII', () => {
    const marks = () => [...place.querySelectorAll('.m-non-ascii')].map((mark) => mark.textContent);

    it('is a mark in titles and descriptions of heroes', async () => {
      show();
      await put(
        '<uni-hero title="Học – here" description="<p>It’s <b>café</b></p>"></uni-hero><uni-news-hero title="Naïve" description="plain"></uni-news-hero>',
      );
      expect(marks()).to.deep.equal(['ọ', '–', '’', 'é', 'ï']);
      expect(place.querySelector('h1')!.textContent).to.equal('Học – here');
      expect(place.querySelector('b')!.textContent).to.equal('café');
    });

    it('says which letter it is', async () => {
      show();
      await put('<uni-hero title="a\u00a0b 🌊"></uni-hero>');
      const titles = [...place.querySelectorAll<HTMLElement>('.m-non-ascii')].map(({ title }) => title);
      expect(titles).to.deep.equal(['U+00A0', 'U+1F30A']);
    });

    it('is in no other text, and in no attribute', async () => {
      show();
      await put(
        `<uni-callout title="Café"></uni-callout><uni-hero title="Plain" img="${PICTURE}" alt="Café" priority-messaging="Café"></uni-hero>`,
      );
      expect(marks()).to.deep.equal([]);
      expect(place.querySelector('img')!.alt).to.equal('Café');
    });

    it('stays one mark when the component mounts again', async () => {
      show();
      await put('<uni-hero title="Café"></uni-hero>');
      const element = place.querySelector('uni-hero')!;
      element.dispatchEvent(new CustomEvent('uni-mount', { bubbles: true, composed: true }));
      expect(marks()).to.deep.equal(['é']);
      Reflect.apply(Reflect.get(element, 'reload') as () => void, element, [
        { title: 'Olé' },
        { title: 'Café' },
      ]);
      await settle();
      expect(marks()).to.deep.equal(['é']);
      expect(place.querySelector('h1')!.textContent).to.equal('Olé');
    });

    it('is a mark when a text changes in its place, too', async () => {
      show();
      for (const attributes of ['', 'isolated']) {
        await put(`<uni-hero ${attributes} title="Cafe"></uni-hero>`);
        const element = place.querySelector('uni-hero')!;
        await (Reflect.get(element, 'mountComplete') as Promise<void>);
        element.setAttribute('title', 'Tết đến');
        await settle();
        const title = (element.shadowRoot ?? element).querySelector('h1')!;
        expect([...title.children].map(({ textContent }) => textContent)).to.deep.equal(['ế', 'đế']);
        element.setAttribute('title', 'Tết');
        await settle();
        expect([title.textContent, title.children.length]).to.deep.equal(['Tết', 1]);
      }
    });

    it('is seen in isolated heroes too', async () => {
      show();
      place.innerHTML = '<uni-hero isolated title="Café"></uni-hero>';
      const element = place.querySelector('uni-hero')!;
      await (Reflect.get(element, 'mountComplete') as Promise<void>);
      const mark = element.shadowRoot!.querySelector('.m-non-ascii')!;
      expect(mark.textContent).to.equal('é');
      expect(getComputedStyle(mark).backgroundColor).to.equal('rgb(255, 184, 0)');
    });
  });

  it('moves nothing: a page is as large as visitors see it', async () => {
    const html = `<uni-hero title="Café – bar" description="<p>Déjà vu</p>" img="${PICTURE}"></uni-hero><uni-callout title="A"></uni-callout>`;
    await put(html);
    const sizes = () => [...place.children].map((child) => child.getBoundingClientRect().toJSON() as DOMRect);
    const before = sizes();
    show();
    await put(html);
    expect(sizes()).to.deep.equal(before);
  });

  it('is gone with the page', async () => {
    const sheets = document.adoptedStyleSheets.length;
    show();
    life.abort();
    await put('<uni-callout></uni-callout><uni-hero title="Café"></uni-hero>');
    expect(place.querySelectorAll('.cq-placeholder, .m-non-ascii')).to.have.length(0);
    expect(document.adoptedStyleSheets).to.have.length(sheets);
  });

  it('has heroes no taller in a frame as tall as its page', async () => {
    show();
    const sheets = document.adoptedStyleSheets.flatMap(({ cssRules }) =>
      [...cssRules].map((rule) => rule.cssText),
    );
    const frame = document.createElement('iframe');
    frame.style.cssText = 'inline-size: 1280px; block-size: 900px; border: 0';
    place.append(frame);
    const { contentDocument } = frame;
    contentDocument!.head.innerHTML = `<style>${sheets.join('\n')} .m-hero { --m-hero-min-height: 100vh }</style>`;
    contentDocument!.body.innerHTML = `<div class="m-hero m-hero--style-1"><div class="m-hero__media"></div><div class="m-hero__frame"><div class="m-hero__content"><h1>Learn</h1></div></div></div>`;
    frame.style.blockSize = '6000px';
    const { height } = contentDocument!.querySelector('.m-hero')!.getBoundingClientRect();
    expect(height).to.equal(800);
  });
});
