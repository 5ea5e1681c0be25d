import { expect } from '@open-wc/testing';
import { json, type StubbedFetch, stubFetch } from '../testing.js';
import { fetchJson } from './request.js';

describe('fetchJson', () => {
  let net: StubbedFetch;
  afterEach(() => net.restore());

  it('gives the data of the answer', async () => {
    net = stubFetch(() => json([1, 2]));
    expect(await fetchJson('/x.json')).to.deep.equal([1, 2]);
  });

  it('gives the status when the server answers with a failure', async () => {
    net = stubFetch(() => json({}, { status: 404 }));
    expect(await fetchJson('/x.json')).to.deep.equal({ error: true, message: 'Error 404' });
  });

  it('says what went wrong when no answer comes', async () => {
    net = stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await fetchJson('/x.json')).to.deep.equal({
      error: true,
      message: `${location.origin}/x.json cannot be reached`,
    });
  });

  it('says so when it was aborted', async () => {
    net = stubFetch(() => json({}));
    expect(await fetchJson('/x.json', { signal: AbortSignal.abort() })).to.have.property('error', true);
  });
});
