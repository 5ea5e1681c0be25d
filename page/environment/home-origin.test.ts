import { expect } from '@open-wc/testing';
import { homeAddress, homeOrigin, setHomeOrigin } from './home-origin.js';

describe('setHomeOrigin', () => {
  afterEach(() => setHomeOrigin(location.origin));

  it('makes the paths of models and icons count from the home site', () => {
    expect([homeOrigin(), homeAddress()]).to.deep.equal([undefined, location.href]);
    setHomeOrigin('https://www.example.edu/courses.html?a=b#c');
    expect([homeOrigin(), homeAddress()]).to.deep.equal(Array(2).fill('https://www.example.edu'));
  });

  it('takes addresses of this machine without encryption', () => {
    for (const origin of [
      'http://localhost:8080',
      'http://127.0.0.1:1',
      'http://[::1]:2',
      'http://a.localhost',
    ]) {
      setHomeOrigin(origin);
      expect(homeOrigin()).to.equal(origin);
    }
  });

  it('changes nothing for the page’s own origin', () => {
    setHomeOrigin(`${location.origin}/elsewhere.html`);
    expect(homeOrigin()).to.equal(undefined);
  });

  it('refuses any other address with the remedy, and keeps the one before', () => {
    setHomeOrigin('https://www.example.edu');
    const others = [
      '',
      'www.example.edu',
      '//example.edu',
      'http://example.edu',
      'http://localhost.example.edu',
      'data:,',
      'javascript:1',
    ];
    for (const address of others)
      expect(() => setHomeOrigin(address), address).to.throw(TypeError, /write https:\/\/www\.example\.edu/);
    expect(homeOrigin()).to.equal('https://www.example.edu');
  });
});
