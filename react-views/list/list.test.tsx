import { expect } from '@open-wc/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { get, html, inStyle, show, url } from '../_shared/testing.js';
import { List, type ListItem, type ListProps } from './list.js';

const OPEN_DAY: ListItem = {
  title: 'Open day',
  link: url('/open-day.html'),
  date: '2026-12-05T10:00',
  end: '2026-12-05T14:30',
  place: 'Old Quay',
  image: undefined,
  description: html('<p>Meet <a href="/people.html">us</a>.</p>'),
};
const list = (item: Partial<ListItem> = {}, props: Partial<ListProps> = {}) => (
  <List
    items={[{ ...OPEN_DAY, ...item }]}
    variant="list"
    kind="event"
    hidePast={false}
    language="en"
    timeZone="Australia/Sydney"
    {...props}
  />
);
const dateIn = (item: Partial<ListItem>, props?: Partial<ListProps>) =>
  get(show(list(item, props)), '.m-list__date').textContent;
const timesIn = (place: ParentNode) => [...place.querySelectorAll('time')].map(({ dateTime }) => dateTime);
/** The calendar file behind a link, its lines unfolded. */
const fileIn = (place: ParentNode) => {
  const { href } = get<HTMLAnchorElement>(place, '.m-list__calendar');
  expect(href).to.match(/^data:text\/calendar;charset=utf-8,/);
  return decodeURIComponent(href.slice(href.indexOf(',') + 1))
    .replaceAll('\r\n ', '')
    .split('\r\n');
};

describe('List', () => {
  inStyle();

  for (const width of [280, 577, 700])
    for (const variant of ['list', 'cards'] as const)
      it(`breaks no date inside, and lets none out of its column: ${variant}, ${width} px`, () => {
        const place = show(list({ date: '2026-09-27T12:30', end: '2026-09-28T12:30' }, { variant }));
        place.style.inlineSize = `${width}px`;
        const column = get(place, '.m-list__date').getBoundingClientRect();
        for (const time of place.querySelectorAll('time')) {
          const words = document.createRange();
          words.selectNodeContents(time);
          expect(words.getClientRects()).to.have.length(1);
          expect(time.getBoundingClientRect().right).to.be.at.most(column.right);
        }
      });

  it('has a column for dates where an item has one, and none where none has', () => {
    const undated = { ...OPEN_DAY, date: undefined, end: undefined };
    const items = [undated, { ...undated, image: 'data:,' }];
    const indents = (all: readonly ListItem[]) => {
      const place = show(list({}, { items: all }));
      place.style.inlineSize = '700px';
      const start = place.getBoundingClientRect().left;
      return [...place.querySelectorAll('.m-list__title')].map(
        (title) => Math.round(title.getBoundingClientRect().left - start) > 0,
      );
    };
    expect(indents(items)).to.deep.equal([false, false]);
    expect(indents([...items, OPEN_DAY])).to.deep.equal([true, true, true]);
  });

  it('shows date, title, place and text of each item, as a list', async () => {
    const place = show(list());
    expect(get(place, 'ul').role).to.equal('list');
    expect(get(place, 'li').innerText.split('\n').filter(Boolean)).to.deep.equal([
      '5 December 2026, 10\u00a0am – 2:30\u00a0pm',
      'Open day',
      'Old Quay',
      'Meet us.',
      'Add to calendar',
    ]);
    expect(get(place, '.m-list__title a')).to.have.attribute('href', '/open-day.html');
    await expect(place).to.be.accessible();
  });

  it('has titles that are headings where it is given their level', () => {
    expect(show(list()).querySelector('h2, h3, h4')).to.equal(null);
    expect(get(show(list({}, { titleType: 'h4' })), 'h4').textContent).to.equal('Open day');
  });

  describe('writes its dates', () => {
    for (const [what, date, end, words, ...times] of [
      ['a day', '2026-12-05', undefined, '5 December 2026', '2026-12-05'],
      [
        'two days',
        '2026-12-05',
        '2026-12-07',
        '5 December 2026 – 7 December 2026',
        '2026-12-05',
        '2026-12-07',
      ],
      ['a day that ends on itself', '2026-12-05', '2026-12-05', '5 December 2026', '2026-12-05'],
      [
        'an end by its time alone',
        '2026-12-05T09:00+11:00',
        '12:00',
        '5 December 2026, 9\u00a0am – 12\u00a0pm',
        '2026-12-05T09:00+11:00',
        '2026-12-05T12:00+11:00',
      ],
      [
        'the clock of its author',
        '2026-12-05T20:15-08:00',
        undefined,
        '5 December 2026, 8:15\u00a0pm',
        '2026-12-05T20:15-08:00',
      ],
      ['midnight as a day', '2026-12-05T00:00:00.000+1100', undefined, '5 December 2026', '2026-12-05'],
      [
        'an instant without a clock',
        '2026-12-04T23:00:00Z',
        undefined,
        '5 December 2026',
        '2026-12-04T23:00:00.000Z',
      ],
      [
        'a ball',
        '2026-12-05T20:00+11:00',
        '02:00',
        '5 December 2026, 8\u00a0pm – 6 December 2026, 2\u00a0am',
        '2026-12-05T20:00+11:00',
        '2026-12-06T02:00+11:00',
      ],
      [
        'the last night of a year',
        '2026-12-31T20:00',
        '01:00:00',
        '31 December 2026, 8\u00a0pm – 1 January 2027, 1\u00a0am',
        '2026-12-31T20:00',
        '2027-01-01T01:00',
      ],
      ['a month', '2026-12', undefined, 'December 2026', '2026-12'],
      ['months', '2026-12', '2027-01', 'December 2026 – January 2027', '2026-12', '2027-01'],
      ['a week', '2026-W01', undefined, '29 December 2025 – 4 January 2026', '2025-12-29', '2026-01-04'],
      ['weeks', '2026-W50', '2026-W53', '7 December 2026 – 3 January 2027', '2026-12-07', '2027-01-03'],
      ['a time alone', '18:00', '20:30', '6\u00a0pm – 8:30\u00a0pm'],
      ['no month', '2026-13', undefined, '2026-13'],
      ['words', 'Every Friday', undefined, 'Every Friday'],
      ['no day of the calendar', '2026-02-31T10:00', undefined, '2026-02-31T10:00'],
    ] as const)
      it(`of ${what}`, () => {
        const place = show(list({ date, end }));
        expect(get(place, '.m-list__date').textContent).to.equal(words);
        expect(timesIn(place)).to.deep.equal(times);
      });

    it('in Vietnamese, with its own words', () => {
      const place = show(list({}, { language: 'vi-VN', hidePast: true }));
      expect(get(place, '.m-list__date').textContent).to.equal('10:00 – 14:30, ngày 5 tháng 12 năm 2026');
      expect(get(place, '.m-list__calendar').textContent).to.equal('Thêm vào lịch');
      expect(get(place, '.m-list__none').textContent).to.equal('Hiện chưa có lịch nào.');
    });

    it('of news by the day alone', () => {
      expect(dateIn({ date: '2026-12-05T10:00+11:00', end: undefined }, { kind: 'news' })).to.equal(
        '5 December 2026',
      );
    });
  });

  describe('has a file for calendars', () => {
    it('on the clock of the university, whose rules it has', () => {
      const lines = fileIn(show(list()));
      for (const line of [
        'DTSTART;TZID=Australia/Sydney:20261205T100000',
        'DTEND;TZID=Australia/Sydney:20261205T143000',
        'SUMMARY:Open day',
        'LOCATION:Old Quay',
        'TZID:Australia/Sydney',
      ])
        expect(lines).to.include(line);
      expect(lines.filter((line) => /^(?:UID|DTSTAMP):/.test(line))).to.have.length(2);
    });

    it('on the clock of another place, as far as the event needs its rules', () => {
      const lines = fileIn(show(list({}, { timeZone: 'Asia/Ho_Chi_Minh' })));
      expect(lines).to.include.members([
        'TZID:Asia/Ho_Chi_Minh',
        'TZOFFSETTO:+0700',
        'DTSTART;TZID=Asia/Ho_Chi_Minh:20261205T100000',
      ]);
      // The clocks of London go back in this night.
      const night = { date: '2026-10-24T20:00', end: '2026-10-25T10:00' };
      const rules = fileIn(show(list(night, { timeZone: 'Europe/London' }))).filter((line) =>
        /^(?:TZ|DTSTART)/.test(line),
      );
      expect(rules).to.deep.equal([
        'TZID:Europe/London',
        'DTSTART:19700101T000000',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0100',
        'DTSTART:20261025T100000',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0000',
        'DTSTART;TZID=Europe/London:20261024T200000',
      ]);
    });

    for (const timeZone of [undefined, 'Nowhere/Land'])
      it(`on every clock alike where the place is unknown: ${timeZone}`, () => {
        const lines = fileIn(show(list({}, { timeZone })));
        expect(lines).to.include.members(['DTSTART:20261205T100000', 'DTEND:20261205T143000']);
        expect(lines.join()).not.to.contain('TZID');
      });

    it('with its text and the whole address of its page', () => {
      const description = html(
        '<p>Meet <a href="/people.html">us</a> &amp; others.</p><ul><li>Doors</li></ul>',
      );
      const pageAddress = 'https://averley.example/events/all.html';
      const lines = fileIn(show(list({ description, link: url('../open.html') }, { pageAddress })));
      expect(lines).to.include.members([
        'DESCRIPTION:Meet us & others. Doors',
        'URL:https://averley.example/open.html',
      ]);
    });

    it('in days, of which the last is the day after', () => {
      const lines = fileIn(show(list({ date: '2026-12-05', end: '2026-12-31' })));
      expect(lines).to.include.members(['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20270101']);
      expect(lines.join()).not.to.contain('VTIMEZONE');
    });

    it('in universal time where the offset is known', () => {
      const lines = fileIn(show(list({ date: '2026-12-05T10:00+11:00', end: '12:00' })));
      expect(lines).to.include.members(['DTSTART:20261204T230000Z', 'DTEND:20261205T010000Z']);
    });

    it('whose lines are short and say what breaks other files', () => {
      const title = `${'Ngày hội mở cửa '.repeat(9)}; a, b \\ \ud800`;
      const place = show(list({ title, link: url('https://averley.example/a') }));
      expect(fileIn(place)).to.include.members([
        `SUMMARY:${'Ngày hội mở cửa '.repeat(9)}\\; a\\, b \\\\ `,
        'URL:https://averley.example/a',
      ]);
      const { href } = get<HTMLAnchorElement>(place, '.m-list__calendar');
      for (const line of href.split('%0D%0A')) {
        const octets = new TextEncoder().encode(decodeURIComponent(line.replace(/^data:[^,]*,/, '')));
        expect(octets.length).to.be.at.most(75);
      }
    });

    it('named after the event, for events with a date alone', () => {
      const link = get(show(list()), '.m-list__calendar');
      expect(link).to.have.attribute('download', 'Open day.ics');
      expect(link).to.have.attribute('aria-label', 'Add to calendar: Open day');
      for (const view of [
        list({ date: 'Soon' }),
        list({ date: '2026-12' }),
        list({}, { kind: 'deadline' }),
        list({}, { kind: 'news' }),
      ])
        expect(show(view).querySelector('.m-list__calendar')).to.equal(null);
    });
  });

  it('tells search engines what is news and what an event', () => {
    const properties = (kind: 'news' | 'event' | 'deadline') => {
      const place = show(list({}, { kind }));
      const names = [...place.querySelectorAll('[itemprop]')].map((each) => each.getAttribute('itemprop'));
      return [place.querySelector('[itemscope]')?.getAttribute('itemtype'), ...names];
    };
    expect(properties('event')).to.deep.equal([
      'https://schema.org/Event',
      'startDate',
      'endDate',
      'name',
      'url',
      'location',
      'name address',
      'description',
    ]);
    expect(properties('news')).to.deep.equal([
      'https://schema.org/NewsArticle',
      'datePublished',
      'headline',
      'url',
      'description',
    ]);
    expect(properties('deadline')).to.deep.equal([undefined]);
  });

  it('tells the name of a place and its address', () => {
    const place = get(show(list({ place: 'Old Quay, 1 Wharf Street, Gannet Hill' })), '.m-list__place');
    expect(place).to.have.attribute('itemtype', 'https://schema.org/Place');
    expect(get(place, '[itemprop=name]').textContent).to.equal('Old Quay');
    expect(get(place, '[itemprop=address]').textContent).to.equal('1 Wharf Street, Gannet Hill');
    expect(place.textContent).to.equal('Old Quay, 1 Wharf Street, Gannet Hill');
  });

  for (const kind of ['news', 'event'] as const)
    for (const date of [undefined, 'Every Friday', '18:00'])
      it(`tells search engines nothing of an item without a date: ${kind}, ${date}`, () => {
        const place = show(list({ date }, { kind }));
        expect(place.querySelector('[itemscope], [itemtype], [itemprop]')).to.equal(null);
      });

  it('numbers its items as an author did', () => {
    const place = show(list({}, { numbering: 'upper-alpha', start: 5, reversed: true }));
    const numbered = get<HTMLOListElement>(place, 'ol.m-list__items');
    expect([numbered.type, numbered.start, numbered.reversed]).to.deep.equal(['A', 5, true]);
    const { display, listStyleType } = getComputedStyle(get(numbered, 'li'));
    expect([display, listStyleType]).to.deep.equal(['list-item', 'upper-alpha']);
    expect(getComputedStyle(get(show(list()), 'li')).listStyleType).to.equal('none');
  });

  it('says that nothing is planned where a script has taken all items away', () => {
    const place = show(list({}, { hidePast: true }));
    const none = get(place, '.m-list__none');
    expect(none.checkVisibility()).to.equal(false);
    get(place, 'li').hidden = true;
    expect(none.checkVisibility()).to.equal(true);
    expect(get(place, '.m-list__items').checkVisibility(), 'a list of nothing').to.equal(false);
  });

  it('is nothing without items', () => {
    expect(renderToStaticMarkup(list({}, { items: [] }))).to.equal('');
  });
});
