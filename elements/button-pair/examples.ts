const slots = (button1: object, button2?: object) =>
  [button1, button2]
    .map((button, index) =>
      button
        ? `\n  <script type="application/json" data-slot="button${index + 1}">${JSON.stringify(button)}</script>`
        : '',
    )
    .join('');
const pair = (button1: object, button2?: object) =>
  `<uni-button-pair>${slots(button1, button2)}\n</uni-button-pair>`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Default',
    note: 'The first button is primary, the second secondary.',
    html: pair(
      { text: 'Apply now', link: '/courses.html' },
      { text: 'Compare courses', link: '/courses/search.html' },
    ),
  },
  {
    name: 'Requires login, opens a new window',
    html: pair(
      { text: 'Enrol', link: '/students/home.html', isAuthenticated: true, ariaLabel: 'Enrol in your units' },
      { text: 'Student portal', link: 'https://portal.example/', linkTarget: '_blank' },
    ),
  },
  {
    name: 'Classes of their own',
    html: pair(
      { text: 'Book a tour', link: '/about.html', classes: 'secondary' },
      { text: 'See the map', link: '/about.html', classes: 'tertiary' },
    ),
  },
  {
    name: 'As attributes',
    html: `<uni-button-pair button1='{"text":"Find a course","link":"/courses.html"}' button2='{"text":"About us","link":"/about.html"}'></uni-button-pair>`,
  },
  { name: 'One button', html: pair({ text: 'Apply now', link: '/courses.html' }) },
  {
    name: "A script's action",
    note: 'A link with the role of a button: listen for click on the tag.',
    html: pair({ text: 'Show dates', link: '#' }, { text: 'All dates', link: '/courses.html' }),
  },
  {
    name: 'Long',
    html: pair(
      { text: 'Apply for the Bachelor of Coastal Engineering (Honours)', link: '/courses.html' },
      { text: 'Compare it with every other degree in engineering', link: '/courses.html' },
    ),
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-button-pair></uni-button-pair>' },
  {
    name: 'Broken',
    note: 'The first is not JSON: reported on the console, the second shows.',
    html: `<uni-button-pair><script type="application/json" data-slot="button1">{"text":</script><script type="application/json" data-slot="button2">{"text":"Compare courses","link":"/courses.html","colour":"red"}</script></uni-button-pair>`,
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar">${pair(
      { text: 'قدّم الآن', link: '/courses.html' },
      { text: 'بوابة الطلاب', link: 'https://portal.example/', linkTarget: '_blank' },
    )}</div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi">${pair(
      { text: 'Nộp hồ sơ trực tuyến', link: '/vi/home.html' },
      { text: 'So sánh các khóa học', link: '/vi/home.html' },
    )}</div>`,
  },
];
