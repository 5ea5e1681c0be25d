// Ways to write a tag in ordinary HTML. Each gives the same view as the tag beside it, whose attributes, slots and data
// scripts say everything.
import { LISTS } from './testing-forms-lists.js';
import { PEOPLE } from './testing-forms-people.js';
import { STEPS, TABS, VIDEOS } from './testing-forms-sections.js';

/** The author's HTML, the same in attributes, slots and data scripts, and what stays in sight beside the view. */
export type FormRow = readonly [html: string, same: string, leftover?: string];

export const script = (slot: string, value: unknown) =>
  `<script type="application/json" data-slot="${slot}">${JSON.stringify(value)}</script>`;
export const slot = (name: string, html: string) => `<div slot="${name}">${html}</div>`;
export const PIC = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
export const IMG = `<img src="${PIC}" alt="A quay">`;
export const items = (...links: readonly [title: string, url?: string, active?: boolean][]) =>
  script(
    'items',
    links.map(([title, url, active]) => ({ title, link: { url }, active })),
  );
const deep = (count: number, html: string) => `${'<div>'.repeat(count)}${html}${'</div>'.repeat(count)}`;

export const FORMS: Readonly<Record<string, readonly FormRow[]>> = {
  button: [
    [
      '<uni-button link="/a">Apply <b>now</b></uni-button>',
      '<uni-button link="/a" text="Apply now"></uni-button>',
    ],
    [
      '<uni-button><a href="/a?b=1&amp;c=2" target="_blank" rel="nofollow" aria-label="Apply for Law">Apply</a></uni-button>',
      '<uni-button link="/a?b=1&amp;c=2" link-target="_blank" link-rel="nofollow" text="Apply" aria-label="Apply for Law"></uni-button>',
    ],
    [
      '<uni-button><p><a href="/f.pdf" download>Form</a></p></uni-button>',
      '<uni-button link="/f.pdf" link-download text="Form"></uni-button>',
    ],
    ['<uni-button>Menu</uni-button>', '<uni-button text="Menu" type="button"></uni-button>'],
    [
      '<uni-button><button type="submit">Send</button></uni-button>',
      '<uni-button text="Send" type="button submit"></uni-button>',
    ],
    [
      '<uni-button><button type="button">Open</button></uni-button>',
      '<uni-button text="Open" type="button"></uni-button>',
    ],
    [
      '<uni-button link="/a" text="Apply"><a href="/b">Apply</a></uni-button>',
      '<uni-button link="/a" text="Apply"></uni-button>',
    ],
    [
      '<uni-button><a href="/a"><img src="/a.png" alt="Apply"></a></uni-button>',
      '<uni-button link="/a" text="Apply"></uni-button>',
    ],
    ['<uni-button> 007 </uni-button>', '<uni-button text="007" type="button"></uni-button>'],
  ],
  'button-pair': [
    [
      '<uni-button-pair><a href="/a" target="_blank">A</a> <a href="/b">B</a></uni-button-pair>',
      `<uni-button-pair>${script('button1', { text: 'A', link: '/a', linkTarget: '_blank' })}${script('button2', { text: 'B', link: '/b' })}</uni-button-pair>`,
    ],
    [
      '<uni-button-pair><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul></uni-button-pair>',
      `<uni-button-pair>${script('button1', { text: 'A', link: '/a' })}${script('button2', { text: 'B', link: '/b' })}</uni-button-pair>`,
    ],
    [
      '<uni-button-pair><a href="/a">A</a><a href="/b">B</a><a href="/c">Third</a></uni-button-pair>',
      `<uni-button-pair>${script('button1', { text: 'A', link: '/a' })}${script('button2', { text: 'B', link: '/b' })}</uni-button-pair>`,
      'Third',
    ],
  ],
  callout: [
    [
      '<uni-callout><h3>Open late</h3><p>Until <a href="/hours">ten</a>.</p><p><a href="/plan" target="_blank">Plan a visit</a></p></uni-callout>',
      `<uni-callout title="Open late" cta-url="/plan" cta-text="Plan a visit" link-target="_blank">${slot('description', '<p>Until <a href="/hours">ten</a>.</p>')}</uni-callout>`,
    ],
    [
      '<uni-callout title="Open late">Open all <b>night</b>.</uni-callout>',
      `<uni-callout title="Open late">${slot('description', '<p>Open all <b>night</b>.</p>')}</uni-callout>`,
    ],
    ['<uni-callout><h2>Fees</h2></uni-callout>', '<uni-callout title="Fees" title-type="h3"></uni-callout>'],
    ['<uni-callout><h6>Fees</h6></uni-callout>', '<uni-callout title="Fees" title-type="h4"></uni-callout>'],
    [
      '<uni-callout title-type="h3"><!-- x --><section><header><h4>Fees</h4></header><p>None.</p><h4>Second</h4></section></uni-callout>',
      `<uni-callout title="Fees" title-type="h3">${slot('description', '<p>None.</p><h4>Second</h4>')}</uni-callout>`,
    ],
    [
      '<uni-callout><h3>Fees</h3><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul></uni-callout>',
      `<uni-callout title="Fees" cta-url="/b" cta-text="B">${slot('description', '<ul><li><a href="/a">A</a></li></ul>')}</uni-callout>`,
    ],
    [
      '<uni-callout><h3><a href="/fees">Fees</a></h3><p>None.</p></uni-callout>',
      `<uni-callout title="Fees" cta-url="/fees" cta-text="Fees">${slot('description', '<p>None.</p>')}</uni-callout>`,
    ],
    [
      '<uni-callout><h3>  </h3><h3>Fees</h3><a name="x">No address</a></uni-callout>',
      `<uni-callout title="Fees">${slot('description', '<h3>  </h3><p><a name="x">No address</a></p>')}</uni-callout>`,
    ],
    [
      '<uni-callout><p slot="description">In a slot</p><h3>Fees</h3></uni-callout>',
      `<uni-callout title="Fees">${slot('description', 'In a slot')}</uni-callout>`,
    ],
    [
      '<uni-callout title="Fees"><p data-slot="description">In a slot</p></uni-callout>',
      `<uni-callout title="Fees">${slot('description', 'In a slot')}</uni-callout>`,
    ],
    [
      '<uni-callout><h3>Fees</h3><p>None.</p><uni-button>Pay</uni-button></uni-callout>',
      `<uni-callout title="Fees">${slot('description', '<p>None.</p>')}</uni-callout>`,
      'Pay',
    ],
    [
      `<uni-callout>${deep(12, '<h3>Fees</h3><p>None.</p>')}</uni-callout>`,
      `<uni-callout title="Fees">${slot('description', '<p>None.</p>')}</uni-callout>`,
    ],
  ],
  card: [
    [
      `<uni-card>${IMG}<h3><a href="/x">Marine biology</a></h3><p>Four years by the sea.</p></uni-card>`,
      `<uni-card image-url="${PIC}" title="Marine biology" title-type="h3" link="/x">${slot('description', '<p>Four years by the sea.</p>')}</uni-card>`,
    ],
    [
      `<uni-card><a href="/x"><figure><img src="${PIC}" srcset="${PIC} 640w" alt=""><figcaption>By Ann</figcaption></figure><h2>Marine</h2><p>Four years.</p></a></uni-card>`,
      `<uni-card image-url="${PIC}" srcset="${PIC} 640w" title="Marine" title-type="h2" link="/x">${slot('caption', '<p>By Ann</p>')}${slot('description', '<p>Four years.</p>')}</uni-card>`,
    ],
    [
      '<uni-card title="T" link="/x">Four years by the sea.</uni-card>',
      `<uni-card title="T" link="/x">${slot('description', '<p>Four years by the sea.</p>')}</uni-card>`,
    ],
    [
      `<uni-card><div class="media"><picture><source srcset="x.avif" type="image/avif">${IMG}</picture></div><div class="body"><h4>Law</h4><p>Five years.</p></div></uni-card>`,
      `<uni-card image-url="${PIC}" title="Law" title-type="h4">${slot('description', '<p>Five years.</p>')}</uni-card>`,
    ],
    [
      '<uni-card><p><a href="/law" target="_blank">Law</a></p></uni-card>',
      '<uni-card title="Law" link="/law" link-target="_blank"></uni-card>',
    ],
    [
      '<uni-card><h3>Law</h3><p>Five years.</p><p><a href="/law">Read more</a></p></uni-card>',
      `<uni-card title="Law" title-type="h3" link="/law">${slot('description', '<p>Five years.</p><p><a href="/law">Read more</a></p>')}</uni-card>`,
    ],
    [
      '<uni-card><h3>Law</h3>Read <a href="/more">more</a> of it.</uni-card>',
      `<uni-card title="Law" title-type="h3">${slot('description', '<p>Read <a href="/more">more</a> of it.</p>')}</uni-card>`,
    ],
    [
      '<uni-card title="Law" link="/law"><a href="/law">Law</a></uni-card>',
      '<uni-card title="Law" link="/law"></uni-card>',
    ],
    [
      '<uni-card><h1>Law</h1><h1>Again</h1></uni-card>',
      `<uni-card title="Law" title-type="h2">${slot('description', '<h1>Again</h1>')}</uni-card>`,
    ],
    [
      '<uni-card><img><h3>Law</h3></uni-card>',
      `<uni-card title="Law" title-type="h3">${slot('description', '<p><img></p>')}</uni-card>`,
    ],
  ],
  cta: [
    [
      '<uni-cta><a href="/visit">Visit us</a><p>Every Friday.</p></uni-cta>',
      `<uni-cta title="Visit us" url="/visit">${slot('description', '<p>Every Friday.</p>')}</uni-cta>`,
    ],
    [
      '<uni-cta><h3><a href="/visit" target="_blank">Visit us</a></h3>Every Friday.</uni-cta>',
      `<uni-cta title="Visit us" url="/visit" link-target="_blank">${slot('description', '<p>Every Friday.</p>')}</uni-cta>`,
    ],
    [
      '<uni-cta url="/visit" title="Visit">Every Friday</uni-cta>',
      `<uni-cta title="Visit" url="/visit">${slot('description', '<p>Every Friday</p>')}</uni-cta>`,
    ],
  ],
  hero: [
    [
      `<uni-hero>${IMG}<p>Open day on 3 May</p><h1>Study here</h1><p>By the sea.</p><p><a href="/apply">Apply</a> <a href="/visit" target="_blank">Visit</a></p></uni-hero>`,
      `<uni-hero img="${PIC}" alt="A quay" title="Study here">${slot('priorityMessaging', '<p>Open day on 3 May</p>')}${slot('description', '<p>By the sea.</p>')}${script(
        'calltoactions',
        [
          { ctaDescription: 'Apply', ctaUrl: '/apply' },
          { ctaDescription: 'Visit', ctaUrl: '/visit', linkTarget: '_blank' },
        ],
      )}</uni-hero>`,
    ],
    [
      '<uni-hero><h1>Study here</h1><p>By the sea.</p><ul><li><a href="/apply">Apply</a></li></ul></uni-hero>',
      `<uni-hero title="Study here">${slot('description', '<p>By the sea.</p>')}${script('calltoactions', [{ ctaDescription: 'Apply', ctaUrl: '/apply' }])}</uni-hero>`,
    ],
  ],
  'news-hero': [
    [
      `<uni-news-hero><time datetime="2026-11-20">20 November</time><h1>Prize</h1><p>For <a href="/ann">Ann</a>.</p>${IMG}</uni-news-hero>`,
      `<uni-news-hero publish-date="2026-11-20" title="Prize" img="${PIC}" alt="A quay">${slot('description', '<p>For <a href="/ann">Ann</a>.</p>')}</uni-news-hero>`,
    ],
    [
      '<uni-news-hero><h1>Prize</h1><p><time>2026-11-20</time></p></uni-news-hero>',
      '<uni-news-hero publish-date="2026-11-20" title="Prize"></uni-news-hero>',
    ],
  ],
  'bleed-block': [
    [
      `<uni-bleed-block><h2>Tides</h2><p>Daily.</p>${IMG}</uni-bleed-block>`,
      `<uni-bleed-block img="${PIC}" alt-text="A quay">${slot('text', '<h2>Tides</h2><p>Daily.</p>')}</uni-bleed-block>`,
    ],
  ],
  image: [
    [`<uni-image>${IMG}</uni-image>`, `<uni-image image-path="${PIC}" alt="A quay"></uni-image>`],
    [
      `<uni-image><figure><img src="${PIC}" srcset="${PIC} 640w" sizes="50vw" alt=""><figcaption>The <b>quay</b></figcaption></figure></uni-image>`,
      `<uni-image image-path="${PIC}" srcset="${PIC} 640w" sizes="50vw" caption="The quay"></uni-image>`,
    ],
    [
      `<uni-image>${IMG}<p>Stray words</p></uni-image>`,
      `<uni-image image-path="${PIC}" alt="A quay"></uni-image>`,
      'Stray words',
    ],
  ],
  picture: [
    [
      `<uni-picture><picture><source media="(min-width: 768px)" srcset="/wide.jpg"><source media="(min-width: 36.0625em)" srcset="/narrow.jpg">${IMG}</picture></uni-picture>`,
      `<uni-picture img="${PIC}" alt="A quay" tablet-up="/wide.jpg" mobile-up="/narrow.jpg"></uni-picture>`,
    ],
  ],
  'show-more': [
    [
      '<uni-show-more><p>Some dates.</p><details><summary>All dates</summary><p>May</p><p>June</p></details></uni-show-more>',
      `<uni-show-more see-more-label="All dates" is-block>${slot('defaultContent', '<p>Some dates.</p>')}${slot('moreContent', '<p>May</p><p>June</p>')}</uni-show-more>`,
    ],
    [
      '<uni-show-more>Some text</uni-show-more>',
      `<uni-show-more>${slot('defaultContent', '<p>Some text</p>')}</uni-show-more>`,
    ],
  ],
  list: [
    [
      '<uni-list><article><h3>Prize</h3><p>For Ann.</p><article><h4>Reply</h4><p>Well done.</p></article></article></uni-list>',
      `<uni-list title-type="h3">${script('items', [{ title: 'Prize', description: '<p>For Ann.</p><h4>Reply</h4><p>Well done.</p>' }])}</uni-list>`,
    ],
    [
      '<uni-list><li><a href="/a">Prize</a><ul><li>For Ann</li></ul></li></uni-list>',
      `<uni-list>${script('items', [{ title: 'Prize', link: '/a', description: '<ul><li>For Ann</li></ul>' }])}</uni-list>`,
    ],
    [
      '<uni-list kind="event"><ul><li><time datetime="2026-12-05T10:00">5 December</time>–<time datetime="2026-12-05T12:00">noon</time> <a href="https://a.example/a" target="_blank">Open day</a>, at the <b>quay</b></li></ul></uni-list>',
      `<uni-list kind="event">${script('items', [{ title: 'Open day', link: 'https://a.example/a', linkTarget: '_blank', date: '2026-12-05T10:00', end: '2026-12-05T12:00', description: '<p>at the <b>quay</b></p>' }])}</uni-list>`,
    ],
    [
      `<uni-list><ol><li>${IMG}<h3><a href="/a">Prize</a></h3><p><time>2026-12-05</time></p><address>Old Quay</address><p>For <a href="/ann">Ann</a>.</p></li><li><time datetime="2026-12-04">4 December</time>: <a href="/b">Fees</a></li></ol></uni-list>`,
      `<uni-list title-type="h3" numbering="decimal">${script('items', [
        {
          title: 'Prize',
          link: '/a',
          date: '2026-12-05',
          place: 'Old Quay',
          image: PIC,
          alt: 'A quay',
          description: '<p>For <a href="/ann">Ann</a>.</p>',
        },
        { title: 'Fees', link: '/b', date: '2026-12-04' },
      ])}</uni-list>`,
    ],
    [
      `<uni-list variant="cards"><div class="row"><article><a href="/a">${IMG}<time datetime="2026-12-05">5 December</time><h2>Prize</h2><p>For Ann.</p></a></article></div></uni-list>`,
      `<uni-list variant="cards" title-type="h2">${script('items', [{ title: 'Prize', link: '/a', date: '2026-12-05', image: PIC, alt: 'A quay', description: '<p>For Ann.</p>' }])}</uni-list>`,
    ],
    [
      '<uni-list kind="deadline"><ul><li><time datetime="2026-12-05">5 December</time> – Fees are due<p>Pay <a href="/pay">online</a>.</p></li><li><p>Enrol by <time datetime="2026-12-09">the ninth</time></p></li></ul></uni-list>',
      `<uni-list kind="deadline">${script('items', [
        { title: 'Fees are due', date: '2026-12-05', description: '<p>Pay <a href="/pay">online</a>.</p>' },
        { title: 'Enrol by the ninth', date: '2026-12-09' },
      ])}</uni-list>`,
    ],
    [
      '<uni-list><h2>News</h2><ul><li><time datetime="2026-12-05">5 December</time><h3>Prize</h3><p><a href="/a">Read more</a></p></li></ul></uni-list>',
      `<uni-list title-type="h3">${script('items', [{ title: 'Prize', link: '/a', date: '2026-12-05', description: '<p><a href="/a">Read more</a></p>' }])}</uni-list>`,
      'News',
    ],
    [
      '<uni-list kind="deadline"><ul slot="items"><li><time datetime="2026-12-05">5 December</time> <a href="/f.pdf" download="f.pdf">Form</a></li></ul></uni-list>',
      `<uni-list kind="deadline">${script('items', [{ title: 'Form', link: '/f.pdf', linkDownload: 'f.pdf', date: '2026-12-05' }])}</uni-list>`,
    ],
    ...LISTS,
  ],
  person: [
    ...PEOPLE,
    [
      '<uni-person><h3>Mai Tran</h3><p>Lecturer</p><ul><li><a href="/orcid" target="_blank" rel="me">ORCID</a></li><li> <a href="/hours">Hours</a> </li></ul><ul><li><a href="/a">A</a> of tides</li></ul></uni-person>',
      `<uni-person name="Mai Tran" data-role="Lecturer">${script('links', [
        { title: 'ORCID', link: '/orcid', linkTarget: '_blank', linkRel: 'me' },
        { title: 'Hours', link: '/hours' },
      ])}${slot('description', '<ul><li><a href="/a">A</a> of tides</li></ul>')}</uni-person>`,
    ],
    // Contacts as pages have them.
    [
      '<uni-person><h3>Mai Tran</h3><p>Lecturer</p><ul><li>Tel: <a href="tel:+61255500142">5550 0142</a></li><li>Email: <a href="mailto:mai@a.example">mai@a.example</a></li><li>Room 4.12</li></ul></uni-person>',
      `<uni-person name="Mai Tran" data-role="Lecturer" phone="Tel: 5550 0142" phone-link="tel:+61255500142" mail="Email: mai@a.example" mail-link="mailto:mai@a.example">${slot('description', '<ul><li>Room 4.12</li></ul>')}</uni-person>`,
    ],
    [
      '<uni-person><h3>Mai Tran</h3><dl><dt>Phone</dt><dd><a href="tel:+61255500142">5550 0142</a></dd><dt>Email</dt><dd><a href="mailto:mai@a.example">mai@a.example</a></dd><dt>Office</dt><dd>4.12</dd></dl></uni-person>',
      `<uni-person name="Mai Tran" phone="Phone 5550 0142" phone-link="tel:+61255500142" mail="Email mai@a.example" mail-link="mailto:mai@a.example">${slot('description', '<dl><dt>Office</dt><dd>4.12</dd></dl>')}</uni-person>`,
    ],
    [
      '<uni-person><h3>Mai Tran</h3><table><tbody><tr><th>Phone</th><td><a href="tel:+61255500142">5550 0142</a></td></tr><tr><th>Office</th><td>4.12</td></tr></tbody></table></uni-person>',
      `<uni-person name="Mai Tran" phone="Phone 5550 0142" phone-link="tel:+61255500142">${slot('description', '<table><tbody><tr><th>Office</th><td>4.12</td></tr></tbody></table>')}</uni-person>`,
    ],
    [
      '<uni-person><h3>Mai Tran</h3><p>Professor, M.D., Ph.D.</p><p>Office: <a href="tel:+61255500142">5550 0142</a><br>Mobile <a href="tel:+61400000000">0400 000 000</a> or <a href="tel:+61400000001">0400 000 001</a><br><a href="mailto:mai@a.example">mai@a.example</a>, <a href="mailto:tides@a.example">tides@a.example</a></p></uni-person>',
      `<uni-person name="Mai Tran" data-role="Professor, M.D., Ph.D." phone='["Office: 5550 0142","Mobile 0400 000 000","0400 000 001"]' phone-link='["tel:+61255500142","tel:+61400000000","tel:+61400000001"]' mail='["mai@a.example","tides@a.example"]'></uni-person>`,
    ],
    [
      '<uni-person><h3>Mai Tran</h3><p>Phone (410) 555-2624, e-mail <a href="mailto:mai@a.example">mai@a.example</a></p></uni-person>',
      `<uni-person name="Mai Tran" phone="Phone (410) 555-2624" mail="e-mail mai@a.example" mail-link="mailto:mai@a.example"></uni-person>`,
    ],
    [
      '<uni-person><h3>Mai Tran</h3><p>Call her on <a href="tel:+61255500142">5550 0142</a> if the gauge stands still.</p></uni-person>',
      `<uni-person name="Mai Tran">${slot('description', '<p>Call her on <a href="tel:+61255500142">5550 0142</a> if the gauge stands still.</p>')}</uni-person>`,
    ],
    [
      `<uni-person>${IMG}<h4><a href="/mai" target="_blank">Dr <b>Mai</b> Tran</a></h4><p>Professor</p><p>School of Engineering</p><p>Reads <a href="/tides">tides</a>.</p><p>Telephone: <a href="tel:+61255500142">+61 2 5550 0142</a></p><p><a href="mailto:mai@a.example">mai@a.example</a></p></uni-person>`,
      `<uni-person img="${PIC}" alt="A quay" name="Dr Mai Tran" title-type="h4" link="/mai" link-target="_blank" data-role="Professor" unit="School of Engineering" phone="Telephone: +61 2 5550 0142" phone-link="tel:+61255500142" mail="mai@a.example">${slot('description', '<p>Reads <a href="/tides">tides</a>.</p>')}</uni-person>`,
    ],
    [
      '<uni-person><blockquote><p>Read the <em>gauge</em>.</p></blockquote><p>Mai Tran</p><p>Third-year student</p></uni-person>',
      `<uni-person name="Mai Tran" data-role="Third-year student">${slot('quote', '<p>Read the <em>gauge</em>.</p>')}</uni-person>`,
    ],
    [
      '<uni-person><figure><blockquote>Read the gauge.<footer>— <cite>Mai Tran</cite>, student, Engineering</footer></blockquote></figure></uni-person>',
      `<uni-person name="Mai Tran" data-role="student" unit="Engineering">${slot('quote', '<p>Read the gauge.</p>')}</uni-person>`,
    ],
    [
      `<uni-person variant="card"><div><figure><img src="${PIC}" srcset="${PIC} 640w" alt=""></figure><div><h3>Student Centre</h3>Room 4<br>Old Quay<br><a href="mailto:ask@a.example?subject=Hi">Write to us</a></div></div></uni-person>`,
      `<uni-person variant="card" img="${PIC}" srcset="${PIC} 640w" alt="" name="Student Centre" data-role="Room 4" unit="Old Quay" mail="Write to us" mail-link="mailto:ask@a.example?subject=Hi"></uni-person>`,
    ],
    [
      `<uni-person><a href="/mai">${IMG}<h3>Mai Tran</h3><p>Professor</p></a></uni-person>`,
      `<uni-person img="${PIC}" alt="A quay" name="Mai Tran" link="/mai" data-role="Professor"></uni-person>`,
    ],
    ['<uni-person>Mai Tran</uni-person>', '<uni-person name="Mai Tran"></uni-person>'],
    [
      '<uni-person name="Mai Tran"><p>She has read the gauge on 12,000 mornings.</p></uni-person>',
      `<uni-person name="Mai Tran">${slot('description', '<p>She has read the gauge on 12,000 mornings.</p>')}</uni-person>`,
    ],
  ],
  accordion: [
    [
      '<uni-accordion><div data-audience="domestic"><details><summary><h3>Fees</h3><p>What a <b>year</b> costs</p></summary><p>8</p></details><details data-audience="international"><summary><div>1 <h3>Visa</h3></div><span>Apply early</span></summary><p>9</p></details></div></uni-accordion>',
      `<uni-accordion>${script('items', [
        { title: 'Fees', note: 'What a year costs', content: '<p>8</p>', level: 'h3', audience: 'domestic' },
        {
          title: '1 Visa',
          note: 'Apply early',
          content: '<p>9</p>',
          level: 'h3',
          audience: 'international',
        },
      ])}</uni-accordion>`,
    ],
    [
      '<uni-accordion><details id="fees"><summary><h3 id="cost">What does it cost?</h3></summary><p>11,400 <a href="/fees">dollars</a>.</p></details><details open><summary>When?</summary>In <b>May</b>.</details></uni-accordion>',
      `<uni-accordion>${script('items', [
        {
          title: 'What does it cost?',
          content: '<p>11,400 <a href="/fees">dollars</a>.</p>',
          level: 'h3',
          id: 'fees',
          titleId: 'cost',
        },
        { title: 'When?', content: '<p>In <b>May</b>.</p>', open: true },
      ])}</uni-accordion>`,
    ],
    [
      '<uni-accordion level="h4"><div class="faq"><ul><li><details name="faq"><summary><h2>Fees</h2></summary></details></li><li><details name="faq"><summary>Dates</summary><p>May</p></details></li></ul></div></uni-accordion>',
      `<uni-accordion level="4" exclusive>${script('items', [{ title: 'Fees' }, { title: 'Dates', content: '<p>May</p>' }])}</uni-accordion>`,
    ],
    [
      '<uni-accordion><h2>Questions</h2><p>Before you come:</p><details><summary>Visa</summary><p>Apply early.</p></details>Once here:<details><p>No title</p></details></uni-accordion>',
      `<uni-accordion>${script('items', [
        { content: '<h2>Questions</h2><p>Before you come:</p>' },
        { title: 'Visa', content: '<p>Apply early.</p>' },
        { content: '<p>Once here:</p>' },
        { content: '<p>No title</p>' },
      ])}</uni-accordion>`,
    ],
  ],
  tabs: TABS,
  video: VIDEOS,
  steps: STEPS,
  facts: [
    [
      '<uni-facts><dl data-audience="domestic"><dt>Fee</dt><dd>8</dd></dl><section data-audience="international"><dl><dt>Fee</dt><dd>46</dd><div data-audience="staff"><dt>Fee</dt><dd>0</dd></div></dl></section></uni-facts>',
      `<uni-facts>${script('items', [
        { label: 'Fee', value: '8', audience: 'domestic' },
        { label: 'Fee', value: '46', audience: 'international' },
        { label: 'Fee', value: '0', audience: 'staff' },
      ])}</uni-facts>`,
    ],
    [
      '<uni-facts variant="list"><h3>Unit</h3><table><caption>Of 2026</caption><tbody><tr><th>Code</th><td>COAS1001</td></tr><tr data-audience="domestic"><td>Fee</td><td>$8, <a href="/fees">in all</a></td></tr></tbody></table></uni-facts>',
      `<uni-facts variant="list">${script('items', [
        { value: '<h3>Unit</h3>' },
        { value: '<p>Of 2026</p>' },
        { label: 'Code', value: 'COAS1001' },
        { label: 'Fee', value: '$8, <a href="/fees">in all</a>', audience: 'domestic' },
      ])}</uni-facts>`,
    ],
    [
      '<uni-facts><ul><li><strong>Length:</strong> 4 <b>years</b></li><li><p><b>Fee</b> – $8</p></li><li data-audience="domestic"><b>By</b>: <a href="/a">May</a></li></ul></uni-facts>',
      `<uni-facts>${script('items', [
        { label: 'Length', value: '4 <b>years</b>' },
        { label: 'Fee', value: '$8' },
        { label: 'By', value: '<a href="/a">May</a>', audience: 'domestic' },
      ])}</uni-facts>`,
    ],
    [
      '<uni-facts><dl><dt>Length</dt><dd>4 years</dd></dl><ul><li>One</li><li><b>Two</b></li></ul><table><tbody><tr><td>1</td><td>2</td><td>3</td></tr></tbody></table></uni-facts>',
      `<uni-facts>${script('items', [
        { label: 'Length', value: '4 years' },
        {
          value:
            '<ul><li>One</li><li><b>Two</b></li></ul><table><tbody><tr><td>1</td><td>2</td><td>3</td></tr></tbody></table>',
        },
      ])}</uni-facts>`,
    ],
    [
      '<uni-facts><dl><div><dt>Length</dt><dd>4 years</dd></div><div data-audience="domestic"><dt>Fee</dt><dd>$8,948, <a href="/fees">in all</a></dd></div></dl></uni-facts>',
      `<uni-facts>${script('items', [
        { label: 'Length', value: '4 years' },
        { label: 'Fee', value: '$8,948, <a href="/fees">in all</a>', audience: 'domestic' },
      ])}</uni-facts>`,
    ],
    [
      '<uni-facts variant="list"><section><h3>Unit</h3><dl><dt>Code</dt><dd>COAS1001</dd><dt>By</dt><dt>When</dt><dd>A report</dd><dd><p>In <b>May</b></p></dd></dl><p>Of last year.</p></section></uni-facts>',
      `<uni-facts variant="list">${script('items', [
        { value: '<h3>Unit</h3>' },
        { label: 'Code', value: 'COAS1001' },
        { label: 'By, When', value: '<p>A report</p><p>In <b>May</b></p>' },
        { value: '<p>Of last year.</p>' },
      ])}</uni-facts>`,
    ],
  ],
  notice: [
    [
      '<uni-notice level="warning"><h3>Storm</h3><p>No <a href="/ferry">ferry</a>.</p><p><a href="/now" target="_blank">What now</a></p></uni-notice>',
      `<uni-notice level="warning" title="Storm" title-type="h3" cta-url="/now" cta-text="What now" link-target="_blank">${slot('description', '<p>No <a href="/ferry">ferry</a>.</p>')}</uni-notice>`,
    ],
    [
      '<uni-notice version="1">The ferry runs again.</uni-notice>',
      `<uni-notice version="1">${slot('description', '<p>The ferry runs again.</p>')}</uni-notice>`,
    ],
  ],
  breadcrumb: [
    [
      '<uni-breadcrumb><nav aria-label="Trail"><ol><li><a href="/">Home</a></li><li><a href="/law">Law</a></li><li>Fees</li></ol></nav></uni-breadcrumb>',
      `<uni-breadcrumb>${items(['Home', '/'], ['Law', '/law'], ['Fees'])}</uni-breadcrumb>`,
    ],
    [
      '<uni-breadcrumb><a href="/">Home</a> › <a href="/law" aria-current="page">Law</a> › <a href="/fees">Fees</a></uni-breadcrumb>',
      `<uni-breadcrumb>${items(['Home', '/'], ['Law', '/law', true], ['Fees', '/fees'])}</uni-breadcrumb>`,
    ],
    [
      '<uni-breadcrumb><a href="/">Home</a> / <span>Law <i>school</i></span></uni-breadcrumb>',
      `<uni-breadcrumb>${items(['Home', '/'], ['Law school'])}</uni-breadcrumb>`,
    ],
  ],
  heading: [
    [`<uni-heading> ${script('text', 'Fees')} </uni-heading>`, '<uni-heading text="Fees"></uni-heading>'],
    ['<uni-heading><h2>Fees</h2></uni-heading>', '<uni-heading level="2" text="Fees"></uni-heading>'],
    ['<uni-heading><h6>Fees</h6></uni-heading>', '<uni-heading level="5" text="Fees"></uni-heading>'],
    [
      '<uni-heading level="4"><h2>Fees</h2></uni-heading>',
      '<uni-heading level="4" text="Fees"></uni-heading>',
    ],
  ],
  icon: [
    ['<uni-icon name="arrow-right">Next</uni-icon>', '<uni-icon name="arrow-right" alt="Next"></uni-icon>'],
  ],
  header: [
    [
      `<uni-header><a href="/home"><img src="/logo.svg" alt="">Averley</a><nav aria-label="Main"><ul><li><a href="/study">Study</a></li><li><a href="/research">Research</a></li></ul></nav><a href="/search" rel="search">Search</a><a href="/vi" hreflang="vi">Tiếng Việt</a></uni-header>`,
      `<uni-header home="/home" name="Averley" logo="/logo.svg" navigation-label="Main" search-link="/search" search-label="Search">${script(
        'navigation',
        [
          { title: 'Study', link: '/study' },
          { title: 'Research', link: '/research' },
        ],
      )}${script('utility', [{ title: 'Tiếng Việt', link: '/vi', lang: 'vi' }])}</uni-header>`,
    ],
    [
      '<uni-header><a href="/home">Averley</a><a href="/vi" hreflang="vi"><img src="/vi.svg" alt="">Tiếng Việt</a></uni-header>',
      `<uni-header home="/home" name="Averley">${script('utility', [{ title: 'Tiếng Việt', link: '/vi', lang: 'vi' }])}</uni-header>`,
    ],
  ],
  footer: [
    [
      '<uni-footer><address><p>1 Quay</p></address><nav><h2>Study</h2><ul><li><a href="/law">Law</a></li></ul></nav><ul slot="social"><li><a href="https://x.example">LinkedIn</a></li></ul><small>© Averley <a href="/privacy">Privacy</a></small></uni-footer>',
      `<uni-footer legal="© Averley">${slot('address', '<p>1 Quay</p>')}${script('columns', [{ title: 'Study', links: [{ title: 'Law', link: '/law' }] }])}${script('social', [{ title: 'LinkedIn', link: 'https://x.example', icon: 'linkedin' }])}${script('legalLinks', [{ title: 'Privacy', link: '/privacy' }])}</uni-footer>`,
    ],
    [
      '<uni-footer><small>© 2026 <small>Registered <a href="/a">A<b> B</b></a></small></small></uni-footer>',
      `<uni-footer legal="© 2026 Registered">${script('legalLinks', [{ title: 'A B', link: '/a' }])}</uni-footer>`,
    ],
  ],
  'language-switch': [
    [
      '<uni-language-switch><ul><li><a href="/en" hreflang="en">English</a></li><li><a href="/vi" hreflang="vi">Tiếng Việt</a></li></ul></uni-language-switch>',
      `<uni-language-switch>${script('languages', [
        { name: 'English', value: 'en', href: '/en' },
        { name: 'Tiếng Việt', value: 'vi', href: '/vi' },
      ])}</uni-language-switch>`,
    ],
  ],
};
