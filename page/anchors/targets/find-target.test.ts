import { expect } from '@open-wc/testing';
import { findTarget } from './targets.js';

describe('the target of a hash', () => {
  let place: HTMLElement;
  const put = (markup: string) => {
    place.innerHTML = markup;
  };
  beforeEach(() => {
    place = document.createElement('main');
    document.body.append(place);
  });
  afterEach(() => place.remove());

  it('is the element of that id', () => {
    put('<p id="fees"></p>');
    expect(findTarget('#fees')).to.equal(place.firstElementChild);
  });

  for (const [hash, id] of [
    ['#ph%C3%AD', 'phí'],
    ['#a%20b', 'a b'],
    ['#100%', '100%'],
    ['#a%2', 'a%2'],
    ['#%E4', '%E4'],
    ['#1.fees:x', '1.fees:x'],
  ] as const) {
    it(`${hash} is the element whose id is “${id}”`, () => {
      put('<p></p>');
      place.firstElementChild!.id = id;
      expect(findTarget(hash)).to.equal(place.firstElementChild);
    });
  }

  it('as written goes before what it reads decoded', () => {
    put('<p id="a b"></p><p id="a%20b"></p>');
    expect(findTarget('#a%20b')).to.equal(place.lastElementChild);
  });

  it('is found in rich text, whose ids have a prefix', () => {
    put('<p id="user-content-fees"></p>');
    expect(findTarget('#fees')).to.equal(place.firstElementChild);
  });

  it('is never a selector', () => {
    put('<p class="x"></p><img name="fees" alt="">');
    for (const hash of ['#.x', '#*', '#:is(p)', '#[class]', '#fees', '#<img src=x onerror=alert(1)>']) {
      expect(findTarget(hash), hash).to.equal(undefined);
    }
  });

  it('is the page itself for #top, unless an element has that id', () => {
    expect(findTarget('#Top')).to.equal(document.documentElement);
    put('<p id="top"></p>');
    expect(findTarget('#top')).to.equal(place.firstElementChild);
  });

  it('is none for an empty hash', () => {
    expect(findTarget('')).to.equal(undefined);
    expect(findTarget('#')).to.equal(undefined);
  });
});
