import { expect } from '@open-wc/testing';
import { universityTimeZone } from '../../../vocabulary/university.js';
import { longDate } from './long-date.js';

const text = (authored: string, language = 'en') => longDate(authored, language).text;

describe('longDate', () => {
  it('writes a day in the language of the page', () => {
    expect(text('2026-03-12')).to.equal('12 March 2026');
    expect(text('2026-03-12', 'vi')).to.equal('12 tháng 3 năm 2026');
    expect(text('2026-03-12', 'de')).to.equal('12. März 2026');
    expect(text('2026-03-12', 'ar')).to.equal('12 مارس 2026');
  });

  it("writes English as the university's region does, unless the language names another", () => {
    expect(text('2026-03-12', 'en')).to.equal('12 March 2026');
    for (const language of ['en-US', 'en_US', 'EN_us', 'en_US.UTF-8'])
      expect(text('2026-03-12', language)).to.equal('March 12, 2026');
    for (const language of ['vi_VN', 'vi-vn'])
      expect(text('2026-03-12', language)).to.equal(text('2026-03-12', 'vi-VN'));
  });

  it('counts in one calendar and in one kind of digits', () => {
    expect(text('2026-03-12', 'th')).to.contain('2026');
    expect(text('2026-03-12', 'fa')).to.contain('2026');
    expect(text('2026-03-12', 'ar-EG')).to.contain('12');
  });

  it("takes an instant for the day that it is in the university's time zone", () => {
    expect(universityTimeZone).to.equal('Australia/Sydney');
    expect(text('2026-03-12T12:59:59Z')).to.equal('12 March 2026');
    expect(text('2026-03-12T13:00:00Z')).to.equal('13 March 2026');
    expect(text('2026-06-12T13:59:59Z')).to.equal('12 June 2026');
    expect(text('2026-12-31T23:30:00-08:00')).to.equal('1 January 2027');
  });

  it('reads the forms in which a CMS writes an instant', () => {
    const instant = '2026-03-11T22:00:00.000Z';
    for (const form of [
      '2026-03-12T09:00:00.000+11:00',
      '2026-03-12T09:00:00.000+1100',
      'Thu Mar 12 2026 09:00:00 GMT+1100',
      '1773266400000',
      ' 2026-03-11T22:00:00Z ',
    ])
      expect(longDate(form, 'en'), form).to.deep.equal({ text: '12 March 2026', dateTime: instant });
  });

  it('takes a date without an offset for that day, wherever it is read', () => {
    for (const form of ['2026-03-12', '2026-03-12T23:59', '2026-03-12 00:00:00.000'])
      expect(longDate(form, 'en'), form).to.deep.equal({ text: '12 March 2026', dateTime: '2026-03-12' });
  });

  it("leaves what is no date in its author's words", () => {
    for (const form of [
      'Autumn 2026',
      '2026-02-31',
      '2026-13-01',
      '12/3/2026',
      '7',
      '2026-03-12T99:00:00Z',
      '9'.repeat(14),
    ])
      expect(longDate(form, 'en').dateTime === undefined ? text(form) : 'a date', form).to.equal(form);
  });

  it('is in English where the language is none', () => {
    for (const language of ['', 'x', 'not a language', '12'])
      expect(text('2026-03-12', language), language).to.equal('12 March 2026');
  });
});
