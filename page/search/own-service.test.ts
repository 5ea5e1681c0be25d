import { expect } from '@open-wc/testing';
import { json, type StubbedFetch, stubFetch } from '../testing.js';
import { popularSearches, searchCourses, suggestCourses } from './calls.js';
import { SEARCH_ANSWER, SUGGEST_ANSWER } from './testing-funnelback.js';

const { signal } = new AbortController();
const OTHER = 'https://search.example.edu';
const FLAT = { totalMatching: 1, results: [{ title: 'Law' }] };
const JSONP = new Blob([`callback(${JSON.stringify(FLAT)})`]);

type Call = (url: string) => Promise<unknown>;
const search: Call = async (url) =>
  (await searchCourses({ query: 'coa' }, { url })).results.map(({ title }) => title);
const suggest: Call = (url) => suggestCourses('coa', { url });
const popular: Call = (url) => popularSearches(signal, url);

const FOUND = ['Bachelor of Coastal Engineering & Surveying', 'Master of Coastal <Systems>'];
const SUGGESTED = ['coastal engineering', 'Coastal & marine science', 'coasts of the south', 'coast guard'];

describe('a search service at an address of its own', () => {
  let net: StubbedFetch;
  afterEach(() => net?.restore());

  const cases: readonly [what: string, call: Call, url: string, body: unknown, gives: readonly string[]][] = [
    ['Funnelback’s JSON elsewhere', search, `${OTHER}/s/search.json?collection=uni~sp`, SEARCH_ANSWER, FOUND],
    ['our shape elsewhere', search, `${OTHER}/courses`, FLAT, ['Law']],
    ['our shape on the own site', search, '/api/courses', FLAT, ['Law']],
    ['JSONP elsewhere', search, `${OTHER}/s/search.html?form=jsonp`, JSONP, ['Law']],
    ['Funnelback’s suggestions elsewhere', suggest, `${OTHER}/s/suggest.json`, SUGGEST_ANSWER, SUGGESTED],
    ['texts on the own site', suggest, '/api/suggest', ['coast'], ['coast']],
    ['popular searches elsewhere', popular, `${OTHER}/top.json`, { searches: [{ query: 'law' }] }, ['law']],
    ['popular searches as texts', popular, '/api/top', ['law', 'law', ' '], ['law']],
  ];
  for (const [what, call, url, body, gives] of cases) {
    it(`reads ${what}`, async () => {
      net = stubFetch(() => (body instanceof Blob ? new Response(body) : json(body)));
      expect(await call(url)).to.deep.equal(gives);
      const { url: asked, init } = net.calls[0]!;
      const isOther = url.startsWith(OTHER);
      expect(new URL(asked).origin).to.equal(isOther ? OTHER : location.origin);
      expect(init.credentials).to.equal(isOther ? 'omit' : 'include');
    });
  }

  it('keeps what its address asks, and says what a visitor asks', async () => {
    net = stubFetch(() => json(FLAT));
    await search(`${OTHER}/s/search.json?collection=uni~sp&form=flat&query=old#top`);
    const { searchParams, hash } = new URL(net.calls[0]!.url);
    expect(Object.fromEntries(searchParams)).to.deep.equal({
      collection: 'uni~sp',
      form: 'flat',
      query: 'coa',
      start_rank: '1',
      num_ranks: '12',
      fmo: 'true',
    });
    expect(hash).to.equal('');
  });

  for (const url of ['mailto:search@example.edu', 'https://'])
    it(`asks nothing of ${url}`, async () => {
      net = stubFetch(() => json([]));
      for (const call of [search, suggest, popular])
        expect(await call(url).catch(({ kind }) => kind)).to.equal('origin');
      expect(net.calls).to.have.length(0);
    });
});
