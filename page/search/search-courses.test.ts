import { expect } from '@open-wc/testing';
import * as limits from '../../vocabulary/limits.js';
import type { RequestError } from '../request/request-error.js';
import { json, never, type StubbedFetch, stubFetch } from '../testing.js';
import { searchCollection, searchCourses, suggestCourses } from './calls.js';

const HOSTILE = [
  `"'\`&#%+=?/\\ ;,:@`,
  '%26%2526',
  '&fmo=false&form=html#x',
  'kỹ thuật biển 🎓👩🏽‍🔬',
  '\ud800 a lone surrogate',
  '</script><img src=x onerror=alert(1)>',
  '🎓'.repeat(5000),
  ' \t\n ',
];
/** As UTF-8 has it: no half of a character. */
const wellFormed = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));
const found = (results: unknown[], totalMatching = results.length) =>
  new Response(`callback(${JSON.stringify({ totalMatching, results })});`);
const failure = (call: Promise<unknown>): Promise<RequestError> =>
  call.then(
    () => expect.fail('it should have failed'),
    (error) => error,
  );

describe('searchCourses', () => {
  let net: StubbedFetch;
  const answer = (body: string | (() => Response | Promise<Response>)) => {
    net = stubFetch(typeof body === 'string' ? () => new Response(body) : body);
  };
  const asked = (at = 0) => new URL(net.calls[at]!.url);
  afterEach(() => net.restore());

  it('asks for one page of the kind’s collection, filters and all', async () => {
    answer(() => found([]));
    await searchCourses({
      query: 'law',
      kind: 'uos',
      level: 'research',
      audience: 'domestic',
      startRank: 13,
    });
    expect(asked().pathname).to.match(/^(?:\/mocks)?\/s\/search\.html$/);
    expect(Object.fromEntries(asked().searchParams)).to.deep.equal({
      collection: searchCollection('uos'),
      query: 'law',
      level: 'research',
      audience: 'domestic',
      start_rank: '13',
      num_ranks: String(limits.searchResultRanks),
      fmo: 'true',
      form: 'custom-jsonp',
    });
  });

  it('filters nothing for all study', async () => {
    answer(() => found([]));
    await searchCourses({ query: '', level: 'all study' });
    expect(asked().searchParams.has('level')).to.equal(false);
    expect(asked().searchParams.get('start_rank')).to.equal('1');
  });

  for (const query of HOSTILE) {
    it(`encodes ${JSON.stringify(query.slice(0, 24))} once`, async () => {
      answer(() => found([]));
      await searchCourses({ query });
      const { searchParams, hash } = asked();
      expect(searchParams.get('query')).to.equal(wellFormed(query));
      expect(searchParams.getAll('form')).to.deep.equal(['custom-jsonp']);
      expect(hash).to.equal('');
    });
  }

  it('tells of no fewer courses than it gives', async () => {
    answer(() => found([{ title: 'Nursing' }, { title: 'Medicine' }], 0));
    const { total, results } = await searchCourses({ query: 'a' });
    expect([total, results.length]).to.deep.equal([2, 2]);
  });

  it('gives the fee of each audience, and the one of a service that knows no audiences as before', async () => {
    answer(() =>
      found([
        {
          title: 'Both',
          length: '3 years',
          fees: { international: ' $43,750 a year ', domestic: '$11,098 a year' },
        },
        { title: 'One', fees: { domestic: '$6,104 a year', international: '', aliens: '$1', length: 4 } },
        { title: 'Old', fee: '$8,948 a year' },
        ...['$1', null, ['$1'], { domestic: 3 }].map((fees) => ({ title: 'Odd', fees })),
      ]),
    );
    const { results } = await searchCourses({ query: 'a' });
    expect(results.map(({ offer, fees }) => [offer, fees])).to.deep.equal([
      [['3 years', '', ''], { domestic: '$11,098 a year', international: '$43,750 a year' }],
      [['', '', ''], { domestic: '$6,104 a year' }],
      [['', '', '$8,948 a year'], undefined],
      ...Array(4).fill([undefined, undefined]),
    ]);
  });

  it('gives each result its fields, the faculty by its name', async () => {
    answer(() =>
      found(
        [
          {
            title: ' Bachelor of Tides ',
            liveUrl: '/courses/tides.html',
            code: 'B100',
            faculty: 'engineering-and-computer-science',
            level: 'undergraduate',
            audience: ['domestic', 7],
            summary: 'Water.',
          },
        ],
        40,
      ),
    );
    expect(await searchCourses({ query: 'tides' })).to.deep.equal({
      total: 40,
      results: [
        {
          title: 'Bachelor of Tides',
          url: '/courses/tides.html',
          code: 'B100',
          faculty: 'Engineering and computer science',
          level: 'undergraduate',
          audiences: ['domestic'],
          summary: 'Water.',
        },
      ],
    });
  });

  it('leaves out what is no result, and gives one page of a thousand', async () => {
    answer(() =>
      found([null, 1, {}, { title: '' }, ...Array.from({ length: 1000 }, (_, i) => ({ title: `${i}` }))]),
    );
    const { total, results } = await searchCourses({ query: 'a' });
    expect(total).to.equal(1004);
    expect(results.map(({ title }) => title)).to.deep.equal(Array.from({ length: 12 }, (_, i) => `${i}`));
  });

  it('never runs the answer', async () => {
    answer('callback((window.wasRun = true, {"totalMatching":0,"results":[]}))');
    expect((await failure(searchCourses({ query: 'a' }))).kind).to.equal('parse');
    expect('wasRun' in window).to.equal(false);
  });

  for (const body of [
    '',
    'callback',
    'callback({',
    'callback({"totalMatching":1,"results":[]}); alert(1)',
    '{"totalMatching":0,"results":[]}',
    'callback(null)',
    'callback([])',
    'callback({"totalMatching":"2","results":[]})',
    'callback({"totalMatching":-1,"results":[]})',
    'callback({"totalMatching":1,"results":{}})',
    '<!DOCTYPE html><title>Log in</title>',
  ]) {
    it(`fails with a typed error for ${JSON.stringify(body)}`, async () => {
      answer(body);
      const { name, kind } = await failure(searchCourses({ query: 'a' }));
      expect([name, kind]).to.deep.equal(['RequestError', 'parse']);
    });
  }

  it('fails with the status of a search that is down', async () => {
    answer(() => new Response('', { status: 503 }));
    expect(await failure(searchCourses({ query: 'a' }))).to.include({ kind: 'status', status: 503 });
  });

  it('waits as long as it is told, and no longer than it is wanted', async () => {
    answer(() => never);
    expect((await failure(searchCourses({ query: 'a' }, { timeoutMs: 1 }))).kind).to.equal('timeout');
    const controller = new AbortController();
    const call = failure(searchCourses({ query: 'b' }, { signal: controller.signal }));
    controller.abort();
    expect((await call).kind).to.equal('aborted');
  });
});

describe('suggestCourses', () => {
  let net: StubbedFetch;
  const answer = (body: unknown) => {
    net = stubFetch(() => json(body));
  };
  afterEach(() => net.restore());

  it('asks for the kind’s collection', async () => {
    answer([]);
    await suggestCourses('coa', { kind: 'subject-area' });
    const url = new URL(net.calls[0]!.url);
    expect(url.pathname).to.match(/^(?:\/mocks)?\/s\/suggest\.json$/);
    expect(Object.fromEntries(url.searchParams)).to.deep.equal({
      collection: searchCollection('subject-area'),
      partial_query: 'coa',
      fmt: 'json',
    });
  });

  for (const query of HOSTILE) {
    it(`encodes ${JSON.stringify(query.slice(0, 24))} once`, async () => {
      answer([]);
      await suggestCourses(query);
      const { searchParams, hash } = new URL(net.calls[0]!.url);
      expect([searchParams.get('partial_query'), searchParams.get('fmt'), hash]).to.deep.equal([
        wellFormed(query),
        'json',
        '',
      ]);
    });
  }

  it('gives texts, each once, whichever form they come in', async () => {
    answer(['law', ' law ', { disp: 'law and society' }, { key: 'music' }, null, 3, '', { disp: 4 }]);
    expect(await suggestCourses('l')).to.deep.equal(['law', 'law and society', 'music']);
  });

  it('gives a list that fits under an input', async () => {
    answer(Array.from({ length: 1000 }, (_, i) => `course ${i}`));
    expect(await suggestCourses('c')).to.have.length(limits.searchSuggestions);
  });

  it('fails with a typed error for what is no list', async () => {
    for (const body of [null, {}, '"law"', 'x']) {
      answer(body);
      expect((await failure(suggestCourses('l'))).kind).to.equal('parse');
      net.restore();
    }
  });
});
