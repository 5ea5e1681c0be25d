const link = (title: string, address = '/about.html') => ({ title, link: address });
const slot = (name: string, value: unknown) =>
  `<script type="application/json" data-slot="${name}">${JSON.stringify(value)}</script>`;

const ADDRESS =
  'Old Quay, 2 Capstan Street&lt;br&gt;Port Averley&lt;br&gt;&lt;a href=&quot;tel:1800975711&quot;&gt;1800 975 711&lt;/a&gt;';
const COLUMNS = [
  {
    title: 'Study',
    links: [
      link('All courses', '/courses.html'),
      link('How to apply'),
      { ...link('Tiếng Việt', '/vi/home.html'), lang: 'vi' },
    ],
  },
  {
    title: 'Students',
    links: [link('Your first week', '/students/home.html'), link('Harbour Library'), link('Help, any day')],
  },
  {
    title: 'University',
    links: [link('About us'), link('Our campuses'), link('Service status', '/outage.html')],
  },
];
const SOCIAL = ['Facebook', 'Instagram', 'LinkedIn', 'WeChat', 'YouTube', 'TikTok', 'Bluesky'].map(
  (title) => ({ title, icon: title.toLowerCase(), link: `https://social.example/${title.toLowerCase()}` }),
);
const LONG_COLUMN = {
  title: 'Partnerships with industry and the community',
  links: Array.from({ length: 9 }, () => link('A page whose name takes more than one line of its column')),
};
const LEGAL = [link('Accessibility'), link('Privacy')];

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Default',
    html: `<uni-footer name="Averley University" address="${ADDRESS}" acknowledgement="We acknowledge the first peoples of this coast, who read its tides long before we did, and pay our respect to their Elders past and present." legal="© Averley University, Port Averley">
  ${slot('columns', COLUMNS)}${slot('social', SOCIAL.slice(0, 4))}${slot('legalLinks', LEGAL)}
</uni-footer>`,
  },
  {
    name: 'From a fragment',
    note: 'Its data come from the fragment that src names; without src, from the meta tag exf-footer-data-path.',
    html: '<uni-footer src="/content/experience-fragments/uni/footer.model.json"><p>Averley University</p></uni-footer>',
  },
  {
    name: 'Legal line only',
    html: `<uni-footer legal="© Averley University, Port Averley">${slot('legalLinks', LEGAL)}</uni-footer>`,
  },
  {
    name: 'Long',
    html: `<uni-footer name="Averley University of the Coast, Engineering and the Liberal Arts" address="${ADDRESS}" acknowledgement="${'We acknowledge the first peoples of this coast. '.repeat(6)}" legal="© Averley University of the Coast, Port Averley; registered provider of higher education">
  ${slot('columns', [...COLUMNS, LONG_COLUMN, { title: 'Research', links: [link('Institutes')] }])}${slot('social', SOCIAL)}${slot('legalLinks', [...LEGAL, link('Freedom of information'), link('Modern slavery statement')])}
</uni-footer>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-footer name=""></uni-footer>' },
  {
    name: 'Broken',
    note: 'Unsafe addresses, an unknown icon, links without words and invalid JSON: the rest shows.',
    html: `<uni-footer name="Averley University" legal="© Averley University"><script type="application/json" data-slot="columns">[{"title":"Study","links":[{"title":"Kept","link":"javascript:void(0)"},{"link":"/nameless.html"}]},7]</script><script type="application/json" data-slot="social">[{"title":"Pigeon post","icon":"pigeon","link":"https://social.example/pigeon"}]</script><script type="application/json" data-slot="legalLinks">[{]</script></uni-footer>`,
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-footer name="جامعة أفرلي" legal="© جامعة أفرلي">${slot('columns', [{ title: 'الدراسة', links: [link('كل الدورات'), link('كيفية التقديم')] }])}${slot('social', SOCIAL.slice(0, 2))}</uni-footer></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-footer name="Đại học Averley" legal="© Đại học Averley" acknowledgement="Chúng tôi ghi nhận những cư dân đầu tiên của bờ biển này.">${slot('columns', [{ title: 'Học tập', links: [link('Tất cả khóa học'), link('Cách nộp đơn')] }])}</uni-footer></div>`,
  },
];
