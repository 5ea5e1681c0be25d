const FOLDS = `  <details>
    <summary><h3>What does a year cost?</h3></summary>
    <p>Tuition is 11,400 dollars. Add about 900 for <a href="/courses.html">field work and boots</a>.</p>
  </details>
  <details>
    <summary><h3>Can I study part-time?</h3></summary>
    <p>Yes, over eight years at most. Laboratories are on weekdays.</p>
  </details>
  <details id="late">
    <summary><h3>I am late. What now?</h3></summary>
    <p>Late applications count where places remain, until 14 February.</p>
  </details>`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  { name: 'Default', html: `<uni-accordion>\n${FOLDS}\n</uni-accordion>` },
  {
    name: 'One at a time',
    note: 'exclusive, or one name on all details.',
    html: `<uni-accordion exclusive>\n${FOLDS.replace(' id="late"', ' open')}\n</uni-accordion>`,
  },
  {
    name: 'With a button for all',
    html: `<uni-accordion open-all>\n${FOLDS.replace(' id="late"', '')}\n</uni-accordion>`,
  },
  {
    name: 'From data',
    note: 'As the CMS writes it. The level makes the titles headings.',
    html: `<uni-accordion level="h3"><script type="application/json" data-slot="items">[{"title":"Parking","content":"<p>Below the Old Quay, from 6 am.</p>"},{"title":"Bicycles","content":"<p>In every court, with a lock of your own.</p>","open":true}]</script></uni-accordion>`,
  },
  {
    name: 'Text between folds',
    html: `<uni-accordion><p>Before you come:</p><details><summary>Visa</summary><p>Apply eight weeks ahead.</p></details><p>Once you are here:</p><details><summary>Bank account</summary><p>Bring your passport and the letter of admission.</p></details></uni-accordion>`,
  },
  {
    name: 'Long',
    html: `<uni-accordion open-all><details open><summary><h3>Everything that the inherent requirements of this course ask of you on boats, on ladders and in cold water, and why</h3></summary><h4>On boats</h4><p>A swim of 200 metres in clothes, in the first week.</p><ul><li>A harness course, which we pay for</li><li>A medical certificate, not older than a year</li></ul><table><caption>Boats</caption><tr><th>Name</th><th>Places</th></tr><tr><td>Gannet</td><td>12</td></tr></table></details><details><summary><h3>Donaudampfschifffahrtsgesellschaftskapitänsmützen</h3></summary><p>Are lent at the desk.</p></details></uni-accordion>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-accordion></uni-accordion>' },
  {
    name: 'Broken',
    note: 'A switch that is neither on nor off: the console names it, and it is off.',
    html: `<uni-accordion exclusive="maybe"><details><summary>Fees</summary><p>Due on 1 March.</p></details></uni-accordion>`,
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-accordion><details open><summary><h3>متى تفتح المكتبة؟</h3></summary><p>المكتبة مفتوحة طوال الليل.</p></details><details><summary><h3>ماذا أحضر؟</h3></summary><p>أحضر بطاقة الطالب.</p></details></uni-accordion></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-accordion open-all><details><summary><h3>Học phí một năm là bao nhiêu?</h3></summary><p>11.400 đô la, cộng khoảng 900 cho thực địa.</p></details><details><summary><h3>Tôi nộp muộn thì sao?</h3></summary><p>Hồ sơ nộp muộn được xét khi còn chỗ, đến ngày 14 tháng 2.</p></details></uni-accordion></div>`,
  },
];
