const SECTIONS = `<h2>Entry requirements</h2><p>What you need before you apply.</p>
<h3>Assumed knowledge</h3><p>Two units of mathematics.</p>
<h2>Fees and scholarships</h2><p>What it costs, and who helps.</p>`;

const MANY = [
  'Overview of the course',
  'What you will study',
  'How you will be taught',
  'Where you will work',
]
  .map(
    (title) =>
      `<h2>${title}</h2><p>A paragraph.</p><h3>${title} in first year</h3><p>A paragraph.</p><h3>${title} in the years that follow</h3><p>A paragraph.</p>`,
  )
  .join('\n');

/** Each example is an article of its own. Its class keeps the others' headings out of its contents. */
export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Default',
    html: `<div class="toc-default"><uni-toc include-classes="toc-default"></uni-toc>
${SECTIONS}</div>`,
  },
  {
    name: 'Numbered, two levels',
    html: `<div class="toc-numbered"><uni-toc include-classes="toc-numbered" list-type="numbered" stop-level="h3"></uni-toc>
${SECTIONS}</div>`,
  },
  {
    name: 'Long',
    note: 'Over six entries: two columns where there is room.',
    html: `<div class="toc-long"><uni-toc include-classes="toc-long"></uni-toc>
${MANY}</div>`,
  },
  {
    name: 'Left out',
    note: 'By a class, by the attribute, hidden, and without a word.',
    html: `<div class="toc-parts"><uni-toc include-classes="toc-parts" ignore-classes="aside"></uni-toc>
<h2>Dates for your diary</h2><h2 class="aside">Beside the point</h2><h2 data-toc-ignore>Not worth a link</h2><h2 hidden>Not to be seen</h2></div>`,
  },
  {
    name: 'As the template writes it',
    note: 'The sections stand in the page before any script.',
    html: `<div class="toc-written"><uni-toc include-classes="toc-written"><nav class="m-toc" aria-label="On this page"><h2 class="m-toc__title">On this page</h2><ul class="m-toc__list"><li class="m-toc__item"><a class="m-toc__link" href="#dates-and-places">Dates and places</a><ul class="m-toc__list"><li class="m-toc__item"><a class="m-toc__link" href="#how-to-book">How to book</a></li></ul></li></ul></nav></uni-toc>
<h2 id="dates-and-places">Dates and places</h2><p>In March and in July.</p><h3 id="how-to-book">How to book</h3><p>By name and day.</p></div>`,
  },
  {
    name: 'Empty',
    note: 'No heading counts: nothing is rendered.',
    html: '<uni-toc include-classes="toc-none"></uni-toc>',
  },
  {
    name: 'Broken',
    note: 'Levels that make no range: the console says so, the default levels count.',
    html: `<div class="toc-broken"><uni-toc include-classes="toc-broken" start-level="h4" stop-level="h2"></uni-toc>
<h2>Late applications</h2><p>Where places remain.</p></div>`,
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar" class="toc-rtl"><uni-toc include-classes="toc-rtl" list-type="numbered"></uni-toc>
<h2>شروط القبول</h2><p>قبل أن تتقدم.</p><h2>الرسوم والمنح الدراسية</h2><p>التكاليف.</p></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi" class="toc-vi"><uni-toc include-classes="toc-vi"></uni-toc>
<h2>Điều kiện đầu vào</h2><p>Trước khi nộp hồ sơ.</p><h2>Học phí và học bổng</h2><p>Chi phí.</p></div>`,
  },
  {
    name: 'Named',
    note: 'Contents beside others on a page have a name of their own.',
    html: `<div class="toc-named"><uni-toc include-classes="toc-named" data-title="In this chapter"></uni-toc>
<h2>Before the exam</h2><p>What you bring.</p><h2>After the exam</h2><p>When you hear.</p></div>`,
  },
];
