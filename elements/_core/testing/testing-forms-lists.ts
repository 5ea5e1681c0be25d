// Which list of a tag's HTML is the list, and which time is the date. The rows are asked as those of `testing-forms.ts`.

type Row = readonly [html: string, same: string, left?: string];

const TAGS = '<ul><li><a href="/t/sea">Sea</a></li><li><a href="/t/law">Law</a></li></ul>';
const NEWS = [
  { title: 'Prize', link: '/a', date: '2026-12-05' },
  { title: 'Fees', link: '/b', date: '2026-12-04' },
];
const DATED =
  '<ul><li><time datetime="2026-12-05">5 December</time> <a href="/a">Prize</a></li><li><time datetime="2026-12-04">4 December</time> <a href="/b">Fees</a></li></ul>';

const itemsOf = (items: readonly object[], attributes = '') =>
  `<uni-list${attributes}><script type="application/json" data-slot="items">${JSON.stringify(items)}</script></uni-list>`;
/** One item, of which the rest is the date. */
const dated = (html: string, date: object): Row => [
  `<uni-list kind="event"><ul><li>${html}</li></ul></uni-list>`,
  itemsOf([{ title: 'Ball', link: 'https://a.example/a', ...date }], ' kind="event"'),
];
/** Absolute, because React does not know the page that the file of a calendar leads to. */
const BALL = '<a href="https://a.example/a">Ball</a>';
const time = (value: string, words = 'then') => `<time datetime="${value}">${words}</time>`;

export const LISTS: readonly Row[] = [
  // Which list.
  [
    `<uni-list><article><h3><a href="/a">Prize</a></h3>${time('2026-12-05')}${TAGS}</article><article><h3><a href="/b">Fees</a></h3>${time('2026-12-04')}</article></uni-list>`,
    itemsOf([{ ...NEWS[0], description: TAGS }, NEWS[1]!], ' title-type="h3"'),
  ],
  [
    `<uni-list><div class="query"><article><h3><a href="/a">Prize</a></h3>${time('2026-12-05')}${TAGS}</article></div></uni-list>`,
    itemsOf([{ ...NEWS[0], description: TAGS }], ' title-type="h3"'),
  ],
  [
    `<uni-list><nav><ul><li><a href="/1">One</a></li><li><a href="/2">Two</a></li><li><a href="/3">Three</a></li></ul></nav>${DATED}</uni-list>`,
    itemsOf(NEWS),
    'One Two Three',
  ],
  [
    `<uni-list><div><ul class="filter"><li><a href="/1">One</a></li><li><a href="/2">Two</a></li><li><a href="/3">Three</a></li></ul>${DATED}</div></uni-list>`,
    itemsOf(NEWS),
    'One Two Three',
  ],
  [
    '<uni-list><ul><li><a href="/1">One</a></li></ul><ul><li><a href="/a">Prize</a></li><li><a href="/b">Fees</a></li></ul></uni-list>',
    itemsOf([
      { title: 'Prize', link: '/a' },
      { title: 'Fees', link: '/b' },
    ]),
    'One',
  ],
  [
    `<uni-list><h3>May</h3>${DATED}<h3>June</h3><ul><li><a href="/c">Visit</a>, ${time('2026-06-01')}</li></ul></uni-list>`,
    itemsOf([...NEWS, { title: 'Visit', link: '/c', date: '2026-06-01' }]),
    'May June',
  ],
  [`<uni-list><nav>${DATED}</nav></uni-list>`, itemsOf(NEWS)],
  [
    '<uni-list><ol start="5" type="A" reversed><li>Enrol</li><li>Pay</li></ol></uni-list>',
    itemsOf([{ title: 'Enrol' }, { title: 'Pay' }], ' numbering="upper-alpha" start="5" reversed'),
  ],
  dated(`${BALL}<address><strong>Old Quay</strong><br>1 Wharf Street,<br>Gannet Hill</address>`, {
    place: 'Old Quay, 1 Wharf Street, Gannet Hill',
  }),
  // Which time.
  dated(`${BALL}${time('2026-12-05')}`, { date: '2026-12-05' }),
  dated(`${BALL} ${time('2026-12-05')}`, { date: '2026-12-05' }),
  dated(`${BALL}, ${time('2026-12-05')}`, { date: '2026-12-05' }),
  dated(`<b>${BALL}</b> (${time('2026-12-05')})`, { date: '2026-12-05' }),
  dated(`${BALL} – on ${time('2026-12-05')}`, { date: '2026-12-05' }),
  dated(`<a href="https://a.example/a"><span>Ball</span> ${time('2026-12-05')}</a>`, { date: '2026-12-05' }),
  dated(`${BALL} at night, ${time('2026-12-05', 'on the fifth')}`, {
    date: '2026-12-05',
    description: `<p>at night, ${time('2026-12-05', 'on the fifth')}</p>`,
  }),
  dated(`${BALL}<p>${time('PT5M', '5 minutes')}</p>`, { description: `<p>${time('PT5M', '5 minutes')}</p>` }),
  dated(`${BALL}<p>${time('4h 18m', 'A while')}</p><p>${time('2026-12-05')}</p>`, {
    date: '2026-12-05',
    description: `<p>${time('4h 18m', 'A while')}</p>`,
  }),
  dated(`${BALL}<p>${time('2026-12-05')}, updated ${time('2026-12-06', 'later')}</p>`, {
    date: '2026-12-05',
    description: `<p>updated ${time('2026-12-06', 'later')}</p>`,
  }),
  dated(`${BALL}<p>${time('2026-12-05')} ${time('2026-12-06', 'later')}</p>`, {
    date: '2026-12-05',
    description: `<p>${time('2026-12-06', 'later')}</p>`,
  }),
  ...['–', ' - ', ' to ', ' until the ', ' đến ', ' cho đến ', ' tới '].map((dash) =>
    dated(`${BALL}<p>${time('2026-12-05')}${dash}${time('2026-12-06')}</p>`, {
      date: '2026-12-05',
      end: '2026-12-06',
    }),
  ),
  dated(`${BALL}<p>From ${time('2026-12-05T20:00')} to ${time('02:00')}</p>`, {
    date: '2026-12-05T20:00',
    end: '02:00',
  }),
  dated(`${BALL}<p><span>${time('2026-12-05T20:00')}</span> – <span>${time('02:00')}</span></p>`, {
    date: '2026-12-05T20:00',
    end: '02:00',
  }),
  dated(`${BALL}<p>${time('18:00')}, ${time('2026-12-05')}</p>`, { date: '2026-12-05T18:00' }),
  dated(`${BALL}<p>${time('18:00')}–${time('20:00')}, ${time('2026-12-05')}</p>`, {
    date: '2026-12-05T18:00',
    end: '20:00',
  }),
  dated(`${BALL}<p>${time('2026-12-05')} at ${time('18:00')} – ${time('2026-12-06')}, ${time('02:00')}</p>`, {
    date: '2026-12-05T18:00',
    end: '2026-12-06T02:00',
  }),
  dated(`${BALL}<p>${time('18:00')}–${time('20:00')}</p>`, { date: '18:00', end: '20:00' }),
  dated(`${BALL} ${time('2026-12', 'In summer')}`, { date: '2026-12' }),
  dated(`${BALL} ${time('2026-W50', 'Week 50')}`, { date: '2026-W50' }),
];
