/** The page on which the examples stand: the active item, marked by the server as the template does. */
const HERE = '/elements/side-nav.html';
const NOTE = 'The active item is the page that you read.';

type Item = readonly [title: string, link: string, below?: readonly Item[]];

const list = (items: readonly Item[]): string =>
  `<ul>${items
    .map(([title, link, below]) => {
      const mark = link === HERE ? ' aria-current="page"' : '';
      return `<li><a href="${link}"${mark}>${title}</a>${below ? list(below) : ''}</li>`;
    })
    .join('')}</ul>`;

const nav = (label: string, items: readonly Item[], attributes = '') =>
  `<div class="d-narrow"${attributes}><uni-side-nav><nav aria-label="${label}">${list(items)}</nav></uni-side-nav></div>`;

const range = (count: number, item: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => item(at + 1));

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Default',
    note: NOTE,
    html: nav('Students', [
      ['Your first week', '/students/week.html'],
      [
        'Money and housing',
        '/students/money.html',
        [
          ['Scholarships', HERE],
          ['Rooms on Gannet Hill', '/students/money/rooms.html'],
          ['Emergency grants', '/students/money/grants.html'],
        ],
      ],
      [
        'Study support',
        '/students/support.html',
        [
          ['Writing and numeracy', '/students/support/writing.html'],
          ['The Harbour Library', '/students/support/library.html'],
        ],
      ],
      ['Health', '/students/health.html'],
    ]),
  },
  {
    name: 'Below a listed page',
    note: 'Nothing links to this page; the nearest page above it is active, and its pages show.',
    html: nav('Elements', [
      [
        'Elements',
        '/elements.html',
        [
          ['Navigation', '/elements/navigation.html'],
          ['Layout', '/elements/layout.html'],
        ],
      ],
      ['Guides', '/guides.html'],
    ]).replace('elements.html"', 'elements.html" aria-current="true"'),
  },
  {
    name: 'Long',
    note: 'Beside the text the list scrolls on its own, with the active item in its middle.',
    html: nav(
      'Handbook',
      range(12, (chapter) => [
        `Chapter ${chapter}: rules that take more than one line to name`,
        `/handbook/${chapter}.html`,
        range(12, (part) => [
          `Part ${chapter}.${part}`,
          chapter === 6 && part === 9 ? HERE : `/handbook/${chapter}/${part}.html`,
        ]),
      ]),
    ),
  },
  {
    name: 'A list of its own, three levels deep',
    note: 'Without a nav around the list the tag itself is the navigation.',
    html: `<div class="d-narrow"><uni-side-nav role="navigation" aria-label="Research">${list([
      [
        'Research',
        '/research.html',
        [
          ['Coasts', '/research/coasts.html', [['The wave tank', HERE]]],
          ['Sound', '/research/sound.html'],
        ],
      ],
    ])}</uni-side-nav></div>`,
  },
  {
    name: 'Empty',
    note: 'Reported on the console.',
    html: '<uni-side-nav></uni-side-nav>',
  },
  {
    name: 'Broken',
    note: 'A list without links is reported on the console, and stays as it is.',
    html: '<div class="d-narrow"><uni-side-nav role="navigation" aria-label="Opening hours"><ul><li>The library opens at eight<ul><li>On Sundays at ten</li></ul></li><li>The café never closes</li></ul></uni-side-nav></div>',
  },
  {
    name: 'Right to left',
    note: NOTE,
    html: nav(
      'الطلاب',
      [
        ['الأسبوع الأول', '/ar/week.html'],
        [
          'المال والسكن',
          '/ar/money.html',
          [
            ['المنح الدراسية', HERE],
            ['السكن', '/ar/rooms.html'],
          ],
        ],
      ],
      ' dir="rtl" lang="ar"',
    ),
  },
  {
    name: 'Vietnamese',
    note: NOTE,
    html: nav(
      'Sinh viên',
      [
        ['Tuần đầu tiên', '/vi/week.html'],
        [
          'Tài chính và chỗ ở',
          '/vi/money.html',
          [
            ['Học bổng', HERE],
            ['Ký túc xá', '/vi/rooms.html'],
          ],
        ],
        ['Hỗ trợ học tập', '/vi/support.html', [['Thư viện Bến cảng', '/vi/library.html']]],
      ],
      ' lang="vi"',
    ),
  },
];
