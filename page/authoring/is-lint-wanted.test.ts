import { expect } from '@open-wc/testing';
import { isLintWanted } from './is-lint-wanted.js';
import { editingMode } from './testing.js';

const at = (address: string) => isLintWanted(new URL(address));

describe('the linter', () => {
  for (const [address, isWanted] of [
    ['http://localhost:8080/a.html', true],
    ['https://author-dev.example.edu/a.html', true],
    ['https://www.example.edu/a.html?uni-lint', true],
    ['https://www.example.edu/a.html', false],
    ['http://localhost:4503/a.html', false],
  ] as const)
    it(`is ${isWanted ? '' : 'not '}loaded at ${address}`, () => {
      expect(at(address)).to.equal(isWanted);
    });

  it('is loaded where the page says that its host is for development', () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="uni-stage" content="dev">');
    expect(at('https://publish-p1-e2.adobeaemcloud.com/a.html')).to.equal(true);
    document.querySelector('meta[name="uni-stage"]')!.remove();
  });

  it('is loaded where an author edits the page', () => {
    const mode = editingMode();
    expect(at('https://www.example.edu/a.html')).to.equal(true);
    mode.end();
  });
});
