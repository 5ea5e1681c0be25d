const COURSE = `  <dl>
    <div><dt>Award</dt><dd>BCoastEng (Hons)</dd></div>
    <div><dt>Length</dt><dd>4 years full-time</dd></div>
    <div><dt>Campus</dt><dd>Gannet Hill</dd></div>
    <div data-audience="domestic"><dt>Fee for a year</dt><dd>$8,948</dd></div>
    <div data-audience="international"><dt>Fee for a year</dt><dd>$46,200</dd></div>
  </dl>`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  { name: 'Default', html: `<uni-facts>\n${COURSE}\n</uni-facts>` },
  {
    name: 'With a switch of audiences',
    note: 'What is for one audience alone goes when a visitor chooses another.',
    html: `<uni-facts audience-switch>\n${COURSE}\n</uni-facts>`,
  },
  {
    name: 'A list',
    html: `<uni-facts variant="list"><dl><dt>Code</dt><dd>COAS1001</dd><dt>Prerequisites</dt><dd>Two units of mathematics, or the <a href="/courses.html">bridging course</a></dd><dt>Assessment</dt><dd>A report, 40 %</dd><dd>An examination, 60 %</dd></dl></uni-facts>`,
  },
  {
    name: 'One big number',
    html: `<uni-facts variant="number"><dl><dt>of our graduates work in their field within four months</dt><dd>94 %</dd></dl></uni-facts>`,
  },
  {
    name: 'From data',
    note: 'As the CMS writes it.',
    html: `<uni-facts><script type="application/json" data-slot="items">[{"label":"Students","value":"31,400"},{"label":"Countries","value":"118"},{"label":"Founded","value":"1874"}]</script></uni-facts>`,
  },
  {
    name: 'Long',
    html: `<uni-facts audience-switch><h3>What it takes</h3><dl><div><dt>Entry in the year before, as the selection rank of those who were offered a place in the first round</dt><dd>85.00 with two units of mathematics and one of physics, or an associate degree with a credit average</dd></div><div data-audience="domestic"><dt>Places</dt><dd>64</dd></div><div data-audience="international"><dt>English</dt><dd>IELTS 6.5, none below 6.0</dd></div><div data-audience="returning-staff"><dt>Leave</dt><dd>Ask your head of school</dd></div><div><dt>Fächer</dt><dd>Donaudampfschifffahrtsgesellschaftskunde</dd></div></dl><p>Figures of last year.</p></uni-facts>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-facts></uni-facts>' },
  {
    name: 'Broken',
    note: 'A variant that there is not: the console names it, the default is used.',
    html: `<uni-facts variant="pie"><dl><dt>Students</dt><dd>31,400</dd><p>Not in a group</p></dl></uni-facts>`,
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-facts><dl><dt>المدة</dt><dd>أربع سنوات</dd><dt>الحرم الجامعي</dt><dd>غانيت هيل</dd></dl></uni-facts></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-facts audience-switch><dl><div><dt>Thời gian học</dt><dd>4 năm</dd></div><div data-audience="domestic"><dt>Học phí một năm</dt><dd>8.948 đô la Úc</dd></div><div data-audience="international"><dt>Học phí một năm</dt><dd>46.200 đô la Úc</dd></div></dl></uni-facts></div>`,
  },
];
