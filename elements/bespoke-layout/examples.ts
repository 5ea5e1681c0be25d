const image = (name: string, alt: string) =>
  `<img src="/content/dam/uni/${name}.jpg/jcr:content/renditions/cq5dam.web.1280.1280.jpeg" alt="${alt}" width="1280" height="800" loading="lazy">`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Default',
    note: 'From 768 px on, the right column stands first.',
    html: `<uni-bespoke-layout>
  <div slot="right">
    <h3>Come on a weekday</h3>
    <p>Tours leave from the lodge at ten and at two. You do not need to book, and you may bring your grandmother.</p>
    <p><a href="/about.html#campuses">Where the campuses are</a></p>
  </div>
  <div slot="left">
    <h3>Or walk by yourself</h3>
    <p>The map at the gate marks what is open: the Harbour Library, the herbarium, and the wave tank’s gallery.</p>
    <p><a href="/home.html#visit">How to get here</a></p>
  </div>
</uni-bespoke-layout>`,
  },
  {
    name: 'A picture alone in a column',
    note: 'The picture runs to the edge, the text keeps to the grid.',
    html: `<uni-bespoke-layout>
  <div slot="right">
    <h3>Four rooms above a chandler’s shop</h3>
    <p>The school of navigation moved to the quay in 1881, and has not found a reason to leave.</p>
  </div>
  <div slot="left">${image('court', 'The sandstone court at dusk, its windows lit')}</div>
</uni-bespoke-layout>`,
  },
  {
    name: 'A picture at the start',
    html: `<uni-bespoke-layout>
  ${image('harbour', 'The working harbour at Port Averley in morning light').replace('<img', '<img slot="right"')}
  <div slot="left"><p>Two ferries and a launch take you from campus to campus, free with your card.</p></div>
</uni-bespoke-layout>`,
  },
  {
    name: 'Long, left column first in the document',
    note: 'Where the browser knows reading-flow, keyboard and screen readers go with the eye.',
    html: `<uni-bespoke-layout>
  <div slot="left">
    <h3>What we ask of you, before you sign anything at all</h3>
    <ul>${Array.from({ length: 8 }, (_, at) => `<li>Paper ${at + 1}, in the original or certified, and <a href="/courses.html">where to have it certified</a></li>`).join('')}</ul>
  </div>
  <div slot="right"><h3>What you may ask of us</h3><p>${'An answer within two working days, from someone with a name. '.repeat(6)}</p></div>
</uni-bespoke-layout>`,
  },
  { name: 'Empty', note: 'Reported on the console.', html: '<uni-bespoke-layout></uni-bespoke-layout>' },
  {
    name: 'Broken',
    note: 'A column is missing, which the linter reports. What stands in no column keeps to the grid.',
    html: `<uni-bespoke-layout>
  <p slot="middle">Between the columns</p>
  <p>In no column at all</p>
  <p slot="left">On the left</p>
  And bare words.
</uni-bespoke-layout>`,
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-bespoke-layout>
  <div slot="right"><h3>زر الجامعة</h3><p>تبدأ الجولات من البوابة في العاشرة صباحًا.</p></div>
  <div slot="left">${image('library', '')}</div>
</uni-bespoke-layout></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-bespoke-layout>
  <div slot="right"><h3>Đến thăm trường</h3><p>Các chuyến tham quan bắt đầu từ cổng chính lúc mười giờ và hai giờ.</p></div>
  <div slot="left">${image('lawn', 'Sinh viên trên bãi cỏ')}</div>
</uni-bespoke-layout></div>`,
  },
];
