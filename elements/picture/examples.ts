const rendition = (name: string, width: number) =>
  `/content/dam/uni/${name}.jpg/jcr:content/renditions/cq5dam.web.${width}.${width}.jpeg`;
const srcset = (name: string, ...widths: readonly number[]) =>
  widths.map((width) => `${rendition(name, width)} ${width}w`).join(', ');
const sources = (name: string) =>
  `img="${rendition(name, 640)}" tablet-up="${srcset(name, 960, 1280, 1920)}" mobile-up="${srcset(name, 640, 960)}"`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Default',
    note: 'Its own sources from 577 and from 768 px on; held by what it shows.',
    html: `<uni-picture ${sources('court')} alt="The sandstone court at dusk, its windows lit" ratio="16-7"></uni-picture>`,
  },
  ...(['7-8', '16-5', '16-7', '4-3', '2-1', '3-2', 'square', 'circle'] as const).map((ratio) => ({
    name: `Ratio ${ratio}`,
    html: `<div class="d-narrow"><uni-picture ${sources('laboratory')} alt="The marine materials laboratory" ratio="${ratio}" sizes="400px"></uni-picture></div>`,
  })),
  {
    name: 'Held by its author',
    note: 'A position of its own starts no smart crop.',
    html: `<uni-picture ${sources('harbour')} alt="The working harbour at Port Averley in morning light" ratio="16-5" pos-y="80%"></uni-picture>`,
  },
  {
    name: 'Its own size',
    note: 'Without a ratio, width and height are its frame.',
    html: `<uni-picture img="${rendition('library', 1280)}" alt="Long tables and lamps in the Harbour Library" width="1280" height="800"></uni-picture>`,
  },
  {
    name: 'Sources only',
    html: `<uni-picture tablet-up="${srcset('lawn', 1280, 1920)}" mobile-up="${srcset('lawn', 640)}" alt="Students in small groups on the east lawn in afternoon sun" variant="ds" disable-smart-crop></uni-picture>`,
  },
  {
    name: 'Long',
    note: 'A text alternative of several sentences.',
    html: `<uni-picture ${sources('station')} alt="The field station on its headland in the evening: one window is lit, smoke rises from the chimney, a path leads through the grass to the door, and behind two sails on the bay the last of the sunset lies along the hills." ratio="2-1"></uni-picture>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-picture></uni-picture>' },
  {
    name: 'Broken',
    note: 'Unknown ratio and variant are reported on the console; the words stand for a picture that is not there.',
    html: '<uni-picture img="/content/dam/uni/no-such-picture.jpg" alt="The lighthouse" ratio="5-1" variant="gold" width="-3"></uni-picture>',
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-picture ${sources('court')} alt="الفناء عند الغروب" ratio="2-1"></uni-picture></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-picture ${sources('harbour')} alt="Bến cảng buổi sáng" ratio="2-1"></uni-picture></div>`,
  },
];
