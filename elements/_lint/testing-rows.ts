// The author's HTML, and the linter's words about it. The same rows are asked in a browser and of a server's tree.

/** A tag, and the findings as the console says them, where … stands for anything. */
export type Row = readonly [html: string, ...says: string[]];

const CALLOUT_TAKES = 'it takes title, title-type, …';

export const ROWS: readonly Row[] = [
  // Rich text outside slots.
  ['<uni-heading level="2">Staff <uni-icon name="padlock"></uni-icon></uni-heading>'],
  [
    '<uni-callout title="A"><div slot="description">See <img src="data:image/gif;base64,R0" data-lazy-src="/a.jpg" alt="Map">, <math><mi>x</mi></math></div></uni-callout>',
  ],
  // Items of a list that stand in the HTML.
  [
    '<uni-hero><h1>Study</h1><a href="javascript:x">Apply</a><a href="/b">Visit</a></uni-hero>',
    '<uni-hero> calltoactions[0].ctaUrl (javascript:x) is no url and is left out; …',
  ],
  [
    '<uni-breadcrumb><a href="/">Home</a> / <a href="www.example.edu">Law</a> / Fees</uni-breadcrumb>',
    '<uni-breadcrumb> items[1].link…www.example.edu…',
  ],
  // Links of the HTML that the view has no place for.
  ['<uni-image><a href="/large"><img src="/quay.jpg" alt="A quay"></a></uni-image>'],
  ['<uni-card><h3><a href="/law?a=1&amp;b=2">Law</a></h3><p>Ask <a href="/ask">us</a>.</p></uni-card>'],
  // The one thing that is not shown, and not the text around it.
  [
    '<uni-card><img src="/a.jpg" alt="Ships in the harbour"><h3><a href="/x">Fees</a></h3><p>Of a year</p></uni-card><p>After</p>',
    '<uni-card> does not show "Ships in the harbour"; …',
  ],
  [
    '<uni-callout title="Fees" description="None"><p>Fees <b>of</b> old</p><p>None</p><p>Of new</p></uni-callout><p>After</p>',
    '<uni-callout> does not show "Fees of old" and "Of new"; …',
  ],
  // What an element says besides its words.
  [
    '<uni-callout><div id="dates" lang="vi"><h3 id="fees">Học phí</h3><p id="of">Của <b id="a">năm</b></p></div></uni-callout>',
    '<uni-callout> loses the language "vi"; …',
  ],
  ['<div lang="vi"><uni-callout><div lang="vi"><h3>Học phí</h3><p>Của năm</p></div></uni-callout></div>'],
  [
    '<uni-callout><h3><a name="old"></a>Fees <span id="new" lang="vi">năm</span></h3><p>A <a id="x" href="/x">b</a></p></uni-callout>',
  ],
  [
    '<uni-callout><h3>Fees</h3><form id="ask"><input id="name"><label for="name" lang="vi">Tên</label></form></uni-callout>',
  ],
  [
    '<uni-callout><h3>Quay</h3><p>A</p><picture><source srcset="/quay.avif" type="image/avif"><img src="/quay.jpg" alt="A quay"></picture></uni-callout>',
    '<uni-callout> loses the source "/quay.avif"; …',
  ],
  [
    '<uni-image><picture><source srcset="/quay.avif" type="image/avif"><img src="/quay.jpg" alt="A quay"></picture></uni-image>',
  ],
  // Rich text in the items of a list.
  [
    '<uni-accordion><details><summary>Tour</summary><p>A <a href="javascript:x">b</a></p></details></uni-accordion>',
    '<uni-accordion> items[0].content loses the address "javascript:x", which rich text cannot have; …',
  ],
  ['<uni-facts><dl><dt>Fee</dt><dd>9 <input value="d"></dd><dt>Length</dt><dd>4 years</dd></dl></uni-facts>'],
  ['<uni-list><ul><li><a href="/a">Open day</a><p>Come <button>now</button></p></li></ul></uni-list>'],
  // Lists beside the list.
  [
    '<uni-list><h2>News</h2><nav><ul><li><a href="/1">One</a></li></ul></nav><ul><li><a href="/a">Prize</a></li><li>Fees</li></ul></uni-list>',
    '<uni-list> leaves the list "One" as it is, beside the one that it shows; …',
  ],
  [
    `<uni-facts items='[{"label":"Fee","value":"<form>9</form>"}]'></uni-facts>`,
    '<uni-facts> items[0].value loses <form>, which rich text cannot have; …',
  ],
  // Names.
  [
    '<uni-callout titel="Fees"></uni-callout>',
    '<uni-callout> attribute titel="Fees" names no prop; write title',
    `<uni-callout> shows nothing of titel; ${CALLOUT_TAKES}`,
  ],
  [
    '<uni-callout title="A" cta-txt="Go"></uni-callout>',
    '<uni-callout> attribute cta-txt="Go" names no prop; write cta-text',
  ],
  [
    '<uni-callout heading="A" text="B"></uni-callout>',
    '<uni-callout> attribute heading="A" names no prop; write title',
    '<uni-callout> attribute text="B" names no prop; write description',
    `<uni-callout> shows nothing of heading, text; ${CALLOUT_TAKES}`,
  ],
  [
    '<uni-hero heading="A" title="B"></uni-hero>',
    '<uni-hero> attribute heading="A" names no prop; write title',
  ],
  ['<uni-card title="A" url="/law"></uni-card>', '<uni-card> attribute url="/law" names no prop; write link'],
  [
    '<uni-callout title="A" variant="warning"></uni-callout>',
    '<uni-callout> attribute variant="warning" names no prop; write applied-css-class-names',
  ],
  [
    '<uni-callout title="A" cta-label="Go"></uni-callout>',
    '<uni-callout> attribute cta-label="Go" names no prop; write cta-text',
  ],
  [
    '<uni-callout title="A" :titel="b" @click="c" x-bind:heading="d" v-bind:url="e" data-v-7ba5bd90 data-track="x" aria-label="f"></uni-callout>',
  ],
  ['<uni-callout title="A" shadow="x"></uni-callout>'],
  [
    '<uni-callout class="wide m-callout--warning-red" title="A"></uni-callout>',
    '<uni-callout> attribute class="wide m-callout--warning-red" changes nothing in the view; write applied-css-class-names="m-callout--warning-red"',
  ],
  ['<uni-callout class="wide m-grid" title="A"></uni-callout>'],
  ['<uni-callout shadow="x"></uni-callout>', `<uni-callout> shows nothing of shadow; ${CALLOUT_TAKES}`],
  ['<uni-callout></uni-callout>'],
  ['<uni-breadcrumb hide-component items=\'[{"title":"A"}]\'></uni-breadcrumb>'],
  // Values.
  [
    '<uni-callout data-title=“Open cta-text="Go"></uni-callout>',
    '<uni-callout> attribute data-title="“Open" has curly quotes; put straight quotes (") around the value',
  ],
  ['<uni-callout title="The “best” day"></uni-callout>'],
  [
    '<uni-card title="A" link="www.example.edu"></uni-card>',
    '<uni-card> attribute link="www.example.edu" is an address on this site; write https://www.example.edu',
  ],
  [
    '<uni-card title="A" link="law@example.edu"></uni-card>',
    '<uni-card> attribute link="law@example.edu" is an e-mail address; write mailto:law@example.edu',
  ],
  [
    '<uni-callout data-title="[object Object]"></uni-callout>',
    '<uni-callout> attribute data-title="[object Object]" is what JavaScript writes for an object or a missing value; give it as JSON or as a property, or leave it out',
  ],
  [
    '<uni-breadcrumb items=\'[{"titel":"A","title":"B"}]\'></uni-breadcrumb>',
    '<uni-breadcrumb> items[0].titel (A) is no field of it; write title',
  ],
  [
    '<uni-breadcrumb items=\'[{"title":"A","url":"/a"}]\'></uni-breadcrumb>',
    '<uni-breadcrumb> items[0].url (…) is no field of it; write link',
  ],
  [
    '<uni-breadcrumb items=\'[{"title":"A","link":{"url":"www.example.edu/a"}}]\'></uni-breadcrumb>',
    '<uni-breadcrumb> items[0].link.url (www.example.edu/a) is an address on this site; write https://www.example.edu/a',
  ],
  [
    '<uni-image src="/a.PNG?x" alt="A"></uni-image>',
    '<uni-image> attribute src="/a.PNG?x" is a picture, and src is the address of data; write image-path',
    '<uni-image> shows nothing of alt; it takes …',
  ],
  [
    '<uni-icon src="/a.svg"></uni-icon>',
    '<uni-icon> attribute src="/a.svg" is a picture, and src is the address of data; write external-icon',
  ],
  // Languages.
  [
    '<section lang="english"><uni-callout title="A"></uni-callout></section>',
    '<uni-callout> lang="english" names no language for its words; write a code such as vi or vi-VN',
  ],
  ['<section lang="english"><uni-callout lang="vi_VN" title="A"></uni-callout></section>'],
  // Slots.
  [
    '<uni-callout title="A"><span slot="lead">B</span></uni-callout>',
    '<uni-callout> slot="lead" is none that a child can have, so it stays where it is; its slots are title, …',
  ],
  [
    '<uni-callout title="A"><span slot="text">B</span></uni-callout>',
    '<uni-callout> slot="text" is none that a child can have, so it stays where it is; write slot="description"',
  ],
  // Words that no view shows.
  [
    '<uni-callout title="Fees" description="None"><p>Of last year</p></uni-callout><p>After</p>',
    '<uni-callout> does not show "Of last year"; take away the attributes that say something else, or the words, and put elements beside the tag',
  ],
  ['<uni-callout title="Law" description="None"><p>L<i>a</i>w</p></uni-callout><p>After</p>'],
  ['<uni-callout title="Fees"><p>Of last year</p></uni-callout><p>After</p>'],
  ['<uni-callout><h3>Fees</h3><p>None.</p><uni-cta>Pay</uni-cta></uni-callout><p>After</p>'],
  [
    '<uni-breadcrumb items=\'[{"title":"A"}]\'><p>Words</p></uni-breadcrumb><p>After</p>',
    '<uni-breadcrumb> does not show "Words"; take away the attributes that say something else, or the words, and put elements beside the tag',
  ],
  [
    '<div><uni-callout title="Fees" description="None"> <p>Of last year</p></uni-callout></div>',
    '<uni-callout> does not show "Of last year"; take away …; if the tag was written <uni-callout />, …',
  ],
  // Rich text.
  [
    "<uni-callout description=\"<p>A <a href='/b' data-bs-toggle='modal' onclick='c()'>b</a></p>\"></uni-callout>",
    '<uni-callout> attribute description="…" loses the attribute data-bs-toggle, the attribute onclick, which rich text cannot have; …',
  ],
  [
    '<uni-callout><div slot="description">A <a href="javascript:x">b</a></div></uni-callout>',
    '<uni-callout> slot="description" loses the address "javascript:x", which rich text cannot have; …',
  ],
  [
    '<uni-callout><p slot="description"><a href="WWW.example.edu">A</a> <a href=" law@example.edu">B</a></p></uni-callout>',
    '<uni-callout> slot="description" has the link "WWW.example.edu", which is an address on this site; write https://WWW.example.edu',
    '<uni-callout> slot="description" has the link "law@example.edu", which is an e-mail address; write mailto:law@example.edu',
  ],
  [
    "<uni-callout description=\"<a href='www.example.edu'>A</a> <a href='www.example.edu'>B</a>\"></uni-callout>",
    '<uni-callout> attribute description="…" has the link "www.example.edu", which is an address on this site; …',
  ],
  // Pictures.
  [
    '<uni-image image-path="/a.png"></uni-image>',
    '<uni-image> has a picture without an alternative text; write alt="…", or alt="" if it is a decoration',
  ],
  ['<uni-image image-path="/a.png" alt=""></uni-image>'],
  [
    '<uni-callout description="<img src=\'/a.png\'>"></uni-callout>',
    '<uni-callout> attribute description="…" has a picture without an alternative text (/a.png); …',
  ],
  ["<uni-callout description=\"<img src='/a.png' alt=''>\"></uni-callout>"],
  // Tags that no server writes.
  [
    '<p><uni-callout title="A"><p slot="description">B</p></uni-callout></p>',
    '<uni-callout> slot="description" stands behind the tag, because the paragraph around the tag ended before it; write it as a <span>, or put the tag outside of the paragraph',
  ],
  [
    '<p>Words <uni-callout title="A" variant="b"></uni-callout></p><ul slot="description"><li>C</li></ul>',
    '<uni-callout> attribute variant="b" names no prop; write applied-css-class-names',
    '<uni-callout> slot="description" stands behind the tag, because …',
  ],
  [
    '<uni-callout titel="A">Words</uni-callout>',
    '<uni-callout> attribute titel="A" names no prop; write title',
  ],
];

/** Whether what was said is what a row says. */
export function isSaid(said: string, expected: string): boolean {
  const [start = '', ...others] = expected.split('…');
  if (!said.startsWith(start)) return false;
  let at = start.length;
  for (const part of others) {
    const next = said.indexOf(part, at);
    if (next < 0) return false;
    at = next + part.length;
  }
  return others.length === 0 ? said === expected : others.at(-1) === '' || said.endsWith(others.at(-1)!);
}
