interface Item {
  readonly title: string;
  readonly link?: { readonly url: string };
  readonly active?: boolean;
}

const TRAIL: readonly Item[] = [
  { title: 'Home', link: { url: '/home.html' } },
  { title: 'Courses', link: { url: '/courses.html' } },
  { title: 'Bachelor of Marine Science', active: true },
];

const breadcrumb = (items: readonly Item[], attributes = '') => `<uni-breadcrumb${attributes}>
  <script type="application/json" data-slot="items">${JSON.stringify(items)}</script>
</uni-breadcrumb>`;
const written = (items: readonly Item[]) =>
  items
    .map(({ title, link }) => `\n  <li>${link ? `<a href="${link.url}">${title}</a>` : title}</li>`)
    .join('');

export const examples: readonly { name: string; html: string; note?: string }[] = [
  { name: 'Default', html: `<uni-breadcrumb><ol>${written(TRAIL)}\n</ol></uni-breadcrumb>` },
  {
    name: 'Long titles',
    note: 'On narrow windows titles are cut at 30 characters, for the eye only, the current page never.',
    html: breadcrumb([
      { title: 'Home', link: { url: '/home.html' } },
      { title: 'Faculty of Engineering and Computer Science', link: { url: '/engineering.html' } },
      { title: 'Undergraduate courses and double degrees', link: { url: '/undergraduate.html' } },
      { title: 'Bachelor of Advanced Computing (Honours) and Bachelor of Commerce', active: true },
    ]),
  },
  { name: 'Two levels, none marked', html: breadcrumb([TRAIL[0]!, { title: 'About us' }]) },
  { name: 'Hidden', note: 'Renders nothing.', html: breadcrumb(TRAIL, ' hide-component') },
  { name: 'Empty', note: 'Renders nothing.', html: breadcrumb([]) },
  {
    name: 'Broken',
    note: 'The list is not valid JSON: the console says so, and nothing is rendered.',
    html: '<uni-breadcrumb><script type="application/json" data-slot="items">[{"title": </script></uni-breadcrumb>',
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar">${breadcrumb([
      { title: 'الصفحة الرئيسية', link: { url: '/home.html' } },
      { title: 'الدورات', link: { url: '/courses.html' } },
      { title: 'بكالوريوس العلوم البحرية', active: true },
    ])}</div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi">${breadcrumb([
      { title: 'Trang chủ', link: { url: '/vi/home.html' } },
      { title: 'Khóa học và chương trình đào tạo sau đại học', link: { url: '/vi/courses.html' } },
      { title: 'Cử nhân Khoa học Biển', active: true },
    ])}</div>`,
  },
];
