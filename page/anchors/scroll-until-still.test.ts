import { expect } from '@open-wc/testing';
import { type Clock, settle, stopClock } from '../testing.js';
import { scrollUntilStill } from './scroll-until-still.js';

const tall = (height: number) => `<div style="height: ${height}px"></div>`;

describe('settling at a target', () => {
  let clock: Clock;
  let place: HTMLElement;
  let target: HTMLElement;
  let abort: AbortController;
  let how: string | undefined;

  beforeEach(() => {
    clock = stopClock();
    place = document.createElement('main');
    place.innerHTML = `${tall(3000)}<p>target</p>${tall(3000)}`;
    document.body.append(place);
    target = place.querySelector('p')!;
    abort = new AbortController();
    how = undefined;
    scrollUntilStill(target, abort.signal).then((end) => {
      how = end;
    });
  });
  afterEach(() => {
    abort.abort();
    clock.restore();
    place.remove();
    window.scrollTo(0, 0);
  });

  const top = () => target.getBoundingClientRect().top;
  const grow = (px: number) => place.insertAdjacentHTML('afterbegin', tall(px));

  it('brings it into its place, and is over', async () => {
    await clock.tick(200);
    expect(top()).to.be.closeTo(0, 5);
    expect(how).to.equal('arrived');
    expect(clock.timers).to.equal(0);
  });

  it('waits while what stands above it grows, and then brings it into its place', async () => {
    document.documentElement.style.overflowAnchor = 'none';
    try {
      for (let times = 0; times < 4; times++) {
        await clock.tick(50);
        grow(100);
      }
      expect(how).to.equal(undefined);
      await clock.tick(200);
      expect(top()).to.be.closeTo(0, 5);
      expect(how).to.equal('arrived');
    } finally {
      document.documentElement.style.removeProperty('overflow-anchor');
    }
  });

  it('respects the margin that a sticky header asks for', async () => {
    target.style.scrollMarginTop = '80px';
    await clock.tick(200);
    expect(top()).to.be.closeTo(80, 5);
  });

  it('settles at the end of the page where there is nothing more to scroll', async () => {
    place.append(target);
    await clock.tick(200);
    expect(how).to.equal('arrived');
  });

  for (const type of ['wheel', 'touchstart', 'touchmove', 'keydown', 'pointerdown']) {
    it(`ends at once with the visitor’s ${type}`, async () => {
      await clock.tick(50);
      const where = window.scrollY;
      window.dispatchEvent(new Event(type));
      await clock.tick(500);
      expect(how).to.equal('left');
      expect(window.scrollY).to.equal(where);
      expect(clock.timers).to.equal(0);
    });
  }

  it('ends after 3,000 ms where the target never rests', async () => {
    const { getBoundingClientRect } = target;
    let moved = 0;
    target.getBoundingClientRect = () => new DOMRect(0, ++moved);
    await clock.tick(2999);
    expect(how).to.equal(undefined);
    await clock.tick(51);
    expect(how).to.equal('left');
    expect(clock.timers).to.equal(0);
    target.getBoundingClientRect = getBoundingClientRect;
  });

  it('ends with its signal, and does not begin with one that has ended', async () => {
    abort.abort();
    await settle();
    expect(how).to.equal('left');
    expect(await scrollUntilStill(target, abort.signal)).to.equal('left');
    expect(clock.timers).to.equal(0);
  });
});
