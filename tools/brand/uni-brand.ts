#!/usr/bin/env node
// uni-brand FILE [SELECTOR]: writes the style sheet of a brand, for a page or the part of it that the selector names, to
// the standard output, and a table of its contrasts beside it.
import { readFileSync } from 'node:fs';
import { brandSheet, contrastTable, readBrand } from '../../react-views/_brand/brand.js';

const [file, part] = process.argv.slice(2);
try {
  if (!file) throw new Error('name the file of a brand: uni-brand brand.json > brand.css');
  const brand = readBrand(readFileSync(file, 'utf8'));
  process.stdout.write(brandSheet(brand, part));
  process.stderr.write(contrastTable(brand));
} catch (error) {
  process.stderr.write(`${file ? `${file}: ` : ''}${(error as Error).message}\n`);
  process.exitCode = 1;
}
