// Ways to write a picture into a tag: with addresses that a script was to set late, or beside something else that stands for
// itself. Each gives the same view as the tag beside it.
import { type FormRow, IMG, PIC, script, slot } from './testing-forms.js';

/** As plug-ins write it: the picture that is seen stands in for the one that is meant. */
const LATE = `<img class="lazyload" src="data:image/svg+xml,%3Csvg/%3E" data-src="${PIC}" alt="A quay">`;
const LATE_SOURCES = '<source media="(min-width: 768px)" srcset="data:,x" data-srcset="/wide.jpg">';

const TIME = '<time datetime="2026-11-20">20 November</time>';
const NEWS = `<uni-news-hero publish-date="2026-11-20" title="Prize" img="${PIC}" alt="A quay">`;

export const PICTURES: Readonly<Record<string, readonly FormRow[]>> = {
  person: [
    [
      `<uni-person>${LATE}<h3>Mai Tran</h3></uni-person>`,
      `<uni-person img="${PIC}" alt="A quay" name="Mai Tran" title-type="h3"></uni-person>`,
    ],
    [
      `<uni-person><img srcset="data:,x" data-srcset="${PIC} 2x" src="${PIC}" alt=""><h3>Mai</h3></uni-person>`,
      `<uni-person img="${PIC}" srcset="${PIC} 2x" name="Mai" title-type="h3"></uni-person>`,
    ],
  ],
  list: [
    [
      `<uni-list><ul><li>${LATE}<a href="/a">Prize</a></li></ul></uni-list>`,
      `<uni-list>${script('items', [{ title: 'Prize', link: '/a', image: PIC, alt: 'A quay' }])}</uni-list>`,
    ],
  ],
  header: [
    [
      `<uni-header><a href="/">${LATE}</a></uni-header>`,
      `<uni-header home="/" name="A quay" logo="${PIC}"></uni-header>`,
    ],
  ],
  image: [
    [
      `<uni-image><figure><a href="/large.jpg" target="_blank" rel="license">${IMG}</a><figcaption>The quay</figcaption></figure></uni-image>`,
      `<uni-image image-path="${PIC}" alt="A quay" caption="The quay" link="/large.jpg" link-target="_blank" link-rel="license"></uni-image>`,
    ],
    [
      `<uni-image><img src="${PIC}" alt="" width="1200" height="600" loading="eager"></uni-image>`,
      `<uni-image image-path="${PIC}" alt="" width="1200" height="600" loading="eager"></uni-image>`,
    ],
    [
      `<uni-image loading="lazy"><img src="${PIC}" alt="" width="100%" loading="eager"></uni-image>`,
      `<uni-image image-path="${PIC}" alt=""></uni-image>`,
    ],
  ],
  picture: [
    [
      `<uni-picture><picture>${LATE_SOURCES}<source media="(min-width: 577px)" data-srcset="/narrow.jpg">${LATE}</picture></uni-picture>`,
      `<uni-picture img="${PIC}" alt="A quay" tablet-up="/wide.jpg" mobile-up="/narrow.jpg"></uni-picture>`,
    ],
  ],
  'news-hero': [
    [
      `<uni-news-hero><figure><a href="/large.jpg" target="_blank" rel="license">${IMG}</a></figure>${TIME}<h1>Prize</h1><p><a href="/a">Ann</a></p></uni-news-hero>`,
      `${NEWS.slice(0, -1)} link="/large.jpg" link-target="_blank" link-rel="license">${slot('description', '<p><a href="/a">Ann</a></p>')}</uni-news-hero>`,
    ],
    [
      `<uni-news-hero><figure>${IMG}<figcaption>By <a href="/jane">Jane</a></figcaption></figure>${TIME}<h1>Prize</h1></uni-news-hero>`,
      `${NEWS}${slot('caption', '<p>By <a href="/jane">Jane</a></p>')}</uni-news-hero>`,
    ],
    ...[
      `${TIME} ${IMG}`,
      `${IMG} ${TIME}`,
      `<p>${TIME}${IMG}</p>`,
      `<p>${IMG}<br>${TIME}</p>`,
      `<div><p><span>${TIME}</span> · <a href="">${IMG}</a></p></div>`,
      `<ul><li>${TIME}</li><li>${IMG}</li></ul>`,
    ].map(
      (line): FormRow => [`<uni-news-hero>${line}<h1>Prize</h1></uni-news-hero>`, `${NEWS}</uni-news-hero>`],
    ),
    [
      `<uni-news-hero><h1>Prize</h1><p>${TIME} | ${IMG} | <a href="/a">Ann</a></p></uni-news-hero>`,
      `${NEWS}${slot('description', '<p><a href="/a">Ann</a></p>')}</uni-news-hero>`,
    ],
    [
      `<uni-news-hero><h1>Prize</h1><p>Since ${TIME} and ${IMG}</p></uni-news-hero>`,
      `<uni-news-hero title="Prize">${slot('description', `<p>Since ${TIME} and ${IMG}</p>`)}</uni-news-hero>`,
    ],
  ],
  card: [
    [
      `<uni-card><p>${TIME} ${IMG}</p><h3>Law</h3></uni-card>`,
      `<uni-card image-url="${PIC}" title="Law" title-type="h3">${slot('description', `<p>${TIME}</p>`)}</uni-card>`,
    ],
    [
      `<uni-card><h3>Law</h3><p>${IMG} <a href="/law">Read on</a></p></uni-card>`,
      `<uni-card image-url="${PIC}" title="Law" title-type="h3" link="/law">${slot('description', '<p><a href="/law">Read on</a></p>')}</uni-card>`,
    ],
  ],
  hero: [
    [
      `<uni-hero><figure>${IMG}<figcaption>Photo: <a href="/jane" rel="license">Jane</a></figcaption></figure><h1>Law</h1><p>Lead</p></uni-hero>`,
      `<uni-hero title="Law" img="${PIC}" alt="A quay">${slot('caption', '<p>Photo: <a href="/jane" rel="license">Jane</a></p>')}${slot('description', '<p>Lead</p>')}</uni-hero>`,
    ],
    [
      `<uni-hero><h1>Law</h1><p>Lead</p><figure><img src="${PIC}" alt=""><figcaption><a href="/jane">Jane</a></figcaption></figure><p><a href="/a">Apply</a></p></uni-hero>`,
      `<uni-hero title="Law" img="${PIC}">${slot('caption', '<p><a href="/jane">Jane</a></p>')}${slot('description', '<p>Lead</p>')}${script('calltoactions', [{ ctaUrl: '/a', ctaDescription: 'Apply' }])}</uni-hero>`,
    ],
    [
      `<uni-hero><img src="${PIC}" alt="" loading="lazy"><h1>Law</h1></uni-hero>`,
      `<uni-hero title="Law" img="${PIC}" loading="lazy"></uni-hero>`,
    ],
    [
      `<uni-hero><h1>Law</h1><p>${TIME}, ${IMG} <a href="/law">Apply</a></p></uni-hero>`,
      `<uni-hero title="Law" img="${PIC}" alt="A quay">${slot('description', `<p>${TIME}</p>`)}${script('calltoactions', [{ ctaUrl: '/law', ctaDescription: 'Apply' }])}</uni-hero>`,
    ],
  ],
  callout: [
    [
      `<uni-callout><h3>Next</h3><p>${TIME} <a href="/open">Open day</a></p></uni-callout>`,
      `<uni-callout title="Next">${slot('description', `<p>${TIME} <a href="/open">Open day</a></p>`)}</uni-callout>`,
    ],
  ],
};
