import { expect } from '@open-wc/testing';
import { chooseItems, type Order } from './choose-items.js';

const NOW = { instant: Date.parse('2026-12-05T00:30:00Z'), aheadMs: 11 * 3_600_000 };
const item = (title: string, date?: string, end?: string) => ({ title, date, end });

describe('which items a list shows', () => {
  const chosen = (items: readonly ReturnType<typeof item>[], more: object = {}) =>
    chooseItems(items, { hidePast: false, language: 'en', timeZone: 'Australia/Sydney', now: NOW, ...more })
      .map(({ title }) => title)
      .join(' ');

  it('is in an order by whatever a date can be, with words for one at the end', () => {
    const items = [
      item('words', 'Every Friday'),
      item('day', '2026-12-06'),
      item('week', '2026-W51'),
      item('instant', String(Date.parse('2026-12-05T12:00:00Z'))),
      item('offset', '2026-12-05T10:00+01:00'),
      item('month', '2027-01'),
    ];
    const orders: Record<Order, string> = {
      oldest: 'offset instant day week month words',
      newest: 'month week day instant offset words',
      soonest: 'offset instant day week month words',
    };
    for (const [order, titles] of Object.entries(orders))
      expect(chosen(items, { order }), order).to.equal(titles);
  });

  it('begins with the next one to come, on the clock of the list', () => {
    // It is 11:30 in the morning of the fifth.
    const items = [
      item('over', '2026-12-05T09:00', '11:00'),
      item('on', '2026-12-05T09:00', '12:00'),
      item('today', '2026-12-05'),
      item('yesterday', '2026-12-04'),
    ];
    expect(chosen(items, { order: 'soonest' })).to.equal('today on over yesterday');
  });

  it('counts to its limit what is not past, where that is hidden', () => {
    const items = [item('past', '2026-12-01'), item('a', '2026-12-06'), item('b', '2026-12-07'), item('c')];
    expect(chosen(items, { limit: 2 })).to.equal('past a');
    expect(chosen(items, { limit: 2, hidePast: true })).to.equal('a b');
    expect(chosen(items, { hidePast: true })).to.equal('past a b c');
  });

  it('is past at its time if it is a deadline, and else with its day', () => {
    const items = [item('ten', '2026-12-05T10:00'), item('noon', '2026-12-05T12:00')];
    const limited = { limit: 5, hidePast: true };
    expect(chosen(items, limited)).to.equal('ten noon');
    expect(chosen(items, { ...limited, kind: 'deadline' })).to.equal('noon');
  });
});
