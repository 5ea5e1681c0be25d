import { expect } from '@open-wc/testing';
import { pageTimeZone } from './time-zone.js';

describe('the time zone of a page', () => {
  it('is asked of lists that the browser keeps, because each list of dates on a page asks', () => {
    const { querySelector, querySelectorAll } = Document.prototype;
    let walks = 0;
    Document.prototype.querySelector = Document.prototype.querySelectorAll = () => {
      walks++;
      return null as never;
    };
    try {
      expect(pageTimeZone()).to.be.a('string');
    } finally {
      Object.assign(Document.prototype, { querySelector, querySelectorAll });
    }
    expect(walks).to.equal(0);
  });
});
