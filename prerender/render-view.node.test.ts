// Views of which the examples have none; what all have is in written-views and cases.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createElement, type ReactNode, useId } from 'react';
import { defineView } from '../elements/_core/define.js';
import { englishLabels } from '../vocabulary/labels.js';
import { renderView } from './render-view.js';

const render = (view: () => ReactNode, needsReact: boolean) =>
  renderView({
    definition: defineView({ tag: 'uni-x', props: {}, view, needsReact, styles: async () => ({ css: '' }) }),
    props: {},
    labels: englishLabels,
    idPrefix: 'p-',
  });

for (const needsReact of [false, true])
  it(`a view with a hook ${needsReact ? 'that says so' : 'nobody told of'} is React’s, with ids and styles of its own`, () => {
    const Field = () => createElement('input', { id: useId(), style: { color: 'red' } });
    assert.deepEqual(render(Field, needsReact), {
      html: '<input id="_p-R_0_" data-uni-style="color:red"/>',
      hasIds: true,
    });
  });

it('a picture of React’s is not asked for in the middle of the page', () => {
  const Picture = () => [createElement('img', { key: 1, src: '/a.jpg', alt: useId() && '' })];
  assert.equal(render(Picture, true).html, '<img src="/a.jpg" alt=""/>');
});
