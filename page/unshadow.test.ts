import { expect } from '@open-wc/testing';
import { unshadow } from './unshadow.js';

/** Members of the document that the library, React and the sanitiser use. */
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

/** Each with the attribute that names it, and with what else it has. */
const ELEMENTS = [
  ...['embed', 'form', 'iframe', 'img', 'object'].map((element) => [element, 'name', '']),
  ['object', 'id', ''],
  ['img', 'id', 'harbour'],
] as const;

describe('an element that is named as a member of the document', () => {
  for (const [element, attribute, other] of ELEMENTS)
    it(`does not hide it: ${element} by its ${attribute}`, () => {
      const { body } = document;
      for (const name of NAMES) {
        const own = Reflect.get(document, name) as unknown;
        const named = Document.prototype.createElement.call(document, element);
        if (other) Element.prototype.setAttribute.call(named, 'name', other);
        Element.prototype.setAttribute.call(named, attribute, name);
        Node.prototype.appendChild.call(body, named);
        const hidden = Reflect.get(document, name) as unknown;
        unshadow();
        const shown = Reflect.get(document, name) as unknown;
        named.remove();
        expect({ name, isHidden: hidden !== own, isShown: shown === own }).to.deep.equal({
          name,
          isHidden: true,
          isShown: true,
        });
      }
    });

  it('keeps any other name, and an id that hides nothing', () => {
    const [image, form] = [new Image(), document.createElement('form')];
    image.name = 'harbour';
    Object.assign(form, { id: 'body', name: 'search' });
    document.body.append(image, form);
    unshadow();
    for (const each of [image, form]) each.remove();
    expect([image.name, form.id, form.name]).to.deep.equal(['harbour', 'body', 'search']);
  });
});
