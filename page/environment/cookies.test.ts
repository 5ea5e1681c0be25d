import { expect } from '@open-wc/testing';
import { cookieValue, writeCookie } from './modes.js';

/** A document that is not this one, with cookies as given. */
function documentWith(cookie: unknown): Document {
  const other = document.implementation.createHTMLDocument();
  Object.defineProperty(other, 'cookie', { value: cookie });
  return other;
}

describe('cookies', () => {
  afterEach(() => writeCookie('x', '', 0, document));

  it('are read as they were written', () => {
    expect(cookieValue('x', document)).to.equal(undefined);
    writeCookie('x', 'one', 60, document);
    expect(cookieValue('x', document)).to.equal('one');
    writeCookie('x', 'two', 60, document);
    expect(cookieValue('x', document)).to.equal('two');
  });

  it('go over no open connection where the page came over a safe one', () => {
    const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    const written: string[] = [];
    Object.defineProperty(Document.prototype, 'cookie', {
      set: (cookie: string) => void written.push(cookie),
    });
    for (const protocol of ['https:', 'http:'])
      writeCookie('x', 'one', 60, { location: { protocol } } as unknown as Document);
    Object.defineProperty(Document.prototype, 'cookie', { set });
    const common = 'x=one; Path=/; Max-Age=60; SameSite=Lax';
    expect(written).to.deep.equal([`${common}; Secure`, common]);
  });

  it('are read by their whole name', () => {
    const cookies = documentWith('ax=1; xa=2; x.=3; X=4;y=x=5');
    expect(cookieValue('x', cookies)).to.equal(undefined);
    expect(cookieValue('y', cookies)).to.equal('x=5');
  });

  it('may be empty, without a value or with spaces around', () => {
    const cookies = documentWith('empty=;flag; spaced = a b ;');
    expect(cookieValue('empty', cookies)).to.equal('');
    expect(cookieValue('flag', cookies)).to.equal('');
    expect(cookieValue('spaced', cookies)).to.equal('a b');
    expect(cookieValue('x', cookies)).to.equal(undefined);
  });

  it('are not those of an element that takes the place of document.cookie', () => {
    writeCookie('x', 'one', 60, document);
    const image = document.createElement('img');
    image.setAttribute('name', 'cookie');
    document.body.append(image);
    expect(cookieValue('x', document)).to.equal('one');
    writeCookie('x', 'two', 60, document);
    image.remove();
    expect(cookieValue('x', document)).to.equal('two');
  });

  it('are absent where the browser blocks them', () => {
    const { prototype } = Document;
    const { cookie } = Object.getOwnPropertyDescriptors(prototype);
    const blocked = () => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    };
    Object.defineProperty(prototype, 'cookie', { configurable: true, get: blocked, set: blocked });
    try {
      expect(cookieValue('x', document)).to.equal(undefined);
      writeCookie('x', 'one', 60, document);
    } finally {
      Object.defineProperty(prototype, 'cookie', cookie!);
    }
    expect(cookieValue('x', document)).to.equal(undefined);
  });
});
