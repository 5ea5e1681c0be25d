import { expect } from '@open-wc/testing';
import { setHomeOrigin } from '../environment/home-origin.js';
import { RequestError } from '../request/request-error.js';
import { json, type StubbedFetch, stubFetch } from '../testing.js';
import { loadModel } from './fetch-model.js';

const { signal } = new AbortController();

describe('loadModel', () => {
  let net: StubbedFetch;

  beforeEach(() => {
    net = stubFetch(() => json({ 'jcr:title': 'Study' }));
  });

  afterEach(() => net.restore());

  const path = (at = 0) => new URL(net.calls[at]!.url).pathname;

  it('gives the model with its keys normalised', async () => {
    expect(await loadModel('/content/a.model.json', signal)).to.deep.equal({ jcrTitle: 'Study' });
  });

  const ALLOWED: Readonly<Record<string, string>> = {
    '/content/a.model.json': '/content/a.model.json',
    '/content/a/_jcr_content/root/hero.json': '/content/a/_jcr_content/root/hero.json',
    '/etc.clientlibs/uni/data.json': '/etc.clientlibs/uni/data.json',
    '/courses/law.html': '/courses/law.model.json',
    '/courses/': '/courses/search.model.json',
    '/home.html': '/home.model.json',
    '/home.model.json': '/home.model.json',
    '/homework/a.json': '/homework/a.json',
    '/content/experience-fragments/uni/header': '/content/experience-fragments/uni/header.model.json',
    '/vi/khóa-học.html': '/vi/kh%C3%B3a-h%E1%BB%8Dc.model.json',
    [`${location.origin}/a.json`]: '/a.json',
  };
  for (const [src, fetched] of Object.entries(ALLOWED)) {
    it(`fetches ${fetched} for ${src}`, async () => {
      await loadModel(src, signal);
      expect(path()).to.equal(fetched);
    });
  }

  describe('on a page with a home site', () => {
    beforeEach(() => setHomeOrigin('https://home.test'));
    afterEach(() => setHomeOrigin(location.origin));

    it('asks there, without credentials, and gives the paths of that site', async () => {
      net.restore();
      net = stubFetch(() => json({ 'jcr:title': 'Study', link: '/apply.html' }));
      expect(await loadModel('/content/a.model.json', signal)).to.deep.equal({
        jcrTitle: 'Study',
        link: 'https://home.test/apply.html',
      });
      const { url, init } = net.calls[0]!;
      expect([url, init.credentials, init.mode]).to.deep.equal([
        'https://home.test/content/a.model.json',
        'omit',
        'cors',
      ]);
    });

    it('takes an address of that site', async () => {
      await loadModel('https://home.test/courses/law.html', signal);
      expect(net.calls[0]?.url).to.equal('https://home.test/courses/law.model.json');
    });

    for (const src of [
      `${location.origin}/a.json`,
      'https://evil.test/a.json',
      '/bin/a.json',
      '//evil.test/a.json',
    ]) {
      it(`refuses ${src}`, async () => {
        const error = await loadModel(src, signal).catch((reason: unknown) => reason);
        expect(error).to.be.instanceOf(RequestError).with.property('kind', 'origin');
        expect(net.calls).to.have.length(0);
      });
    }

    it('refuses an answer that came from a third site', async () => {
      net.restore();
      net = stubFetch(() => Object.defineProperty(json({}), 'url', { value: 'https://evil.test/a.json' }));
      const error = await loadModel('/content/a.json', signal).catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(RequestError).with.property('kind', 'origin');
    });
  });

  it('keeps the query', async () => {
    await loadModel('/a.json?q=1', signal);
    expect(net.calls[0]?.url).to.equal(`${location.origin}/a.json?q=1`);
  });

  for (const src of [
    'https://evil.test/a.json',
    '//evil.test/a.json',
    '/\\evil.test/a.json',
    '/\t/evil.test/a.json',
    '\\\\evil.test/a.json',
    'http:\\\\evil.test/a.json',
    '/content/../bin/a.json',
    '/content/%2e%2e/bin/a.json',
    '/content/%2E%2E/bin/a.json',
    '/content/%252e%252e/bin/a.json',
    '/content/..%2fbin/a.json',
    '/content/..;/bin/a.json',
    '/content/a%00.json',
    '/bin/querybuilder.json',
    '/%62in/querybuilder.json',
    '//bin/querybuilder.json',
    '/libs/granite/security/currentuser.json',
    '/apps/x.json',
    '/etc/x.json',
    '/home/users.infinity.json',
    '/crx/de.json',
    '/system/console.json',
    '/libs.json',
    'data:application/json,{}',
    'javascript:alert(1)//.json',
    'blob:x',
    'http://',
  ]) {
    it(`refuses ${JSON.stringify(src)} without calling anybody`, async () => {
      const error = await loadModel(src, signal).catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(RequestError);
      expect((error as RequestError).kind).to.equal('origin');
      expect((error as RequestError).message).to.contain('give a path of this site');
      expect(net.calls).to.deep.equal([]);
    });
  }
});
