import { expect } from '@open-wc/testing';
import { collectHeadings } from './collect-headings.js';

/** A heading's content, and what the contents say. */
const HEADINGS: readonly (readonly [string, string | undefined])[] = [
  ['Fees<br>and costs', 'Fees and costs'],
  ['Fees <br> and costs', 'Fees and costs'],
  ['Dates <a class="anchor" aria-hidden="true" href="#d">#</a>', 'Dates'],
  ['<a href="#d">#</a> Dates', 'Dates'],
  ['Housing<a class="headerlink" href="#h" title="Permanent link">¶</a>', 'Housing'],
  ['Housing<a href="#h">🔗</a>', 'Housing'],
  ['<a href="/fees.html">Fees</a>', 'Fees'],
  ['<style>.x{}</style>Styled <script>x()</script>part<template>no</template>', 'Styled part'],
  ['Water<sup><a href="#fn1">1</a></sup>', 'Water'],
  ['Water<sup>[<a href="#fn1">1</a>]</sup>', 'Water'],
  ['Area in m<sup>2</sup>', 'Area in m2'],
  ['Long\u00adword\u200bs', 'Longwords'],
  ['Staff <span hidden>draft</span>', 'Staff'],
  ['<img alt="Fees" src="data:,"> in 2026', 'Fees in 2026'],
  ['می\u200cخواهم <b>x</b>', 'می\u200cخواهم x'],
  ['C# and F#', 'C# and F#'],
  ['\u200b', undefined],
  ['<a href="#x">#</a>', undefined],
  ['<br>', undefined],
];

describe('the words of a heading', () => {
  for (const [content, words] of HEADINGS)
    it(`are ${words} in ${content}`, () => {
      const place = document.createElement('div');
      place.innerHTML = `<h2>${content}</h2>`;
      expect(collectHeadings(place).map(({ value }) => value)).to.deep.equal(
        words === undefined ? [] : [words],
      );
    });
});
