/** A page that works has nothing to say of an outage. */
const STATE = 'app_error';
const NOTE = `Shows only while the page's state is ${STATE}.`;

export const examples: readonly { name: string; html: string; note?: string; state?: string }[] = [
  { name: 'Default', note: NOTE, state: STATE, html: '<uni-outage-message></uni-outage-message>' },
  {
    name: 'Own words and a picture',
    note: NOTE,
    state: STATE,
    html: `<uni-outage-message title="We will be back at 6 pm" text="&lt;p&gt;Our pages are being moved. Until then:&lt;/p&gt;&lt;ol&gt;&lt;li&gt;&lt;a href='/contact.html'&gt;Contact the university&lt;/a&gt;&lt;/li&gt;&lt;li&gt;&lt;a href='/study.html'&gt;Explore Study&lt;/a&gt;&lt;/li&gt;&lt;li&gt;&lt;a href='/handbooks.html'&gt;Use the Handbooks site&lt;/a&gt;&lt;/li&gt;&lt;/ol&gt;" image-path="/content/dam/uni/station.jpg/jcr:content/renditions/cq5dam.web.640.640.jpeg"></uni-outage-message>`,
  },
  {
    name: 'Long',
    note: NOTE,
    state: STATE,
    html: `<uni-outage-message title="The website of the Faculty of Engineering and Computer Science is unavailable while we repair a cable" text="${'A ship’s anchor has cut the harbour cable. '.repeat(8)}"></uni-outage-message>`,
  },
  {
    name: 'Empty',
    note: 'The default title and steps show.',
    state: STATE,
    html: '<uni-outage-message title="" text=""></uni-outage-message>',
  },
  {
    name: 'Broken',
    note: 'Script in the text is taken out, an unsafe picture is left out.',
    state: STATE,
    html: `<uni-outage-message text="&lt;p&gt;We know.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;" image-path="javascript:alert(1)"></uni-outage-message>`,
  },
  {
    name: 'Right to left',
    note: NOTE,
    state: STATE,
    html: '<div dir="rtl" lang="ar"><uni-outage-message title="الموقع غير متاح" text="نعمل على إصلاح العطل."></uni-outage-message></div>',
  },
  {
    name: 'Vietnamese',
    note: NOTE,
    state: STATE,
    html: '<div lang="vi"><uni-outage-message title="Trang web tạm ngừng hoạt động" text="Chúng tôi đang khắc phục sự cố."></uni-outage-message></div>',
  },
];
