import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-heading.js';

describe('uni-heading', () => {
  const logged = testElement(definition);

  it('takes a whole heading for its content, so that there is one before any script', async () => {
    const place = await placeExample('<uni-heading level="2">\n<h2 class="x">Fees</h2>\n</uni-heading>');
    expect(place.querySelectorAll('h2')).to.have.length(1);
    expect(get(place, 'h2').textContent).to.equal('Fees');
  });

  it('keeps two headings apart from one', async () => {
    const place = await placeExample('<uni-heading level="2">Fees <em>and</em> dates</uni-heading>');
    expect(get(place, 'h2').textContent).to.equal('Fees and dates');
  });

  it('gives id, style and level through data attributes, and a number as a property', async () => {
    const place = await placeExample('<uni-heading data-id="fees" data-style="ds">Fees</uni-heading>');
    const element = get<HTMLElement & { level: unknown }>(place, 'uni-heading');
    element.level = 4;
    await Promise.resolve();
    expect(get(place, 'h4#fees').className).to.contain('m-heading--ds');
  });

  it('tells an author once that a level shows nothing, and what to give', async () => {
    await placeExample('<uni-heading level="7">Too deep</uni-heading>'.repeat(2));
    expect(logged.warnings).to.deep.equal([
      '<uni-heading> level="7" shows no heading; give it 1 to 5 or h1 to h5',
    ]);
  });
});
