const STORM = `  <h2>Gannet Hill is closed today</h2>
  <p>A storm has cut the ferry. Classes are online, and examinations are moved to Friday.</p>
  <p><a href="/contact.html">What to do now</a></p>`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  { name: 'Default', html: `<uni-notice>\n${STORM}\n</uni-notice>` },
  { name: 'Warning', html: `<uni-notice level="warning">\n${STORM}\n</uni-notice>` },
  { name: 'Emergency', html: `<uni-notice level="emergency">\n${STORM}\n</uni-notice>` },
  {
    name: 'It can be closed',
    note: 'The browser remembers it by the version. It is shown again where the version is another.',
    html: `<uni-notice closable version="2026-11-28"><p>Applications for semester one close on 30 November. <a href="/courses.html">Find your course</a></p></uni-notice>`,
  },
  {
    name: 'From attributes',
    html: '<uni-notice level="warning" title="The library closes at six" description="&lt;p&gt;The heating is being repaired.&lt;/p&gt;" cta-text="Where to study tonight" cta-url="/contact.html"></uni-notice>',
  },
  {
    name: 'Long',
    html: `<uni-notice level="emergency" closable version="long"><h2>The websites, the mail and the timetables of all faculties have been switched off since an attack on the computers of the Donaudampfschifffahrtsgesellschaft last night</h2><p>We do not know yet when they will be back. Do not open mails that ask you for a password, whoever seems to have sent them.</p><ul><li>Classes take place</li><li>Examinations of today are moved</li></ul><p>Call us at any time.</p><p><a href="tel:+61299990000">+61 2 9999 0000</a></p></uni-notice>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-notice></uni-notice>' },
  {
    name: 'Broken',
    note: 'A level that there is not: the console names it, the default is used.',
    html: `<uni-notice level="panic"><h2>Fire drill</h2><p>At noon, in every building.</p></uni-notice>`,
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-notice level="warning" closable version="ar"><h2>المكتبة مغلقة اليوم</h2><p>تفتح غدا في الثامنة صباحا.</p></uni-notice></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-notice level="emergency"><h2>Cơ sở Gannet Hill đóng cửa hôm nay</h2><p>Bão đã làm gián đoạn phà. Lớp học chuyển sang trực tuyến.</p><p><a href="/vi/contact.html">Bạn cần làm gì</a></p></uni-notice></div>`,
  },
];
