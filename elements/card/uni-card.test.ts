import { expect } from '@open-wc/testing';
import { placeExample } from '../../react-views/_shared/testing.js';
import { ConsoleSpy } from '../_core/testing/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-card.js';

describe('uni-card', () => {
  testElement(definition);

  it('takes the level of its heading from title-type, and from its style if that is impossible', async () => {
    const featured = 'title="a" applied-css-class-names="m-card--featured-news"';
    const warnings = new ConsoleSpy('warn');
    const place = await placeExample(
      `<uni-card ${featured} title-type="h5"></uni-card><uni-card ${featured} title-type="h1"></uni-card>`,
    );
    warnings.restore();
    const levels = [...place.querySelectorAll('.m-card__title')].map(({ localName }) => localName);
    expect(levels).to.deep.equal(['h5', 'h2']);
    expect(warnings.lines).to.deep.equal([
      '<uni-card> attribute title-type="h1" is none of h2, h3, h4, h5, h6; its default is used',
    ]);
  });

  it('lets its text be selected unless it is told otherwise', async () => {
    const place = await placeExample(
      '<uni-card title="a"></uni-card><uni-card title="b" allow-text-selection="false"></uni-card>',
    );
    const classes = [...place.querySelectorAll('.m-card')].map(({ className }) => className);
    expect(classes).to.deep.equal(['m-tile m-card m-tile--selectable', 'm-tile m-card']);
  });
});
