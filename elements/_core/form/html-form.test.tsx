// The author's HTML between the tags is the data: each way to write it gives one view, in every life of a tag.
import { expect } from '@open-wc/testing';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { forgetPage, settle } from '../../../page/testing.js';
import { readChildren } from '../../_as-react/given-children.js';
import { hostWith } from '../../_as-react/host.js';
import { viewComponent } from '../../_as-react/view-component.js';
import { isOwnAddress, judgedAlike } from '../../_safe/judged-alike.js';
import { loadSanitizer, toSafeHtml } from '../../_safe/safe-html.js';
import { createSanitizer } from '../../_safe/sanitize.js';
import { type ElementDefinition, hasView } from '../declare/definition.js';
import { clearPage, hearConsole } from '../testing/testing.js';
import { FORMS } from '../testing/testing-forms.js';
import { BARS } from '../testing/testing-forms-bars.js';
import { PASTED } from '../testing/testing-forms-pasted.js';
import { PICTURES } from '../testing/testing-forms-pictures.js';
import { WRAPPED } from '../testing/testing-forms-wrapped.js';
import { livesOf, viewOf } from '../testing/testing-lives.js';
import { registerElement } from '../testing/testing-register.js';

const definitions = new Map(
  await Promise.all(
    Object.keys(FORMS).map(async (slug) => {
      const module = (await import(`../../${slug}/uni-${slug}.ts`)) as { definition: ElementDefinition };
      return [slug, module.definition] as const;
    }),
  ),
);
const LIVES = livesOf([...definitions.values()]);
const placed = LIVES.light!;
const sanitize = judgedAlike(createSanitizer({ window, isOwnAddress }));

/** Among them what a view announces itself by, once. */
const DERIVED = /^(?:id|for|aria-(?:\w*by|controls|live)|data-uni-\w+)$/;
/** The address of a tab names one. */
const DERIVED_IDS = /^#panel-/;
/** Attributes that a picture has once it is loaded. */
const CROPPED = /^(?:data-smart-crop|style)$/;
const PHRASING = 'b, i, em, strong, small, .m-list__title time';
const LIVE = 'slot[name^="uni-live-"]';
/** A view's markup, its attributes in order, without live nodes and what tells its parts apart in a page. */
function viewIn(element: Element, edit = (_: Element) => {}): string | undefined {
  const copy = viewOf(element)?.cloneNode(true) as Element | undefined;
  for (const slot of copy?.querySelectorAll(LIVE) ?? []) {
    const text = slot.parentElement!;
    slot.remove();
    if (text.innerHTML === '') text.remove();
  }
  // No attribute has an id that a link may lead to.
  for (const place of copy?.querySelectorAll(':scope > span[id]:empty') ?? []) place.remove();
  if (copy) edit(copy);
  // An attribute has no elements in its words.
  for (const part of copy?.querySelectorAll(PHRASING) ?? [])
    if (!part.closest('.m-rich-text, .m-rich-inline')) part.replaceWith(...part.childNodes);
  copy?.normalize();
  // HTML alone says it.
  copy?.querySelector('[rel=search]')?.removeAttribute('rel');
  for (const picture of copy?.querySelectorAll('picture:has(> [type]), :not(.m-picture) > picture') ?? [])
    picture.replaceWith(picture.querySelector('img')!);
  for (const part of copy?.querySelectorAll('*') ?? []) {
    const attributes = [...part.attributes].map(({ name, value }) => [name, value] as const);
    for (const [name] of attributes) part.removeAttribute(name);
    const isLeftOut = (name: string, value: string) =>
      DERIVED.test(name) || DERIVED_IDS.test(value) || (part.localName === 'img' && CROPPED.test(name));
    for (const [name, value] of attributes.sort())
      if (!isLeftOut(name, value)) part.setAttribute(name, value);
  }
  return copy?.innerHTML;
}
const wordsBeside = (element: HTMLElement) =>
  [...element.childNodes]
    .filter((node) => node !== viewOf(element) && node.nodeType !== Node.COMMENT_NODE)
    .filter((node) =>
      node instanceof Element
        ? node.checkVisibility() || node.slot.startsWith('uni-live-')
        : !element.shadowRoot || (node as Text).assignedSlot !== null || isAssigned(element, node),
    )
    .map((node) =>
      node instanceof HTMLElement && node.checkVisibility() ? node.innerText : node.textContent,
    )
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
/** What a visitor reads of the live nodes in a view, and beside it. In a shadow root's slots, they stand in the element. */
const wordsAlive = (element: HTMLElement) =>
  [...(viewOf(element)?.querySelectorAll<HTMLElement>(LIVE) ?? [])]
    .map(({ innerText }) => innerText.trim())
    .concat(wordsBeside(element))
    .join(' ')
    .trim();
const isAssigned = ({ shadowRoot }: Element, node: Node) =>
  [...(shadowRoot?.querySelectorAll('slot') ?? [])].some((slot) => slot.assignedNodes().includes(node));

/**
 * Takes out of a view what React keeps in its place and HTML cannot have there: other tags, and what a sanitiser takes out
 * of a copy.
 *
 * @returns the words of those tags.
 */
function asCopied(view: Element): string {
  const words: string[] = [];
  for (const text of view.querySelectorAll('.m-rich-text')) {
    for (const tag of text.querySelectorAll('*'))
      if (tag.localName.includes('-')) {
        const around = tag.parentElement!;
        words.push(tag.textContent);
        tag.remove();
        if (around !== text && around.innerHTML === '') around.remove();
      }
    const copied = toSafeHtml(text.innerHTML);
    text.innerHTML = String(copied?.__html ?? '');
    if (!copied) text.remove();
  }
  // It is derived from the text, which is markup in a copy.
  withoutVersion(view);
  return words.join(' ');
}

const withoutVersion = (view: Element) =>
  view.querySelector('[data-version]')?.removeAttribute('data-version');

/** HTML as an application writes it in React. */
function asReact(nodes: NodeListOf<ChildNode>): ReactNode {
  return [...nodes].map((node, key) => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
    const names: Readonly<Record<string, string>> = {
      srcset: 'srcSet',
      hreflang: 'hrefLang',
      datetime: 'dateTime',
      class: 'className',
    };
    const props = Object.fromEntries(
      [...node.attributes].map(({ name, value }) => [
        names[name] ?? name,
        name === 'download' && value === '' ? true : value,
      ]),
    );
    const children = asReact(node.childNodes) as ReactNode[];
    return createElement(node.localName, { ...props, key }, ...children);
  });
}

describe('ordinary HTML in a tag', () => {
  const logged = hearConsole();
  before(async () => {
    await loadSanitizer();
    for (const definition of definitions.values()) registerElement(definition);
  });
  afterEach(() => {
    for (const main of document.querySelectorAll('main')) main.remove();
    clearPage();
    forgetPage();
  });

  for (const [slug, rows] of Object.entries(FORMS))
    describe(`uni-${slug}`, () => {
      for (const [html, same, leftover = ''] of [
        ...rows,
        ...(PASTED[slug] ?? []),
        ...(WRAPPED[slug] ?? []),
        ...(PICTURES[slug] ?? []),
        ...(BARS[slug] ?? []),
      ]) {
        for (const [life, live] of Object.entries(LIVES))
          it(`${life}: ${html.slice(0, 90)}`, async () => {
            const element = await live(html);
            // It is derived from the text, of which a live node is a part.
            const edit = viewOf(element)?.querySelector(LIVE) ? withoutVersion : undefined;
            const expected = viewIn(await placed(same), edit);
            expect(expected, 'the same in attributes').not.to.equal(undefined);
            expect(viewIn(element, edit)).to.equal(expected);
            expect(wordsAlive(element)).to.equal(leftover);
            expect([...logged.warnings, ...logged.errors]).to.deep.equal([]);
          });
        it(`in React: ${html.slice(0, 90)}`, async () => {
          const definition = definitions.get(slug)!;
          if (!hasView(definition)) return;
          const Component = viewComponent(definition, hostWith({}), { sanitize, readChildren });
          const written = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!;
          const props = Object.fromEntries(
            Object.keys(definition.props).flatMap((name) => {
              const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
              const value = written.getAttribute(kebab) ?? written.getAttribute(`data-${kebab}`);
              return value === null ? [] : [[name, value]];
            }),
          );
          const place = document.body.appendChild(document.createElement('main'));
          const root = createRoot(place);
          flushSync(() =>
            root.render(createElement(Component, props, ...(asReact(written.childNodes) as ReactNode[]))),
          );
          await settle();
          const element = place.firstElementChild as HTMLElement;
          let inside = '';
          const shown = viewIn(element, (view) => {
            inside = asCopied(view);
          });
          expect(shown).to.equal(viewIn(await placed(same), asCopied));
          expect(`${inside} ${wordsBeside(element)}`.trim()).to.equal(leftover);
          root.unmount();
        });
      }
    });

  for (const [life, live] of Object.entries(LIVES))
    it(`keeps what has no place in the view on the side where it was written: ${life}`, async () => {
      const element = await live(
        '<uni-list><h2>News</h2><ul><li><a href="/a">Prize</a></li></ul><p>More</p></uni-list>',
      );
      const top = (node: Element) => node.getBoundingClientRect().top;
      const view = top(viewOf(element)!.querySelector('li')!);
      expect(top(element.querySelector(':scope > h2')!)).to.be.below(view);
      expect(top(element.querySelector(':scope > p')!)).to.be.above(view);
    });

  for (const [life, live] of Object.entries(LIVES))
    it(`leaves a model its words where the tag has none of its own: ${life}`, async () => {
      const model = '{"text":"Fees","level":2}';
      const element = await live(
        `<uni-heading><script type="application/json" data-slot="model">${model}</script></uni-heading>`,
      );
      expect(viewOf(element)!.querySelector('h2')!.textContent).to.equal('Fees');
    });

  for (const [life, live] of Object.entries(LIVES))
    it(`takes no words of an editor’s own nodes: ${life}`, async () => {
      const element = await live(
        '<uni-callout><h2>Fees</h2><div data-cq-data-path="/content/a">Drag here</div><p>Each year</p></uni-callout>',
      );
      const view = viewOf(element)!;
      expect(view.textContent)
        .to.match(/Fees.*Each year/)
        .and.not.to.contain('Drag here');
    });
});
