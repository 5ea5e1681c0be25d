import { expect } from '@open-wc/testing';
import { languageCode } from './page-language.js';

describe('languageCode', () => {
  it('is the first two letters of the page language', () => {
    expect(['en', 'en-AU', 'VI', ' vi-VN ', 'zz_pseudo'].map(languageCode)).to.deep.equal([
      'en',
      'en',
      'vi',
      'vi',
      'zz',
    ]);
  });

  it('is English for what is no language', () => {
    expect(['', 'e', '..', '//', '1a', 'é!'].map(languageCode)).to.deep.equal(Array(6).fill('en'));
  });
});
