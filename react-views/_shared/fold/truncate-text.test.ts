import { expect } from '@open-wc/testing';
import { cutText, truncateText } from './truncate-text.js';

describe('truncateText', () => {
  it('leaves a text that fits as it is', () => {
    expect(truncateText('', 5)).to.equal('');
    expect(truncateText('short', 5)).to.equal('short');
  });

  it('cuts between two words and adds an ellipsis', () => {
    expect(truncateText('Arts and social sciences', 10)).to.equal('Arts and…');
    expect(truncateText('Arts and social sciences', 8)).to.equal('Arts and…');
    expect(truncateText('Arts and social sciences', 15)).to.equal('Arts and social…');
  });

  it('cuts a word that is longer than the limit', () => {
    expect(truncateText('Donaudampfschifffahrt', 5)).to.equal('Donau…');
  });

  it('counts code points, and never cuts inside a surrogate pair or before a combining mark', () => {
    const accented = 'e\u0301';
    expect(truncateText('🎓'.repeat(3), 3)).to.equal('🎓'.repeat(3));
    expect(truncateText('🎓'.repeat(3), 2)).to.equal('🎓🎓…');
    expect(truncateText(accented.repeat(4), 3)).to.equal(`${accented.repeat(3)}…`);
    expect(truncateText(`cafe\u0301s`, 4)).to.equal('cafe\u0301…');
    expect(truncateText('❤\ufe0f❤\ufe0f', 1)).to.equal('❤\ufe0f…');
    expect(truncateText('Kỹ thuật Bờ biển', 8)).to.equal('Kỹ thuật…');
    expect(truncateText('Kỹ thuật Bờ biển'.normalize('NFD'), 8)).to.equal(`${'Kỹ thuật'.normalize('NFD')}…`);
    expect(truncateText('เรียนที่นี่', 6)).to.equal('เรียนที่นี่');
    expect(truncateText('เรียนที่นี่', 5)).to.equal('เรียนที่…');
  });

  it('never leaves a space before the ellipsis', () => {
    expect(truncateText('one   two three', 5)).to.equal('one…');
  });
});

describe('cutText', () => {
  it('keeps exactly the first characters, whatever word they end in', () => {
    expect(cutText('Bachelor of Advanced Computing', 30)).to.equal('Bachelor of Advanced Computing');
    expect(cutText('Bachelor of Advanced Computing (Honours)', 30)).to.equal(
      'Bachelor of Advanced Computing…',
    );
    expect(cutText('Engineering and Computer Science', 10)).to.equal('Engineerin…');
  });
});
