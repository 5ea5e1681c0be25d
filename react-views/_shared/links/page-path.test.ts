import { expect } from '@open-wc/testing';
import { isBelow, pagePath } from './page-path.js';

describe('pagePath', () => {
  it('has one form for every way to write a page', () => {
    for (const address of [
      '/students',
      '/students/',
      '/students.html',
      '/students/home',
      '/students/home.html',
      '/content/students/home.html',
      '/students.html?a=b#c',
    ])
      expect(pagePath(address), address).to.equal('/students');
  });

  it('is empty for the home page', () => {
    for (const address of ['/', '/home', '/home.html', '/content/home.html'])
      expect(pagePath(address), address).to.equal('');
  });

  it('leaves names alone that only look like the home page', () => {
    expect(pagePath('/homework.html')).to.equal('/homework');
    expect(pagePath('/a/at-home.html')).to.equal('/a/at-home');
  });

  it('is undefined on another site and for what is no address', () => {
    expect(pagePath('https://elsewhere.example/students.html')).to.equal(undefined);
    expect(pagePath('//elsewhere.example/students.html')).to.equal(undefined);
    expect(pagePath('mailto:ask@averley.example')).to.equal(undefined);
    expect(pagePath('http://[')).to.equal(undefined);
  });

  it('takes whole addresses of its own site', () => {
    expect(pagePath('https://a.example/b.html', 'https://a.example')).to.equal('/b');
  });
});

describe('isBelow', () => {
  it('goes by whole segments', () => {
    expect(isBelow('/students/card', '/students')).to.equal(true);
    expect(isBelow('/students-union', '/students')).to.equal(false);
    expect(isBelow('/students', '/students')).to.equal(false);
  });

  it('finds every page below the home page', () => {
    expect(isBelow('/students', '')).to.equal(true);
    expect(isBelow('', '')).to.equal(false);
  });
});
