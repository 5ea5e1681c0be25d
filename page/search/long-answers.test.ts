import { expect } from '@open-wc/testing';
import { textOfMarked } from './funnelback.js';
import { FIELD_CHARACTERS, readCourseResults } from './results.js';

describe('an answer of the search service that is meant to take long', () => {
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
