import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-breadcrumb.js';

const TRAIL =
  '[{"title":"Home","link":{"url":"/home.html"}},{"title":"Bad","link":{"url":"javascript:alert(1)"}},{"title":"Here","active":true}]';
const breadcrumb = (attributes = '') =>
  `<uni-breadcrumb ${attributes}><script type="application/json" data-slot="items">${TRAIL}</script></uni-breadcrumb>`;

describe('uni-breadcrumb', () => {
  testElement(definition);

  for (const written of ['hide-component', 'hide-component="hide-component"'])
    it(`hides and comes back with ${written}`, async () => {
      const place = await placeExample(breadcrumb(written));
      expect(place.querySelector('nav')).to.equal(null);
      get(place, 'uni-breadcrumb').removeAttribute('hide-component');
      await Promise.resolve();
      expect(place.querySelectorAll('nav')).to.have.length(1);
    });
});
