// Tags whose items are headed sections or folds. The rows are asked as those of `testing-forms.ts`.

type Row = readonly [html: string, same: string, left?: string];

const listed = (tag: string, items: readonly object[]) =>
  `<${tag}><script type="application/json" data-slot="items">${JSON.stringify(items)}</script></${tag}>`;

export const TABS: readonly Row[] = [
  [
    '<uni-tabs><h3 id="boat">Boat</h3><p>A <a href="/f">ferry</a>.</p><h3>Train</h3>Every <b>hour</b>.<ul><li>Old Quay</li></ul></uni-tabs>',
    listed('uni-tabs', [
      { title: 'Boat', content: '<p>A <a href="/f">ferry</a>.</p>', level: 'h3', titleId: 'boat' },
      { title: 'Train', content: '<p>Every <b>hour</b>.</p><ul><li>Old Quay</li></ul>', level: 'h3' },
    ]),
  ],
  [
    '<uni-tabs><div><h2>Ways</h2><p>Choose:</p><section id="boat" data-audience="domestic"><h3>Boat</h3><h4>When</h4><p>Daily</p></section><section><header><h3>Train</h3></header><p>Hourly</p></section><p>All year.</p></div></uni-tabs>',
    listed('uni-tabs', [
      { content: '<h2>Ways</h2><p>Choose:</p>' },
      {
        title: 'Boat',
        content: '<h4>When</h4><p>Daily</p>',
        level: 'h3',
        id: 'boat',
        audience: 'domestic',
      },
      { title: 'Train', content: '<p>Hourly</p>', level: 'h3' },
      { content: '<p>All year.</p>' },
    ]),
  ],
  [
    '<uni-tabs><p>Choose:</p><details id="a"><summary><h3>Boat</h3></summary><p>Daily</p></details><details open><summary>Train</summary>Hourly</details></uni-tabs>',
    listed('uni-tabs', [
      { content: '<p>Choose:</p>' },
      { title: 'Boat', content: '<p>Daily</p>', level: 'h3', id: 'a' },
      { title: 'Train', content: '<p>Hourly</p>', open: true },
    ]),
  ],
];
