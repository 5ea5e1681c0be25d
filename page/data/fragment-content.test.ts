import { expect } from '@open-wc/testing';
import { resolveDataUrl } from '../model/addresses.js';
import { captureConsole, json, type StubbedFetch, stubFetch } from '../testing.js';
import { fetchFragmentContent } from './calls.js';

const OOPS = "Oops, we haven't got JSON!";
const PATH = '/content/experience-fragments/uni/notice';

describe('fetchFragmentContent', () => {
  let net: StubbedFetch;
  let logged: ReturnType<typeof captureConsole>;
  beforeEach(() => {
    logged = captureConsole();
  });
  afterEach(() => {
    net.restore();
    logged.restore();
  });

  it('asks for the model of the path and gives it with its keys normalised', async () => {
    net = stubFetch(() => json({ 'jcr:title': 'Notice' }));
    expect(await fetchFragmentContent(PATH)).to.deep.equal({ jcrTitle: 'Notice' });
    expect(net.calls[0]!.url).to.equal(location.origin + resolveDataUrl(`${PATH}.model.json`));
  });

  const failures: Record<string, () => Response> = {
    'a status other than 200': () => json({}, { status: 404 }),
    'HTML instead of JSON': () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
    'no JSON': () => json('{"title"'),
  };
  for (const [what, respond] of Object.entries(failures)) {
    it(`gives null and the catalogue’s message for ${what}`, async () => {
      net = stubFetch(respond);
      expect(await fetchFragmentContent(PATH)).to.equal(null);
      expect(logged.error.map(([line]) => line)).to.deep.equal([OOPS]);
    });
  }

  for (const path of ['//evil.test/x', 'https://evil.test/x', '/bin/x', '/etc/x', '/content/%2e%2e/apps/x']) {
    it(`asks nothing at ${path}, which is no content of this site`, async () => {
      net = stubFetch(() => json({}));
      expect(await fetchFragmentContent(path)).to.equal(null);
      expect(net.calls).to.have.length(0);
      expect(logged.error).to.have.length(1);
    });
  }

  it('says nothing of a call that its caller has ended', async () => {
    net = stubFetch(() => json({}));
    expect(await fetchFragmentContent(PATH, { signal: AbortSignal.abort() })).to.equal(null);
    expect(logged.error).to.have.length(0);
  });
});
