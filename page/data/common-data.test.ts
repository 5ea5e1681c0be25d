import { expect } from '@open-wc/testing';
import { resolveDataUrl } from '../model/addresses.js';
import { json, type StubbedFetch, stubFetch } from '../testing.js';
import { fetchCommonContent, fetchGlobalConfig, fetchPopularSearches } from './calls.js';

const CALLS = [
  { name: 'fetchGlobalConfig', call: fetchGlobalConfig, path: '/bin/courses/global-config.json' },
  { name: 'fetchCommonContent', call: fetchCommonContent, path: '/bin/courses/course-common-content.json' },
  {
    name: 'fetchPopularSearches',
    call: fetchPopularSearches,
    path: '/bin/courses/most-popular-searches.json?q=1',
  },
];

describe('the calls for what course pages share', () => {
  let net: StubbedFetch;
  afterEach(() => net.restore());

  for (const { name, call, path } of CALLS) {
    it(`${name} asks ${path}, in development its mock`, async () => {
      net = stubFetch(() => json({ searches: ['law'] }));
      expect(await call()).to.deep.equal({ searches: ['law'] });
      expect(net.calls.map(({ url }) => url)).to.deep.equal([location.origin + resolveDataUrl(path)]);
      const development = new URL('http://localhost:8080/');
      expect(resolveDataUrl(path, development)).to.equal(`/mocks${path}`);
    });

    it(`${name} says why there are no data, and does not reject`, async () => {
      net = stubFetch(() => json({}, { status: 503 }));
      expect(await call()).to.deep.equal({ error: true, message: 'Error 503' });
    });

    it(`${name} ends with its caller’s signal`, async () => {
      net = stubFetch(() => json({}));
      expect(await call({ signal: AbortSignal.abort() })).to.have.property('error', true);
      expect(net.calls).to.have.length(0);
    });
  }
});
