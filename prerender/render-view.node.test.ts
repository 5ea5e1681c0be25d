import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement, type ReactNode, useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { defineView } from '../elements/_core/definition.js';
import type { SafeHtml } from '../react-views/_shared/safe.js';
import { useLabels } from '../react-views/_shared/text/labels.js';
import { Labels } from '../react-views/_shared/text/labels-context.js';
import { RichText } from '../react-views/_shared/text/rich-text.js';
import { englishLabels, type LabelTexts, vietnameseLabels } from '../vocabulary/labels.js';
import { renderView, type ViewToRender } from './render-view.js';

let made = 0;
function view(
  body: () => ReactNode,
  { needsReact = false, labels = englishLabels }: { needsReact?: boolean; labels?: LabelTexts } = {},
): ViewToRender {
  const View = () => body();
  const definition = defineView({
    tag: 'uni-x',
    props: {},
    view: View,
    needsReact,
    styles: async () => ({ css: '' }),
  });
  return { definition, props: {}, labels, idPrefix: `p${made++}-` };
}

function alone({ definition, props, labels, idPrefix }: ViewToRender): string {
  const render = definition.needsReact ? renderToString : renderToStaticMarkup;
  const node = createElement(Labels, { value: labels }, createElement(definition.view, props));
  return render(node, { identifierPrefix: idPrefix })
    .replace(/^(?:<link rel="preload"[^>]*>)+/, '')
    .replace(/(<[a-z][^<>]*) style="/g, '$1 data-uni-style="');
}

const htmlOf = (views: readonly ViewToRender[]) => views.map((each) => renderView(each).html);

const words = () => createElement('p', null, useLabels().menu, ' ', 1);
const picture = () => createElement('img', { src: `/${made}.jpg`, alt: '' });
const styled = () =>
  createElement('p', { style: { color: 'red' }, title: '"<' }, createElement(RichText, { html: quoted }));
const quoted = { __html: 'what is in a page: style="color: red"' } as unknown as SafeHtml;
const styledField = () => createElement('input', { style: { color: 'red' } });
const field = () => {
  const id = useId();
  return [createElement('label', { key: 1, htmlFor: id }), createElement('input', { key: 2, id })];
};

describe('a prerendered view', () => {
  it('is as React renders it', () => {
    const views = [
      view(words),
      view(() => null),
      view(() => 'text & <b>'),
      view(() => 'more text'),
      view(words, { needsReact: true }),
      view(words, { labels: vietnameseLabels }),
      view(words, { labels: vietnameseLabels, needsReact: true }),
      view(() => ['a', 'b', createElement('br', { key: 1 })], { needsReact: true }),
      view(picture),
      view(picture, { needsReact: true }),
      view(styled),
      view(styled, { needsReact: true }),
      view(styledField),
      view(styledField, { needsReact: true }),
    ];
    assert.deepEqual(htmlOf(views), views.map(alone));
  });

  it('has ids of its own', () => {
    const views = [view(words), { ...view(field), idPrefix: 'other-' }, view(field, { needsReact: true })];
    assert.deepEqual(htmlOf(views), views.map(alone));
    assert.deepEqual(
      views.map((each) => renderView(each).hasIds),
      [false, true, true],
    );
    assert.match(htmlOf(views)[1]!, /_other-R_/);
  });

  it('throws what it throws', () => {
    const broken = new Error('no view');
    const thrown = view(() => {
      throw broken;
    });
    assert.throws(() => renderView(thrown), broken);
  });
});
