// The brands of the docs' menu: each pair that the views use has enough contrast.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contrastsOf } from '../../../react-views/_brand/brand.js';
import { BRANDS, brandOf } from './brands.js';

describe('the brands of the docs', () => {
  for (const brand of BRANDS)
    it(`have enough contrast in both schemes: ${brand.name}`, () => {
      const below = contrastsOf(brandOf(brand)).filter((pair) => pair.below);
      assert.deepEqual(below, []);
    });
});
