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

const ELEMENTS = ['embed', 'form', 'iframe', 'img', 'object'];

describe('an element that is named as a member of the document', () => {
  for (const element of ELEMENTS)
    it(`does not hide it: ${element}`, () => {
      const { body } = document;
      for (const name of NAMES) {
        const own = Reflect.get(document, name) as unknown;
        const named = Document.prototype.createElement.call(document, element);
        Element.prototype.setAttribute.call(named, 'name', name);
        Node.prototype.appendChild.call(body, named);
        unshadow();
        named.remove();
        expect(named.hasAttribute('name'), name).to.equal(false);
        expect(Reflect.get(document, name), name).to.equal(own);
      }
    });

  it('keeps any other name', () => {
    const image = new Image();
    image.name = 'harbour';
    document.body.append(image);
    unshadow();
    image.remove();
    expect(image.name).to.equal('harbour');
  });
});
