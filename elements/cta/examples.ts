export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Default',
    html: `<uni-cta>
  <h3><a href="/courses.html">Find a course</a></h3>
  <p>Two hundred degrees, four campuses, one harbour.</p>
</uni-cta>`,
  },
  {
    name: 'Ochre',
    html: '<uni-cta title="Apply for first semester" url="/courses.html" description="Applications close on 30 January." applied-css-class-names="m-cta--ochre"></uni-cta>',
  },
  {
    name: 'Grey',
    html: '<uni-cta title="Plan your first week" url="/students/home.html" description="Card, map, and the tour at eight." applied-css-class-names="m-cta--grey"></uni-cta>',
  },
  {
    name: 'Opens a new window',
    note: 'The icon says so, and so does the name of the link.',
    html: '<uni-cta title="Apply on the national portal" url="https://apply.example/" link-target="_blank" description="You will need your school certificate." type="ochre"></uni-cta>',
  },
  {
    name: 'Title only, the icon in a colour of its own',
    html: '<uni-cta title="Visit the Old Quay campus" url="/about.html" type="grey" icon-type="charcoal"></uni-cta>',
  },
  {
    name: 'A link in the description',
    note: 'It stays a link of its own, above the tile’s.',
    html: `<uni-cta title="Ask a student" url="/students/home.html">
  <p slot="description">Someone answers before noon, or call <a href="tel:1800975708">1800 975 708</a>.</p>
</uni-cta>`,
  },
  {
    name: 'Long',
    html: '<uni-cta title="Apply for the Bachelor of Coastal Engineering (Honours) and Bachelor of Commerce, with an industry placement year" url="/courses.html" description="&lt;p&gt;Five years, three of them on the water. You will survey a shore, design a breakwater, and defend both before people whose houses depend on them.&lt;/p&gt;" applied-css-class-names="m-cta--ochre"></uni-cta>',
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-cta></uni-cta>' },
  {
    name: 'Broken',
    note: 'An unsafe address is reported on the console; the words stay, without a link.',
    html: '<uni-cta title="Fees" url="javascript:alert(1)" description="See the fee table." type="no such colour"></uni-cta>',
  },
  {
    name: 'Right to left',
    html: '<div dir="rtl" lang="ar"><uni-cta title="ابحث عن دورة" url="/courses.html" description="مئتا درجة علمية وأربعة أحرام جامعية." type="ochre"></uni-cta></div>',
  },
  {
    name: 'Vietnamese',
    html: '<div lang="vi"><uni-cta title="Nộp hồ sơ cho học kỳ một" url="/vi/home.html" description="Hạn nộp hồ sơ là ngày 30 tháng 1." type="grey"></uni-cta></div>',
  },
];
