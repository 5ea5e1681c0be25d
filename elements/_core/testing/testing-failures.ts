// Bad sources of every kind: the author's markup, and the one line that names its fault. `failures.test.tsx` asks
// every row in every life. WORDS is what the author wrote for the eye, and is read in every cell.

/** One way to be bad. */
export interface Failure {
  /** The author's HTML, in which EACH stands for one of `each`. */
  readonly html: string;
  /** Several ways to write the same fault. */
  readonly each?: readonly string[];
  /** Properties that a script sets on the tag. */
  readonly property?: readonly [name: string, value: unknown];
  /** HTML for the head of the page. */
  readonly head?: string;
  /** No answer comes in so many ms. */
  readonly silentMs?: number;
  /** The words that the view shows all the same: then the author's words are a fallback that it replaces. */
  readonly shows?: string;
  /**
   * The one line on the console, which names the tag and says what to do. … stands for anything. Without it, only the
   * linter says so.
   */
  readonly says?: string;
  /** The lives that can be so, where not all of its source can. */
  readonly lives?: readonly string[];
}

const script = (slot: string, json: string) =>
  `<script type="application/json" data-slot="${slot}">${json}</script>`;
const crumbs = (json: string, slot = 'items') =>
  `<uni-breadcrumb>${script(slot, json)}<p>WORDS</p></uni-breadcrumb>`;
const bySrc = (src: string) => `<uni-callout src="${src}"><p>WORDS</p></uni-callout>`;
const byScript = (tag: string, name: string, value: unknown, kind: string): Failure => ({
  html: `<${tag}><p>WORDS</p></${tag}>`,
  property: [name, value],
  says: `<${tag}> property ${name} (…) is no ${kind}; its default is used`,
});
const HEADER = '<uni-header><p>WORDS</p></uni-header>';
const headerAt = (path: string) => `<meta name="exf-header-data-path" content="${path}">`;
const unloaded = (way: string, src: string, reason: string): Record<string, Failure> => ({
  [`model at an address: ${way}`]: {
    html: bySrc(src),
    says: `<uni-callout> src="${src}" cannot be loaded (${reason}); check that …`,
  },
});
/** Where a tag stands in a page as an author wrote it. */
const IN_BROWSERS = ['bare', 'isolated', 'edited'];
export const ON_PAGES = [...IN_BROWSERS, 'prerendered'];
const DEPTH = 100_000;

export const FAILURES: Readonly<Record<string, Failure>> = {
  'attribute: an address that runs': {
    html: '<uni-callout cta-text="Go" cta-url="EACH"><p>WORDS</p></uni-callout>',
    each: ['javascript:x', ' java\tscript:x', 'data:text/html,x', 'vbscript:x'],
    says: '<uni-callout> attribute cta-url="…" is no http, https, mailto, tel, relative or in-page address; its default is used',
    shows: 'Go',
  },
  'attribute: a picture that runs': {
    html: '<uni-hero title="A" img="javascript:x"><p>WORDS</p></uni-hero>',
    says: '<uni-hero> attribute img="javascript:x" is no text; its default is used',
    shows: 'A',
  },
  'attribute: a word that is none of its list': {
    html: '<uni-callout title-type="sideways"><p>WORDS</p></uni-callout>',
    says: '<uni-callout> attribute title-type="sideways" is none of h3, h4; "h4" is used',
  },
  'attribute: no number': {
    html: '<uni-button text="Go" icon-left-size="EACH"><p>WORDS</p></uni-button>',
    each: ['large', '12px', 'NaN', '0', '9999'],
    says: '<uni-button> attribute icon-left-size="EACH" is no number; its default is used',
    shows: 'Go',
  },
  'attribute: neither true nor false': {
    html: '<uni-show-more is-block="perhaps"><p>WORDS</p></uni-show-more>',
    says: '<uni-show-more> attribute is-block="perhaps" is no boolean; its default is used',
  },
  'attribute: a list that is none': {
    html: "<uni-breadcrumb items='EACH'><p>WORDS</p></uni-breadcrumb>",
    each: ['[{', '[object Object]', 'undefined', '{"a":1}'],
    says: '<uni-breadcrumb> attribute items="EACH" is no list in JSON…; its default is used',
  },
  'attribute: an object that is no JSON': {
    html: '<uni-button-pair button1="{"><p>WORDS</p></uni-button-pair>',
    says: '<uni-button-pair> attribute button1="{" is no object in JSON; its default is used',
  },
  'attribute: a function by its name': {
    html: '<uni-button text="Go" on-click="alert"><p>WORDS</p></uni-button>',
    says: '<uni-button> attribute on-click="alert" cannot be given so; set a function as a property; its default is used',
    shows: 'Go',
  },
  'attribute: what JavaScript writes for nothing': {
    html: '<uni-callout data-title="EACH"><div slot="description"><p>WORDS</p></div></uni-callout>',
    each: ['undefined', 'null', 'NaN', 'of [object Object]'],
  },
  'attribute: what JavaScript writes for nothing, as rich text': {
    html: '<uni-callout description="undefined"><span slot="title">WORDS</span></uni-callout>',
    lives: ON_PAGES,
  },
  'attribute: a name that is misspelt': {
    html: '<uni-callout titel="Fees"><p>WORDS</p></uni-callout>',
    lives: ON_PAGES,
  },
  'property: an address that runs': byScript(
    'uni-callout',
    'ctaUrl',
    'javascript:x',
    'http, https, …address',
  ),
  'property: an object for a text': byScript('uni-callout', 'ctaText', {}, 'text: a framework wrote an …'),
  'property: an object without a prototype': byScript('uni-callout', 'ctaText', Object.create(null), 'text'),
  'property: a list that is no JSON': byScript('uni-breadcrumb', 'items', '[{', 'list in JSON'),
  'property: a number for a list': byScript('uni-breadcrumb', 'items', 5, 'list in JSON'),
  'property: an object for rich text': byScript(
    'uni-callout',
    'description',
    { a: 1 },
    'html: a framework …',
  ),
  'slot: none that the tag has': {
    html: '<uni-callout title="A"><span slot="desc">WORDS</span></uni-callout>',
  },
  'slot: rich text that runs': {
    html: '<uni-callout><div slot="description"><p>WORDS</p><a href="javascript:x">two</a></div></uni-callout>',
  },
  'slot: rich text with what no rich text may have': {
    html: '<uni-callout><div slot="description"><p>WORDS</p><button>Go</button></div></uni-callout>',
  },
  'data script: no JSON': {
    html: crumbs('EACH'),
    each: [
      ...['', ' ', '[', ']', '[1', '[1,]', '[,1]', '[1,,2]', '{', '{a:1}', "{'a':1}", '{"a":1,}', '{"a"}'],
      ...['{"a":}', "['a']", '[NaN]', '[Infinity]', '[-]', '[01]', '[1.]', '[.1]', '[+1]', '[0x1]', '[1e]'],
      ...['[tru]', 'undefined', '["\\x"]', '["\\u12"]', '["a\nb"]', '["\t"]', '[1]x', '[1]//', '/* */[1]'],
      ...['\ufeff[]', '"unclosed', '<html></html>', '#{}', '[\u00a01]', 'function () {}', '{"a":1}{"b":2}'],
      ...['('.repeat(DEPTH), '['.repeat(DEPTH), '{"a":'.repeat(DEPTH)],
    ],
    says: '<uni-breadcrumb> <script data-slot="items"> is not valid JSON (…), check its commas and quotes: …',
  },
  'data script: no list of what can be shown': {
    html: crumbs('EACH'),
    each: ['"Home"', '[{"a":1}]', '[{"link":{"url":"/a.html"}}]'],
    says: '<uni-breadcrumb> slot items (EACH) is no list in JSON; its default is used',
  },
  'content: HTML with nothing that a list can show': {
    html: '<uni-list><p>WORDS</p><ul><li><p></p><time datetime="2026-01-01">1 January</time></li></ul></uni-list>',
    says: '<uni-list> content has nothing for items; its default is used',
    lives: ON_PAGES,
  },
  'data script: a list whose every address runs': {
    html: crumbs('[{"title":"A","link":{"url":"javascript:x"}}]'),
    shows: 'A',
  },
  'data script: an object for a text': {
    html: `<uni-callout>${script('title', '{}')}<p>WORDS</p></uni-callout>`,
    says: '<uni-callout> slot title ({}) is no text; its default is used',
  },
  'data script: one of two that is no JSON': {
    html: `<uni-button-pair>${script('button1', '{')}${script('button2', '{"text":"WORDS","link":"/a.html"}')}</uni-button-pair>`,
    says: `<uni-button-pair> <script data-slot="button1"> is not valid JSON (…), check its commas and quotes: {`,
  },
  'data script: a slot that the tag has not': {
    html: crumbs('[{"title":"A"}]', 'item'),
  },
  'model in the tag: no JSON': {
    html: `<uni-callout>${script('model', '{')}<p>WORDS</p></uni-callout>`,
    says: '<uni-callout> <script data-slot="model"> is not valid JSON (…), check its commas and quotes: {',
  },
  'model of the page: a path that leads nowhere': {
    html: '<uni-callout model-path="root/nowhere"><p>WORDS</p></uni-callout>',
    says: '<uni-callout> model-path="root/nowhere" leads to no component model; check that …',
  },
  ...unloaded('404', '/none.json', 'Error 404'),
  ...unloaded('500', '/broken.json', 'Error 500'),
  ...unloaded('out of reach', '/offline.json', '…/offline.json cannot be reached'),
  ...unloaded('a page', '/page.json', '…/page.json answered with HTML instead of JSON'),
  ...unloaded('a page said to be JSON', '/login.json', '…/login.json answered with HTML instead of JSON'),
  ...unloaded('torn', '/torn.json', '…/torn.json is not JSON'),
  ...unloaded('nothing', '/empty.json', '…/empty.json is not JSON'),
  ...unloaded('too large', '/large.json', '…/large.json is larger than 16777216 bytes'),
  'model at an address: a text': {
    html: bySrc('/text.json'),
    says: '<uni-callout> src="/text.json" leads to no component model; check that …',
  },
  'model at an address: no answer': {
    html: bySrc('/silent.json'),
    silentMs: 5000,
    says: '<uni-callout> src="/silent.json" cannot be loaded (…/silent.json did not answer within 5000 ms); check that …',
  },
  'model at an address: a bad field': {
    html: bySrc('/field.json'),
    says: `<uni-callout> model's ctaUrl (javascript:x) is no http, https, mailto, tel, relative or in-page address; its default is used`,
    shows: 'Go',
  },
  'model at an address: another site’s, no content’s, or one that runs': {
    html: bySrc('EACH'),
    each: [
      'https://elsewhere.test/a.json',
      '//elsewhere.test/a.json',
      '/\\elsewhere.test/a.json',
      '/content/../bin/x.json',
      '/etc/x.json',
      'javascript:x',
    ],
    says: '<uni-callout> src="EACH" cannot be loaded (EACH is no address of a model: give a path of this site, such as /content/…/page.model.json); check that …',
  },
  'fragment: the page names none': {
    html: HEADER,
    says: '<uni-header> has no data: please configure exf-header-data-path: <meta name="exf-header-data-path" content="/content/experience-fragments/…">, or give it the attribute src',
  },
  'fragment: the page names none, of the footer': {
    html: '<uni-footer><p>WORDS</p></uni-footer>',
    says: '<uni-footer> has no data: please configure exf-footer-data-path: …',
  },
  'fragment: 500': {
    html: HEADER,
    head: headerAt('/broken.json'),
    says: 'Network response was not ok with the exheader json',
  },
  'fragment: without the component': {
    html: HEADER,
    head: headerAt('/parts.json'),
    says: '<uni-header> src="/parts.json" leads to no component model; check that …',
  },
  'fragment of components: 404': {
    html: '<uni-fragment src="/none.json"><p>WORDS</p></uni-fragment>',
    says: `<uni-fragment> shows its authored content: Oops, we haven't got JSON! src="/none.json" gives no model: Error 404`,
  },
  'fragment of components: no address': {
    html: '<uni-fragment><p>WORDS</p></uni-fragment>',
    says: '<uni-fragment> shows its authored content: the attribute src is missing; give it the path of a page, fragment or component',
  },
  'fragment of components: another site’s': {
    html: '<uni-fragment src="EACH"><p>WORDS</p></uni-fragment>',
    each: ['//evil.test/x.model.json', '/\\evil.test/x.json', 'https://evil.test/x.json', 'javascript:x'],
    says: '<uni-fragment> shows its authored content: EACH is no address of a model: give a path of this site, such as /content/…/page.model.json',
  },
  'view: it throws': {
    html: '<uni-fail-view><p>WORDS</p></uni-fail-view>',
    says: '<uni-fail-view> could not be rendered (Error: broken on purpose); its authored content was put back …',
  },
  'view: an effect of it throws': {
    html: '<uni-fail-effect><p>WORDS</p></uni-fail-effect>',
    lives: IN_BROWSERS,
    says: '<uni-fail-effect> could not be rendered (Error: broken on purpose); its authored content was put back …',
  },
  'view: its controller throws': {
    html: '<uni-fail-controller><p>WORDS</p></uni-fail-controller>',
    lives: IN_BROWSERS,
    says: '<uni-fail-controller> could not be rendered (Error: broken on purpose); its authored content was put back …',
  },
  'view: its styles do not come': {
    html: '<uni-fail-styles><p>WORDS</p></uni-fail-styles>',
    lives: ['isolated'],
    says: '<uni-fail-styles> could not be rendered (Error: broken on purpose); its authored content was put back …',
  },
};
