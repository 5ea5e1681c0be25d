import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-person.js';

const hrefs = (place: ParentNode) =>
  [...place.querySelectorAll('.m-person a')].map((link) => link.getAttribute('href'));

describe('uni-person', () => {
  const logged = testElement(definition);

  it('takes the role from data-role, and leaves the element its own', async () => {
    const place = await placeExample(
      '<uni-person name="Mai" role="group" data-role="Professor"></uni-person>',
    );
    expect(get(place, '.m-person__role').textContent).to.equal('Professor');
    expect(get(place, 'uni-person')).to.have.attribute('role', 'group');
  });

  it('keeps what a link says beyond its words', async () => {
    const place = await placeExample(
      '<uni-person><h3>Mai</h3><p><a href="tel:+61255500142;ext=7">5550 0142</a></p><p><a href="mailto:mai@a.example?subject=Visit">Write to Mai</a></p></uni-person>',
    );
    expect(hrefs(place)).to.deep.equal(['tel:+61255500142;ext=7', 'mailto:mai@a.example?subject=Visit']);
    const words = [...place.querySelectorAll('.m-person__contact')].map(({ textContent }) => textContent);
    expect(words).to.deep.equal(['5550 0142', 'Write to Mai']);
  });

  it('takes several numbers as JSON, and leaves out what is no address', async () => {
    const place = await placeExample(
      `<uni-person name="Mai" phone='["5550 0142","5550 0143"]' phone-link='["javascript:a()","tel:1"]' mail="mai@a.example"></uni-person>`,
    );
    expect(hrefs(place)).to.deep.equal(['tel:55500142', 'tel:1', 'mailto:mai@a.example']);
  });

  it('drops unsafe addresses and keeps their words', async () => {
    const place = await placeExample(
      '<uni-person name="Mai" link="javascript:a()" phone="5550 0142" phone-link="javascript:b()"></uni-person>',
    );
    expect(hrefs(place)).to.deep.equal(['tel:55500142']);
    expect(logged.warnings).to.have.length(2);
  });
});
