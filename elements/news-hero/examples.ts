const rendition = (name: string, width: number) =>
  `/content/dam/uni/${name}.jpg/jcr:content/renditions/cq5dam.web.${width}.${width}.jpeg`;
const picture = (name: string) =>
  `img="${rendition(name, 1280)}" srcset="${[640, 960, 1280, 1920].map((width) => `${rendition(name, width)} ${width}w`).join(', ')}"`;
const image = (name: string, alt: string) =>
  `<img src="${rendition(name, 1280)}" srcset="${[640, 960, 1280, 1920].map((width) => `${rendition(name, width)} ${width}w`).join(', ')}" sizes="100vw" alt="${alt}">`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Centred, with a wide picture',
    html: `<uni-news-hero>
  ${image('station', 'The field station on its headland in the evening')}
  <p><time datetime="2026-03-12">12 March 2026</time></p>
  <h1>One hundred and forty years of tides</h1>
  <p>Every reading of the brass gauge below the Old Quay is now in one open file.</p>
</uni-news-hero>`,
  },
  {
    name: 'Left aligned',
    note: 'On wide windows the picture runs to the window’s edge.',
    html: `<uni-news-hero ${picture('laboratory')} alt="The marine materials laboratory" title="A water test that fits a coat pocket" description="Nine schools now measure the bay that they swim in." publish-date="2026-05-04T23:30:00Z" applied-css-class-names="m-news-hero--left-aligned" focal-position="60% 40%"></uni-news-hero>`,
  },
  {
    name: 'Without a date',
    html: `<uni-news-hero ${picture('library')} alt="Long tables and lamps in the Harbour Library" title="A night in the library" publish-date="2026-06-01" hide-date></uni-news-hero>`,
  },
  {
    name: 'Without a picture',
    html: '<uni-news-hero title="Fees for next year" description="What changes, for whom, and why." publish-date="1773273600000" applied-css-class-names="m-news-hero--left-aligned"></uni-news-hero>',
  },
  {
    name: 'Long',
    html: `<uni-news-hero ${picture('harbour')} alt="" title="Oceanographers publish the complete record of the Old Quay tide gauge, and find a slow change that nobody had looked for" description="&lt;p&gt;The porters read it twice a day for a hundred and forty years, with one gap of nine days. Eleven people moved 211 ledgers to a dry room, photographed them, and &lt;a href='/news/one-hundred-and-forty-years-of-tides.html'&gt;began to argue about the numbers&lt;/a&gt;.&lt;/p&gt;" publish-date="2026-12-31T14:30:00+11:00"></uni-news-hero>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-news-hero></uni-news-hero>' },
  {
    name: 'Broken',
    note: 'What is no date stays as it was written; an unknown loading mode is reported on the console.',
    html: '<uni-news-hero title="Still here" description="What can be shown is shown." publish-date="Autumn 2026" loading="sometimes" focal-position="url(x)"></uni-news-hero>',
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-news-hero ${picture('court')} alt="" title="مئة وأربعون عامًا من المدّ والجزر" description="كل قراءة لمقياس المدّ في ملف مفتوح واحد." publish-date="2026-03-12" applied-css-class-names="m-news-hero--left-aligned"></uni-news-hero></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-news-hero ${picture('lawn')} alt="" title="Một trăm bốn mươi năm thủy triều" description="Mọi số đo đã có trong một tệp mở." publish-date="2026-03-12"></uni-news-hero></div>`,
  },
];
