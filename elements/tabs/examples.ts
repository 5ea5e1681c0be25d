const SECTIONS = `  <h3 id="by-boat">By boat</h3>
  <p>The ferry goes from Old Quay to Gannet Hill every 20 minutes, from 6 am to midnight.</p>
  <h3>By train</h3>
  <p>Take the harbour line to Averley Central. From there it is <a href="/campuses.html">eight minutes on foot</a>.</p>
  <h3>By bicycle</h3>
  <ul><li>Racks in every court</li><li>Showers below the Old Quay</li></ul>`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Default',
    note: 'In a narrow place these are folds. The place counts, not the window.',
    html: `<uni-tabs>\n${SECTIONS}\n</uni-tabs>`,
  },
  {
    name: 'From folds',
    note: 'open names the item that is seen at first.',
    html: `<uni-tabs open="international"><details id="domestic"><summary><h3>Domestic students</h3></summary><p>You apply through the state's admission centre until 30 September.</p></details><details id="international"><summary><h3>International students</h3></summary><p>You apply to us, at any time. Add the results of your English test.</p></details></uni-tabs>`,
  },
  {
    name: 'From data',
    note: 'As the CMS writes it. The level makes the titles headings.',
    html: `<uni-tabs level="h3"><script type="application/json" data-slot="items">[{"title":"First semester","content":"<p>From 1 March to 26 June.</p>"},{"title":"Second semester","content":"<p>From 2 August to 26 November.</p>","id":"second"}]</script></uni-tabs>`,
  },
  {
    name: 'Long',
    html: `<uni-tabs><p>What you learn in four years between the wave tank and the shore.</p><section id="first-year"><h3>First year</h3><p>Mathematics, mechanics, and a swim of 200 metres in clothes.</p><h4>On boats</h4><p>Two weeks on the <em>Gannet</em>.</p></section><section><h3>Donaudampfschifffahrtsgesellschaftskunde</h3><p>For one semester.</p></section><section><h3>Third year, with a semester in another country and the credit that you get for it</h3><table><caption>Partners</caption><tr><th>City</th><th>Places</th></tr><tr><td>Delft</td><td>12</td></tr></table></section><section><h3>Honours</h3><p>A thesis on a coast of your choice.</p></section><section><h3>Practice</h3><p>Twelve weeks in an office.</p></section><section><h3>Afterwards</h3><p>Most of our graduates build harbours.</p></section><p>All years are on the Gannet Hill campus.</p></uni-tabs>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-tabs></uni-tabs>' },
  {
    name: 'Broken',
    note: 'A list that is no JSON: the console says so, and the items are those of the HTML.',
    html: `<uni-tabs><script type="application/json" data-slot="items">[{</script><details><summary>Fees</summary><p>Due on 1 March.</p></details><details><summary>Dates</summary><p>Term begins on 2 March.</p></details></uni-tabs>`,
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-tabs><h3>المكتبة</h3><p>المكتبة مفتوحة طوال الليل.</p><h3>المقهى</h3><p>يفتح المقهى في الثامنة.</p></uni-tabs></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-tabs><h3>Bằng phà</h3><p>Phà chạy từ Old Quay đến Gannet Hill mỗi 20 phút.</p><h3>Bằng tàu hỏa</h3><p>Đi tuyến cảng đến ga Averley Central.</p></uni-tabs></div>`,
  },
];
