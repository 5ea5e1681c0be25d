const rendition = (name: string) =>
  `/content/dam/uni/${name}.jpg/jcr:content/renditions/cq5dam.web.640.640.jpeg`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Row',
    html: `<h2>People</h2>
<uni-person>
  <img src="${rendition('dang')}" alt="">
  <h3><a href="/people.html">Dr Mai Tran</a></h3>
  <p>Senior Lecturer in Coastal Engineering</p>
  <p>School of Engineering</p>
  <p><a href="tel:+61255500142">+61 2 5550 0142</a></p>
  <p><a href="mailto:mai.tran@averley.example">mai.tran@averley.example</a></p>
</uni-person>`,
  },
  {
    name: 'Card',
    html: `<h2>Your contact</h2>
<uni-person variant="card">
  <img src="${rendition('library')}" alt="Long tables and lamps in the Harbour Library: her room is behind them">
  <h3>Ottoline Reyes</h3>
  <p>Librarian of Tides<br>Harbour Library</p>
  <p>Finds what nobody has asked for since 1931, and <a href="/about.html">reads it to you</a>.</p>
  <p>Telephone: <a href="tel:+61255500117">(02) 5550 0117</a></p>
</uni-person>`,
  },
  {
    name: 'Several people',
    html: `<uni-person initials vcard>
  <h2>Your contacts</h2>
  <article>
    <img src="${rendition('dang')}" alt="">
    <h3><a href="/people.html">Dr Mai Tran</a></h3>
    <p>Senior Lecturer in Coastal Engineering</p>
    <p><a href="mailto:mai.tran@averley.example">mai.tran@averley.example</a></p>
  </article>
  <article>
    <h3>Ottoline Reyes</h3>
    <p>Librarian of Tides</p>
    <p><a href="mailto:ottoline.reyes@averley.example">ottoline.reyes@averley.example</a></p>
  </article>
</uni-person>`,
  },
  {
    name: 'Source of a quotation',
    html: `<uni-person>
  <blockquote><p>We came for the beach, and stayed for the <em>sediment</em>.</p></blockquote>
  <img src="${rendition('lawn')}" alt="">
  <p>Jonah Whitlam</p>
  <p>Third-year student</p>
</uni-person>`,
  },
  {
    name: 'In attributes',
    html: `<h2>Enquiries</h2>
<uni-person name="Student Centre" data-role="Monday to Friday, 9 to 5" phone="1800 555 014" mail="ask@averley.example" title-type="h3"></uni-person>`,
  },
  {
    name: 'Long',
    html: `<h2>People</h2>
<uni-person img="${rendition('harbour')}" alt="The working harbour at Port Averley in morning light" name="Emeritus Professor Wilhelmina Konstantinopoulou-Featherstonehaugh" data-role="Chair of Tidal Studies, and of the committee for the breakwater, the gauge and the ledgers" unit="Faculty of Engineering and Computer Science" phone="+61 (0)2 5550 0100 ext. 7" mail="wilhelmina.konstantinopoulou-featherstonehaugh@engineering.averley.example">
  <div slot="description"><p>She has read the gauge on 12,000 mornings.</p><ul><li>Office hours on Tuesdays</li><li>Behind the boat shed</li></ul></div>
  <div slot="quote"><p>A tide is a letter that arrives twice a day, and most people send it back unopened.</p></div>
</uni-person>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-person></uni-person>' },
  {
    name: 'Broken',
    note: 'An unsafe address is reported on the console. A number and an address that are none stay as words.',
    html: '<h2>People</h2><uni-person name="Still here" link="javascript:alert(1)" phone="Ask at the desk" mail="by post"></uni-person>',
  },
  {
    name: 'Right to left',
    html: `<h2>People</h2><div dir="rtl" lang="ar"><uni-person>
  <img src="${rendition('court')}" alt="">
  <h3>ليلى منصور</h3>
  <p>أستاذة دراسات المد والجزر</p>
  <p><a href="tel:+61255500163">+61 2 5550 0163</a></p>
</uni-person></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-person>
  <blockquote><p>Ở đây, phòng học của chúng tôi là cả bờ biển.</p></blockquote>
  <p>Nguyễn Thị Hạnh</p>
  <p>Sinh viên năm thứ ba</p>
</uni-person></div>`,
  },
];
