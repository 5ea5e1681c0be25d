const APPLY = `  <ol>
    <li>
      <h3>Choose a course</h3>
      <p>Look at <a href="/courses.html">all courses</a>, and at what each of them asks for.</p>
    </li>
    <li aria-current="step">
      <h3>Collect your papers</h3>
      <p>You need your certificates, and a translation of those that are not in English.</p>
    </li>
    <li>
      <h3>Apply</h3>
      <p><time datetime="2027-09-30">30 September</time></p>
      <p>It takes about twenty minutes. You can stop, and go on later.</p>
    </li>
  </ol>`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'Default',
    note: 'aria-current marks the step that readers are at.',
    html: `<uni-steps>\n${APPLY}\n</uni-steps>`,
  },
  {
    name: 'In groups',
    note: 'The groups of the specification have an order and names.',
    html: `<uni-steps kind="how-to-apply" current="2"><script type="application/json" data-slot="items">[{"title":"We answer","content":"<p>Within four weeks, by mail.</p>","group":"info","level":"h4"},{"title":"Send the form","content":"<p>In the portal.</p>","group":"submit","level":"h4","date":"2027-09-30"},{"title":"Check the dates","content":"<p>Late applications count where places remain.</p>","group":"before","level":"h4"}]</script></uni-steps>`,
  },
  {
    name: 'By audience',
    html: `<uni-steps kind="admission"><section><h3>Have a certificate</h3><p>A selection rank of 85, or an associate degree.</p></section><section data-audience="international"><h3>Show your English</h3><p>IELTS 6.5, none below 6.0.</p></section><section data-audience="domestic"><h3>Ask the admission centre</h3><p>It looks at your rank.</p></section></uni-steps>`,
  },
  {
    name: 'Two lists',
    note: 'The heading above each names its group. Bold words at the start of an item are its title.',
    html: `<uni-steps><h2>Before you come</h2><ol><li><strong>Visa.</strong> Apply eight weeks ahead.</li><li><strong>Room.</strong> Halls open on 1 February.</li></ol><h2>In your first week</h2><ol><li><strong>Card.</strong> Collect it below the Old Quay.</li></ol></uni-steps>`,
  },
  {
    name: 'Long',
    html: `<uni-steps><p>Four steps, of which the second takes longest.</p><ol><li id="long-step"><h3>Everything that the inherent requirements of this course ask of you on boats, on ladders and in cold water, and why you should read them first</h3><p>A swim of 200 metres in clothes, in the first week.</p><ul><li>A harness course, which we pay for</li><li>A medical certificate, not older than a year</li></ul></li><li><h3>Donaudampfschifffahrtsgesellschaftskapitänsprüfung</h3></li><li>Read what we have sent you.</li><li><h3><a href="/courses.html">Choose your units</a></h3><table><caption>Units</caption><tr><th>Code</th><th>Points</th></tr><tr><td>COAS1001</td><td>6</td></tr></table></li></ol><p>Ask us if you cannot go on.</p></uni-steps>`,
  },
  { name: 'Empty', note: 'Renders nothing.', html: '<uni-steps></uni-steps>' },
  {
    name: 'Broken',
    note: 'A kind that there is not: the console names it.',
    html: `<uni-steps kind="dance" current="99"><ol><li><h3>Pay</h3><p>Before 1 March.</p></li><li><h3>Come</h3></li></ol></uni-steps>`,
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl" lang="ar"><uni-steps current="1"><ol><li><h3>اختر مقررا</h3><p>انظر إلى جميع المقررات.</p></li><li><h3>قدم طلبك</h3><p>قبل نهاية سبتمبر.</p></li></ol></uni-steps></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-steps kind="how-to-apply"><script type="application/json" data-slot="items">[{"title":"Gửi đơn","content":"<p>Trên cổng trực tuyến.</p>","group":"submit","date":"2027-09-30","level":"h3"},{"title":"Chuẩn bị giấy tờ","content":"<p>Bằng cấp và bản dịch.</p>","group":"before","level":"h3","audience":"international"}]</script></uni-steps></div>`,
  },
];
