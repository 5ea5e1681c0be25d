import { expect } from '@open-wc/testing';
import { displayMode, isEditingMode, isPreviewMode, writeCookie } from './modes.js';

const added: Element[] = [];

function add<Name extends keyof HTMLElementTagNameMap>(name: Name, attributes: Record<string, string>) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  document.head.append(element);
  added.push(element);
  return element;
}

const setMode = (value: string, maxAgeS = 60) => writeCookie('wcmmode', value, maxAgeS, document);

/** A document that is not this one, with cookies as given. */
const documentWith = (cookies: () => string): Document => {
  const other = document.implementation.createHTMLDocument();
  Object.defineProperty(other, 'cookie', { get: cookies });
  Object.defineProperty(other, 'URL', { value: 'https://www.university.example/' });
  return other;
};

afterEach(() => {
  for (const element of added.splice(0)) element.remove();
  setMode('', 0);
});

describe('isEditingMode', () => {
  it('is off for visitors', () => {
    expect(isEditingMode()).to.equal(false);
  });

  it('follows the meta tag', () => {
    const meta = add('meta', { name: 'is-editing-mode', content: 'true' });
    expect(isEditingMode()).to.equal(true);
    for (const content of ['false', 'TRUE', '1', '']) {
      meta.content = content;
      expect(isEditingMode(), content).to.equal(false);
    }
  });

  it('follows the cookie only without the meta tag', () => {
    setMode('edit');
    expect(isEditingMode()).to.equal(true);
    add('meta', { name: 'is-editing-mode', content: 'false' });
    expect(isEditingMode()).to.equal(false);
  });

  it('takes the cookie by its exact name and value', () => {
    for (const cookies of [
      'wcmmode=editor',
      'xwcmmode=edit',
      'a=wcmmode=edit',
      'wcmmode=preview',
      'wcmmode',
      '',
    ]) {
      expect(isEditingMode(documentWith(() => cookies)), cookies).to.equal(false);
    }
    expect(isEditingMode(documentWith(() => 'a=b;  wcmmode=edit ; c=d'))).to.equal(true);
  });

  it('is not fooled by an element named cookie', () => {
    setMode('edit');
    const image = document.createElement('img');
    image.setAttribute('name', 'cookie');
    document.body.append(image);
    added.push(image);
    expect(document.cookie).to.equal(image);
    expect(isEditingMode()).to.equal(true);
  });

  it('is off where cookies are blocked', () => {
    const blocked = documentWith(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(isEditingMode(blocked)).to.equal(false);
    expect(isPreviewMode(blocked)).to.equal(false);
  });
});

describe('isPreviewMode', () => {
  it('is on with the cookie', () => {
    expect(isPreviewMode()).to.equal(false);
    setMode('preview');
    expect(isPreviewMode()).to.equal(true);
    setMode('edit');
    expect(isPreviewMode()).to.equal(false);
  });

  it('follows the address before the cookie', () => {
    const at = (url: string) => {
      const other = document.implementation.createHTMLDocument();
      Object.defineProperty(other, 'URL', { value: url });
      Object.defineProperty(other, 'cookie', { value: 'wcmmode=preview' });
      return other;
    };
    expect(isPreviewMode(at('https://a.example/?wcmmode=preview'))).to.equal(true);
    expect(isPreviewMode(at('https://a.example/?wcmmode=disabled'))).to.equal(false);
    expect(isPreviewMode(at('https://a.example/'))).to.equal(true);
  });
});

describe('displayMode', () => {
  const framed = (parentPath: string | Error, search = ''): Window => {
    const parent = {
      get location() {
        if (parentPath instanceof Error) throw parentPath;
        return { pathname: parentPath };
      },
    };
    return { parent, location: { search } } as unknown as Window;
  };
  const alone = (search = ''): Window => {
    const page = { location: { search } } as unknown as Window;
    return Object.assign(page, { parent: page });
  };

  it('is default on a page by itself', () => {
    expect(displayMode(alone())).to.equal('default');
  });

  it('is launchEditing in the frame of an editor of a launch', () => {
    expect(displayMode(framed('/editor.html/content/launches/2026/autumn/home.html'))).to.equal(
      'launchEditing',
    );
  });

  it('is target in the frame of a personalisation editor', () => {
    expect(displayMode(framed('/mnt/overlay/personalization/editor.html'))).to.equal('target');
  });

  it('is target when the address says so', () => {
    expect(displayMode(alone('?env=target'))).to.equal('target');
    expect(displayMode(alone('?env=targeted&x=env=target'))).to.equal('default');
  });

  it('is default in any other frame', () => {
    expect(displayMode(framed('/some/page.html'))).to.equal('default');
    expect(displayMode(framed(new DOMException('cross-origin', 'SecurityError')))).to.equal('default');
  });
});
