import { readFileSync } from 'node:fs';
import { type Brand, brandSheet, readBrand } from '../../../react-views/_brand/brand.js';

/** A brand that the docs can wear. */
interface NamedBrand {
  readonly id: string;
  readonly name: string;
  readonly file: string;
}

/** The first is that of the page about brands. */
export const BRANDS: readonly NamedBrand[] = [
  { id: 'law', name: 'Law', file: 'docs/example-brand.json' },
  { id: 'medicine', name: 'Medicine', file: 'docs/site/showroom/brands/medicine.json' },
  { id: 'music', name: 'Music', file: 'docs/site/showroom/brands/music.json' },
];

export const brandOf = ({ file }: NamedBrand): Brand => readBrand(readFileSync(file, 'utf8'));

/** The rules by which a page wears one of them, as `uni-brand` writes them. */
export const brandsRules = (): string =>
  BRANDS.map((brand) => brandSheet(brandOf(brand), `[data-brand="${brand.id}"]`)).join('');
