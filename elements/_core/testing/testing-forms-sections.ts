// Tags whose items are headed sections or folds, and films. The rows are asked as those of `testing-forms.ts`.

type Row = readonly [html: string, same: string, left?: string];

const listed = (tag: string, items: readonly object[]) =>
  `<${tag}><script type="application/json" data-slot="items">${JSON.stringify(items)}</script></${tag}>`;

export const TABS: readonly Row[] = [
  [
    '<uni-tabs><h3 id="boat">Boat</h3><p>A <a href="/f">ferry</a>.</p><h3>Train</h3>Every <b>hour</b>.<ul><li>Old Quay</li></ul></uni-tabs>',
    listed('uni-tabs', [
      { title: 'Boat', content: '<p>A <a href="/f">ferry</a>.</p>', level: 'h3', titleId: 'boat' },
      { title: 'Train', content: '<p>Every <b>hour</b>.</p><ul><li>Old Quay</li></ul>', level: 'h3' },
    ]),
  ],
  [
    '<uni-tabs><div><h2>Ways</h2><p>Choose:</p><section id="boat" data-audience="domestic"><h3>Boat</h3><h4>When</h4><p>Daily</p></section><section><header><h3>Train</h3></header><p>Hourly</p></section><p>All year.</p></div></uni-tabs>',
    listed('uni-tabs', [
      { content: '<h2>Ways</h2><p>Choose:</p>' },
      {
        title: 'Boat',
        content: '<h4>When</h4><p>Daily</p>',
        level: 'h3',
        id: 'boat',
        audience: 'domestic',
      },
      { title: 'Train', content: '<p>Hourly</p>', level: 'h3' },
      { content: '<p>All year.</p>' },
    ]),
  ],
  [
    '<uni-tabs><p>Choose:</p><details id="a"><summary><h3>Boat</h3></summary><p>Daily</p></details><details open><summary>Train</summary>Hourly</details></uni-tabs>',
    listed('uni-tabs', [
      { content: '<p>Choose:</p>' },
      { title: 'Boat', content: '<p>Daily</p>', level: 'h3', id: 'a' },
      { title: 'Train', content: '<p>Hourly</p>', open: true },
    ]),
  ],
];

const step = (title: string, more = {}) => ({ title, level: 'h3', isStep: true, ...more });

export const STEPS: readonly Row[] = [
  [
    '<uni-steps><ol><li id="a"><h3>Choose</h3>A <b>course</b>.</li><li data-audience="domestic"><h3><a href="/b">Apply</a></h3><p><time datetime="2027-09-30">30 September</time></p></li></ol></uni-steps>',
    listed('uni-steps', [
      step('Choose', { content: '<p>A <b>course</b>.</p>', id: 'a' }),
      step('Apply', { date: '2027-09-30', audience: 'domestic', link: '/b' }),
    ]),
  ],
  [
    '<uni-steps kind="admission"><h2>Ways</h2><section><h3>Rank</h3><p>85</p></section><section><h3>English</h3><ol><li>IELTS</li></ol></section></uni-steps>',
    listed('uni-steps', [
      { content: '<h2>Ways</h2>' },
      { title: 'Rank', content: '<p>85</p>', level: 'h3' },
      { title: 'English', content: '<ol><li>IELTS</li></ol>', level: 'h3' },
    ]).replace('<uni-steps', '<uni-steps kind="admission"'),
  ],
  [
    '<uni-steps><p>First:</p><ol><li><p><strong>Visa</strong>: ask.</p></li><li>Come.</li></ol></uni-steps>',
    listed('uni-steps', [
      { content: '<p>First:</p>' },
      { title: 'Visa', content: '<p>ask.</p>', isStep: true },
      { content: '<p>Come.</p>', isStep: true },
    ]),
  ],
];

const PAGE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

export const VIDEOS: readonly Row[] = [
  [
    `<uni-video duration="215"><h3>Tour</h3><p><a href="${PAGE}">Watch it</a></p><p>By <b>us</b>.</p><details><summary>Words</summary><p>We stand</p></details></uni-video>`,
    `<uni-video duration="215" src="${PAGE}" play-label="Watch it" title="Tour" level="h3" transcript-title="Words"><div slot="description"><p>By <b>us</b>.</p></div><div slot="transcript"><p>We stand</p></div></uni-video>`,
  ],
  [
    '<uni-video><a href="/tour.mp4">The tour</a></uni-video>',
    '<uni-video src="/tour.mp4" play-label="The tour" title="The tour"></uni-video>',
  ],
];
