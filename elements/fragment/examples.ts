const component = (page: string, path: string) => `/${page}/jcr:content/root/main/${path}.json`;

export const examples: readonly { name: string; html: string; note?: string }[] = [
  {
    name: 'One component',
    html: `<uni-fragment src="${component('local-page-default', 'container_2/callout')}"><p>Until the model comes, this stands here.</p></uni-fragment>`,
  },
  {
    name: 'A container',
    html: `<uni-fragment src="${component('local-page-default', 'container_2')}"></uni-fragment>`,
  },
  {
    name: 'Isolated',
    note: 'Each element in a shadow root, with its own styles.',
    html: `<uni-fragment isolated src="${component('local-page-default', 'container_2/callout')}"></uni-fragment>`,
  },
  {
    name: 'Long: a whole page',
    html: '<uni-fragment src="/about"></uni-fragment>',
  },
  {
    name: 'Empty',
    note: 'Reported on the console; what stands inside the tag stays.',
    html: '<uni-fragment><p>No path was given.</p></uni-fragment>',
  },
  {
    name: 'Broken',
    note: 'There is no such model, and none is asked from another site.',
    html: '<uni-fragment src="/no/such/page"><p>The library opens at eight.</p></uni-fragment><uni-fragment src="//elsewhere.example/page"><p>So does the café.</p></uni-fragment>',
  },
  {
    name: 'Right to left',
    html: `<div dir="rtl"><uni-fragment src="${component('local-page-default', 'container_2/callout')}"></uni-fragment></div>`,
  },
  {
    name: 'Vietnamese',
    html: `<div lang="vi"><uni-fragment src="${component('local-site-vi-default', 'container_2')}"></uni-fragment></div>`,
  },
];
