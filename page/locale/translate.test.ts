import { expect } from '@open-wc/testing';
import { pseudoTranslate, translate } from './words.js';

describe('translate', () => {
  const dictionary = { Menu: 'Trình đơn', Empty: '' };

  it('takes a text from the dictionary', () => {
    expect(translate('Menu', { language: 'vi', dictionary })).to.equal('Trình đơn');
  });

  it('leaves a text that the dictionary does not have', () => {
    for (const text of ['Search', 'Empty', 'toString', '__proto__', '']) {
      expect(translate(text, { language: 'vi', dictionary })).to.equal(text);
    }
  });

  it('pseudo-translates for a language that begins with zz', () => {
    expect(translate('Menu', { language: 'zz', dictionary })).to.equal('[Ṁéñû]');
  });
});

describe('pseudoTranslate', () => {
  it('accents every letter and marks both ends', () => {
    expect(pseudoTranslate('Study here, now 24/7')).to.equal('[Šţûðý ĥéŕé, ñöŵ 24/7]');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    expect(pseudoTranslate(letters))
      .to.have.length(letters.length + 2)
      .and.to.not.match(/[a-z]/i);
  });

  it('keeps placeholders', () => {
    expect(pseudoTranslate('{count} items of {0}')).to.equal('[{count} îţéɱš öƒ {0}]');
  });
});
