import { expect } from '@open-wc/testing';
import { hidePast } from '../../page/behaviour/late/past-dates.js';
import { json, stubFetch } from '../../page/testing.js';
import { waitUntil } from '../../page/testing-wait.js';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { flushed } from '../_core/testing/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-list.js';

type ListElement = HTMLElement & { items: unknown; mountComplete: Promise<void> };

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const listOf = (items: readonly object[], attributes = '') =>
  `<uni-list ${attributes}><script type="application/json" data-slot="items">${JSON.stringify(items)}</script></uni-list>`;
const titlesIn = (place: ParentNode) =>
  [...place.querySelectorAll('.m-list__item')]
    .filter((item) => item.checkVisibility())
    .map((item) => get(item, '.m-list__title').textContent);

describe('uni-list', () => {
  const logged = testElement(definition);

  it('writes its dates in the language around it', async () => {
    const markup = listOf([{ title: 'a', date: '2026-12-05T10:00' }], 'kind="event"');
    const place = await placeExample(`<div lang="vi">${markup}</div>`);
    expect(get(place, '.m-list__date').textContent).to.equal('10:00, ngày 5 tháng 12 năm 2026');
    expect(get(place, '.m-list__calendar').textContent).to.equal('Thêm vào lịch');
  });

  it('drops an address that is not safe and an item without a title, and keeps the words', async () => {
    const place = await placeExample(
      listOf([{ title: 'a', link: 'javascript:alert(1)', image: 'javascript:x' }, { date: '2026-12-05' }]),
    );
    expect(titlesIn(place)).to.deep.equal(['a']);
    expect(place.querySelector('.m-list :is(a, img)')).to.equal(null);
  });

  describe('has its dates on the clock', () => {
    const london = 'time-zone="Europe/London"';
    const calendarOf = (place: ParentNode) =>
      decodeURIComponent(get<HTMLAnchorElement>(place, '.m-list__calendar').href);
    const event = (attributes = '') =>
      listOf([{ title: 'a', date: '2026-12-05T10:00' }], `kind="event" ${attributes}`);
    const inHead = (markup: string) => {
      document.head.insertAdjacentHTML('beforeend', markup);
      return document.head.lastElementChild!;
    };

    it('of the university, unless it is told another', async () => {
      expect(calendarOf(await placeExample(event()))).to.contain('DTSTART;TZID=Australia/Sydney:');
      expect(calendarOf(await placeExample(event(london)))).to.contain('DTSTART;TZID=Europe/London:');
    });

    for (const [what, markup] of [
      ['a meta tag', '<meta name="time-zone" content="Europe/London">'],
      ['a script', '<script type="application/json" data-time-zone="Europe/London"></script>'],
    ] as const)
      it(`that ${what} names`, async () => {
        const said = inHead(markup);
        try {
          expect(calendarOf(await placeExample(event()))).to.contain('TZID=Europe/London:');
        } finally {
          said.remove();
        }
      });

    it('of nobody where it is unknown, and says so once', async () => {
      const place = await placeExample(event('time-zone="Mars/Base"') + event('time-zone="Mars/Base"'));
      expect(calendarOf(place)).to.contain('DTSTART:20261205T100000');
      expect(logged.warnings).to.have.length(1);
      expect(logged.warnings[0]).to.contain('"Mars/Base" is unknown');
    });

    it('by which a deadline is past', async () => {
      const place = await placeExample(
        listOf([{ title: 'a', date: '2026-12-05T17:00' }], `kind="deadline" hide-past ${london}`),
      );
      hidePast(place, new Date('2026-12-05T16:59:00Z'));
      expect(titlesIn(place)).to.deep.equal(['a']);
      hidePast(place, new Date('2026-12-05T17:01:00Z'));
      expect(titlesIn(place)).to.deep.equal([]);
    });

    it('of the visitor where it is unknown', async () => {
      const place = await placeExample(
        listOf([{ title: 'a', date: '2026-12-05T17:00' }], 'kind="deadline" hide-past time-zone="Mars/Base"'),
      );
      hidePast(place, new Date(2026, 11, 5, 16, 59));
      expect(titlesIn(place)).to.deep.equal(['a']);
      hidePast(place, new Date(2026, 11, 5, 17, 1));
      expect(titlesIn(place)).to.deep.equal([]);
    });
  });

  describe('hides what is past', () => {
    const items = [
      { title: 'gone', date: inDays(-2) },
      { title: 'going on', date: inDays(-2), end: inDays(2) },
      { title: 'to come', date: inDays(2) },
      { title: 'some day', date: 'Every Friday' },
    ];
    const left = ['going on', 'to come', 'some day'];

    for (const mode of ['', 'isolated'])
      it(`as soon as it is written ${mode}`, async () => {
        const place = await placeExample(listOf(items, `hide-past ${mode}`));
        const element = get(place, 'uni-list');
        expect(titlesIn(element.shadowRoot ?? element)).to.deep.equal(left);
      });

    it('when it is told to, and shows it again when it is told not to', async () => {
      const place = await placeExample(listOf(items));
      const element = get<ListElement>(place, 'uni-list');
      expect(titlesIn(place)).to.have.length(4);
      element.setAttribute('hide-past', '');
      await flushed();
      await element.mountComplete;
      expect(titlesIn(place)).to.deep.equal(left);
      element.items = [...items, { title: 'gone too', date: inDays(-9) }];
      await flushed();
      expect(titlesIn(place)).to.deep.equal(left);
      element.removeAttribute('hide-past');
      await flushed();
      expect(titlesIn(place)).to.have.length(5);
    });

    it('by the end of a day where the university is, and by the minute where there is an end or a deadline', async () => {
      const at = async (now: string, item: object, kind = 'event') => {
        const place = await placeExample(listOf([{ title: 'a', ...item }], `kind="${kind}" hide-past`));
        hidePast(place, new Date(now));
        return titlesIn(place).length > 0;
      };
      const day = { date: '2026-12-05' };
      expect(await at('2026-12-05T12:59:00Z', day)).to.equal(true);
      expect(await at('2026-12-05T13:01:00Z', day)).to.equal(false);
      const start = { date: '2026-12-05T10:00' };
      expect(await at('2026-12-05T23:00:00+11:00', start)).to.equal(true);
      expect(await at('2026-12-05T10:01:00+11:00', start, 'deadline')).to.equal(false);
      const period = { ...start, end: '12:00' };
      expect(await at('2026-12-05T11:59:00+11:00', period)).to.equal(true);
      expect(await at('2026-12-05T12:00:00+11:00', period)).to.equal(true);
      expect(await at('2026-12-05T12:01:00+11:00', period)).to.equal(false);
      expect(await at('2026-12-06T03:00:00Z', { date: '2026-12-05T20:00-08:00' }, 'deadline')).to.equal(true);
      expect(await at('2026-12-06T05:00:00Z', { date: '2026-12-05T20:00-08:00' }, 'deadline')).to.equal(
        false,
      );
    });
  });

  it('says of an item and of a list from data whom they are for', async () => {
    const root = await placeExample(
      listOf(
        [{ title: 'From abroad', audience: 'international' }, { title: 'Teaching begins' }],
        'audience="international"',
      ),
    );
    expect(get(root, '.m-list').dataset.audience).to.equal('international');
    const items = [...root.querySelectorAll<HTMLElement>('.m-list__item')];
    expect(items.map(({ dataset }) => dataset.audience)).to.deep.equal(['international', undefined]);
  });

  it('gives each item the audience of the list, if it has none of its own', async () => {
    const place = await placeExample(
      '<uni-list><div data-audience="domestic"><ul><li><a href="/a">A</a></li><li data-audience="staff"><a href="/b">B</a></li></ul></div></uni-list>',
    );
    const items = [...place.querySelectorAll<HTMLElement>('.uni-view li')];
    expect(items.map(({ dataset }) => dataset.audience)).to.deep.equal(['domestic', 'staff']);
  });

  describe('is filled from an address', () => {
    const rss = (...titles: string[]) =>
      `<rss version="2.0"><channel><link>https://news.example/</link>${titles
        .map(
          (title, at) =>
            `<item><title>${title}</title><link>/${title}</link><pubDate>Tue, 0${at + 1} Jun 2027 09:30:00 +1000</pubDate><category>${title === 'Law' ? 'Courts' : 'Arts'}</category></item>`,
        )
        .join('')}</channel></rss>`;
    const events = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Choir\r\nDTSTART:29990101T190000\r\nEND:VEVENT\r\nEND:VCALENDAR`;
    const text = (body: string, status = 200) => new Response(body, { status });
    let number = 0;
    /** The tag once what its address answers is shown, or nothing is. */
    async function filled(answer: () => Response, attributes = '', inside = '', file = 'feed.xml') {
      const net = stubFetch(answer);
      const place = await placeExample(
        `<uni-list src="/news/${++number}/${file}" ${attributes}>${inside}</uni-list>`,
      );
      await waitUntil(() => net.calls.length > 0);
      await flushed();
      await get<ListElement>(place, 'uni-list').mountComplete.catch(() => {});
      await flushed();
      net.restore();
      return place;
    }
    const shown = (place: ParentNode) => {
      const host = get(place, 'uni-list');
      return titlesIn(host.shadowRoot ?? host);
    };

    for (const mode of ['', 'isolated'])
      it(`as RSS, and what stands in the tag gives way ${mode}`, async () => {
        const place = await filled(() => text(rss('Arts', 'Law')), mode, '<p class="fallback">Our news</p>');
        await waitUntil(() => shown(place).length === 2);
        expect(shown(place)).to.deep.equal(['Arts', 'Law']);
        expect([...place.querySelectorAll('.fallback')].some((each) => each.checkVisibility())).to.equal(
          false,
        );
        const host = get(place, 'uni-list');
        expect(get<HTMLAnchorElement>(host.shadowRoot ?? host, '.m-list a').pathname).to.equal('/Arts');
      });

    it('as many as it wants, of one category, in the order that it wants, with a link to all', async () => {
      const place = await filled(
        () => text(rss('Arts', 'Music', 'Law')),
        'category="ARTS" order="newest" limit="1"',
      );
      await waitUntil(() => shown(place).length > 0);
      expect(shown(place)).to.deep.equal(['Music']);
      const all = get<HTMLAnchorElement>(place, '.m-list__all a');
      expect([all.textContent, all.href]).to.deep.equal(['Show all', 'https://news.example/']);
    });

    it('as a calendar, whose items are events', async () => {
      const place = await filled(() => text(events), '', '', 'events.ics');
      await waitUntil(() => shown(place).length > 0);
      expect(shown(place)).to.deep.equal(['Choir']);
      expect(place.querySelector('.m-list__calendar')).not.to.equal(null);
    });

    it('as the model of a list in the CMS', async () => {
      const items = [{ title: 'Page', url: '/content/page.html', lastModified: 1_765_000_000_000 }];
      const place = await filled(
        () => json({ ':type': 'core/wcm/components/list', items }),
        '',
        '',
        'list.model.json',
      );
      await waitUntil(() => shown(place).length > 0);
      expect(get<HTMLAnchorElement>(place, '.m-list a').pathname).to.equal('/content/page.html');
    });

    it('and says so in words where nothing is left of it', async () => {
      const place = await filled(() => text(rss('Arts')), 'category="Sport"');
      await waitUntil(() => place.querySelector('.m-list__none') !== null);
      expect(get(place, '.m-list__none').checkVisibility()).to.equal(true);
      const own = await filled(() => text(rss()), 'empty-label="No news today"');
      await waitUntil(() => own.querySelector('.m-list__none') !== null);
      expect(get(own, '.m-list__none').innerText).to.equal('No news today');
    });

    for (const [what, answer] of [
      ['cannot be had', () => text('', 404)],
      ['has a page for an answer', () => text('<!doctype html><title>Home</title>')],
      ['has no items', () => text(rss())],
    ] as const)
      it(`or shows what stands in the tag where it ${what}`, async () => {
        const place = await filled(answer, '', '<ul class="fallback"><li>Our news</li></ul>');
        await flushed();
        expect(get(place, '.fallback').checkVisibility()).to.equal(true);
        expect(logged.errors.length > 0).to.equal(what !== 'has no items');
      });
  });
});
