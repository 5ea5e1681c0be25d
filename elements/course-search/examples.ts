const result = (rank: number, title: string, code: string, level: string) => ({
  rank,
  title,
  liveUrl: '/courses/bachelor-of-coastal-engineering.html',
  code,
  faculty: 'engineering-and-computer-science',
  level,
  audience: ['domestic', 'international'],
  summary: 'You will study shores that move, with a placement before the end of first year.',
});

const FOUND = JSON.stringify({
  address: '?q=coastal&audience=international',
  answer: {
    totalMatching: 14,
    results: [
      result(1, 'Bachelor of Coastal Engineering (Honours)', 'HECS110', 'undergraduate'),
      result(2, 'Master of Coastal Engineering', 'MECS110', 'postgraduate'),
      result(3, 'Doctor of Philosophy (Coastal Engineering)', 'RECS110', 'research'),
    ],
  },
});
const NOTHING = JSON.stringify({ address: '?q=alchemy', answer: { totalMatching: 0, results: [] } });

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Default',
    note: 'The first search of a page keeps its state in the address.',
    html: '<uni-course-search placeholder="Try ‘coastal’ or ‘nursing’"></uni-course-search>',
  },
  {
    name: 'Units of study',
    note: 'Asked of a search service at addresses of its own; they may be those of another site.',
    html: '<uni-course-search kind="uos" search-url="/s/search.html?form=custom-jsonp" suggest-url="/s/suggest.json?fmt=json"></uni-course-search>',
  },
  {
    name: 'Subject areas',
    note: 'They have all levels, so there is nothing to filter.',
    html: '<uni-course-search kind="subject-area"></uni-course-search>',
  },
  {
    name: 'Found by the server',
    note: 'The template hands on what the server has found, so that nothing is asked twice.',
    html: `<uni-course-search><script type="application/json" data-slot="found">${FOUND}</script></uni-course-search>`,
  },
  {
    name: 'Long',
    html: '<uni-course-search placeholder="A degree, a subject, a unit of study, a campus, or a question that you would like to be able to answer"></uni-course-search>',
  },
  {
    name: 'Empty',
    note: 'Nothing was found.',
    html: `<uni-course-search><script type="application/json" data-slot="found">${NOTHING}</script></uni-course-search>`,
  },
  {
    name: 'Broken',
    note: 'A kind that there is not: the console says so, and courses are looked for.',
    html: '<uni-course-search kind="lecturers"></uni-course-search>',
  },
  {
    name: 'Right to left',
    html: '<div dir="rtl" lang="ar"><uni-course-search placeholder="هندسة السواحل"></uni-course-search></div>',
  },
  {
    name: 'Vietnamese',
    html: '<div lang="vi"><uni-course-search placeholder="Ví dụ: điều dưỡng"></uni-course-search></div>',
  },
];
