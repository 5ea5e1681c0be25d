import { iconNames } from '../../vocabulary/icons.js';

export const examples: readonly { name: string; html: string; note?: string }[] = [
  { name: 'Default', html: '<uni-icon name="info-filled"></uni-icon>' },
  {
    name: 'Sizes and colours',
    html: `<uni-icon name="support" size="48"></uni-icon>
<uni-icon name="support" size="48" type="charcoal"></uni-icon>
<uni-icon name="support" size="48" color="#0a5a8c"></uni-icon>
<uni-icon name="arrow-right" size="24" margin="0 8"></uni-icon>`,
  },
  { name: 'With a text alternative', html: '<uni-icon name="padlock" alt="Requires login"></uni-icon>' },
  {
    name: 'All',
    note: 'show-name puts the name beside the icon.',
    html: iconNames
      .map((name) => `<uni-icon name="${name}" size="24" type="charcoal" show-name margin="8"></uni-icon>`)
      .join('\n'),
  },
  {
    name: 'From a file',
    note: 'Fetched once, checked, and drawn from what it draws: nothing in it can act.',
    html: '<uni-icon external-icon="/content/dam/uni/icons/crest.svg" size="48" alt="Crest"></uni-icon>',
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-icon></uni-icon>' },
  {
    name: 'Broken',
    note: 'An unknown name renders nothing and is reported on the console.',
    html: '<uni-icon name="rocket"></uni-icon>',
  },
  { name: 'Right to left', html: '<div dir="rtl"><uni-icon name="arrow-right" size="24"></uni-icon></div>' },
  { name: 'Vietnamese', html: '<div lang="vi"><uni-icon name="info" alt="Thông tin"></uni-icon></div>' },
];
