// A new element keeps the rules of the project and the contract of elements, in a browser.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { filesOf } from './new-component.js';
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
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined, ONLY_COMPONENTS: 'fact-box' };
    const { stdout, stderr, status } = spawnSync(command, args, { cwd: root, encoding: 'utf8', env });
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

  it('passes its own tests and those of every element', () => {
    const files = [
      'elements/contract.test.ts',
      'elements/fact-box/*.test.ts',
      'react-views/fact-box/*.test.tsx',
    ];
    run('node_modules/.bin/wtr', '--files', ...files);
  });
});
