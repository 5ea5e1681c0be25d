interface Link {
  readonly title: string;
  readonly link: string;
  readonly lang?: string;
}

const SECTIONS = [
  { title: 'Courses', link: '/courses.html' },
  { title: 'Students', link: '/students/home.html' },
  { title: 'News', link: '/news/one-hundred-and-forty-years-of-tides.html' },
  { title: 'About', link: '/about.html' },
];
const VIETNAMESE = [{ title: 'Tiếng Việt', link: '/vi/home.html', lang: 'vi' }];
const LOGO = '/content/dam/uni/icons/crest.svg';

const slot = (name: string, links: readonly Link[]) =>
  `<script type="application/json" data-slot="${name}">${JSON.stringify(links)}</script>`;
const both = (navigation: readonly Link[], utility: readonly Link[]) =>
  `${slot('navigation', navigation)}${slot('utility', utility)}`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Default',
    note: 'Below 992 px the links stand behind the menu button.',
    html: `<uni-header name="Averley University" logo="${LOGO}" home="/home.html" search-link="/courses/search.html" current-path="/courses/search">
  ${both(SECTIONS, VIETNAMESE)}
</uni-header>`,
  },
  {
    name: 'From a fragment',
    note: 'Its data come from the fragment that src names; without src, from the meta tag exf-header-data-path.',
    html: '<uni-header src="/content/experience-fragments/uni/header.model.json"><a href="/home.html">Averley University</a></uni-header>',
  },
  {
    name: 'Name only',
    html: '<uni-header name="Averley University"></uni-header>',
  },
  {
    name: 'Long',
    html: `<uni-header name="Averley University of the Coast, Engineering and the Liberal Arts" logo="${LOGO}" search-link="/courses/search.html" search-label="Search courses, people and pages" menu-label="All sections">
  ${both(
    [
      ...SECTIONS,
      ...['Research and partnerships', 'Giving', 'Industry and community', 'Alumni', 'Jobs'].map((title) => ({
        title,
        link: '/about.html',
      })),
    ],
    [...VIETNAMESE, { title: 'العربية', link: '/ar/home.html', lang: 'ar' }],
  )}
</uni-header>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-header name=""></uni-header>' },
  {
    name: 'Broken',
    note: 'Unsafe addresses, links without words and invalid JSON: reported on the console, the rest shows.',
    html: `<uni-header name="Averley University" home="javascript:void(0)"><script type="application/json" data-slot="navigation">[{"title":"Kept","link":"javascript:void(0)"},{"link":"/nameless.html"}]</script><script type="application/json" data-slot="utility">[{]</script></uni-header>`,
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-header name="جامعة أفرلي" logo="${LOGO}" navigation-label="الرئيسية" menu-label="القائمة" search-link="/courses/search.html" search-label="بحث" current-path="/students/home">${both(
      [
        { title: 'الدورات', link: '/courses.html' },
        { title: 'الطلاب', link: '/students/home.html' },
      ],
      [{ title: 'English', link: '/home.html', lang: 'en' }],
    )}</uni-header></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-header name="Đại học Averley" logo="${LOGO}" navigation-label="Điều hướng chính" menu-label="Menu" search-link="/courses/search.html" search-label="Tìm kiếm">${both(
      [
        { title: 'Khóa học', link: '/courses.html' },
        { title: 'Sinh viên', link: '/students/home.html' },
        { title: 'Giới thiệu', link: '/about.html' },
      ],
      [{ title: 'English', link: '/home.html', lang: 'en' }],
    )}</uni-header></div>`,
  },
];
