// Content in a wrapper of which the view shows a part: the rest stays in sight, and nothing is seen twice.
import { type FormRow, IMG } from './testing-forms.js';

const BUTTON = '<uni-button><a href="/apply">Apply</a></uni-button>';

/** @param shown the content that the view shows, written without a wrapper. */
const row = (tag: string, html: string, shown: string, leftover: string): FormRow => [
  `<uni-${tag}>${html}</uni-${tag}>`,
  `<uni-${tag}>${shown}</uni-${tag}>`,
  leftover,
];
const wrapped = (tag: string, shown: string, left = BUTTON, leftover = 'Apply'): FormRow =>
  row(tag, `<div class="box">${shown}${left}</div>`, shown, leftover);

export const WRAPPED: Readonly<Record<string, readonly FormRow[]>> = {
  heading: [
    row('heading', '<h2>Fees</h2><p>What a year costs</p>', '<h2>Fees</h2>', 'What a year costs'),
    row('heading', '<div><p>Study</p><h3>Fees</h3></div>', '<h3>Fees</h3>', 'Study'),
  ],
  person: [
    row('person', `<h3>Ann Lee</h3><p>Dean</p>${BUTTON}`, '<h3>Ann Lee</h3><p>Dean</p>', 'Apply'),
    row(
      'person',
      '<h3>Ann Lee</h3><p>Dean</p><p>Law</p><address>1 Quay<br>Harbour</address>',
      '<h3>Ann Lee</h3><p>Dean</p><p>Law</p><div slot="description"><address>1 Quay<br>Harbour</address></div>',
      '',
    ),
  ],
  hero: [wrapped('hero', `${IMG}<h1>Study</h1><p>By the sea.</p>`)],
  callout: [
    wrapped('callout', '<h3>Fees</h3><p>None.</p>'),
    row('callout', `<div><h3>Fees</h3>${BUTTON}</div><p>None.</p>`, '<h3>Fees</h3><p>None.</p>', 'Apply'),
  ],
  card: [
    row(
      'card',
      `<div class="col"><h3>Law</h3><p>Five years.</p></div><div class="col">${IMG}${BUTTON}</div>`,
      `<h3>Law</h3><p>Five years.</p>${IMG}`,
      'Apply',
    ),
  ],
  notice: [wrapped('notice', '<h2>Closed</h2><p>Stay at home.</p>')],
  'news-hero': [
    wrapped('news-hero', `<time datetime="2026-01-02">2 January</time><h1>A prize</h1>${IMG}<p>For Ann.</p>`),
  ],
  'bleed-block': [
    row(
      'bleed-block',
      `<div class="row"><div>${IMG}</div><div><h2>Tides</h2><p>Daily.</p>${BUTTON}</div></div>`,
      `${IMG}<h2>Tides</h2><p>Daily.</p>`,
      'Apply',
    ),
  ],
  list: [
    row(
      'list',
      `<ul><li><h3>Prize</h3><p>For Ann.</p>${BUTTON}</li></ul>`,
      '<ul><li><h3>Prize</h3><p>For Ann.</p></li></ul>',
      'Apply',
    ),
    wrapped(
      'list',
      '<ul><li><a href="/a">One</a></li><li><a href="/b">Two</a></li></ul>',
      '<p><a href="/all">All</a></p>',
      'All',
    ),
  ],
  'button-pair': [
    wrapped('button-pair', '<a href="/a">A</a> <a href="/b">B</a>', ' <a href="/c">Third</a>', 'Third'),
    row(
      'button-pair',
      '<ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li><li><a href="/c">Third</a></li></ul>',
      '<a href="/a">A</a><a href="/b">B</a>',
      'Third',
    ),
  ],
  'language-switch': [
    row(
      'language-switch',
      '<div><span>Choose</span><ul><li><a href="/en" hreflang="en">English</a></li><li><a href="/vi" hreflang="vi">Tiếng Việt</a></li></ul></div>',
      '<ul><li><a href="/en" hreflang="en">English</a></li><li><a href="/vi" hreflang="vi">Tiếng Việt</a></li></ul>',
      'Choose',
    ),
  ],
  header: [
    wrapped(
      'header',
      '<a href="/">Averley</a><nav><ul><li><a href="/study">Study</a></li></ul></nav>',
      '<p>By the sea</p>',
      'By the sea',
    ),
  ],
  footer: [
    row(
      'footer',
      '<div class="box"><nav><h2>Study</h2><ul><li><a href="/law">Law</a></li></ul></nav><p>Since 1874</p></div>',
      '<nav><h2>Study</h2><ul><li><a href="/law">Law</a></li></ul></nav><p>Since 1874</p>',
      '',
    ),
  ],
  'show-more': [
    row(
      'show-more',
      `<p>Some.</p><details><summary>All</summary><p>More.</p>${BUTTON}</details>`,
      '<p>Some.</p><details><summary>All</summary><p>More.</p></details>',
      'Apply',
    ),
    wrapped(
      'show-more',
      '<p>Some.</p><details><summary>All</summary><p>More.</p></details>',
      '<p>After</p>',
      'After',
    ),
  ],
  image: [wrapped('image', IMG, '<p>Words</p>', 'Words')],
  picture: [wrapped('picture', IMG, '<p>Words</p>', 'Words')],
};
