import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRenderer } from '../../fixtures/server/htl/renderer.js';

const render = (properties: object) =>
  createRenderer(['elements']).render(
    {
      model: {
        ':type': 'uni/components/callout',
        title: 'Fees',
        ctaText: 'See fees',
        ctaUrl: '/fees',
        ...properties,
      },
      path: 'root/callout',
      owner: '/a/page',
    },
    {
      currentPage: { title: 'A page', path: '/a/page', language: 'en' },
      mode: 'disabled',
      request: { path: '/a/page.html' },
      fragment: () => undefined,
    },
  );

const linkName = async (properties: object) =>
  /<a [^>]*aria-label="([^"]*)"/.exec(await render(properties))?.[1];

describe("the callout template's link is named as the view names it", () => {
  it('by its text alone when nothing more is said', async () => {
    assert.equal(await linkName({}), undefined);
  });

  it('by the label when that contains the text', async () => {
    assert.equal(await linkName({ ctaAreaLabel: 'See fees for 2027' }), 'See fees for 2027');
  });

  it('by the text and then the label when it does not', async () => {
    assert.equal(await linkName({ ctaAreaLabel: 'Costs of study' }), 'See fees: Costs of study');
  });

  it('with the new window said at the end', async () => {
    assert.equal(
      await linkName({ ctaAreaLabel: 'Costs of study', linkTarget: '_blank' }),
      'See fees: Costs of study (opens in new window)',
    );
  });
});
