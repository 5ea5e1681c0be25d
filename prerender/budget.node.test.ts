import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'parse5';
import { boundedAdapter, MOST_ELEMENTS, MOST_WRITTEN_CHARACTERS, OverLimits, PageBudget } from './budget.js';

describe('the budget of a page', () => {
  it('is for as many elements as it says, and for none more', () => {
    const budget = new PageBudget();
    for (let taken = 0; taken < MOST_ELEMENTS; taken++) budget.takeElement();
    assert.throws(() => budget.takeElement(), OverLimits);
  });

  it('is for as many characters of views as it says, and for none more', () => {
    const budget = new PageBudget();
    budget.takeCharacters(MOST_WRITTEN_CHARACTERS - 1);
    budget.takeCharacters(1);
    assert.throws(() => budget.takeCharacters(1), OverLimits);
  });

  it('is for 500 elements in each other, the document’s own among them', () => {
    const parsed = (depth: number) =>
      parse(`<body>${'<div>'.repeat(depth)}`, { treeAdapter: boundedAdapter(new PageBudget()) });
    parsed(498);
    assert.throws(() => parsed(499), OverLimits);
  });
});
