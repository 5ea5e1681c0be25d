// What an author writes on a part goes with the part to the element that shows it, in every life of a tag.
import { expect } from '@open-wc/testing';
import { findTarget } from '../../../page/anchors/targets/targets.js';
import { forgetPage, settle } from '../../../page/testing.js';
import { loadSanitizer } from '../../_safe/safe-html.js';
import type { ElementDefinition } from '../declare/definition.js';
import { DOM } from '../read/dom-content.js';
import { clearPage, hearConsole } from '../testing/testing.js';
import { PIC as PICTURE } from '../testing/testing-forms.js';
import { counting } from '../testing/testing-growth.js';
import { livesOf, viewOf } from '../testing/testing-lives.js';
import { registerElement } from '../testing/testing-register.js';

const LINK = {
  target: '_blank',
  rel: 'license noopener',
  download: 'fees.pdf',
  hreflang: 'vi',
  type: 'application/pdf',
  referrerpolicy: 'no-referrer',
};
const BUTTON = { name: 'send', value: 'now', disabled: '', formnovalidate: '', popovertarget: 'dates' };
/** Never on a part of a view. */
const REFUSED =
  'onclick="window.isHurt = true" style="color:red" class="mine" data-uni-late="notice" data-slot=""';

/** What stands in a tag: each `@part` is an element that an author has written on, and `@link` has what only a link has. */
const ROWS: readonly (readonly [slug: string, html: string])[] = [
  ['callout', '<h3 @heading>Fees</h3><p>Text</p><p><a href="/a" @link>Apply</a></p>'],
  ['callout', '<div><h4 @heading>Fees</h4>Text</div>'],
  ['card', `<img src="${PICTURE}" alt="" @picture><h3 @heading><a href="/a" @link>Fees</a></h3><p>Text</p>`],
  ['card', `<a href="/a" @link><img src="${PICTURE}" alt="A quay" @picture><h3 @heading>Fees</h3></a>`],
  ['cta', '<h2 @heading>Fees</h2><a href="/a" @link>Fees</a>'],
  ['cta', '<a href="/a" @link>Fees</a>'],
  [
    'hero',
    `<img src="${PICTURE}" alt="" @picture><h1 @heading>Fees</h1><p>Lead</p><p><a href="/a" @link>A</a> <a href="/b" @link2>B</a></p>`,
  ],
  [
    'news-hero',
    `<img src="${PICTURE}" alt="" @picture><time datetime="2026-12-05" @time>5 December</time><h1 @heading>Fees</h1>`,
  ],
  ['notice', '<h2 @heading>Storm</h2><p>Text</p><p><a href="/a" @link>More</a></p>'],
  ['heading', '<h2 @heading>Fees</h2>'],
  ['button', '<a href="/a" @link>Apply</a>'],
  ['button', '<button type="submit" @button>Apply</button>'],
  ['button-pair', '<a href="/a" @link>Apply</a><a href="/b" @link2>Visit</a>'],
  ['button-pair', '<p><a href="/a" @link>Apply</a></p>'],
  ['breadcrumb', '<ol><li @item><a href="/" @link>Home</a></li><li @item2>Fees</li></ol>'],
  ['accordion', '<details @item><summary @summary><h3 @heading>Fees</h3></summary><p>Text</p></details>'],
  ['accordion', '<details @item><summary @summary>Fees</summary><p>Text</p></details>'],
  ['video', '<h3 @heading>Tour</h3><p><a href="https://youtu.be/aqz-KE-bpKQ" @link>Watch</a></p>'],
  ['steps', '<ol><li @item><h3 @heading><a href="/a" @link>Apply</a></h3><p>Text</p></li></ol>'],
  [
    'steps',
    '<ol><li @item><b @heading>Visa</b> <p><time datetime="2027-09-30" @time>then</time></p></li></ol>',
  ],
  ['tabs', '<section @item><h3 @heading>Fees</h3><p>Text</p></section><h3 @heading2>Dates</h3><p>May</p>'],
  ['tabs', '<details @item><summary @summary><h3 @heading>Fees</h3></summary><p>Text</p></details>'],
  ['facts', '<dl><div @item><dt @term>Fee</dt><dd @value>8,948</dd></div></dl>'],
  ['facts', '<dl><dt @term>Fee</dt><dd @value>8,948</dd></dl>'],
  [
    'list',
    `<ul><li @item><img src="${PICTURE}" alt="" @picture><h3 @heading><a href="/a" @link>Prize</a></h3></li></ul>`,
  ],
  [
    'list',
    '<ul><li @item><time datetime="2026-12-05">5 December</time> <a href="/a" @link>Prize</a></li></ul>',
  ],
  ['list', '<ol @list><li @item><a href="/a" @link>Prize</a></li></ol>'],
  ['list', '<div><ul @list><li @item><a href="/a" @link>Prize</a></li></ul></div>'],
  [
    'news-hero',
    `<a href="/large.jpg" @link><img src="${PICTURE}" alt="A quay" @picture></a><h1 @heading>Fees</h1>`,
  ],
  [
    'person',
    '<article @item><h3 @heading><a href="/a" @link>Mai</a></h3><p><a href="tel:+61255500117">0117</a></p></article><article @item2><h3 @heading2>Ann</h3><p><a href="tel:+61255500118">0118</a></p></article>',
  ],
  [
    'person',
    `<img src="${PICTURE}" alt="" @picture><h3 @heading><a href="/a" @link>Mai Tran</a></h3><p>Professor</p>`,
  ],
  ['show-more', '<p>Text</p><details><summary @summary>More</summary><p>Rest</p></details>'],
  [
    'header',
    `<a href="/home" @link><img src="${PICTURE}" alt="" @picture>Averley</a><nav aria-label="Main" @nav><a href="/a" @link2>Study</a></nav><a href="/s" rel="search" @search>Search</a><a href="/vi" @link3>Tiếng Việt</a>`,
  ],
  [
    'footer',
    '<address @address>1 Quay</address><nav @nav><h2 @heading>Study</h2><ul><li><a href="/law" @link>Law</a></li></ul></nav><ul slot="social"><li><a href="https://x.example" @link2>LinkedIn</a></li></ul><small @small>© Averley <a href="/p" @link3>Privacy</a></small>',
  ],
  [
    'language-switch',
    '<ul><li><a href="/en" hreflang="en" @plain>English</a></li><li><a href="/vi" hreflang="vi" @plain2>Tiếng Việt</a></li></ul>',
  ],
  [
    'image',
    `<figure><img src="${PICTURE}" alt="" @picture><figcaption @caption>A quay</figcaption></figure>`,
  ],
  [
    'picture',
    `<figure><picture><img src="${PICTURE}" alt="" @picture></picture><figcaption @caption>A quay</figcaption></figure>`,
  ],
  ['bleed-block', `<img src="${PICTURE}" alt="" @picture><p>Text</p>`],
];

/** Ids that pages have linked to for long, and which element of the view has them. */
const PLACES: readonly (readonly [slug: string, html: string, shownBy: string])[] = [
  ['callout', '<h3><a id="place"></a>Fees</h3><p>Text</p>', 'h3'],
  ['callout', '<h3><a name="place">Fees</a></h3><p>Text</p>', 'h3'],
  ['cta', '<h2><span id="place">Fees</span></h2><a href="/a">Fees</a>', '.m-cta__title'],
  ['accordion', '<details><summary><h4><a id="place"></a>Fees</h4></summary><p>Text</p></details>', 'h4'],
  [
    'accordion',
    '<details><summary><strong><a name="place"></a>Fees</strong></summary>Text</details>',
    'summary',
  ],
  ['steps', '<ol><li><h3><a id="place"></a>Fees</h3></li></ol>', 'h3'],
  ['tabs', '<h3><a id="place"></a>Fees</h3><p>Text</p><h3>Dates</h3>', 'h3'],
  ['facts', '<dl><dt><a name="place"></a>Fee</dt><dd>8,948</dd></dl>', 'dt'],
  ['list', '<ul><li><h3><a id="place"></a><a href="/a">Prize</a></h3></li></ul>', 'h3'],
];
const HIDDEN: readonly (readonly [slug: string, html: string])[] = [
  ['callout', '<h3 hidden>Later</h3><h3>Seen</h3><p>Text</p>'],
  ['callout', '<h3>Seen <span hidden>later</span></h3><p>Text</p><p><a href="/a" hidden>Later</a></p>'],
  ['card', `<img hidden src="${PICTURE}" alt="Later"><h3>Seen</h3><p hidden>Later</p>`],
  ['list', '<ul><li hidden><a href="/a">Later</a></li><li><a href="/b">Seen</a></li></ul>'],
  [
    'accordion',
    '<details><summary>Seen</summary>Text</details><details hidden><summary>Later</summary>Text</details>',
  ],
  [
    'tabs',
    '<h3>Seen</h3><p>Text</p><section hidden><h3>Later</h3></section><h3>Dates</h3><h3 hidden>Later</h3>',
  ],
  [
    'facts',
    '<dl><div hidden><dt>Later</dt><dd>1</dd></div><dt>Seen</dt><dd>2</dd><dt hidden>Later</dt><dd hidden>3</dd></dl>',
  ],
  ['breadcrumb', '<ol><li><a href="/">Seen</a></li><li hidden><a href="/a">Later</a></li><li>Fees</li></ol>'],
  ['button-pair', '<a href="/a" hidden>Later</a><a href="/b">Seen</a>'],
  [
    'footer',
    '<nav hidden><h2>Later</h2><ul><li><a href="/a">Later</a></li></ul></nav><nav><h2>Seen</h2><ul><li><a href="/b">Law</a></li></ul></nav>',
  ],
];

const slugs = [...new Set(ROWS.map(([slug]) => slug))];
const definitions = await Promise.all(
  slugs.map(async (slug) => {
    const module = (await import(`../../${slug}/uni-${slug}.ts`)) as { definition: ElementDefinition };
    return module.definition;
  }),
);

const attributesOf = (part: string): Readonly<Record<string, string>> => ({
  id: `${part} of mine`.replaceAll(' ', '-'),
  lang: 'vi',
  dir: 'ltr',
  title: 'Three "words" & more',
  'data-track': part,
  'data-analytics.a:b': '1',
  'aria-description': 'Described',
  ...(part.startsWith('link') && LINK),
  ...(part === 'button' && BUTTON),
});
const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
/** A row's HTML, and its parts. */
function written(slug: string, content: string) {
  const parts: string[] = [];
  const html = content.replace(/@(\w+)/g, (_, part: string) => {
    parts.push(part);
    const attributes = Object.entries(attributesOf(part)).map(
      ([name, value]) => `${name}="${escaped(value)}"`,
    );
    return `${attributes.join(' ')} ${REFUSED}`;
  });
  return { parts, html: `<uni-${slug}>${html}</uni-${slug}>` };
}
/** The only element of a view that has what was written on a part. */
function shownAs(view: Element, part: string): Element {
  const found = [...view.querySelectorAll(`[data-track="${part}"]`)];
  expect(found, part).to.have.length(1);
  return found[0]!;
}

/** The words that are rendered. A view in a shadow root has none before its styles have come, and says all by `innerText`. */
function wordsSeen(place: Element): string {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  let words = '';
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    const isHidden = parentElement?.closest('template') ?? !parentElement?.checkVisibility();
    if (!isHidden) words += ` ${nodeValue}`;
  }
  return words.toLowerCase();
}

describe('what is written on a part', () => {
  const logged = hearConsole();
  before(async () => {
    await loadSanitizer();
    for (const definition of definitions) registerElement(definition);
  });
  afterEach(() => {
    for (const main of document.querySelectorAll('main')) main.remove();
    clearPage();
    forgetPage();
  });

  for (const [life, live] of Object.entries(livesOf(definitions)))
    describe(life, () => {
      for (const [slug, content] of ROWS)
        it(`goes with it: uni-${slug} ${content.slice(0, 80)}`, async () => {
          const { parts, html } = written(slug, content);
          const element = await live(html);
          const view = viewOf(element)!;
          for (const part of parts) {
            const shown = shownAs(view, part);
            for (const [name, value] of Object.entries(attributesOf(part)))
              expect(shown.getAttribute(name), `${name} of ${part}`).to.equal(value);
            for (const name of ['onclick', 'data-slot'])
              expect(shown.hasAttribute(name), `${name} of ${part}`).to.equal(false);
            expect(shown.classList.contains('mine')).to.equal(false);
            expect(shown.getAttribute('data-uni-late')).not.to.equal('notice');
            expect(shown.getAttribute('style') ?? '').not.to.contain('red');
            expect(findTarget(`#${attributesOf(part).id}`), `the place of ${part}`).to.equal(shown);
            expect((element.shadowRoot ?? document).getElementById(attributesOf(part).id!)).to.equal(shown);
          }
          expect([...logged.warnings, ...logged.errors]).to.deep.equal([]);
        });

      for (const [slug, content, shownBy] of PLACES)
        it(`an id in it is a place to go to: uni-${slug} ${content}`, async () => {
          const element = await live(`<uni-${slug}>${content}</uni-${slug}>`);
          const place = findTarget('#place')!;
          expect(viewOf(element)!.contains(place)).to.equal(true);
          expect(place.matches(shownBy), place.outerHTML).to.equal(true);
        });

      for (const [slug, content] of HIDDEN)
        it(`a hidden one is not shown: uni-${slug} ${content}`, async () => {
          const element = await live(`<uni-${slug}>${content}</uni-${slug}>`);
          const view = viewOf(element)!;
          expect(wordsSeen(view)).to.contain('seen');
          expect(wordsSeen(view)).not.to.contain('later');
          expect(wordsSeen(element)).not.to.contain('later');
        });

      it('stays where an attribute gives the words', async () => {
        const element = await live(
          '<uni-callout title="Costs" link-target="_self"><h3 id="place">Fees</h3><p><a href="/a" target="_blank" hreflang="vi">Apply</a></p></uni-callout>',
        );
        const view = viewOf(element)!;
        expect(view.querySelector('h3#place')!.textContent).to.equal('Costs');
        const link = view.querySelector('a')!;
        expect([link.target, link.hreflang]).to.deep.equal(['_self', 'vi']);
      });

      it('names what an author labels by it', async () => {
        const element = await live('<uni-callout><h3 id="place">Fees</h3><p>Text</p></uni-callout>');
        const section = document.createElement('section');
        section.setAttribute('aria-labelledby', 'place');
        element.replaceWith(section);
        section.append(element);
        expect(section.ariaLabelledByElements?.map(({ textContent }) => textContent)).to.deep.equal(['Fees']);
      });

      it('is nothing that JSON or a property can give', async () => {
        const parts = { link: { onclick: 'x', id: 'place' }, item: { 'data-x': '1', id: 'place' } };
        const items = [{ title: 'Prize', link: '/a', parts }];
        const element = await live(
          `<uni-list parts="${escaped(JSON.stringify(parts))}"><script type="application/json" data-slot="items">${JSON.stringify(items)}</script></uni-list>`,
        );
        Object.assign(element, { parts, items: structuredClone(items) });
        await element.mountComplete;
        await settle();
        const view = viewOf(element)!;
        expect(view.textContent).to.contain('Prize');
        expect(view.querySelector('#place, [data-x], [onclick]')).to.equal(null);
      });
    });

  it('takes time for each attribute once, however many there are', async () => {
    const { ...uncounted } = DOM;
    const reads = { times: 0, characters: 0 };
    Object.assign(DOM, counting(DOM, reads));
    const readsFor = async (count: number) => {
      const attributes = Array.from({ length: count }, (_, at) => `data-x${at}="1"`).join(' ');
      reads.times = 0;
      await livesOf(definitions).light!(`<uni-callout><h3 ${attributes}>Fees</h3><p>Text</p></uni-callout>`);
      return reads.times;
    };
    try {
      const few = await readsFor(100);
      expect((await readsFor(400)) / few).to.be.below(4.5);
    } finally {
      Object.assign(DOM, uncounted);
    }
  });
});
