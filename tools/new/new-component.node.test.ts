import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { filesOf, writeComponent } from './new-component.js';
import { readNewComponent } from './read-props.js';
import { ASKED, projectWithNewElement } from './testing.js';

describe('a new element', () => {
  let root: string;
  let remove: () => void;
  before(() => {
    ({ root, remove } = projectWithNewElement());
  });
  after(() => remove());

  const run = (command: string, ...args: readonly string[]) => {
    const { stdout, stderr, status } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
    assert.equal(status, 0, stdout + stderr);
  };

  it('compiles, with its tests', () =>
    run(process.execPath, 'node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'));

  it('is written without React as React writes it, each example', () =>
    run(process.execPath, '--import', 'tsx', '--test', 'prerender/written-views.node.test.ts'));

  it('has its files, its words for authors and its place in the documentation', () => {
    run(process.execPath, '--import', 'tsx', 'tools/check-components.ts');
    run(process.execPath, '--import', 'tsx', '--test', 'docs/site/site.node.test.ts');
  });

  it('keeps to the import directions, and its README to the documentation’s rules', () => {
    run(process.execPath, '--import', 'tsx', 'tools/check-imports.ts');
    const own = [...filesOf(readNewComponent(ASKED))].filter(([path]) => path.endsWith('.md'));
    assert.equal(own.length, 1);
    assert.doesNotMatch(own[0]![1], /undefined|\$\{(?!model)/);
  });
});

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
