// Fragments in the shapes in which content management systems write a university's pages, put into tags as they are: no word,
// link, id, picture or contact is lost.
import { expect } from '@open-wc/testing';
import { forgetPage } from '../../../page/testing.js';
import type { ViewDefinition } from '../declare/definition.js';
import { clearPage, hearConsole } from '../testing/testing.js';
import { PIC } from '../testing/testing-forms.js';
import { livesOf } from '../testing/testing-lives.js';
import { registerElement } from '../testing/testing-register.js';

const img = (alt: string) => `<img src="${PIC}" alt="${alt}">`;
/** Rich text takes no picture that is its own address. */
const file = (alt: string) => `<img src="/quay.svg" alt="${alt}">`;
const mail = (name: string) => `<a href="mailto:${name}@a.example">${name}@a.example</a>`;
const tel = (number: string) => `<a href="tel:+6125550${number}">5550 ${number}</a>`;
const drupal = (name: string) =>
  `<div class="views-row"><div class="views-field views-field-title"><span class="field-content"><a href="/people/${name}" hreflang="en">Dr ${name}</a></span></div><div class="views-field"><div class="field-content">Lecturer</div></div><div class="views-field"><span class="field-content">${mail(name)}</span></div></div>`;
const aem = (name: string) =>
  `<div class="cmp-teaser" id="teaser-${name}"><div class="cmp-teaser__image"><div class="cmp-image">${img('')}</div></div><div class="cmp-teaser__content"><h3 class="cmp-teaser__title"><a href="/${name}">Dr ${name}</a></h3><div class="cmp-teaser__description"><p>Senior Lecturer</p><p>${tel('0142')}</p></div></div></div>`;
const post = (name: string) =>
  `<li class="wp-block-post"><h2 class="wp-block-post-title"><a href="/${name}">${name}</a></h2><div class="wp-block-post-date"><time datetime="2026-11-20T10:00:00+11:00">20 November 2026</time></div><div class="wp-block-post-excerpt"><p>Of ${name}. <a href="/${name}#more">Read more</a></p></div></li>`;

const PAGES: readonly (readonly [system: string, slug: string, html: string])[] = [
  [
    'Drupal, a view of people',
    'person',
    `<div class="view"><div class="view-header">Our staff</div><div class="view-content">${drupal('mai')}${drupal('ann')}${drupal('bo')}</div></div>`,
  ],
  [
    'Drupal, a person',
    'person',
    `<article about="/mai"><div class="field"><div class="field__label">Name</div><div class="field__item">Dr Mai</div></div><div class="field"><div class="field__item">${mail('mai')}</div></div></article>`,
  ],
  ['AEM Core, teasers of people', 'person', `<div class="aem-Grid">${aem('mai')}${aem('ann')}</div>`],
  [
    'WordPress, a media and text block',
    'person',
    `<div class="wp-block-media-text"><figure>${img('Mai')}</figure><div><h3 id="mai">Mai Tran</h3><p>Professor<br>${tel('0142')}<br>${mail('mai')}</p></div></div>`,
  ],
  [
    'WordPress, columns of people',
    'person',
    `<div class="wp-block-columns"><div class="wp-block-column"><figure>${img('Mai')}</figure><h3>Mai Tran</h3><p>Professor</p></div><div class="wp-block-column"><figure>${img('Ann')}</figure><h3 id="ann">Ann Lee</h3><p>Dean</p></div></div>`,
  ],
  [
    'TYPO3, an address record',
    'person',
    `<div class="tt_address vcard"><h2 class="fn">Mai Tran</h2><div class="org">Engineering</div><dl><dt>Phone</dt><dd>${tel('0142')}</dd><dt>Room</dt><dd>4.12</dd></dl></div>`,
  ],
  [
    'Squiz, a table of contacts',
    'person',
    `<h3>Enquiries</h3><table><thead><tr><th>Name</th><th>Phone</th><th>Mail</th></tr></thead><tbody><tr><td>Mai Tran</td><td>${tel('0142')}</td><td>${mail('mai')}</td></tr><tr><td>Ann Lee</td><td>${tel('0143')}</td><td>${mail('ann')}</td></tr></tbody></table>`,
  ],
  [
    'Sitecore, a list of people by group',
    'person',
    `<div class="component"><h2 id="prof">Professors</h2><ul><li>${img('Mai')}<h4>Mai Tran</h4>${mail('mai')}</li><li>${img('Ann')}<h4>Ann Lee</h4>${mail('ann')}</li></ul><h2>Lecturers</h2><ul><li>${img('Bo')}<h4>Bo Ek</h4>${mail('bo')}</li></ul></div>`,
  ],
  [
    'WordPress, a query of posts',
    'list',
    `<div class="wp-block-query"><ul class="wp-block-post-template">${post('Tides')}${post('Law')}</ul><nav class="wp-block-query-pagination"><a href="/page/2">Next page</a></nav></div>`,
  ],
  [
    'WordPress, latest posts',
    'list',
    '<ul class="wp-block-latest-posts"><li><a href="/a">Prize</a><time datetime="2026-11-20">20 November</time></li><li><a href="/b">Fees</a><time datetime="2026-11-19">19 November</time></li></ul>',
  ],
  [
    'Drupal, teasers of news',
    'list',
    `<div class="view-content">${['a', 'b'].map((name) => `<article id="node-${name}"><h2><a href="/${name}">News ${name}</a></h2><footer><span>By Ann</span> <time datetime="2026-11-20">20 November</time></footer><div>${img('A quay')}<p>Of ${name}.</p></div><ul class="links"><li><a href="/tags/sea">Sea</a></li></ul></article>`).join('')}</div>`,
  ],
  [
    'AEM Core, a list',
    'list',
    '<ul class="cmp-list"><li class="cmp-list__item"><article><a class="cmp-list__item-link" href="/a"><span class="cmp-list__item-title">Prize</span></a>\n<span class="cmp-list__item-date">2026-11-20</span></article></li><li class="cmp-list__item"><article><a class="cmp-list__item-link" href="/b"><span class="cmp-list__item-title">Fees</span></a>\n<span class="cmp-list__item-date">2026-11-19</span></article></li></ul>',
  ],
  [
    'TYPO3, events',
    'list',
    '<div class="news-list-view"><div class="article" id="e1"><h3><a href="/ball"><span itemprop="headline">Ball</span></a></h3><p><time datetime="2026-12-05T20:00">5 December, 8 pm</time></p></div><div class="article"><h3><a href="/fair">Fair</a></h3><p><time datetime="2026-12-06">6 December</time></p></div></div>',
  ],
  [
    'Squiz, events',
    'list',
    '<h2>Events</h2><ul><li><h3><a href="/ball">Ball</a></h3><p class="date">5 December</p><address>Old Quay</address></li><li><h3><a href="/fair">Fair</a></h3><p class="date">6 December</p></li></ul><p><a href="/events">All events</a></p>',
  ],
  [
    'Bootstrap, columns of news with lists of dates',
    'list',
    `<div class="panel"><div class="row">${['a', 'b'].map((name) => `<div class="col" id="col-${name}"><div class="box"><a href="/${name}">${img('A quay')} <span class="badge">News</span></a><h3><a href="/${name}">News ${name}</a></h3><ul class="meta"><li>4 April</li></ul></div></div>`).join('')}</div><div><a href="/news">All news</a></div></div>`,
  ],
  [
    'Drupal, a footer',
    'footer',
    `<div class="region"><nav aria-labelledby="m1"><h2 id="m1">Study</h2><ul><li><a href="/courses">Courses</a></li><li><a href="/fees">Fees</a></li></ul></nav><div class="block"><h2>Contact</h2><p>1 Wharf Street<br>${tel('0100')}</p></div></div>`,
  ],
  [
    'AEM Core, a footer',
    'footer',
    '<div class="cmp-container"><div class="cmp-text"><p>© 2026 Averley</p></div><div class="cmp-list"><ul><li><a href="/privacy">Privacy</a></li><li><a href="/terms">Terms</a></li></ul></div></div>',
  ],
  [
    'WordPress, a header',
    'header',
    `<div class="wp-block-group"><figure class="wp-block-site-logo"><a href="/" rel="home">${img('Averley')}</a></figure><nav class="wp-block-navigation"><ul><li><a href="/study">Study</a></li><li><a href="/research">Research</a></li></ul></nav></div>`,
  ],
  [
    'TYPO3, a header',
    'header',
    `<a class="navbar-brand" href="/">${img('Averley')}</a><nav><ul class="navbar-nav"><li><a href="/study" title="Study">Study</a></li><li class="dropdown"><a href="/research">Research</a><ul><li><a href="/labs">Labs</a></li></ul></li></ul></nav>`,
  ],
  [
    'Sitecore, a card',
    'card',
    `<div class="component promo"><div class="field-promoicon">${img('A quay')}</div><div class="promo-text"><h3 id="law">Law</h3><p>Five years, see <a href="/fees">fees</a>.</p></div></div>`,
  ],
  [
    'Sitecore, an opening of news',
    'news-hero',
    `<div class="component"><span class="field-date"><time datetime="2026-11-20">20 November 2026</time></span><h1 id="top">Prize</h1><a href="/large.jpg">${img('A quay')}</a><p>For <a href="/ann">Ann</a>.</p></div>`,
  ],
  [
    'an hCard, names beside each other',
    'person',
    `<div class="staff"><h3 id="mai">Dr Mai Tran</h3><p>Head of school</p><p>${mail('mai')}</p><h3 id="ann">Ann Lee</h3><p>Dean<br>${tel('0143')}<br>${mail('ann')}</p></div>`,
  ],
  [
    'Drupal, a teaser of a person',
    'person',
    `<article><figure><a href="/user/308">${img('Mai Tran')}</a></figure><header><div>Head of school</div><h4><a href="/people/mai">Dr Mai Tran</a></h4></header><a href="/people/mai">More</a></article>`,
  ],
  [
    'TYPO3, a record with a portrait behind its heading',
    'person',
    `<aside><h4 class="header">Contact</h4><div id="c209"><a href="/profiles/mai">${img('')}</a><a href="/profiles/mai">Mai Tran</a><p>${tel('0142')}</p></div></aside>`,
  ],
  [
    'Drupal, buttons with blocks in their links',
    'card',
    '<div class="right"><a href="/news">All news</a><div>Read more</div><div class="field"><a href="/release.pdf"><div class="effect">Press release</div></a></div><div class="field"><a href="/decree"><div class="effect">The decree</div></a></div></div>',
  ],
  [
    'Drupal, a text with blocks in its links',
    'callout',
    '<h3>More</h3><div><a href="/release.pdf"><div>Press release</div></a></div><div><a href="/decree"><div>The decree</div></a></div>',
  ],
  [
    'SPIP, a logo in the title',
    'news-hero',
    `<div id="content"><h1 class="mark">${img('')} Strike at the quay</h1><p><abbr title="2026-11-20">20 November</abbr></p><p>Of the strike.</p></div>`,
  ],
  ['a logo in the title', 'callout', `<div id="fees"><h3>${file('')} Fees</h3><p>For a year.</p></div>`],
  [
    'TYPO3, wrappers with ids',
    'news-hero',
    `<div id="c181"><div id="c182"><h1>Prize</h1><time datetime="2026-11-20">20 November 2026</time><div id="c183"><p id="lead">For Ann.</p></div></div></div>`,
  ],
  [
    'K-Sup, a footer with lists of pictures',
    'footer',
    `<div id="foot"><div><button>You are</button><ul id="audiences"><li><a href="/parents">Parents</a></li><li><a href="/alumni">Alumni</a></li></ul></div><ul id="networks"><li><a href="https://facebook.com/averley">${file('Facebook')}</a></li><li><a href="https://tv.averley.example"><img src="/tv.svg" alt="Averley TV"></a></li></ul></div>`,
  ],
  [
    'TYPO3, a footer with a logo',
    'footer',
    `<div class="inner"><a href="/en" class="logo">${file('Averley')}</a><div class="footer-column"><h3>Study</h3><ul><li><a href="/law">Law</a></li><li><a href="/sea">Sea</a></li></ul></div><div><strong>Understand the sea.</strong> Averley prepares you.</div></div>`,
  ],
  [
    'a footer with a map and a newsletter',
    'footer',
    '<footer><iframe src="about:blank#map" title="Map"></iframe><div><h3>Study</h3><ul><li><a href="/law">Law</a></li></ul></div><form action="/news" id="news"><label for="mail">Newsletter</label><input id="mail"></form></footer>',
  ],
  [
    'Bootstrap, a header with its logo in the navigation',
    'header',
    `<div><div class="top"><ul><li><a href="/en">English</a></li></ul></div><nav class="navbar"><a class="navbar-brand" href="/">${img('Averley')}</a><div id="nav"><ul><li><a href="/study">Study</a></li></ul></div></nav></div>`,
  ],
  [
    'TYPO3, a header with two navigations',
    'header',
    `<nav><div class="brand"><a href="/en/home" class="logo">${img('Averley')}</a></div><ul><li><a href="/study">Study</a></li></ul></nav><nav><ul><li><a href="/study/law">Law</a></li><li><a href="/study/sea">Sea</a></li></ul></nav>`,
  ],
  [
    'a header with flags of languages',
    'header',
    `<div id="banner"><a href="/">Averley</a><nav id="menu"><ul id="top"><li id="item-1"><a href="/study">Study</a></li></ul></nav><a class="flag" id="en" title="English" href="/en"></a><a class="flag" id="vi" title="Tiếng Việt" href="/vi"></a><a href="/search/"><span class="icon-search"></span></a></div>`,
  ],
  [
    'steps in a wrapper',
    'steps',
    '<section id="apply"><ol id="steps"><li><h3>Choose</h3><p>A course.</p></li><li><h3>Pay</h3><p>A fee.</p></li></ol></section>',
  ],
];

const slugs = [...new Set(PAGES.map(([, slug]) => slug))];
const definitions = await Promise.all(
  slugs.map(async (slug) => {
    const module = (await import(`../../${slug}/uni-${slug}.ts`)) as { definition: ViewDefinition };
    return module.definition;
  }),
);
const { light, isolated } = livesOf(definitions);

/** What visitors get of a node: of a host's children, those that its shadow root shows, and nothing of templates. */
function flat(node: Node): Node[] {
  if (!(node instanceof Element || node instanceof ShadowRoot)) return [node];
  if (node instanceof Element && node.matches('template, script, style')) return [];
  const assigned = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
  const root = node instanceof Element ? node.shadowRoot : null;
  return [node, ...(assigned.length > 0 ? assigned : [...(root ?? node).childNodes]).flatMap(flat)];
}
const wordsIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) =>
    node instanceof Text ? (node.data.toLowerCase().match(/[\p{L}\p{N}@.]+/gu) ?? []) : [],
  );
const valuesOf = (nodes: readonly Node[], name: string): string[] =>
  nodes.flatMap((node) => (node instanceof Element && node.getAttribute(name)) || []);

describe('fragments of content management systems', () => {
  hearConsole();
  before(() => definitions.forEach(registerElement));
  afterEach(() => {
    for (const main of document.querySelectorAll('main')) main.remove();
    clearPage();
    forgetPage();
  });

  for (const [system, slug, html] of PAGES)
    for (const [life, live] of Object.entries({ light, isolated }))
      it(`lose nothing: ${system}, in uni-${slug}, ${life}`, async () => {
        const written = document.createElement('div');
        written.innerHTML = html;
        const parts = flat(written);
        const shown = flat(await live!(`<uni-${slug}>${html}</uni-${slug}>`));
        const lost = (values: readonly string[], kept: readonly string[]) =>
          values.filter((value) => !kept.includes(value));
        expect(lost(wordsIn(parts), wordsIn(shown)), 'words').to.deep.equal([]);
        for (const name of ['href', 'src'])
          expect(lost(valuesOf(parts, name), valuesOf(shown, name)), name).to.deep.equal([]);
        const ids = valuesOf(shown, 'id').map((id) => id.replace(/^user-content-/, ''));
        expect(lost(valuesOf(parts, 'id'), ids), 'ids').to.deep.equal([]);
      });
});
