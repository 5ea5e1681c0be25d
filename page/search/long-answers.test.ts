import { expect } from '@open-wc/testing';
import { textOfMarked } from './funnelback.js';
import { FIELD_CHARACTERS, readCourseResults } from './results.js';

const took = (run: () => unknown): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

describe('an answer of the search service that is meant to take long', () => {
  for (const [what, piece] of Object.entries({
    'tags that never end': '<b ',
    'opening brackets': '<',
    references: '&#',
    'tags in tags': '<b<b',
  }))
    it(`is read in a time that grows with it: ${what}`, () => {
      const read = (times: number) => took(() => textOfMarked(piece.repeat(times)));
      read(10_000);
      expect(read(400_000)).to.be.lessThan(1000);
    });

  it('is cut to what a page can show', () => {
    const long = 'x'.repeat(100_000);
    const answer = {
      totalMatching: 1,
      results: [{ title: long, summary: long, code: long, level: long, faculty: long, audience: [long] }],
    };
    const [course] = readCourseResults(answer, '/s').results;
    for (const field of [course!.title, course!.summary, course!.code, course!.level, course!.faculty])
      expect(field).to.have.length(FIELD_CHARACTERS);
    expect(course!.audiences[0]).to.have.length(FIELD_CHARACTERS);
  });

  it('loses no mark that ends', () => {
    expect(textOfMarked('<b>Law</b> &amp; <i class="x">order</i> 1 < 2 <3')).to.equal('Law & order 1 < 2 <3');
  });
});
