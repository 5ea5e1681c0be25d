export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Information',
    html: `<uni-callout>
  <h3>Library open through the night</h3>
  <p>From 1 to 28 June the Harbour Library stays open all night. Bring your student card after 10 pm.</p>
  <p><a href="/students/home.html#library" aria-label="Plan a study night at the Harbour Library">Plan a study night</a></p>
</uni-callout>`,
  },
  {
    name: 'Warning',
    html: `<uni-callout title="Applications close on 30 January" applied-css-class-names="m-callout--warning-red" description="&lt;p&gt;Late applications are considered only where &lt;a href='/courses.html'&gt;places remain&lt;/a&gt;.&lt;/p&gt;" cta-text="Apply on the national portal" cta-url="https://apply.example/" link-target="_blank"></uni-callout>`,
  },
  {
    name: 'Heading of level 4',
    html: `<h3>Dates</h3>
<uni-callout><h4>Second semester</h4>Timetables are out on 2 July.</uni-callout>`,
  },
  {
    name: 'Description only',
    html: '<uni-callout description="Timetables for second semester are out."></uni-callout>',
  },
  {
    name: 'Long',
    html: `<uni-callout title="Before you apply for the Bachelor of Coastal Engineering (Honours), read what it asks of you" applied-css-class-names="m-callout--warning-red" cta-text="Read the inherent requirements of the course" cta-url="/courses.html">
  <div slot="description"><p>You will work on boats, on ladders and in cold water, and you need a medical certificate for each.</p><ul><li>A swim of 200 metres in clothes, in the first week of first semester</li><li>A marine radio certificate, which we pay for</li><li>Three weeks at the Tern Island station, meals and bunk included</li></ul></div>
</uni-callout>`,
  },
  {
    name: 'Table',
    note: 'No row would fit before the fold, so the table is folded as a whole.',
    html: `<uni-callout title="What a year costs" cta-text="Fees and how to pay them" cta-url="/courses.html">
  <div slot="description"><p>Fees are set for one year and are due before each semester begins.</p><table><caption>Fees of 2027, full time</caption><thead><tr><th scope="col">Course</th><th scope="col">Home students</th><th scope="col">Others</th></tr></thead><tbody><tr><th scope="row">Coastal Engineering</th><td>$8,950</td><td>$41,200</td></tr><tr><th scope="row">Marine Biology</th><td>$8,950</td><td>$43,600</td></tr><tr><th scope="row">Law of the Sea</th><td>$16,320</td><td>$39,800</td></tr></tbody></table><p>Grants are taken off the second invoice.</p></div>
</uni-callout>`,
  },
  {
    name: 'Empty',
    note: 'Renders nothing.',
    html: '<uni-callout></uni-callout>',
  },
  {
    name: 'Broken',
    note: 'An unsafe address and an unknown level: the console names both, the words stay.',
    html: '<h3>Still here</h3>\n<uni-callout title="Fees" title-type="h9" description="See the fee table." cta-text="Fee table" cta-url="javascript:alert(1)"></uni-callout>',
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-callout title="المكتبة مفتوحة طوال الليل" description="أحضر بطاقة الطالب بعد الساعة العاشرة مساءً." cta-text="المزيد" cta-url="/students/home.html" link-target="_blank"></uni-callout></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-callout title="Hạn nộp hồ sơ là ngày 30 tháng 1" applied-css-class-names="m-callout--warning-red" description="Hồ sơ nộp muộn chỉ được xét khi còn chỗ." cta-text="Cách nộp hồ sơ" cta-url="/vi/home.html"></uni-callout></div>`,
  },
];
