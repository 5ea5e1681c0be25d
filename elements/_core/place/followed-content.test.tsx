// A change of a tag's content by a framework or a script is an update of its view.
import { expect } from '@open-wc/testing';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { waitUntil } from '../../../page/testing-wait.js';
import type { SafeHtml } from '../../../react-views/_shared/safe.js';
import { RichText } from '../../../react-views/_shared/text/rich-text.js';
import { html, text, url } from '../declare/prop-types.js';
import type { ViewElement } from '../element.js';
import { clearPage, defineTestTag, flushed, place } from '../testing/testing.js';

const tag = defineTestTag({
  props: { title: text(), link: url(), picture: text(), sizes: text(), body: html() },
  form: {
    heading: 'title',
    link: { url: 'link' },
    picture: { src: 'picture', sizes: 'sizes' },
    rest: 'body',
  },
  view: ({
    title,
    link,
    picture,
    sizes,
    body,
  }: Record<'title' | 'link' | 'picture' | 'sizes', string> & { body?: SafeHtml }) => (
    <section>
      <h2>{title}</h2>
      {link && <a href={link}>Go</a>}
      {picture && <img src={picture} sizes={sizes} alt="" />}
      <RichText html={body} />
    </section>
  ),
});
const WRITTEN = '<img src="data:,a" alt=""><h3><a href="/a">Law</a></h3><p>Five years.</p>';
const partIn = (element: Element, selector: string) =>
  (element.shadowRoot ?? element).querySelector(`.uni-view ${selector}`);
const said = (element: Element) => (element.shadowRoot ?? element).querySelector('.uni-view')?.textContent;
/** The author's words stand in the tag, or in the fallback template. */
const written = (element: Element, selector: string): Element =>
  element.querySelector<HTMLElement>(`:scope > ${selector}`) ??
  [...element.querySelectorAll('template')]
    .map(({ content }) => content.querySelector(selector))
    .find(Boolean)!;

for (const life of ['', 'isolated'])
  describe(`the content of a tag ${life || 'in the light DOM'}`, () => {
    const mounted = () =>
      place(`<div><${tag} ${life}>${WRITTEN}</${tag}></div>`).then(async (div) => {
        const element = div.querySelector<ViewElement>(tag)!;
        await flushed();
        await waitUntil(() => said(element));
        return element;
      });
    afterEach(clearPage);

    for (const [what, change, shows] of [
      [
        'a word',
        (e: Element) => (written(e, 'p').firstChild!.nodeValue = 'Six years.'),
        (e: Element) => said(e) === 'LawGoSix years.',
      ],
      [
        'a link',
        (e: Element) => written(e, 'h3').querySelector('a')!.setAttribute('href', '/b'),
        (e: Element) => partIn(e, 'a')?.getAttribute('href') === '/b',
      ],
      [
        'a picture',
        (e: Element) => written(e, 'img').setAttribute('src', 'data:,b'),
        (e: Element) => partIn(e, 'img')?.getAttribute('src') === 'data:,b',
      ],
      [
        'the width of a picture',
        (e: Element) => written(e, 'img').setAttribute('sizes', '50vw'),
        (e: Element) => partIn(e, 'img')?.getAttribute('sizes') === '50vw',
      ],
      [
        'a child that is added',
        (e: Element) => e.append(Object.assign(document.createElement('p'), { textContent: 'By the sea.' })),
        (e: Element) => said(e) === 'LawGoFive years.By the sea.',
      ],
      [
        'a child that is removed',
        (e: Element) => written(e, 'p').remove(),
        (e: Element) => said(e) === 'LawGo',
      ],
      [
        'other content by innerHTML',
        (e: Element) => (e.innerHTML = '<h3>Arts</h3>Three years.'),
        (e: Element) => said(e) === 'ArtsThree years.',
      ],
      [
        'other text',
        (e: Element) => (e.textContent = 'Three years.'),
        (e: Element) => said(e) === 'Three years.',
      ],
      [
        'other children',
        (e: Element) => e.replaceChildren(document.createTextNode('Three years.')),
        (e: Element) => said(e) === 'Three years.',
      ],
    ] as const)
      it(`updates its view by ${what}`, async () => {
        const element = await mounted();
        change(element);
        await waitUntil(() => shows(element), `${what}: ${said(element)}`);
        expect(element.mountState).to.equal('mounted');
        expect(element.querySelectorAll(':scope > template').length).to.be.at.most(1);
      });

    it('follows what React renders into it', async () => {
      const place = document.body.appendChild(document.createElement('main'));
      const root = createRoot(place);
      const show = async (children: ReactNode, expected: string) => {
        flushSync(() => root.render(createElement(tag, life ? { isolated: '' } : {}, children)));
        await waitUntil(() => said(place.firstElementChild!) === expected, expected);
      };
      await show('Five years.', 'Five years.');
      await show('Six years.', 'Six years.');
      await show([<h3 key="a">Law</h3>, <p key="b">Five years.</p>], 'LawFive years.');
      await show(
        [<h3 key="a">Arts</h3>, <p key="b">Five years.</p>, <p key="c">By the sea.</p>],
        'ArtsFive years.By the sea.',
      );
      await show([<h3 key="a">Arts</h3>], 'Arts');
      flushSync(() => root.unmount());
      expect(place.childNodes).to.have.length(0);
      place.remove();
    });
  });

it('a view that somebody takes away each time stays away, and the words are back', async () => {
  const element = await place(`<${tag}>Words</${tag}>`);
  const taker = new MutationObserver(() => element.querySelector('.uni-view')?.remove());
  taker.observe(element, { childList: true });
  element.querySelector('.uni-view')!.remove();
  await waitUntil(() => element.textContent === 'Words');
  for (let turn = 0; turn < 20; turn++) await flushed();
  taker.disconnect();
  expect(element.innerHTML).to.equal('Words');
  clearPage();
});
