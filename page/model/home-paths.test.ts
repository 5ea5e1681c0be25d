import { expect } from '@open-wc/testing';
import { addHomeOrigin } from './fetch-model.js';

const HOME = 'https://www.example.edu';

function shown(model: unknown): unknown {
  addHomeOrigin(model, HOME);
  return model;
}

describe('addHomeOrigin', () => {
  const TEXTS: Readonly<Record<string, string>> = {
    '/': `${HOME}/`,
    '/courses/law.html?a=b#c': `${HOME}/courses/law.html?a=b#c`,
    '/a.jpg 320w, /b.jpg 640w': `${HOME}/a.jpg 320w, ${HOME}/b.jpg 640w`,
    '<p>To <a class="x" href="/apply">apply</a> <img src=/a.png></p>': `<p>To <a class="x" href="${HOME}/apply">apply</a> <img src=${HOME}/a.png></p>`,
  };
  for (const [text, expected] of Object.entries(TEXTS)) {
    it(`makes ${text} an address`, () => expect(shown({ text })).to.deep.equal({ text: expected }));
  }

  for (const text of [
    '//cdn.example.edu/a.js',
    'https://other.example/a',
    'relative/path.html',
    '#here',
    'and/or, /s',
    '/ of eight',
    'uni/components/hero',
    '<p>1 /2 src=/a</p>',
    '<a href="//elsewhere.example/a">x</a>',
    '<a href="#here">x</a>',
    '$1/',
  ]) {
    it(`leaves ${text}`, () => {
      expect(shown({ text })).to.deep.equal({ text });
    });
  }

  it('finds them in lists and at any depth', () => {
    const deep: Record<string, unknown> = {};
    let branch = deep;
    for (let depth = 0; depth < 100_000; depth++) branch = branch.child = {};
    branch.items = ['/a', 1, null, { link: { url: '/b' } }];
    addHomeOrigin(deep, HOME);
    expect(branch.items).to.deep.equal([`${HOME}/a`, 1, null, { link: { url: `${HOME}/b` } }]);
  });

  it('takes what is no model', () => {
    for (const model of [undefined, null, 'text', 7]) expect(shown(model)).to.equal(model);
  });
});
