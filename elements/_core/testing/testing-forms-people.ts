// Several people in one tag, and one person who looks like several. The rows are asked as those of `testing-forms.ts`.

type Row = readonly [html: string, same: string];

const PIC = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const IMG = `<img src="${PIC}" alt="">`;
const mailTo = (name: string) => `<a href="mailto:${name}@a.example">${name}@a.example</a>`;
const call = (number: string) => `<a href="tel:${number}">${number}</a>`;

const listed = (people: readonly object[], attributes = '') =>
  `<uni-person${attributes}><script type="application/json" data-slot="people">${JSON.stringify(people)}</script></uni-person>`;
const tag = (html: string, attributes = '') => `<uni-person${attributes}>${html}</uni-person>`;

const MAI = { name: 'Mai Tran', role: 'Professor' };
const ANN = { name: 'Ann Lee', role: 'Dean' };
const BOTH = [
  { ...MAI, mail: 'mai@a.example' },
  { ...ANN, mail: 'ann@a.example' },
];
const block = (element: string, name: string, role: string, more = '') =>
  `<${element}><h3>${name}</h3><p>${role}</p>${more}</${element}>`;
const both = (element: string) =>
  block(element, 'Mai Tran', 'Professor', `<p>${mailTo('mai')}</p>`) +
  block(element, 'Ann Lee', 'Dean', `<p>${mailTo('ann')}</p>`);
const line = (name: string, role: string, ...more: readonly string[]) =>
  [`<strong>${name}</strong>`, role, ...more].join('<br>');

const beside = (name: string, role: string, more: string) => `<h3>${name}</h3><p>${role}</p><p>${more}</p>`;
const CARDS = [MAI, ANN].map((person) => ({ ...person, img: PIC, alt: '' }));

const STAFF =
  '<table><thead><tr><th>Photo</th><th>Name</th></tr></thead><tbody><tr><td><img src="/mai.jpg" alt=""></td><td>Mai Tran</td></tr><tr><td><img src="/ann.jpg" alt=""></td><td>Ann Lee</td></tr></tbody></table>';

export const PEOPLE: readonly Row[] = [
  // Names beside each other.
  [
    tag(beside('Mai Tran', 'Professor', mailTo('mai')) + beside('Ann Lee', 'Dean', mailTo('ann'))),
    listed(BOTH),
  ],
  [tag(`<div>${IMG}<h3>Mai Tran</h3><p>Professor</p>${IMG}<h3>Ann Lee</h3><p>Dean</p></div>`), listed(CARDS)],
  [tag(`<h3>Mai Tran</h3><p>Professor</p>${IMG}<h3>Ann Lee</h3><p>Dean</p>${IMG}`), listed(CARDS)],
  // A table with a head stays whole, with its portraits.
  [tag(STAFF), tag(`<div slot="description">${STAFF}</div>`)],
  // One person, with sections.
  [
    tag(
      `<h2>Mai Tran</h2><p>Professor</p><h3>Research</h3><p>She reads tides.</p><h3>Contact</h3><p>${mailTo('mai')}</p>`,
    ),
    tag(
      '<div slot="description"><h3>Research</h3><p>She reads tides.</p><h3>Contact</h3></div>',
      ' name="Mai Tran" title-type="h2" data-role="Professor" mail="mai@a.example"',
    ),
  ],
  ...['article', 'section', 'div'].map((element): Row => [tag(both(element)), listed(BOTH)]),
  [tag(`<ul>${both('li')}</ul>`), listed(BOTH)],
  [tag(`<div class="grid"><div>${both('article')}</div></div>`), listed(BOTH)],
  [
    tag(`<div>${block('div', 'Mai Tran', 'Professor')}</div><div>${block('div', 'Ann Lee', 'Dean')}</div>`),
    listed([MAI, ANN]),
  ],
  [
    tag(
      `<article>${IMG}<h3><a href="/mai">Mai Tran</a></h3><p>Professor</p><ul><li><a href="/orcid">ORCID</a></li></ul></article><article><h3>Ann Lee</h3><p>Dean</p><p>She reads <a href="/law">law</a>.</p></article>`,
      ' variant="card" initials',
    ),
    listed(
      [
        { ...MAI, img: PIC, link: '/mai', links: [{ title: 'ORCID', link: '/orcid' }] },
        { ...ANN, description: '<p>She reads <a href="/law">law</a>.</p>' },
      ],
      ' variant="card" initials',
    ),
  ],
  [tag(both('article'), ' vcard'), listed(BOTH, ' vcard')],
  // What stands between them stays there.
  [
    tag(
      `<h2>People</h2><p>All of them answer.</p><h3>Engineering</h3><ul>${both('li').replaceAll('h3', 'h4')}</ul><p>There are more.</p>`,
    ),
    listed(
      [
        { description: '<h2>People</h2><p>All of them answer.</p><h3>Engineering</h3>' },
        ...BOTH,
        { description: '<p>There are more.</p>' },
      ],
      ' title-type="h4"',
    ),
  ],
  [
    tag(
      `<section><h2>Law</h2><div>${both('article')}</div></section><section><h2>Arts</h2><div>${both('div')}</div></section>`,
    ),
    listed([{ description: '<h2>Law</h2>' }, ...BOTH, { description: '<h2>Arts</h2>' }, ...BOTH]),
  ],
  // Names that are no headings.
  [
    tag(
      `<ul><li>${line('Mai Tran', 'Professor', call('55500142'), mailTo('mai'))}</li><li>${line('Ann Lee', 'Dean', mailTo('ann'))}</li></ul>`,
    ),
    listed([{ ...BOTH[0], phone: '55500142' }, BOTH[1]!]),
  ],
  [
    tag(
      `<div class="view"><div class="row"><div><a href="/mai">Mai Tran</a></div><div>Professor</div><div>${mailTo('mai')}</div></div><div class="row"><div><a href="/ann">Ann Lee</a></div><div>Dean</div><div>${mailTo('ann')}</div></div></div>`,
    ),
    listed([
      { ...BOTH[0], link: '/mai' },
      { ...BOTH[1], link: '/ann' },
    ]),
  ],
  [
    tag(
      '<figure><blockquote><p>Read.</p></blockquote><figcaption>Mai Tran, Professor</figcaption></figure><figure><blockquote><p>Write.</p></blockquote><figcaption>Ann Lee, Dean</figcaption></figure>',
    ),
    listed([
      { ...MAI, quote: '<p>Read.</p>' },
      { ...ANN, quote: '<p>Write.</p>' },
    ]),
  ],
  // The tag's own attributes are of one more, who is first.
  [
    tag(both('article'), ' name="Office" data-role="Daily"'),
    listed([{ name: 'Office', role: 'Daily' }, ...BOTH]),
  ],
  // One person.
  [
    tag(
      '<h3>Mai Tran</h3><p>Professor</p><section><h4>Research</h4><p>Tides.</p></section><section><h4>Teaching</h4><p>Maps.</p></section>',
    ),
    tag(
      '<div slot="description"><h4>Research</h4><p>Tides.</p><h4>Teaching</h4><p>Maps.</p></div>',
      ' name="Mai Tran" data-role="Professor"',
    ),
  ],
  [
    tag(
      `<div>${IMG}<h3>Mai Tran</h3><p>Professor</p></div><div><h4>Contact</h4><p>${mailTo('mai')}</p></div>`,
    ),
    tag(
      '<div slot="description"><h4>Contact</h4></div>',
      ` img="${PIC}" name="Mai Tran" data-role="Professor" mail="mai@a.example"`,
    ),
  ],
  [
    tag(
      `<h3>Mai Tran</h3><p>Professor</p><section><h4>Port Averley</h4><p>${mailTo('mai')}</p></section><section><h4>Hanoi</h4><p>${mailTo('mai')}</p></section>`,
    ),
    tag(
      '<div slot="description"><h4>Port Averley</h4><h4>Hanoi</h4></div>',
      ` name="Mai Tran" data-role="Professor" mail='["mai@a.example","mai@a.example"]'`,
    ),
  ],
];
