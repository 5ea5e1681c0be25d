const rendition = (name: string, width: number) =>
  `/content/dam/uni/${name}.jpg/jcr:content/renditions/cq5dam.web.${width}.${width}.jpeg`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Default',
    html: `<uni-image><img src="${rendition('court', 1280)}" alt="The sandstone court at dusk, its windows lit"></uni-image>`,
  },
  {
    name: 'In a circle, held by what it shows',
    html: `<div class="d-narrow"><uni-image image-path="${rendition('laboratory', 640)}" alt="The marine materials laboratory" ratio="circle" disable-smart-crop="false"></uni-image></div>`,
  },
  {
    name: 'Decoration in a wide frame',
    note: 'An empty text alternative: assistive technology passes over it.',
    html: `<uni-image image-path="${rendition('harbour', 1280)}" alt="" ratio="16-5" variant="std" pos-y="bottom"></uni-image>`,
  },
  {
    name: 'Vector image in its own size',
    html: '<div class="d-narrow"><uni-image image-path="/content/dam/uni/icons/crest.svg" alt="The crest of Averley University" width="40" height="40"></uni-image></div>',
  },
  {
    name: 'Long',
    note: 'A text alternative of several sentences.',
    html: `<uni-image image-path="${rendition('station', 1280)}" alt="The field station on its headland in the evening: one window is lit, smoke rises from the chimney, a path leads through the grass to the door, and behind two sails on the bay the last of the sunset lies along the hills." ratio="2-1"></uni-image>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-image></uni-image>' },
  {
    name: 'Broken',
    note: 'Unknown ratio and loading mode are reported on the console; the words stand for an image that is not there.',
    html: '<uni-image image-path="/content/dam/uni/no-such-picture.jpg" alt="The lighthouse" ratio="wide" loading="soon"></uni-image>',
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-image image-path="${rendition('library', 960)}" alt="قاعة القراءة" ratio="2-1"></uni-image></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-image image-path="${rendition('lawn', 960)}" alt="Sinh viên trên bãi cỏ" ratio="2-1"></uni-image></div>`,
  },
];
