import { expect } from '@open-wc/testing';
import { flushed } from '../testing/testing.js';
import { linkIntoPage } from './in-page-links.js';

describe('in-page links of a view', () => {
  for (const [base, target] of [
    ['<base target="_blank">', '_self'],
    ['', ''],
  ] as const)
    it(`open here ${base ? 'though a base element sends links elsewhere' : 'by themselves'}`, async () => {
      // The page is asked for its base once for each batch.
      await flushed();
      const view = document.createElement('div');
      view.innerHTML = '<a href="#a">A</a><a href="#b" target="_blank">B</a><a href="/c">C</a>';
      document.head.insertAdjacentHTML('beforeend', base);
      linkIntoPage(view);
      document.head.querySelector('base')?.remove();
      expect([...view.children].map((link) => link.getAttribute('target') ?? '')).to.deep.equal([
        target,
        '_blank',
        '',
      ]);
    });
});
