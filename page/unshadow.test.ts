import { expect } from '@open-wc/testing';
import { unshadow } from './unshadow.js';

/** What the library, React and the sanitiser ask the document for. */
const NAMES = [
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'querySelector', 'querySelectorAll'],
  ...['getElementById', 'getElementsByTagName', 'createElement', 'createElementNS', 'createTextNode'],
  ...['createDocumentFragment', 'createTreeWalker', 'createRange', 'importNode', 'adoptNode', 'contains'],
  ...[
    'body',
    'head',
    'documentElement',
    'defaultView',
    'readyState',
    'activeElement',
    'cookie',
    'URL',
    'title',
  ],
  ...[
    'implementation',
    'currentScript',
    'adoptedStyleSheets',
    'fonts',
    'baseURI',
    'nodeType',
    'ownerDocument',
  ],
];

describe('a picture that is named as a member of the document', () => {
  for (const name of NAMES) {
    it(`does not hide it: ${name}`, () => {
      const own = Reflect.get(document, name) as unknown;
      const image = new Image();
      Element.prototype.setAttribute.call(image, 'name', name);
      const { body } = document;
      body.append(image);
      expect(Reflect.get(Document.prototype, name, document)).to.not.equal(image);
      unshadow();
      image.remove();
      expect(image.hasAttribute('name')).to.equal(false);
      expect(Reflect.get(document, name)).to.equal(own);
    });
  }

  it('keeps any other name', () => {
    const image = new Image();
    image.name = 'harbour';
    document.body.append(image);
    unshadow();
    image.remove();
    expect(image.name).to.equal('harbour');
  });
});
