import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-cta.js';

describe('uni-cta', () => {
  testElement(definition);

  it('is followed by Enter, and tells the page once', async () => {
    const place = await placeExample('<uni-cta title="Apply" url="#apply"></uni-cta>');
    const details: { label: string; href: string }[] = [];
    place.addEventListener('uni-interact', (event) => details.push((event as CustomEvent).detail));
    get(place, 'a').focus();
    await sendKeys({ press: 'Enter' });
    expect(details.map(({ label, href }) => [label, href])).to.deep.equal([['Apply', '#apply']]);
  });
});
