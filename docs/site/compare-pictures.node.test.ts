import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { difference, lastingDifference, toBaseline } from './compare-pictures.js';

/** A page of 800 × 600 px with a dark block and a line of text. */
const picture = (blockLeft: number, words = 'Courses of study', height = 600) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${height}"><rect width="800" height="${height}" fill="#fff"/><rect x="${blockLeft}" y="100" width="240" height="160" fill="#af2b11"/><text x="40" y="60" font-size="24">${words}</text></svg>`,
    ),
  )
    .png()
    .toBuffer();

describe('a screenshot beside its baseline', async () => {
  const baseline = await toBaseline(await picture(100));

  it('is the same when nothing moved', async () => {
    assert.equal(await difference(await picture(100), baseline), undefined);
  });

  it('is the same when a block is off by a pixel, as on another machine', async () => {
    assert.equal(await difference(await picture(101), baseline), undefined);
  });

  it('differs when a block has moved', async () => {
    assert.match((await difference(await picture(180), baseline)) ?? '', /differs in \d+\.\d %/);
  });

  it('says how far down it differs', async () => {
    assert.match((await difference(await picture(180), baseline)) ?? '', /, 32 to 96 px down, scaled$/);
  });

  it('differs when the page has grown', async () => {
    assert.match((await difference(await picture(100, 'x', 640), baseline)) ?? '', /is 320×256 px/);
  });

  it('is taken again while a browser has not drawn all of it', async () => {
    const taken = [await picture(900), await picture(100)];
    assert.equal(await lastingDifference(async () => taken.shift()!, baseline), undefined);
    assert.equal(taken.length, 0);
  });

  it('differs when it looks otherwise each time', async () => {
    const moved = await picture(180);
    assert.match((await lastingDifference(async () => moved, baseline)) ?? '', /differs in \d/);
  });
});
