export const examples: readonly { name: string; html: string; note?: string }[] = [
  { name: 'Default', note: 'Level 3.', html: '<uni-heading>Fees and scholarships</uni-heading>' },
  {
    name: 'Levels',
    html: `<uni-heading level="1"><h1>A university on a harbour</h1></uni-heading>
<uni-heading level="2"><h2>Courses</h2></uni-heading>
<uni-heading level="3"><h3>Undergraduate</h3></uni-heading>
<uni-heading level="4"><h4>Engineering</h4></uni-heading>
<uni-heading level="h5"><h5>Coastal engineering</h5></uni-heading>`,
  },
  {
    name: 'Looks',
    html: `<uni-heading level="2" data-style="ds">With a bar</uni-heading>
<uni-heading is-upper>Upper case</uni-heading>
<uni-heading is-center>Centred</uni-heading>
<uni-heading type="red" no-margin-bottom>In ochre, without a margin</uni-heading>`,
  },
  {
    name: 'With an id and markup',
    html: '<uni-heading level="2" data-id="water">H<sub>2</sub>O and <em>us</em></uni-heading>',
  },
  {
    name: 'Long',
    html: '<uni-heading level="2">What one hundred and forty years of daily tide readings below the Old Quay tell us about the next forty</uni-heading>',
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-heading></uni-heading>' },
  {
    name: 'Broken',
    note: 'A level outside 1 to 5 renders nothing.',
    html: '<uni-heading level="7">Too deep</uni-heading>',
  },
  {
    name: 'Right to left',
    html: '<div dir="rtl" lang="ar"><uni-heading level="2" data-style="ds">الرسوم والمنح الدراسية</uni-heading></div>',
  },
  {
    name: 'Vietnamese',
    html: '<div lang="vi"><uni-heading level="2">Học phí và học bổng ở bậc cử nhân</uni-heading></div>',
  },
];
