const rendition = (name: string, width: number) =>
  `/content/dam/uni/${name}.jpg/jcr:content/renditions/cq5dam.web.${width}.${width}.jpeg`;
const picture = (name: string) =>
  `img="${rendition(name, 1280)}" srcset="${[640, 960, 1280, 1920].map((width) => `${rendition(name, width)} ${width}w`).join(', ')}"`;
const image = (name: string, alt: string) =>
  `<img src="${rendition(name, 1280)}" srcset="${[640, 960, 1280, 1920].map((width) => `${rendition(name, width)} ${width}w`).join(', ')}" sizes="100vw" alt="${alt}">`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Default',
    html: `<uni-bleed-block>
  ${image('laboratory', 'The marine materials laboratory')}
  <h2>Work on real water</h2>
  <p>The wave tank is forty metres long and open to first-year students. What you learn in it you try on the harbour in the same week.</p>
  <p><a href="/courses/bachelor-of-coastal-engineering.html">Coastal engineering</a></p>
</uni-bleed-block>`,
  },
  {
    name: 'The picture at the start',
    html: `<uni-bleed-block ${picture('library')} alt-text="Long tables and lamps in the Harbour Library" data-style="std">
  <h2>A library that stays up with you</h2>
  <p>Quiet on the upper floors, conversation on the ground floor, soup from noon.</p>
</uni-bleed-block>`,
  },
  {
    name: 'The picture above',
    html: `<uni-bleed-block ${picture('harbour')} alt-text="The working harbour at Port Averley in morning light" data-style="default" pos-y="70%">
  <h2>Four campuses, one harbour</h2>
  <p>The ferry between them is free with a student card, and takes nineteen minutes.</p>
</uni-bleed-block>`,
  },
  {
    name: 'A decoration with an id of its own',
    html: `<uni-bleed-block ${picture('lawn')} image-id="orientation-picture" alt-text="Not said" data-aria-hidden="true">
  <h2>Orientation week</h2>
  <p>Clubs on the east lawn; the rowers have cake.</p>
</uni-bleed-block>`,
  },
  {
    name: 'Long',
    html: `<uni-bleed-block ${picture('station')} alt-text="The field station on its headland in the evening">
  <h2>Three weeks at the Tern Island station, meals and bunk included, in the winter of your second year</h2>
  <p>You will work on boats, on ladders and in cold water. The station has run since 1902 on the same rule: whoever is awake reads the instruments.</p>
  <h3>What to bring</h3>
  <ul><li>A medical certificate, and a marine radio certificate, which we pay for</li><li>Boots that have been wet before</li><li>Something to read that you are willing to leave there</li></ul>
  <p>Places are drawn by lot in April. <a href="/courses.html">How to put your name down</a></p>
</uni-bleed-block>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-bleed-block></uni-bleed-block>' },
  {
    name: 'Broken',
    note: 'An unknown style and an unknown loading mode are reported on the console; the text stays.',
    html: `<uni-bleed-block loading="sometimes" data-style="no such style" pos-y="url(x)">
  <h2>Still here</h2>
  <p>What can be shown is shown.</p>
</uni-bleed-block>`,
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-bleed-block ${picture('court')} alt-text="">
  <h2>تعلّم حيث تلتقي اليابسة بالماء</h2>
  <p>تُدرّس الجامعة على هذا الميناء منذ عام 1874.</p>
</uni-bleed-block></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-bleed-block ${picture('harbour')} alt-text="Bến cảng buổi sáng">
  <h2>Bốn cơ sở, một bến cảng</h2>
  <p>Phà nối các cơ sở miễn phí cho sinh viên và chỉ mất mười chín phút.</p>
</uni-bleed-block></div>`,
  },
];
