import { expect } from '@open-wc/testing';
import { writeCookie } from '../environment/modes.js';
import { captureConsole, json, prerender, type StubbedFetch, stubFetch } from '../testing.js';
import { loadLocale } from './locale.js';

const LANGUAGES = [
  { name: 'English', value: 'en' },
  { name: 'Tiếng Việt', value: 'vi' },
];
const DICTIONARY_ERROR = 'Network response was not ok with the language json';
const { signal } = new AbortController();

describe('loadLocale', () => {
  const { lang } = document.documentElement;
  let net: StubbedFetch;
  let logged: ReturnType<typeof captureConsole>;
  let meta: HTMLMetaElement;

  beforeEach(() => {
    logged = captureConsole();
    document.documentElement.lang = 'vi-VN';
    meta = document.createElement('meta');
    meta.name = 'languages';
    meta.content = JSON.stringify(LANGUAGES);
    document.head.append(meta);
    net = stubFetch(() => json({ Menu: 'Trình đơn' }));
  });

  afterEach(() => {
    logged.restore();
    net.restore();
    meta.remove();
    document.documentElement.lang = lang;
    delete document.documentElement.dataset.i18nDictionarySrc;
    writeCookie('user_language', '', 0, document);
  });

  it('brings language, languages and dictionary', async () => {
    expect(await loadLocale(signal)).to.deep.equal({
      i18IsAvailable: true,
      language: 'vi',
      languages: LANGUAGES,
      dictionary: { Menu: 'Trình đơn' },
    });
    expect(net.calls[0]?.url).to.equal(`${location.origin}/libs/cq/i18n/dict.vi.json`);
  });

  it('takes the dictionary that the page names', async () => {
    document.documentElement.dataset.i18nDictionarySrc = '/i18n/{locale}/site.{locale}.json';
    await loadLocale(signal);
    expect(net.calls[0]?.url).to.equal(`${location.origin}/i18n/vi/site.vi.json`);
  });

  it('puts nothing but two letters into the address', async () => {
    document.documentElement.lang = '../../etc/passwd';
    await loadLocale(signal);
    expect(net.calls[0]?.url).to.equal(`${location.origin}/libs/cq/i18n/dict.en.json`);
  });

  it('takes no dictionary of another origin', async () => {
    for (const src of [
      '//evil.test/{locale}.json',
      '/\\evil.test/{locale}.json',
      'https://evil.test/x',
      'http://[',
    ]) {
      document.documentElement.dataset.i18nDictionarySrc = src;
      expect((await loadLocale(signal)).i18IsAvailable, src).to.equal(false);
    }
    expect(net.calls).to.deep.equal([]);
    expect(logged.error).to.deep.equal(Array(4).fill([DICTIONARY_ERROR]));
  });

  it('takes only texts from the dictionary, and nothing into a prototype', async () => {
    net.restore();
    net = stubFetch(() => json('{"Menu": "M", "n": 1, "o": {}, "__proto__": {"polluted": 1}}'));
    expect((await loadLocale(signal)).dictionary).to.deep.equal({ Menu: 'M' });
    expect(({} as Record<string, unknown>).polluted).to.equal(undefined);
  });

  it('is without translations, in the words of the catalogue, when the dictionary fails', async () => {
    net.restore();
    net = stubFetch(() => json({}, { status: 404 }));
    expect(await loadLocale(signal)).to.deep.equal({
      i18IsAvailable: false,
      language: 'vi',
      languages: LANGUAGES,
      dictionary: {},
    });
    expect(logged.error).to.deep.equal([[DICTIONARY_ERROR]]);
  });

  it('is without translations, and calls nobody, when the page has no languages', async () => {
    meta.remove();
    expect(await loadLocale(signal)).to.deep.equal({ language: 'vi', i18IsAvailable: false });
    expect(net.calls).to.deep.equal([]);
    expect(logged.error).to.deep.equal([]);
  });

  for (const content of ['', '{', '{}', 'null', '"en"']) {
    it(`names the meta tag when its content is ${content || 'empty'}`, async () => {
      meta.content = content;
      expect((await loadLocale(signal)).i18IsAvailable).to.equal(false);
      expect(logged.error).to.have.length(1);
      expect(logged.error[0]?.[0]).to.match(/^<meta name="languages">/);
    });
  }

  it('leaves out what is no language', async () => {
    meta.content = JSON.stringify([LANGUAGES[0], null, 'vi', { name: 'x' }, { name: 'x', value: '../' }]);
    expect((await loadLocale(signal)).languages).to.deep.equal([LANGUAGES[0]]);
  });

  it('writes the language of the page into the cookie', async () => {
    await loadLocale(signal);
    expect(document.cookie.split('; ')).to.include('user_language=vi');
  });

  it('writes no cookie for a page that was prerendered on speculation, until it is shown', async () => {
    const show = prerender();
    await loadLocale(signal);
    const before = document.cookie;
    show();
    expect(before).not.to.contain('user_language');
    expect(document.cookie).to.contain('user_language=vi');
  });

  it('writes the cookie for 60 days, for the whole site', async () => {
    const { cookie } = Object.getOwnPropertyDescriptors(Document.prototype);
    let written = '';
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set: (value: string) => (written = value),
    });
    try {
      await loadLocale(signal);
    } finally {
      Object.defineProperty(Document.prototype, 'cookie', cookie!);
    }
    expect(written).to.equal('user_language=vi; Path=/; Max-Age=5184000; SameSite=Lax');
  });

  it('does without cookies where they are blocked', async () => {
    const { cookie } = Object.getOwnPropertyDescriptors(Document.prototype);
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: blocked, set: blocked });
    try {
      expect((await loadLocale(signal)).i18IsAvailable).to.equal(true);
    } finally {
      Object.defineProperty(Document.prototype, 'cookie', cookie!);
    }
  });
});
