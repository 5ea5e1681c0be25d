const rendition = (name: string, width: number) =>
  `/content/dam/uni/${name}.jpg/jcr:content/renditions/cq5dam.web.${width}.${width}.jpeg`;
const image = (name: string) =>
  `<img src="${rendition(name, 640)}" srcset="${[640, 960, 1280].map((width) => `${rendition(name, width)} ${width}w`).join(', ')}" sizes="(min-width: 768px) 33vw, 100vw" alt="">`;
const picture = (name: string) =>
  `image-url="${rendition(name, 640)}" srcset="${[640, 960, 1280].map((width) => `${rendition(name, width)} ${width}w`).join(', ')}"`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Default',
    html: `<h2>Courses</h2>
<uni-card>
  ${image('harbour')}
  <h3><a href="/courses/bachelor-of-coastal-engineering.html">Bachelor of Coastal Engineering</a></h3>
  <p>Four years between the wave tank and the shore.</p>
</uni-card>`,
  },
  {
    name: 'Featured news',
    note: 'A heading of level 2, the picture at the start.',
    html: `<uni-card title="One hundred and forty years of tides" link="/news/one-hundred-and-forty-years-of-tides.html" description="&lt;p&gt;The brass gauge below the Old Quay has been read every day since 1884. This winter the whole record became one open file.&lt;/p&gt;" applied-css-class-names="m-card--featured-news" ${picture('station')} focal-position-x="70%"></uni-card>`,
  },
  {
    name: 'In a section of a section',
    note: 'Below a heading of level 3, so its own is one of level 4.',
    html: `<h2>Study</h2>
<h3>Short courses</h3>
<uni-card title="Reading a tide table" title-type="h4" link="/courses.html" description="Two evenings at the Old Quay."></uni-card>`,
  },
  {
    name: 'Without a picture',
    html: `<h2>Students</h2>
<uni-card title="Your first week, hour by hour" link="/students/home.html" description="Where to collect your card, and whom to ask."></uni-card>`,
  },
  {
    name: 'Its own ids, the text not selectable',
    html: `<h2>Library</h2>
<uni-card title="The Harbour Library" title-id="harbour-library" description="Open through the night in June." description-id="harbour-library-hours" link="/students/home.html#library" allow-text-selection="false" ${picture('library')} pos-x="20%" pos-y="top"></uni-card>`,
  },
  {
    name: 'Without a link',
    html: `<h2>Campuses</h2>
<uni-card title="Tern Island station" ${picture('station')}>
  <p slot="description">Open to visitors on the first Sunday of the month. <a href="/about.html">How to get there</a></p>
</uni-card>`,
  },
  {
    name: 'Long',
    html: `<h2>Double degrees</h2>
<uni-card title="Bachelor of Coastal Engineering (Honours) and Bachelor of Commerce, including an industry placement year" link="/courses.html" ${picture('laboratory')}>
  <div slot="description"><p>You will survey a shore, design a breakwater, and defend both before people whose houses depend on them; then you will do it again, because the shore has moved.</p><ul><li>Five years, three of them on the water</li><li>One placement, paid</li></ul></div>
</uni-card>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-card></uni-card>' },
  {
    name: 'Broken',
    note: 'An unsafe address is reported on the console and the words stay; a position that is none is the middle.',
    html: `<h2>Still here</h2>
<uni-card title="Fees" link="javascript:alert(1)" description="See the fee table." pos-x="url(x)" ${picture('court')}></uni-card>`,
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-card title="مئة وأربعون عامًا من المدّ والجزر" link="/news/one-hundred-and-forty-years-of-tides.html" description="قُرئ مقياس المدّ كل يوم منذ عام 1884." classes="m-card--featured-news" ${picture('harbour')}></uni-card></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<h2 lang="vi">Khóa học</h2>
<div lang="vi"><uni-card title="Cử nhân Kỹ thuật Bờ biển" link="/vi/home.html" description="Bốn năm giữa bể tạo sóng và bờ biển." ${picture('lawn')}></uni-card></div>`,
  },
];
