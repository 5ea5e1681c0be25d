export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Block',
    html: `<uni-show-more is-block>
  <p>The Harbour Library keeps one hundred and forty years of tide readings, taken every morning below the Old Quay. The first four decades are in ink, in eleven hands.</p>
  <details>
    <summary>Read more</summary>
    <p>Since 2019 volunteers have been copying them out, page by page. <a href="/news/one-hundred-and-forty-years-of-tides.html">What the readings tell</a> is taught in the second year of coastal engineering.</p><ul><li>41,000 pages are done</li><li>9,000 are to come</li></ul>
  </details>
</uni-show-more>`,
  },
  {
    name: 'Inline',
    html: `<uni-show-more see-more-label="Read on" seeless-label="Read less">
  <p slot="defaultContent">Late applications are considered where places remain.</p>
  <p slot="moreContent">Write to admissions before 14 February, and say why you are late: it does not count against you.</p>
</uni-show-more>`,
  },
  {
    name: 'With a button',
    note: 'type gives the toggle a button’s look, hide-icon takes the chevron away.',
    html: `<uni-show-more is-block type="secondary" hide-icon default-content="&lt;p&gt;Scholarships open on 1 June.&lt;/p&gt;" more-content="&lt;p&gt;They close on 31 August.&lt;/p&gt;" see-more-label="All dates" seeless-label="Fewer dates"></uni-show-more>`,
  },
  {
    name: 'On a ground',
    html: `<uni-show-more is-block data-style="ds" default-content="&lt;p&gt;Two units of mathematics are assumed.&lt;/p&gt;" more-content="&lt;p&gt;A bridging course runs in February.&lt;/p&gt;"></uni-show-more>`,
  },
  {
    name: 'Long',
    html: `<uni-show-more is-block see-more-label="Show everything that the inherent requirements of this course ask of you, and why">
  <div slot="defaultContent"><p>You will work on boats, on ladders and in cold water.</p></div>
  <div slot="moreContent"><h3>On boats</h3><p>A swim of 200 metres in clothes, in the first week.</p><h3>On ladders</h3><p>A harness course, which we pay for.</p><h3>In cold water</h3><p>A medical certificate, not older than a year.</p></div>
</uni-show-more>`,
  },
  {
    name: 'Nothing more',
    note: 'Without more content there is no toggle.',
    html: '<uni-show-more is-block default-content="Timetables are out on 2 July."></uni-show-more>',
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-show-more></uni-show-more>' },
  {
    name: 'Broken',
    note: 'An impossible boolean: the console names it, the default is used.',
    html: '<uni-show-more is-block="maybe" default-content="&lt;p&gt;Fees are due" more-content="on 1 March.&lt;/b&gt;&lt;script&gt;1&lt;/script&gt;"></uni-show-more>',
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-show-more is-block see-more-label="المزيد" seeless-label="أقل" default-content="المكتبة مفتوحة طوال الليل." more-content="أحضر بطاقة الطالب بعد الساعة العاشرة مساءً."></uni-show-more></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-show-more see-more-label="Xem thêm" seeless-label="Thu gọn" default-content="Hồ sơ nộp muộn chỉ được xét khi còn chỗ." more-content="Hãy viết cho phòng tuyển sinh trước ngày 14 tháng 2."></uni-show-more></div>`,
  },
];
