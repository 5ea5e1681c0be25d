const rendition = (name: string, width: number) =>
  `/content/dam/uni/${name}.jpg/jcr:content/renditions/cq5dam.web.${width}.${width}.jpeg`;
const picture = (name: string) =>
  `img="${rendition(name, 1280)}" srcset="${[640, 960, 1280, 1920].map((width) => `${rendition(name, width)} ${width}w`).join(', ')}"`;
const image = (name: string, alt: string) =>
  `<img src="${rendition(name, 1280)}" srcset="${[640, 960, 1280, 1920].map((width) => `${rendition(name, width)} ${width}w`).join(', ')}" sizes="100vw" alt="${alt}">`;
const links = (...texts: readonly string[]) =>
  `<script type="application/json" data-slot="calltoactions">${JSON.stringify(
    texts.map((ctaDescription) => ({ ctaDescription, ctaUrl: '/courses.html' })),
  )}</script>`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Style 1: text over the picture',
    html: `<uni-hero applied-css-class-names="m-hero--style-1" pos-y="60%">
  ${image('court', 'The sandstone court at dusk, its windows lit')}
  <p>Applications close on 30 January. <a href="/courses.html">How to apply</a></p>
  <h1>Learn where the land meets the water</h1>
  <p>Averley has taught on this harbour since 1874. Our questions still start here.</p>
  <p><a href="/courses.html">Find a course</a> <a href="/courses.html">Plan your first week</a></p>
</uni-hero>`,
  },
  {
    name: 'Style 2: an ochre panel on the picture',
    html: `<uni-hero ${picture('harbour')} alt="The working harbour at Port Averley in morning light" title="Courses that start at the shore" description="Two hundred degrees, four campuses." applied-css-class-names="m-hero--style-2">
  ${links('Find a course', 'Visit us')}
</uni-hero>`,
  },
  {
    name: 'Style 3: featured content beside the picture',
    html: `<uni-hero ${picture('laboratory')} alt="The marine materials laboratory" title="A water test that fits a coat pocket" description="Nine schools now measure the bay that they swim in." applied-css-class-names="m-hero--style-3">
  ${links('Read the story')}
</uni-hero>`,
  },
  {
    name: 'Simple',
    html: `<uni-hero ${picture('library')} alt="Long tables and lamps in the Harbour Library" title="Students" description="Everything you need this semester, on one page." applied-css-class-names="m-hero--simple"></uni-hero>`,
  },
  {
    name: 'Invisible title',
    note: 'The picture speaks; the heading is there for screen readers.',
    html: `<uni-hero ${picture('lawn')} alt="Students in small groups on the east lawn in afternoon sun" title="Orientation" is-invisible invisible-heading="Orientation week"></uni-hero>`,
  },
  {
    name: 'Long',
    html: `<uni-hero ${picture('station')} alt="" title="Bachelor of Coastal Engineering (Honours) and Bachelor of Commerce, including an industry placement year" description="&lt;p&gt;Five years, three of them on the water. You will survey a shore, design a breakwater, and defend both before people whose houses depend on them; then you will do it again, because the shore has moved.&lt;/p&gt;" applied-css-class-names="m-hero--style-2">
  ${links('Apply for first semester', 'Compare double degrees', 'Book a place at the open day')}
</uni-hero>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-hero></uni-hero>' },
  {
    name: 'Broken',
    note: 'Unknown loading mode, a position and an address that are none: reported on the console, the rest shows.',
    html: `<uni-hero title="Still here" description="What can be shown is shown." loading="sometimes" pos-y="url(x)"><script type="application/json" data-slot="calltoactions">[{"ctaDescription":"Ask us","ctaUrl":"javascript:void(0)"}]</script></uni-hero>`,
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-hero ${picture('court')} alt="" title="تعلّم حيث تلتقي اليابسة بالماء" description="تُدرّس الجامعة على هذا الميناء منذ عام 1874." applied-css-class-names="m-hero--style-1">${links('ابحث عن دورة', 'زرنا')}</uni-hero></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-hero ${picture('harbour')} alt="" title="Học ở nơi đất liền gặp biển cả" description="Viện Việt Nam chào đón sinh viên từ mọi miền đất nước." applied-css-class-names="m-hero--style-3">${links('Tìm khóa học')}</uni-hero></div>`,
  },
];
