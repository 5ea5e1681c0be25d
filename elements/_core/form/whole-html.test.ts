// Rule 8 of ordinary HTML: a tag whose view would be half of what its author wrote stays as it was written.
import { expect } from '@open-wc/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { forgetPage } from '../../../page/testing.js';
import { createPrerenderer } from '../../../prerender/prerender.js';
import { readChildren } from '../../_as-react/given-children.js';
import { hostWith } from '../../_as-react/host.js';
import { viewComponent } from '../../_as-react/view-component.js';
import { lint } from '../../_lint/lint.js';
import { tagInPage } from '../../_lint/tag-in-page.js';
import type { ViewDefinition } from '../declare/definition.js';
import { clearPage, hearConsole } from '../testing/testing.js';
import { IMG } from '../testing/testing-forms.js';
import { livesOf, viewOf } from '../testing/testing-lives.js';
import { registerElement } from '../testing/testing-register.js';

/** What a tag takes, and what makes it stay as written because the form has no place for it. */
const WHOLE: readonly (readonly [slug: string, html: string, missed: string])[] = [
  ['image', `${IMG}<h2>The quay</h2>`, 'The quay'],
  ['picture', `<div>${IMG}<div><ul><li>Tides</li><li>Ships</li></ul></div></div>`, 'Tides Ships'],
  ['image', `${IMG}<video></video>`, '<video>'],
  [
    'button-pair',
    '<ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li><li><a href="/c">C</a></li><li><a href="/d">D</a></li></ul>',
    'C D',
  ],
  ['button-pair', '<a href="/a">A</a><x-shop>B</x-shop>', 'B'],
  ['show-more', '<p>Some.</p><details><summary>All</summary>More.</details><h3>After</h3>', 'After'],
  ['footer', '<small>© Averley</small><h2>Quick links</h2>', 'Quick links'],
  ['header', '<a href="/">Averley</a><p>By the sea</p><dl><dt>A</dt><dd>1</dd><dt>B</dt></dl>', 'A 1 B'],
];
/** A heading or a list beside the list is none of it, a third link of a pair is a link, and a text beside is a text. */
const IN_PART: readonly (readonly [slug: string, html: string])[] = [
  ['list', '<h2>News</h2><ul><li><a href="/a">Prize</a></li></ul><nav><ul><li>1</li><li>2</li></ul></nav>'],
  ['button-pair', '<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a>'],
  ['image', `${IMG}<p>By the sea</p><ul><li>Tides</li></ul>`],
];

const slugs = [...new Set([...WHOLE, ...IN_PART].map(([slug]) => slug))];
const definitions = new Map(
  await Promise.all(
    slugs.map(async (slug) => {
      const module = (await import(`../../${slug}/uni-${slug}.ts`)) as { definition: ViewDefinition };
      return [slug, module.definition] as const;
    }),
  ),
);
const LIVES = livesOf([...definitions.values()]);
const words = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Whether a visitor sees the view. */
const isShown = (element: Element) => (viewOf(element)?.textContent ?? '').trim() !== '';

describe('a tag whose HTML has a heading, a list or a live node that its view cannot show', () => {
  hearConsole();
  before(() => {
    for (const definition of definitions.values()) registerElement(definition);
  });
  afterEach(() => {
    for (const main of document.querySelectorAll('main')) main.remove();
    clearPage();
    forgetPage();
  });

  for (const [slug, html, missed] of WHOLE) {
    for (const [life, live] of Object.entries(LIVES))
      for (const attributes of ['', ' name="Of an attribute"'])
        it(`stays as written: ${life}, <uni-${slug}${attributes}>${html.slice(0, 60)}`, async () => {
          const element = await live(`<uni-${slug}${attributes}>${html}</uni-${slug}>`);
          expect(isShown(element), 'a view').to.equal(false);
          const plain = document.body.appendChild(document.createElement('main'));
          plain.innerHTML = `<div>${html}</div>`;
          expect(words(element.innerText)).to.equal(words(plain.innerText));
        });

    it(`is named once by the linter: <uni-${slug}>${html.slice(0, 60)}`, async () => {
      const element = await LIVES.light!(`<uni-${slug}>${html}</uni-${slug}>`);
      const said = lint(tagInPage(element)!).filter(({ message }) => !message.includes('alternative'));
      expect(said.map(({ message }) => message)).to.have.length(1);
      expect(said[0]!.message).to.contain('stays as written').and.to.contain(missed);
    });

    it(`is named once by the prerenderer: <uni-${slug}>${html.slice(0, 60)}`, async () => {
      const warnings: string[] = [];
      const { lintRendered } = await import('../../../prerender/lint-rendered.js');
      const { prerender } = createPrerenderer([...definitions.values()], async () => '', lintRendered);
      const page = `<uni-${slug}>${html}</uni-${slug}>`;
      const onWarning = (message: string) => warnings.push(message);
      expect(await prerender(page, { url: `${location.origin}/a.html`, onWarning })).to.equal(page);
      expect(warnings.join('\n')).to.contain('stays as written').and.not.to.contain('left to the browser');
    });
  }

  for (const [slug, html] of IN_PART)
    for (const [life, live] of Object.entries(LIVES))
      it(`has its view if that is whole: ${life}, ${html.slice(0, 60)}`, async () => {
        const element = await live(`<uni-${slug}>${html}</uni-${slug}>`);
        expect(viewOf(element)?.querySelector('a, img')).not.to.equal(null);
      });

  it('stays as written in React', () => {
    const Pair = viewComponent(definitions.get('button-pair')!, hostWith({}), {
      sanitize: (html) => html,
      readChildren,
    });
    const links = ['A', 'B', 'C', 'D'].map((word) =>
      createElement('li', { key: word }, createElement('a', { href: `/${word}` }, word)),
    );
    const html = renderToString(createElement(Pair, {}, createElement('ul', {}, ...links)));
    expect(html).to.contain('<ul><li><a href="/A">A</a></li>').and.not.to.contain('m-button');
  });
});
