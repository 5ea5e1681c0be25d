import { expect } from '@open-wc/testing';
import { formatMediaTime } from './media-time.js';

const TIMES: readonly (readonly [seconds: number, written: string])[] = [
  [3723, '1 hour 2 min 3 sec'],
  [3600, '1 hour 0 min 0 sec'],
  [3605, '1 hour 0 min 5 sec'],
  [120, '0 hour 2 min 0 sec'],
  [61, '0 hour 1 min 1 sec'],
  [59.99, '0 hour 0 min 59 sec'],
  [0, '0 hour 0 min 0 sec'],
  [-0, '0 hour 0 min 0 sec'],
  [0.4, '0 hour 0 min 0 sec'],
  [90000, '25 hour 0 min 0 sec'],
];

describe('formatMediaTime', () => {
  for (const [seconds, written] of TIMES) {
    it(`writes ${seconds} s as “${written}”`, () => {
      expect(formatMediaTime(seconds)).to.equal(written);
    });
  }

  for (const none of [Number.NaN, -1, Infinity, -Infinity]) {
    it(`writes nothing for ${none}, which is no duration`, () => {
      expect(formatMediaTime(none)).to.equal('');
    });
  }

  it('writes nothing for what is no number, as scripts without types give it', () => {
    for (const none of [undefined, null, '12', {}]) {
      expect(formatMediaTime(none as unknown as number)).to.equal('');
    }
  });
});
