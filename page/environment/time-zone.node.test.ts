// The clock that the dates of a page are on, as its HTML says.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { timeZoneOf } from './time-zone.js';

const SYDNEY = 'Australia/Sydney';
const page = { scripts: [], meta: undefined, address: 'https://www.example.edu/a.html' };
const script = (src: string | undefined, timeZone?: string) => ({ src, timeZone });

describe('timeZoneOf', () => {
  for (const [what, clock, zone] of [
    [
      'a script before a meta tag',
      { scripts: [script(undefined, 'Asia/Tokyo')], meta: 'Europe/London' },
      'Asia/Tokyo',
    ],
    ['a meta tag', { meta: ' Europe/London ' }, 'Europe/London'],
    ['nobody', {}, SYDNEY],
    ['an empty name', { scripts: [script('/uni.js', ' ')], meta: '' }, SYDNEY],
    ['the script of its own site', { scripts: [script('https://www.example.edu/embed/uni.js')] }, SYDNEY],
    ['a path', { scripts: [script('/embed/uni.js?v=1')], address: undefined }, SYDNEY],
    ['a script of the university’s', { scripts: [script('https://uni.example/embed/uni.js')] }, undefined],
    [
      'the same where the page is unknown',
      { scripts: [script('//uni.example/uni.js')], address: undefined },
      undefined,
    ],
    ['another script of another site', { scripts: [script('https://cdn.example/menu.js')] }, SYDNEY],
    [
      'a script of another site with a name',
      { scripts: [script('https://uni.example/uni.js', 'Asia/Tokyo')] },
      'Asia/Tokyo',
    ],
  ] as const)
    it(`is ${zone} by ${what}`, () => {
      assert.equal(timeZoneOf({ ...page, ...clock }), zone);
    });
});
