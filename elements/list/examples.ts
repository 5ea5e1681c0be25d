const rendition = (name: string) =>
  `/content/dam/uni/${name}.jpg/jcr:content/renditions/cq5dam.web.640.640.jpeg`;

const EVENTS = `<ul>
    <li><time datetime="2026-12-05T10:00">5 December, 10 am</time>–<time datetime="2026-12-05T15:00">3 pm</time> <a href="/open-day.html">Open day at the Old Quay</a> <address>Old Quay, wharf 3</address></li>
    <li><time datetime="2026-12-11T18:30">11 December, 6.30 pm</time> <a href="/about.html">What the tide gauge has seen</a> <address>Harbour Library</address><p>A talk with lanterns, and soup afterwards.</p></li>
    <li><time datetime="2027-02-22">22 February</time>–<time datetime="2027-02-26">26 February</time> <a href="/students/home.html">Welcome week</a></li>
  </ul>`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Events',
    note: 'A list of links with times. Each event has a file for calendars, which needs no server and no script.',
    html: `<uni-list kind="event">
  ${EVENTS}
</uni-list>`,
  },
  {
    name: 'News as cards',
    html: `<h2>News</h2>
<uni-list variant="cards">
  <ul>
    <li><img src="${rendition('station')}" alt=""><time datetime="2026-11-12">12 November</time><h3><a href="/news/one-hundred-and-forty-years-of-tides.html">One hundred and forty years of tides</a></h3><p>Every reading of the gauge is now in one open file.</p></li>
    <li><img src="${rendition('laboratory')}" alt=""><time datetime="2026-10-04">4 October</time><h3><a href="/news.html">A water test that fits a coat pocket</a></h3><p>Nine schools now measure the bay that they swim in.</p></li>
    <li><img src="${rendition('library')}" alt=""><time datetime="2026-09-30">30 September</time><h3><a href="/students/home.html">A night in the library</a></h3><p>It stays open through June.</p></li>
  </ul>
</uni-list>`,
  },
  {
    name: 'News with pictures',
    html: `<uni-list>
  <ul>
    <li><img src="${rendition('harbour')}" alt=""><time datetime="2026-11-20">20 November</time><a href="/news.html">Oceanographers find a slow change in the harbour</a><p>It took 211 ledgers and eleven people.</p></li>
    <li><time datetime="2026-11-02">2 November</time><a href="/courses.html">Fees for next year</a></li>
  </ul>
</uni-list>`,
  },
  {
    name: 'Deadlines, without what is past',
    note: 'The browser takes away what is past, so a cached page is never out of date. Without a script all is in sight.',
    html: `<uni-list kind="deadline" hide-past>
  <script type="application/json" data-slot="items">${JSON.stringify([
    { title: 'Enrolment for the summer of 2021', date: '2021-11-30T17:00', link: '/courses.html' },
    { title: 'Enrolment for the summer of 2098', date: '2098-11-30T17:00', link: '/courses.html' },
    {
      title: 'Fees for the first semester of 2099',
      date: '2099-03-12',
      description: 'Pay online or at the desk.',
    },
  ])}</script>
</uni-list>`,
  },
  {
    name: 'All of it past',
    html: `<uni-list kind="event" hide-past>
  <ul><li><time datetime="2019-05-03">3 May 2019</time> <a href="/about.html">The gauge is repaired</a></li></ul>
</uni-list>`,
  },
  {
    name: 'Long',
    html: `<uni-list kind="event" variant="cards">
  <script type="application/json" data-slot="items">${JSON.stringify([
    {
      title:
        'Oceanographers, librarians and those who live behind the breakwater on the complete record of the tide gauge',
      link: '/about.html',
      date: '2026-12-31T20:00+11:00',
      end: '2027-01-01T01:30+11:00',
      place:
        'The reading room of the Harbour Library, and if it rains the hall of the Faculty of Engineering',
      image: rendition('court'),
      alt: 'The sandstone court in the evening',
      description:
        '<p>With a supper. Bring what your grandmother wrote, and <a href="/people.html">tell us</a>.</p><ul><li>Doors at seven</li><li>Boats at midnight</li></ul>',
    },
    { title: 'Choir', date: 'Every Friday', place: 'Lawn' },
  ])}</script>
</uni-list>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-list></uni-list>' },
  {
    name: 'Broken',
    note: 'A kind that is none is reported on the console; a date that is none stays as it was written.',
    html: `<uni-list kind="party">
  <ul><li><time datetime="2026-02-31">Late in February</time> <a href="javascript:alert(1)">Still here</a></li></ul>
</uni-list>`,
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-list kind="event" calendar-label="أضف إلى التقويم">
  <ul><li><img src="${rendition('lawn')}" alt=""><time datetime="2026-12-05T10:00">5 ديسمبر</time> <a href="/open-day.html">يوم مفتوح</a> <address>الرصيف القديم</address></li></ul>
</uni-list></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-list kind="event">
  <ul><li><time datetime="2026-12-05T10:00">5 tháng 12</time>–<time datetime="15:00">15 giờ</time> <a href="/vi/home.html">Ngày hội mở cửa</a> <address>Bến Cũ</address><p>Gặp giảng viên và sinh viên.</p></li></ul>
</uni-list></div>`,
  },
];
