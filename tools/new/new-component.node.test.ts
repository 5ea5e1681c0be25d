import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writeComponent } from './new-component.js';
import { readNewComponent } from './read-props.js';

describe('what is asked for of a new element', () => {
  it('is read as it is written', () => {
    assert.deepEqual(readNewComponent(['fact-box', 'ctaText', 'see-more:html']), {
      slug: 'fact-box',
      view: 'FactBox',
      props: [
        { name: 'ctaText', kind: 'text' },
        { name: 'seeMore', kind: 'html' },
      ],
    });
  });

  for (const [asked, message] of [
    [[], /"" is no slug/],
    [['Fact Box', 'a'], /"Fact Box" is no slug/],
    [['../x', 'a'], /is no slug/],
    [['uni-fact-box', 'a'], /the tag without uni-: write fact-box/],
    [['--help'], /^Error: npm run new -- <slug>/],
    [['fact-box'], /needs a prop/],
    [['fact-box', 'isWide:boolean'], /needs a prop that it shows/],
    [['fact-box', ':text'], /":text" names no prop/],
    [['fact-box', 'a b:text'], /names no prop/],
    [['fact-box', 'style:text'], /cannot be named style/],
    [['fact-box', 'src:url'], /cannot be named src/],
    [['fact-box', 'model-path'], /cannot be named modelPath/],
    [['fact-box', 'toString'], /cannot be named toString/],
    [['react', 'a'], /cannot be react: that is an entry of the package/],
    [['index', 'a'], /cannot be index: that is an entry of the package/],
    [['bin', 'a'], /cannot be bin: that is an entry of the package/],
    [['constructor', 'a'], /cannot be constructor: .* JavaScript's own/],
    [['x'.repeat(65), 'a'], /is no slug: up to 64 small letters/],
    [['error', 'a'], /cannot be error: .* JavaScript's own Error/],
    [['fact-box', 'ctaText', 'ctatext'], /The prop ctatext is there twice/],
    [['fact-box', 'a:date'], /"date" of a is no kind; there are text, html/],
    [['fact-box', 'a', 'a:html'], /The prop a is there twice/],
  ] as const)
    it(`is refused as ${JSON.stringify(asked)}`, () => assert.throws(() => readNewComponent(asked), message));

  it('is refused where the element is there', () =>
    assert.throws(
      () => writeComponent(readNewComponent(['callout', 'title']), '.'),
      /elements\/callout is there|react-views\/callout is there/,
    ));
});
