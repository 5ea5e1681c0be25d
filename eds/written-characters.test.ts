import { expect } from '@open-wc/testing';
import { namedCharacter } from '../elements/_core/safe/named-characters.js';
import { namedCharacter as written } from './written-characters.js';

describe('the names of characters in a block', () => {
  it('are those that a browser writes, for any character', () => {
    const area = document.createElement('div');
    for (let code = 1; code <= 0xffff; code++) {
      area.textContent = String.fromCharCode(code);
      area.title = area.textContent;
      for (const [, name] of area.outerHTML.matchAll(/&([^;]+);/g)) {
        expect(written(name!), name).to.equal(area.textContent);
        expect(written(name!), name).to.equal(namedCharacter(name!));
      }
    }
    for (const name of ['eacute', 'constructor']) expect(written(name)).to.equal(undefined);
  });
});
