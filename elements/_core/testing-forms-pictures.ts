// Ways to write a picture into a tag: with addresses that a script was to set late. Each gives the same view as the tag beside
// it.
import { type FormRow, PIC, script } from './testing-forms.js';

/** As plug-ins write it: the picture that is seen stands in for the one that is meant. */
const LATE = `<img class="lazyload" src="data:image/svg+xml,%3Csvg/%3E" data-src="${PIC}" alt="A quay">`;
const LATE_SOURCES = '<source media="(min-width: 768px)" srcset="data:,x" data-srcset="/wide.jpg">';

export const PICTURES: Readonly<Record<string, readonly FormRow[]>> = {
  person: [
    [
      `<uni-person>${LATE}<h3>Mai Tran</h3></uni-person>`,
      `<uni-person img="${PIC}" alt="A quay" name="Mai Tran" title-type="h3"></uni-person>`,
    ],
    [
      `<uni-person><img srcset="data:,x" data-srcset="${PIC} 2x" src="${PIC}" alt=""><h3>Mai</h3></uni-person>`,
      `<uni-person img="${PIC}" srcset="${PIC} 2x" name="Mai" title-type="h3"></uni-person>`,
    ],
  ],
  list: [
    [
      `<uni-list><ul><li>${LATE}<a href="/a">Prize</a></li></ul></uni-list>`,
      `<uni-list>${script('items', [{ title: 'Prize', link: '/a', image: PIC, alt: 'A quay' }])}</uni-list>`,
    ],
  ],
  header: [
    [
      `<uni-header><a href="/">${LATE}</a></uni-header>`,
      `<uni-header home="/" name="A quay" logo="${PIC}"></uni-header>`,
    ],
  ],
  picture: [
    [
      `<uni-picture><picture>${LATE_SOURCES}<source media="(min-width: 577px)" data-srcset="/narrow.jpg">${LATE}</picture></uni-picture>`,
      `<uni-picture img="${PIC}" alt="A quay" tablet-up="/wide.jpg" mobile-up="/narrow.jpg"></uni-picture>`,
    ],
  ],
};
