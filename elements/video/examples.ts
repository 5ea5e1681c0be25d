const picture = (name: string) =>
  `/content/dam/uni/${name}.jpg/jcr:content/renditions/cq5dam.web.640.640.jpeg`;
const TRANSCRIPT = `<details><summary>Transcript</summary><p>We stand on Gannet Hill. Below us, the wave tank is filled every morning at six.</p></details>`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Default',
    note: 'Nothing is asked of YouTube before somebody plays it.',
    html: `<uni-video duration="215" poster="${picture('harbour')}"><h3>A day at the wave tank</h3><p><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Watch the video</a></p>${TRANSCRIPT}</uni-video>`,
  },
  {
    name: 'A file',
    note: 'The platform’s own player, with the author’s own video.',
    html: `<uni-video duration="64"><h3>The harbour at dawn</h3><video controls preload="none" poster="${picture('harbour')}"><source src="/films/harbour.mp4" type="video/mp4"><track kind="captions" src="/films/harbour.vtt" srclang="en" label="English"></video></uni-video>`,
  },
  {
    name: 'From data',
    note: 'As the CMS writes it.',
    html: `<uni-video src="https://vimeo.com/76979871" title="Open day" level="h3" duration="3723"></uni-video>`,
  },
  {
    name: 'A file from data',
    html: `<uni-video src="/films/harbour.mp4" poster="${picture('court')}" title="The sandstone court" level="h3" captions='[{"src":"/films/court.vtt","srclang":"en","label":"English"}]'></uni-video>`,
  },
  {
    name: 'Long',
    html: `<uni-video><h3>Everything that the inherent requirements of this course ask of you on boats, on ladders and in cold water, in one film</h3><p>Filmed in May by <em>third-year</em> students, see <a href="/courses.html">their course</a>.</p><p><a href="https://youtu.be/aqz-KE-bpKQ?t=90">Play it</a></p><p>Donaudampfschifffahrtsgesellschaftskapitänsprüfung</p>${TRANSCRIPT}</uni-video>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-video></uni-video>' },
  {
    name: 'Broken',
    note: 'A length that is none: the console names it.',
    html: `<uni-video duration="long"><h3>Tour</h3><p><a href="https://youtu.be/aqz-KE-bpKQ">Watch the tour</a></p></uni-video>`,
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-video><h3>يوم في المختبر</h3><p><a href="https://youtu.be/aqz-KE-bpKQ">شاهد الفيديو</a></p></uni-video></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-video src="https://youtu.be/aqz-KE-bpKQ" title="Một ngày ở bể sóng" duration="215"></uni-video></div>`,
  },
];
