import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isBeingEdited } from './rules.js';

describe('a page that is being edited', () => {
  for (const tag of [
    '<meta name="is-editing-mode" content="true">',
    "<META content='true' data-x name='is-editing-mode' />",
    '<meta\nname=is-editing-mode content=true>',
    '<meta name="is-editing-mode" data-x="a > b" content="true">',
    '<meta name="is-editing-mode" content="true"><meta name="is-editing-mode" content="false">',
  ])
    it(`says so by ${JSON.stringify(tag)}`, () => {
      assert.ok(isBeingEdited(`<head><meta charset="utf-8">${tag}</head>`));
    });

  for (const tag of [
    '<meta name="is-editing-mode" content="false">',
    '<meta name="is-editing-mode"><meta content="true">',
    '<!-- <meta name="is-editing-mode" content="true"> -->',
    '<metadata name="is-editing-mode" content="true">',
    '<meta data-name="is-editing-mode" content="true">',
  ])
    it(`is not one that says ${JSON.stringify(tag)}`, () => {
      assert.ok(!isBeingEdited(`<head>${tag}</head>`));
    });

  it('is told from five megabytes of meta tags that do not end', () => {
    assert.ok(!isBeingEdited('<meta name=is-editing-mode content '.repeat(150_000)));
  });
});
