// What an address may answer that a list is filled from, each as the items of a list.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { growth, MOST_GROWTH } from '../../../tools/test/growth.js';
import { readNamesFromTable } from '../../_safe/named-characters-table.js';
import { readCalendar } from './calendar-feed.js';
import { feed } from './feed.js';
import { readJson } from './json-feed.js';
import { readFeed } from './read-feed.js';
import { readXml } from './xml-feed.js';

const ADDRESS = 'https://news.example/faculty/feed.xml';
const items = async (answer: unknown) =>
  (await readFeed(answer, ADDRESS)).items as readonly Readonly<Record<string, unknown>>[];

const RSS = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>
<title>News</title><link>https://news.example/</link>
<item><title>Tides &amp; weather</title><link>/tides</link><pubDate>Tue, 10 Jun 2025 09:30:00 +1000</pubDate>
<category>Science</category><category><![CDATA[Law, and order]]></category>
<description><![CDATA[<p>Read <b>since</b> 1884 &hellip;</p><script>x()</script><p>The post Tides appeared first on News.</p>]]></description>
<media:content url="tides.jpg" medium="image"/></item>
<item><guid>https://news.example/two</guid><title></title><description>No title &lt;em&gt;here&lt;/em&gt;</description></item>
</channel></rss>`;
const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://news.example/all"/>
<entry><title type="html">One &amp;amp; two</title><link rel="self" href="/self"/><link href="/one"/><published>2026-03-01T08:00:00Z</published><category term="Arts"/><summary>Words</summary></entry></feed>`;
const RDF = `<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>A</title><link>https://a.example</link></channel><item><title>Old</title><link>https://a.example/old</link><dc:date>2026-02-03</dc:date></item></rdf:RDF>`;
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];
const ZONE = [
  ...['BEGIN:VTIMEZONE', 'TZID:Sydney', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+1000', 'TZOFFSETTO:+1000', 'END:STANDARD', 'END:VTIMEZONE'],
];
const ITEM = '<item><title>T</title><link>/a</link><description>&lt;p&gt;a &lt;b</description></item>';
const EVENT = event('SUMMARY:A', 'DTSTART:20261208T080000').join('\r\n');
const DEEP = 400;
const NOW = new Date('2026-11-29T00:00:00Z');

describe('a list of another system', () => {
  before(readNamesFromTable);

  it('is RSS, with dates on the clock that they were written on', async () => {
    const { allUrl } = await readFeed(RSS, ADDRESS);
    assert.equal(allUrl, 'https://news.example/');
    assert.deepEqual(await items(RSS), [
      {
        title: 'Tides & weather',
        link: 'https://news.example/tides',
        date: '2025-06-10T09:30+10:00',
        image: 'https://news.example/faculty/tides.jpg',
        description: 'Read since 1884 …',
        category: ['Science', 'Law, and order'],
      },
      {
        title: 'No title here',
        link: 'https://news.example/two',
        date: undefined,
        image: undefined,
        description: undefined,
        category: [],
      },
    ]);
  });

  it('is Atom or RSS 1.0', async () => {
    const [one] = await items(ATOM);
    assert.equal(one!.title, 'One & two');
    assert.equal(one!.link, 'https://news.example/one');
    assert.equal(one!.date, '2026-03-01T08:00:00.000Z');
    assert.deepEqual(one!.category, ['Arts']);
    const [old] = await items(RDF);
    assert.deepEqual([old!.title, old!.date], ['Old', '2026-02-03']);
  });

  it('is Atom whose titles are XHTML', async () => {
    const [one] = await items(
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Less <em>or</em> more</div></title><content type="xhtml"><div><p>First <b>words</b></p></div></content></entry></feed>',
    );
    assert.deepEqual([one!.title, one!.description], ['Less or more', 'First words']);
  });

  it('is a JSON Feed, with or without a byte order mark', async () => {
    const json = {
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: '/all',
      items: [
        {
          id: '1',
          url: '/a',
          title: 'A',
          content_html: '<p>Words <a href="/x">there</a></p>',
          tags: ['Law'],
          date_published: '2026-01-02T03:04:05+11:00',
        },
        { id: '2', content_text: 'Only <words>' },
      ],
    };
    assert.equal((await items(json.items))[0]!.title, 'A');
    for (const answer of [json, JSON.stringify(json), `\ufeff ${JSON.stringify(json)}`]) {
      const [one, two] = await items(answer);
      assert.deepEqual(
        [one!.title, one!.description, one!.date, one!.category],
        ['A', 'Words there', '2026-01-02T03:04:05+11:00', ['Law']],
      );
      assert.equal(two!.title, 'Only');
    }
  });

  it('is the model of a list, ours or that of Core Components', async () => {
    const model = {
      ':type': 'core/wcm/components/list/v4/list',
      items: [
        { title: 'Page', url: '/content/page.html', lastModified: 1_765_000_000_000 },
        {
          title: 'Linked',
          link: { url: '/linked.html', valid: true },
          description: '<p>As it is</p>',
          date: '2026-05-01',
        },
      ],
    };
    const [page, linked] = await items(model);
    assert.deepEqual([page!.link, page!.date], ['/content/page.html', '2025-12-06T05:46:40.000Z']);
    assert.deepEqual(
      [linked!.link, linked!.description, linked!.date],
      ['/linked.html', '<p>As it is</p>', '2026-05-01'],
    );
  });

  it('is a calendar: days, times of a zone, of UTC and of none', async () => {
    const text = calendar(
      ...ZONE,
      ...event(
        'SUMMARY:Open day\\, with tours',
        'DTSTART;VALUE=DATE:20261205',
        'DTEND;VALUE=DATE:20261207',
        'LOCATION:Quad',
        'URL:https://x.example/open',
        'CATEGORIES:Tours,Campus',
      ),
      ...event('SUMMARY:Talk', 'DTSTART;TZID=Sydney:20261206T180000', 'DTEND;TZID=Sydney:20261206T193000'),
      ...event('SUMMARY:Call', 'DTSTART:20261207T080000Z'),
      ...event('SUMMARY:Float', 'DTSTART:20261208T080000'),
      ...event('SUMMARY:Off', 'STATUS:CANCELLED', 'DTSTART:20261208T080000'),
    );
    const model = await readFeed(text, ADDRESS);
    assert.equal(model.kind, 'event');
    assert.deepEqual(
      (await items(text)).map(({ title, date, end, place, category }) => [title, date, end, place, category]),
      [
        ['Open day, with tours', '2026-12-05', '2026-12-06', 'Quad', ['Tours', 'Campus']],
        ['Talk', '2026-12-06T18:00+10:00', '2026-12-06T19:30+10:00', undefined, []],
        ['Call', '2026-12-07T08:00Z', undefined, undefined, []],
        ['Float', '2026-12-08T08:00', undefined, undefined, []],
      ],
    );
  });

  it('has the next times of an event that recurs, and gives up on one that has none', () => {
    const weekly = calendar(
      ...event(
        'SUMMARY:Choir',
        'DTSTART:20200106T190000',
        'DTEND:20200106T200000',
        'RRULE:FREQ=WEEKLY',
        'EXDATE:20261207T190000',
      ),
      ...event('SUMMARY:Over', 'DTSTART:20200106T190000', 'RRULE:FREQ=DAILY;COUNT=3'),
      ...event('SUMMARY:Endless', 'DTSTART:19000101T000000', 'RRULE:FREQ=SECONDLY'),
    );
    const read = readCalendar(weekly, NOW).items;
    assert.deepEqual([...new Set(read.map(({ title }) => title))], ['Choir']);
    assert.equal(read.length, 12);
    assert.deepEqual(
      read.slice(0, 2).map(({ date }) => date),
      ['2026-11-30T19:00', '2026-12-14T19:00'],
    );
  });

  for (const [what, answer] of [
    ['a page', '<!doctype html><title>Home</title>'],
    ['XML that is no feed', '<html><rss></rss></html>'],
    ['words', 'Not found'],
    ['nothing', ''],
    ['JSON without items', '{"title":"A"}'],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'],
  ] as const)
    it(`is refused where the answer is ${what}`, async () => {
      await assert.rejects(readFeed(answer, ADDRESS), Error);
    });

  it('has text that can be no markup, whatever the feed says', async () => {
    const hostile = RSS.replace('Read <b>since</b>', '&lt;img src=x onerror=alert(1)&gt; &amp;lt;b&amp;gt;');
    for (const { description } of await items(hostile))
      assert.doesNotMatch(String(description ?? ''), /[<>]/);
  });

  it('is asked for as text where its address says so', () => {
    for (const src of [
      '/news/feed.xml',
      '/news/feed/',
      'https://a.example/x',
      '//a.example/x',
      '/events.ics',
      '/news.rss',
      '/calendar?ical=1',
      '/?feed=rss2',
      '/a.atom#x',
    ])
      assert.ok(feed.isText(src), src);
    for (const src of ['/content/news', '/content/news.model.json', '/news/feed.json', '/news?page=2'])
      assert.ok(!feed.isText(src), src);
  });

  for (const [name, unit, read] of [
    ['items', () => ITEM, (text: string) => readXml(`<rss><channel>${text}</channel></rss>`)],
    [
      'elements in elements',
      () => '<b>',
      (text: string) => {
        const depth = text.length / '<b>'.length;
        // As deep as the parser's stack lets it be.
        const deep = '<b>'.repeat(DEEP) + '</b>'.repeat(DEEP);
        return readXml(`<rss><channel><item>${deep.repeat(Math.ceil(depth / DEEP))}</item></channel></rss>`);
      },
    ],
    [
      'markup in text',
      () => '&lt;p&gt;a &lt;b ',
      (text: string) =>
        readXml(
          `<rss><channel><item><title>${text}</title><description>${text}</description></item></channel></rss>`,
        ),
    ],
    [
      'entries',
      () => ',{"title":"A","content_html":"<p>a <b"}',
      (text: string) =>
        readJson(JSON.parse(`{"version":"https://jsonfeed.org/version/1","items":[{}${text}]}`)),
    ],
    [
      'events',
      () => `${EVENT}\r\n`,
      (text: string) => readCalendar(`BEGIN:VCALENDAR\r\n${text}END:VCALENDAR`, NOW),
    ],
  ] as const)
    it(`takes time that grows with the answer at most: ${name}`, async () => {
      const times = await growth((text) => {
        const before = process.cpuUsage();
        read(text);
        return process.cpuUsage(before).user / 1000;
      }, unit);
      assert.ok(times <= MOST_GROWTH, `${times.toFixed(1)} times for twice the text`);
    });
});
