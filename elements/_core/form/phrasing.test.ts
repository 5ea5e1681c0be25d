// Titles, summaries, terms, captions and link texts keep the elements of a sentence, in every life of a tag.
import { expect } from '@open-wc/testing';
import { forgetPage } from '../../../page/testing.js';
import type { ElementDefinition } from '../declare/definition.js';
import { DOM } from '../read/dom-content.js';
import { clearPage, hearConsole } from '../testing/testing.js';
import { PIC as PICTURE } from '../testing/testing-forms.js';
import { counting } from '../testing/testing-growth.js';
import { livesOf, viewOf } from '../testing/testing-lives.js';
import { registerElement } from '../testing/testing-register.js';

/** What an author writes in a title, and the same as a view has it. */
const WORDS =
  'H<sub>2</sub>O &amp; <em>you</em>, <span lang="vi" class="x">Nước</span> <code>a &lt; b</code><br><abbr title="Doctor of Laws" onclick="x()">LLD</abbr>';
const SHOWN =
  'H<sub>2</sub>O &amp; <em>you</em>, <span lang="vi">Nước</span> <code>a &lt; b</code><br><abbr title="Doctor of Laws">LLD</abbr>';

/** Where it stands in a tag, and the element of the view that shows it. */
const ROWS: readonly (readonly [slug: string, html: string, shownBy: string])[] = [
  ['callout', `<h3>${WORDS}</h3><p>Text</p>`, 'h3'],
  ['callout', `<h3>Fees</h3><p>Text</p><p><a href="/a">${WORDS}</a></p>`, '.m-link__text'],
  ['callout', `<div slot="title">${WORDS}</div><p>Text</p>`, 'h3'],
  ['card', `<h3>${WORDS}</h3><p>Text</p>`, '.m-tile__words'],
  ['card', `<h3><a href="/a">${WORDS}</a></h3>`, '.m-tile__words'],
  ['card', `<a href="/a"><img src="${PICTURE}" alt=""><h3>${WORDS}</h3></a>`, '.m-tile__words'],
  ['cta', `<h2>${WORDS}</h2><a href="/a">Apply</a>`, '.m-tile__words'],
  ['cta', `<a href="/a">${WORDS}</a>`, '.m-tile__words'],
  ['hero', `<h1>${WORDS}</h1><p>Lead</p>`, 'h1'],
  ['hero', `<h1>Fees</h1><p><a href="/a">${WORDS}</a></p>`, '.m-button__text'],
  ['news-hero', `<h1>${WORDS}</h1><p>Lead</p>`, 'h1'],
  ['notice', `<h2>${WORDS}</h2><p>Text</p>`, 'h2'],
  ['notice', `<h2>Fees</h2><p>Text</p><p><a href="/a">${WORDS}</a></p>`, '.m-link__text'],
  ['button', `<a href="/a">${WORDS}</a>`, '.m-button__text'],
  ['button', `<button type="button">${WORDS}</button>`, '.m-button__text'],
  ['button', WORDS, '.m-button__text'],
  ['button-pair', `<a href="/a">${WORDS}</a><a href="/b">Visit</a>`, '.m-button__text'],
  ['breadcrumb', `<ol><li><a href="/">${WORDS}</a></li><li>Fees</li></ol>`, '[itemprop="name"]'],
  [
    'breadcrumb',
    `<ol><li><a href="/">Home</a></li><li>${WORDS}</li></ol>`,
    '[aria-current] [itemprop="name"]',
  ],
  ['accordion', `<details><summary>${WORDS}</summary>Text</details>`, '.m-accordion__title'],
  ['accordion', `<details><summary><h3>${WORDS}</h3></summary>Text</details>`, 'h3'],
  ['facts', `<dl><dt>${WORDS}</dt><dd>1</dd></dl>`, 'dt span'],
  ['facts', `<dl><dt data-audience="domestic">${WORDS}</dt><dd>1</dd></dl>`, 'dt span'],
  ['tabs', `<h3>${WORDS}</h3><p>A</p><h3>Fees</h3><p>B</p>`, '[role=tab]'],
  ['tabs', `<h3>${WORDS}</h3><p>A</p><h3>Fees</h3><p>B</p>`, 'summary h3'],
  ['tabs', `<details><summary>${WORDS}</summary>A</details>`, '.m-tabs__title'],
  ['steps', `<ol><li><h3>${WORDS}</h3><p>A</p></li></ol>`, 'h3 span'],
  ['steps', `<ol><li><h3><a href="/a">${WORDS}</a></h3><p>A</p></li></ol>`, '.m-link__text'],
  ['steps', `<ol><li><strong>${WORDS}</strong><p>A</p></li></ol>`, '.m-steps__title > span'],
  ['video', `<h3>${WORDS}</h3><a href="/a.mp4">Play</a>`, 'h3'],
  ['video', `<a href="/a.mp4">${WORDS}</a>`, '.m-video__title'],
  ['video', `<a href="/a.mp4">A</a><details><summary>${WORDS}</summary><p>B</p></details>`, 'summary'],
  ['list', `<ul><li><h3><a href="/a">${WORDS}</a></h3></li></ul>`, '.m-tile__words'],
  ['list', `<ul><li><p>${WORDS}</p><p>Text</p></li></ul>`, '.m-tile__words'],
  ['person', `<h3>${WORDS}</h3><p>Professor</p>`, '.m-link__text'],
  ['show-more', `<p>Text</p><details><summary>${WORDS}</summary><p>Rest</p></details>`, '.m-fold__label'],
  ['header', `<a href="/">Averley</a><nav><a href="/a">${WORDS}</a></nav>`, 'nav a span'],
  ['footer', `<nav><h2>${WORDS}</h2><ul><li><a href="/a">Law</a></li></ul></nav>`, 'h2'],
  ['footer', `<nav><h2>Study</h2><ul><li><a href="/a">${WORDS}</a></li></ul></nav>`, 'li a span'],
  ['image', `<figure><img src="${PICTURE}" alt=""><figcaption>${WORDS}</figcaption></figure>`, 'figcaption'],
  [
    'picture',
    `<figure><img src="${PICTURE}" alt=""><figcaption><p>${WORDS}</p></figcaption></figure>`,
    'figcaption',
  ],
];

const slugs = [...new Set(ROWS.map(([slug]) => slug))];
const definitions = await Promise.all(
  slugs.map(async (slug) => {
    const module = (await import(`../../${slug}/uni-${slug}.ts`)) as { definition: ElementDefinition };
    return module.definition;
  }),
);
const tag = (slug: string, content: string, attributes = '') =>
  `<uni-${slug} ${attributes}>${content}</uni-${slug}>`;

describe('phrasing content', () => {
  const logged = hearConsole();
  before(() => {
    for (const definition of definitions) registerElement(definition);
  });
  afterEach(() => {
    for (const main of document.querySelectorAll('main')) main.remove();
    clearPage();
    forgetPage();
  });

  for (const [life, live] of Object.entries(livesOf(definitions)))
    describe(life, () => {
      const shown = async (slug: string, content: string, shownBy: string, attributes = '') =>
        viewOf(await live(tag(slug, content, attributes)))!.querySelector(shownBy)!;

      for (const [slug, content, shownBy] of ROWS)
        it(`stays: ${tag(slug, content.replaceAll(WORDS, '…')).replaceAll(PICTURE, '')}`, async () => {
          expect((await shown(slug, content, shownBy)).innerHTML.trim()).to.equal(SHOWN);
          expect([...logged.warnings, ...logged.errors]).to.deep.equal([]);
        });

      it('stays in an item that is a link', async () => {
        const link = await shown(
          'list',
          '<ul><li><a href="/a">The <em>prize</em></a></li></ul>',
          '.m-tile__words',
        );
        expect(link.innerHTML).to.equal('The <em>prize</em>');
      });

      it('is not what makes all of it bold', async () => {
        for (const html of ['<b>Fees</b>', '<a href="/a"><strong><u>Fees</u></strong></a>'])
          expect((await shown('card', `<h3>${html}</h3>`, '.m-tile__words')).innerHTML).to.equal('Fees');
      });

      it('gives way to what an attribute says', async () => {
        const title = await shown(
          'callout',
          '<h3 id="fees">The <em>fees</em></h3>Text',
          'h3',
          'title="Costs"',
        );
        expect([title.innerHTML, title.id]).to.deep.equal(['Costs', 'fees']);
      });

      it('has each id once', async () => {
        const html = '<h3><a id="old"></a>The <span id="fees">fees</span> <a name="last"></a></h3>Text';
        const title = await shown('callout', html, 'h3');
        expect(title.id).to.equal('old');
        expect([...title.querySelectorAll('[id]')].map(({ id }) => id)).to.deep.equal(['fees', 'last']);
      });

      it('has no hidden words', async () => {
        const title = await shown('callout', '<h3>The <em>fees <b hidden>of 2025</b></em></h3>Text', 'h3');
        expect(title.textContent.trim()).to.equal('The fees');
      });

      it('has links in a caption and in a term, and nowhere else', async () => {
        const words =
          'By <a href="https://a.example/?b=1&amp;c=2" rel="license" target="_blank">Mai <em>Tran</em></a>';
        const bad = '<a href="javascript:alert(1)">Bad</a>';
        const picture = `<figure><img src="${PICTURE}" alt=""><figcaption>${words} ${bad}</figcaption></figure>`;
        for (const [slug, content, shownBy] of [
          ['image', picture, 'figcaption'],
          ['facts', `<dl><dt>${words} ${bad}</dt><dd>1</dd></dl>`, 'dt'],
        ] as const) {
          const place = await shown(slug, content, shownBy);
          const links = [...place.querySelectorAll('a')];
          expect(links.map((link) => link.getAttribute('href'))).to.deep.equal([
            'https://a.example/?b=1&c=2',
          ]);
          expect([links[0]!.rel, links[0]!.target]).to.deep.equal(['license', '_blank']);
          expect(place.textContent.trim()).to.equal('By Mai Tran Bad');
        }
        const summary = await shown(
          'accordion',
          `<details><summary>${words}</summary>Text</details>`,
          'summary',
        );
        expect(summary.querySelector('a')).to.equal(null);
        expect(summary.textContent.trim()).to.equal('By Mai Tran');
      });

      it('is nothing that an attribute or JSON writes', async () => {
        const title = await shown('callout', 'Text', 'h3', 'title="&lt;em&gt;Fees&lt;/em&gt;"');
        expect(title.textContent).to.equal('<em>Fees</em>');
      });
    });

  it('takes time for each node once, however deep it stands', async () => {
    const { ...uncounted } = DOM;
    const reads = { times: 0, characters: 0 };
    Object.assign(DOM, counting(DOM, reads));
    const readsFor = async (title: string) => {
      reads.times = 0;
      await livesOf(definitions).light!(tag('callout', `<h3>${title}</h3><p>Text</p>`));
      return reads.times;
    };
    try {
      for (const titleOf of [
        (count: number) => '<em>a</em> '.repeat(count),
        (count: number) => `${'<i>'.repeat(count)}a${'</i>'.repeat(count)}`,
      ]) {
        const few = await readsFor(titleOf(50));
        expect((await readsFor(titleOf(200))) / few).to.be.below(4.5);
      }
    } finally {
      Object.assign(DOM, uncounted);
    }
  });
});
