// Ways to write a tag that editors, themes and word processors have. Each gives the same view as the tag beside it.
import { type FormRow, IMG, items, PIC, script, slot } from './testing-forms.js';

const row = (tag: string, html: string, attributes: string, slots = '', leftover = ''): FormRow => [
  `<uni-${tag}>${html}</uni-${tag}>`,
  `<uni-${tag} ${attributes}>${slots}</uni-${tag}>`,
  leftover,
];
const wpButton = (url: string, words: string) =>
  `<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${url}">${words}</a></div>`;
const ctas = (...links: readonly [words: string, url: string][]) =>
  script(
    'calltoactions',
    links.map(([ctaDescription, ctaUrl]) => ({ ctaDescription, ctaUrl })),
  );
const pair = (...links: readonly [words: string, url: string][]) =>
  links.map(([text, link], at) => script(`button${at + 1}`, { text, link })).join('');

export const PASTED: Readonly<Record<string, readonly FormRow[]>> = {
  button: [
    row('button', `<div class="wp-block-buttons">${wpButton('/a', 'Apply')}</div>`, 'link="/a" text="Apply"'),
    row('button', '<p><strong><a href="/a">Apply</a></strong></p>', 'link="/a" text="Apply"'),
    row(
      'button',
      '<i class="fa fa-arrow" aria-hidden="true"></i> <a href="/a"><span>Apply</span>&nbsp;<span>now</span></a><br>',
      'link="/a" text="Apply now"',
    ),
    row('button', '<a href="tel:+61291110000">Call us</a>', 'link="tel:+61291110000" text="Call us"'),
    row(
      'button',
      '<h3><a href="mailto:a@b.example">Write</a></h3>',
      'link="mailto:a@b.example" text="Write"',
    ),
    row('button', '<a>Apply</a>', 'type="button" text="Apply"'),
    row('button', '<a href="">Apply</a>', 'link="" text="Apply"'),
    row('button', '<!-- x --><a href="/a">Apply<!-- y --></a>', 'link="/a" text="Apply"'),
  ],
  'button-pair': [
    row(
      'button-pair',
      `<div class="wp-block-buttons">${wpButton('/a', 'A')}${wpButton('/b', 'B')}</div>`,
      '',
      pair(['A', '/a'], ['B', '/b']),
    ),
    row('button-pair', '<p><a href="/a">A</a> | <a href="/b">B</a></p>', '', pair(['A', '/a'], ['B', '/b'])),
    row('button-pair', '<a href="/a">A</a><br><a href="/b">B</a>', '', pair(['A', '/a'], ['B', '/b'])),
    row(
      'button-pair',
      '<p>Choose well</p><p><a href="/a">A</a></p><p><a href="/b">B</a></p>',
      '',
      pair(['A', '/a'], ['B', '/b']),
      'Choose well',
    ),
  ],
  callout: [
    row(
      'callout',
      '<h3><span style="color:red"><b>Fees</b></span></h3><p class="MsoNormal"><span lang="EN-AU">None.</span></p><p>&nbsp;</p>',
      'title="Fees"',
      slot('description', '<p class="MsoNormal"><span lang="EN-AU">None.</span></p><p>&nbsp;</p>'),
    ),
    row(
      'callout',
      '<h3>Fees</h3><p>None.</p><p><strong><a href="/p">Pay</a></strong></p>',
      'title="Fees" cta-url="/p" cta-text="Pay"',
      slot('description', '<p>None.</p>'),
    ),
    row(
      'callout',
      '<hgroup><h3>Fees</h3><p>2026</p></hgroup><p>None.</p>',
      'title="Fees"',
      slot('description', '<p>2026</p><p>None.</p>'),
    ),
    row(
      'callout',
      '<a href="/x"><h3>Fees</h3><p>None.</p></a>',
      'title="Fees" cta-url="/x" cta-text="Fees"',
      slot('description', '<p>None.</p>'),
    ),
    row(
      'callout',
      '<h3>Fees</h3><p>None.</p><p><a href="mailto:a@b.example">Write</a><br><a href="tel:1">Call</a></p>',
      'title="Fees" cta-url="tel:1" cta-text="Call"',
      slot('description', '<p>None.</p><p><a href="mailto:a@b.example">Write</a></p>'),
    ),
    row(
      'callout',
      '<h3>Fees</h3>First line<br>second line<p>Third</p>',
      'title="Fees"',
      slot('description', '<p>First line<br>second line</p><p>Third</p>'),
    ),
    row(
      'callout',
      '<div class="row"><div class="head"><h3>Fees</h3></div><div class="body"><p>None.</p><p><a class="btn" href="/p">Pay</a></p></div></div>',
      'title="Fees" cta-url="/p" cta-text="Pay"',
      slot('description', '<p>None.</p>'),
    ),
    row(
      'callout',
      '<h3>Fees</h3><div class="body"><p>None.</p><a class="btn" href="/p">Pay</a></div>',
      'title="Fees" cta-url="/p" cta-text="Pay"',
      slot('description', '<p>None.</p>'),
    ),
    row(
      'callout',
      `<!-- wp:heading --><h3 class="wp-block-heading">Fees</h3><!-- /wp:heading -->\n<!-- wp:paragraph --><p>None.</p><!-- /wp:paragraph -->\n<!-- wp:buttons --><div class="wp-block-buttons">${wpButton('/p', 'Pay')}</div><!-- /wp:buttons -->`,
      'title="Fees" cta-url="/p" cta-text="Pay"',
      slot('description', '<p>None.</p>'),
    ),
    row(
      'callout',
      '<h3>Fees</h3><p>None.</p><p><i class="fa"></i> <a href="/p">Pay</a> <span class="arrow" aria-hidden="true"></span></p>',
      'title="Fees" cta-url="/p" cta-text="Pay"',
      slot('description', '<p>None.</p>'),
    ),
    row(
      'callout',
      '<h3>Fees</h3><table><tr><td>1</td></tr></table><blockquote>So.</blockquote>',
      'title="Fees"',
      slot('description', '<table><tbody><tr><td>1</td></tr></tbody></table><blockquote>So.</blockquote>'),
    ),
    row(
      'callout',
      '<p>None, <b>really</b>.</p><h4>Why</h4>',
      'title="Why" title-type="h4"',
      slot('description', '<p>None, <b>really</b>.</p>'),
    ),
  ],
  card: [
    row(
      'card',
      `<a href="/x">${IMG}<h3>Law</h3></a>`,
      `image-url="${PIC}" title="Law" title-type="h3" link="/x"`,
    ),
    row(
      'card',
      `<figure class="wp-block-image size-large">${IMG}</figure><h3 class="wp-block-heading">Law</h3><p>Five.</p>`,
      `image-url="${PIC}" title="Law" title-type="h3"`,
      slot('description', '<p>Five.</p>'),
    ),
    row(
      'card',
      `<figure><a href="/x">${IMG}</a></figure><h3>Law</h3>`,
      `image-url="${PIC}" title="Law" title-type="h3" link="/x"`,
    ),
    row(
      'card',
      `<p><a href="/x">${IMG}</a></p><h3>Law</h3><p>Five.</p>`,
      `image-url="${PIC}" title="Law" title-type="h3" link="/x"`,
      slot('description', '<p>Five.</p>'),
    ),
    row(
      'card',
      `<p>${IMG}</p><p><strong>Law</strong></p>`,
      `image-url="${PIC}"`,
      slot('description', '<p><strong>Law</strong></p>'),
    ),
    row(
      'card',
      `<img data-src="${PIC}" alt="A quay" class="lazyload"><h3>Law</h3>`,
      `image-url="${PIC}" title="Law" title-type="h3"`,
    ),
    row(
      'card',
      `<div class="card"><div class="card-img">${IMG}</div><div class="card-body"><h3 class="card-title">Law</h3><p class="card-text">Five.</p><a href="/x" class="btn">Go</a></div></div>`,
      `image-url="${PIC}" title="Law" title-type="h3" link="/x"`,
      slot('description', '<p class="card-text">Five.</p><p><a href="/x" class="btn">Go</a></p>'),
    ),
    row(
      'card',
      `<article><header>${IMG}<h3>Law</h3></header><div><p>Five.</p></div></article>`,
      `image-url="${PIC}" title="Law" title-type="h3"`,
      slot('description', '<div><p>Five.</p></div>'),
    ),
    row(
      'card',
      '<h3>Law <a href="/x">2026</a></h3><p>Five.</p>',
      'title="Law 2026" title-type="h3" link="/x"',
      slot('description', '<p>Five.</p>'),
    ),
    row(
      'card',
      `${IMG}<h3>Law</h3>${IMG}`,
      `image-url="${PIC}" title="Law" title-type="h3"`,
      slot('description', `<p>${IMG}</p>`),
    ),
    row(
      'card',
      `<p>A ${IMG} in a sentence</p><h3>Law</h3>`,
      'title="Law" title-type="h3"',
      slot('description', `<p>A ${IMG} in a sentence</p>`),
    ),
    row(
      'card',
      `<div>${IMG}<div><div><h3>Law</h3></div><div><p>Five.</p></div></div></div>`,
      `image-url="${PIC}" title="Law" title-type="h3"`,
      slot('description', '<div><p>Five.</p></div>'),
    ),
    row('card', `${IMG}<p>&nbsp;</p><h3>Law</h3>`, `image-url="${PIC}" title="Law" title-type="h3"`),
  ],
  cta: [
    row(
      'cta',
      '<h3>Visit</h3><p>Friday.</p><p><a href="/v">Book</a></p>',
      'title="Visit" url="/v"',
      slot('description', '<p>Friday.</p><p><a href="/v">Book</a></p>'),
    ),
    row('cta', '<div><a href="/v"><strong>Visit</strong></a></div>', 'title="Visit" url="/v"'),
    row(
      'cta',
      '<a href="/v"><h3>Visit</h3><p>Friday.</p></a>',
      'title="Visit" url="/v"',
      slot('description', '<p>Friday.</p>'),
    ),
    row('cta', `<div class="wp-block-buttons">${wpButton('/v', 'Visit')}</div>`, 'title="Visit" url="/v"'),
    row(
      'cta',
      '<a href="mailto:a@b.example">Write to us</a>',
      'title="Write to us" url="mailto:a@b.example"',
    ),
  ],
  hero: [
    row(
      'hero',
      `<div class="wp-block-cover"><img class="wp-block-cover__image-background" src="${PIC}" alt="A quay"><div class="wp-block-cover__inner-container"><h1>Study</h1><p>Sea.</p><div class="wp-block-buttons">${wpButton('/a', 'Apply')}${wpButton('/b', 'Visit')}</div></div></div>`,
      `img="${PIC}" alt="A quay" title="Study"`,
      slot('description', '<p>Sea.</p>') + ctas(['Apply', '/a'], ['Visit', '/b']),
    ),
    row(
      'hero',
      '<header><h1>Study</h1></header><p><a href="/a">Apply</a><br><a href="/b">Visit</a></p>',
      'title="Study"',
      ctas(['Apply', '/a'], ['Visit', '/b']),
    ),
    row(
      'hero',
      '<h1>Study</h1><p>Sea.</p><h1>Again</h1>',
      'title="Study"',
      slot('description', '<p>Sea.</p><h1>Again</h1>'),
    ),
    row(
      'hero',
      '<h1>Study</h1><p>By the <a href="/sea">sea</a>.</p>',
      'title="Study"',
      slot('description', '<p>By the <a href="/sea">sea</a>.</p>'),
    ),
    row(
      'hero',
      `<picture><source srcset="/a.webp" type="image/webp">${IMG}</picture><h1>Study</h1>`,
      `img="${PIC}" alt="A quay" title="Study"`,
    ),
    row(
      'hero',
      `<section>${IMG}<div class="text"><h1>Study</h1><div><p>Sea.</p></div></div><nav><a href="/a">Apply</a><a href="/b">Visit</a></nav></section>`,
      `img="${PIC}" alt="A quay" title="Study"`,
      slot('description', '<div><p>Sea.</p></div>') + ctas(['Apply', '/a'], ['Visit', '/b']),
    ),
    row(
      'hero',
      '<h1>Study</h1><p><a href="/a"><b>Apply</b></a> or <a href="/b">visit</a></p>',
      'title="Study"',
      slot('description', '<p><a href="/a"><b>Apply</b></a> or <a href="/b">visit</a></p>'),
    ),
  ],
  'news-hero': [
    row(
      'news-hero',
      '<p><strong><time datetime="2026-11-20">20 November</time></strong></p><h1>Prize</h1>',
      'publish-date="2026-11-20" title="Prize"',
    ),
    row(
      'news-hero',
      '<h1>Prize</h1><p>Given on <time datetime="2026-11-20">20 November</time>.</p>',
      'title="Prize"',
      slot('description', '<p>Given on <time datetime="2026-11-20">20 November</time>.</p>'),
    ),
    row(
      'news-hero',
      `<header><time datetime="2026-11-20">20 November</time><h1>Prize</h1></header><figure>${IMG}<figcaption>By Ann</figcaption></figure>`,
      `publish-date="2026-11-20" title="Prize" img="${PIC}" alt="A quay"`,
      slot('caption', '<p>By Ann</p>'),
    ),
  ],
  'bleed-block': [
    row(
      'bleed-block',
      `<div class="wp-block-media-text"><figure class="wp-block-media-text__media">${IMG}</figure><div class="wp-block-media-text__content"><h2>Tides</h2><p>Daily.</p></div></div>`,
      `img="${PIC}" alt-text="A quay"`,
      slot('text', '<h2>Tides</h2><p>Daily.</p>'),
    ),
    row(
      'bleed-block',
      `<p>${IMG}</p><h2>Tides</h2><p><a href="/t">Times</a></p>`,
      `img="${PIC}" alt-text="A quay"`,
      slot('text', '<h2>Tides</h2><p><a href="/t">Times</a></p>'),
    ),
  ],
  image: [
    row(
      'image',
      `<figure class="wp-block-image">${IMG}<figcaption class="wp-element-caption">The quay</figcaption></figure>`,
      `image-path="${PIC}" alt="A quay" caption="The quay"`,
    ),
    row('image', `<div><p>${IMG}</p></div>`, `image-path="${PIC}" alt="A quay"`),
    row('image', `<img data-src="${PIC}" alt="A quay">`, `image-path="${PIC}" alt="A quay"`),
    row(
      'image',
      `<picture><source srcset="/a.webp" type="image/webp">${IMG}</picture>`,
      `image-path="${PIC}" alt="A quay"`,
    ),
    row('image', `${IMG}<br>${IMG}<p>Two</p>`, `image-path="${PIC}" alt="A quay"`, '', 'Two'),
  ],
  picture: [
    row(
      'picture',
      `<figure><picture><source media="(min-width:768px)" srcset="/w.jpg">${IMG}</picture><figcaption>Quay</figcaption></figure>`,
      `img="${PIC}" alt="A quay" tablet-up="/w.jpg" caption="Quay"`,
    ),
  ],
  'show-more': [
    row(
      'show-more',
      '<h3>Dates</h3><p>Some.</p><details><summary><h4>All</h4></summary><ul><li>May</li></ul><p>June</p></details>',
      'see-more-label="All" is-block',
      slot('defaultContent', '<h3>Dates</h3><p>Some.</p>') +
        slot('moreContent', '<ul><li>May</li></ul><p>June</p>'),
    ),
    row(
      'show-more',
      '<p>Some.</p><details><summary>All</summary>May <b>and</b> June</details><p>After</p>',
      'see-more-label="All"',
      slot('defaultContent', '<p>Some.</p>') + slot('moreContent', '<p>May <b>and</b> June</p>'),
      'After',
    ),
    row(
      'show-more',
      '<div><p>Some.</p><details><p>May</p></details></div>',
      'is-block',
      slot('defaultContent', '<p>Some.</p>') + slot('moreContent', '<p>May</p>'),
    ),
  ],
  breadcrumb: [
    row(
      'breadcrumb',
      '<ol itemscope itemtype="https://schema.org/BreadcrumbList"><li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemprop="item" href="/"><span itemprop="name">Home</span></a><meta itemprop="position" content="1"></li><li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><span itemprop="name">Law</span><meta itemprop="position" content="2"></li></ol>',
      '',
      items(['Home', '/'], ['Law']),
    ),
    row(
      'breadcrumb',
      '<ul><li><a href="/">Home</a><span class="sep">/</span></li><li class="active" aria-current="page">Law</li></ul>',
      '',
      items(['Home', '/'], ['Law', undefined, true]),
    ),
    row(
      'breadcrumb',
      '<p id="breadcrumbs"><span><span><a href="/">Home</a></span> » <span><a href="/law">Law</a></span> » <span class="breadcrumb_last" aria-current="page">Fees</span></span></p>',
      '',
      items(['Home', '/'], ['Law', '/law'], ['Fees', undefined, true]),
    ),
    row(
      'breadcrumb',
      '<!-- x --><span><!-- y --><a href="/"><img src="/home.svg" alt="Home"></a></span> / Law',
      '',
      items(['Home', '/'], ['Law']),
    ),
    row(
      'breadcrumb',
      '<ol><li><a href="/">Home</a></li><li><a href="/law"><i class="fa"></i>Law</a></li><li><a>Fees</a></li></ol>',
      '',
      items(['Home', '/'], ['Law', '/law'], ['Fees']),
    ),
    row(
      'breadcrumb',
      '<a href="/" aria-label="Home"><i class="fa fa-home"></i></a> / <a href="/law">Law</a> / Fees',
      '',
      items(['Home', '/'], ['Law', '/law'], ['Fees']),
    ),
  ],
  heading: [
    row('heading', '<p><strong>Fees</strong></p>', 'text="&lt;strong>Fees&lt;/strong>"'),
    row('heading', '<header><h3>Fees</h3></header>', 'level="3" text="Fees"'),
    row('heading', '<!-- x --><h2 class="wp-block-heading">Fees</h2><p>&nbsp;</p>', 'level="2" text="Fees"'),
  ],
  icon: [
    [
      '<uni-icon name="arrow-right"><span class="sr-only">Next</span></uni-icon>',
      '<uni-icon name="arrow-right" alt="Next"></uni-icon>',
    ],
  ],
  header: [
    row(
      'header',
      '<header><a class="logo" href="/"><img src="/logo.svg" alt="Averley"></a><nav aria-label="Main"><ul><li><a href="/study">Study</a></li></ul></nav><nav aria-label="Tools"><ul><li><a href="/login">Log in</a></li></ul></nav></header>',
      'home="/" name="Averley" logo="/logo.svg" navigation-label="Main"',
      script('navigation', [{ title: 'Study', link: '/study' }]) +
        script('utility', [{ title: 'Log in', link: '/login' }]),
    ),
    row(
      'header',
      '<h1><a href="/">Averley</a></h1><p>By the sea</p><nav><a href="/study">Study</a></nav>',
      'home="/" name="Averley"',
      script('navigation', [{ title: 'Study', link: '/study' }]),
      'By the sea',
    ),
    row(
      'header',
      '<nav><ul><li><a href="/study">Study</a></li></ul></nav><a href="/">Averley</a>',
      'home="/" name="Averley"',
      script('navigation', [{ title: 'Study', link: '/study' }]),
    ),
  ],
  footer: [
    row(
      'footer',
      `<footer><div class="columns">${['A', 'B', 'C', 'D'].map((name) => `<nav><h3>${name}</h3><ul><li><a href="/${name}">To ${name}</a></li></ul></nav>`).join('')}</div><p><small>© Averley</small></p></footer>`,
      'legal="© Averley"',
      script(
        'columns',
        ['A', 'B', 'C', 'D'].map((title) => ({
          title,
          links: [{ title: `To ${title}`, link: `/${title}` }],
        })),
      ),
    ),
    row(
      'footer',
      '<nav aria-label="Study"><a href="/law">Law</a></nav><p>On Gadigal land.</p>',
      '',
      script('columns', [
        { title: 'Study', links: [{ title: 'Law', link: '/law' }] },
        { content: '<p>On Gadigal land.</p>' },
      ]),
    ),
    row(
      'footer',
      '<address>1 Quay<br><a href="tel:1">Call</a></address><nav><p>More to read</p><h2>Study</h2><ul><li><a href="/law">Law</a></li></ul></nav>',
      '',
      slot('address', '<p>1 Quay<br><a href="tel:1">Call</a></p>') +
        script('columns', [
          { title: 'Study', links: [{ title: 'Law', link: '/law' }] },
          { content: '<p>More to read</p>' },
        ]),
    ),
  ],
  'language-switch': [
    row(
      'language-switch',
      '<nav aria-label="Language"><a lang="en" hreflang="en" href="/en">English</a> | <a lang="vi" hreflang="vi" href="/vi">Tiếng Việt</a></nav>',
      '',
      script('languages', [
        { name: 'English', value: 'en', href: '/en' },
        { name: 'Tiếng Việt', value: 'vi', href: '/vi' },
      ]),
    ),
  ],
};
