import { expect } from '@open-wc/testing';
import { json, type StubbedFetch, stubFetch } from '../testing.js';
import { searchCourses, suggestCourses } from './calls.js';
import { SEARCH_ANSWER, SUGGEST_ANSWER } from './testing-funnelback.js';

describe('Funnelback’s own answers', () => {
  let net: StubbedFetch;
  const answer = (body: unknown) => {
    net = stubFetch(() => new Response(`/**/callback(${JSON.stringify(body)})`));
  };
  afterEach(() => net.restore());

  it('are course results like any other', async () => {
    answer(SEARCH_ANSWER);
    expect(await searchCourses({ query: 'coastal' })).to.deep.equal({
      total: 27,
      results: [
        {
          title: 'Bachelor of Coastal Engineering & Surveying',
          url: 'https://www.averley.example/courses/bachelor-of-coastal-engineering.html',
          code: 'HECS110',
          faculty: 'Engineering and computer science',
          level: 'undergraduate',
          audiences: ['domestic', 'international'],
          summary: 'You study shores that move, with coastal fieldwork from first year…',
        },
        {
          title: 'Master of Coastal <Systems>',
          url: 'https://www.averley.example/courses/master-of-coastal-systems.html',
          code: 'MECS120',
          faculty: 'Science',
          level: 'postgraduate',
          audiences: ['international'],
          summary: 'Models of water and sand.',
        },
      ],
    });
  });

  it('tell the audiences’ fees apart by a class for each', async () => {
    const metaData = { feeDomestic: '$11,098 a year', feeInternational: '$43,750 a year' };
    const packet = { resultsSummary: { totalMatching: 1 }, results: [{ title: 'Nursing', metaData }] };
    answer({ response: { resultPacket: packet } });
    expect((await searchCourses({ query: 'nursing' })).results[0]!.fees).to.deep.equal({
      domestic: '$11,098 a year',
      international: '$43,750 a year',
    });
  });

  it('are none where nothing matches, and no results where the query failed', async () => {
    answer({ response: { resultPacket: { resultsSummary: { totalMatching: 0 }, results: [] } } });
    expect(await searchCourses({ query: 'alchemy' })).to.deep.equal({ total: 0, results: [] });
    net.restore();
    answer({ response: { resultPacket: null } });
    const failure = await searchCourses({ query: 'a' }).catch((error: unknown) => error);
    expect(failure).to.include({ name: 'RequestError', kind: 'parse' });
  });

  it('make a mark of nothing that they name: no tag comes through, and no script runs', async () => {
    const title = '<img src=x onerror="window.wasRun = true">Law &amp;lt;b&amp;gt; &#x110000;';
    const packet = { resultsSummary: { totalMatching: 1 }, results: [{ title, liveUrl: 3, metaData: 'x' }] };
    answer({ response: { resultPacket: packet } });
    const { results } = await searchCourses({ query: 'law' });
    expect(results[0]).to.include({ title: 'Law &lt;b&gt; &#x110000;', url: '', summary: '' });
    expect('wasRun' in window).to.equal(false);
  });

  it('suggest what is to be shown, else what was matched, and run no action', async () => {
    net = stubFetch(() => json(SUGGEST_ANSWER));
    expect(await suggestCourses('coa')).to.deep.equal([
      'coastal engineering',
      'Coastal & marine science',
      'coasts of the south',
      'coast guard',
    ]);
    expect('wasRun' in window).to.equal(false);
  });
});
