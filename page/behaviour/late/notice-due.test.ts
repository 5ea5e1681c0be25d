import { expect } from '@open-wc/testing';
import { isDue, nextChange } from './notice-due.js';

const NOON_IN_SYDNEY = new Date('2026-12-05T12:00+11:00');

describe('a notice', () => {
  let meta: HTMLMetaElement;
  before(() => {
    meta = document.createElement('meta');
    meta.name = 'time-zone';
    document.head.append(meta);
  });
  beforeEach(() => {
    meta.content = 'Australia/Sydney';
  });
  after(() => meta.remove());

  const due = (dates: Readonly<Record<string, string>>, path = '/', now = NOON_IN_SYDNEY) => {
    const element = document.createElement('section');
    Object.assign(element.dataset, dates);
    return isDue(element, now, path);
  };

  for (const [dates, is] of [
    [{}, true],
    [{ from: '2026-12-05' }, true],
    [{ from: '2026-12-06' }, false],
    [{ until: '2026-12-05' }, true],
    [{ until: '2026-12-04' }, false],
    [{ from: '2026-12-05T11:59', until: '2026-12-05T12:01' }, true],
    [{ from: '2026-12-05T12:01' }, false],
    [{ until: '2026-12-05 12:00' }, false],
    [{ until: '2026-12-05T02:00Z' }, true],
    [{ until: '2026-12-05T00:59Z' }, false],
    [{ from: 'soon', until: 'later' }, true],
  ] as const)
    it(`${is ? 'is' : 'is not'} due at noon of 5 December with ${JSON.stringify(dates)}`, () => {
      expect(due(dates)).to.equal(is);
    });

  it('is due on the clock of the page, or of the visitor where no such time zone is known', () => {
    meta.content = 'America/Los_Angeles';
    expect(due({ from: '2026-12-05' })).to.equal(false);
    meta.content = 'Atlantis/Capital';
    expect(due({ from: '2026-12-03', until: '2026-12-07' })).to.equal(true);
  });

  for (const [section, path, is] of [
    ['/study', '/study.html', true],
    ['/study.html', '/study/fees.html', true],
    ['/study/', '/study', true],
    ['/study', '/studying.html', false],
    ['/study', '/', false],
    ['/', '/study.html', true],
  ] as const)
    it(`${is ? 'is' : 'is not'} for ${path} in the section ${section}`, () => {
      expect(due({ section }, path)).to.equal(is);
    });

  it('is looked at again when a date is near', () => {
    const element = document.createElement('section');
    expect(nextChange(element, NOON_IN_SYDNEY)).to.equal(undefined);
    element.dataset.until = '2026-12-05';
    expect(nextChange(element, NOON_IN_SYDNEY)).to.equal(60_000);
    element.dataset.until = '2026-12-20';
    expect(nextChange(element, NOON_IN_SYDNEY)).to.be.greaterThan(60_000);
    element.dataset.until = '2026-11-20';
    expect(nextChange(element, NOON_IN_SYDNEY)).to.equal(undefined);
  });
});
