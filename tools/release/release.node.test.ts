import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { VERSION } from '../../elements/_core/declare/version.js';
import { withAddresses } from './stage-package.js';

const read = (file: string) => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as { version: string; scripts: Record<string, string> };
const [ci, nightly, release] = ['ci', 'nightly', 'release'].map((name) =>
  read(`.github/workflows/${name}.yml`),
) as [string, string, string];

describe('a release', () => {
  it('has one version wherever one is written', () => {
    assert.equal(manifest.version, VERSION);
    assert.match(read('CHANGELOG.md'), new RegExp(`^## \\[${VERSION.replaceAll('.', '\\.')}\\]`, 'm'));
    const poms = readdirSync('integrations/aem', { recursive: true, encoding: 'utf8' });
    for (const pom of poms.filter((file) => /(?:^|\/)pom\.xml$/.test(file) && !file.includes('target'))) {
      const [, version] =
        /<version>(\d+\.\d+\.\d+[^<]*)<\/version>/.exec(read(join('integrations/aem', pom))) ?? [];
      assert.equal(version, VERSION, pom);
    }
  });

  it('runs every test command before it publishes', () => {
    const commands = /command:(.*(?:\n {10}- .*)*)/;
    const listed = [ci, nightly].map((workflow) => commands.exec(workflow)![1]!).join();
    const run = [...new Set(listed.match(/\btest(?::\w+)?/g))];
    const all = Object.keys(manifest.scripts).filter((name) => /^test(:|$)/.test(name));
    // These are parts of `test`, and what is asked of one element.
    const parts = ['test:browser', 'test:node', 'test:room'];
    assert.deepEqual(run.sort(), all.filter((name) => !parts.includes(name)).sort());
    assert.match(release, /test:\n {4}needs: build\n {4}uses: \.\/\.github\/workflows\/ci\.yml/);
    assert.match(release, /nightly:\n {4}needs: build\n {4}uses: \.\/\.github\/workflows\/nightly\.yml/);
    assert.match(release, /publish:\n {4}needs: \[test, nightly\]\n/);
  });

  it('publishes what was built and tested, in a job that runs nothing of the project', () => {
    const [, publish] = release.split('  publish:');
    assert.match(publish!, /npm publish --provenance --ignore-scripts release\/\*\.tgz/);
    assert.match(publish!, /registry-url: 'https:/);
    assert.doesNotMatch(publish!, /actions\/checkout|npm (?:ci|install|run)/);
    const [before] = release.split('  publish:');
    assert.doesNotMatch(before!, /: write/);
  });

  it('trusts no action by a name that can move, and runs no install script', () => {
    for (const workflow of [ci, nightly, release]) {
      for (const [, action] of workflow.matchAll(/uses: (\S+)/g))
        assert.match(action!, /^(?:\.\/|[\w-]+\/[\w-]+@[0-9a-f]{40}$)/);
      for (const [line] of workflow.matchAll(/npm ci.*/g)) assert.match(line, /--ignore-scripts/);
    }
  });
});

it('a readme in the package leads to the version’s own files', () => {
  const about = { version: '1.2.3', homepage: 'https://git.test/elements#readme' };
  assert.equal(
    withAddresses('![A](docs/a.png) [b](./docs/b.md#c) [d](#d) [e](https://e.test) [f](mailto:f@g)', about),
    '![A](https://git.test/elements/raw/v1.2.3/docs/a.png) [b](https://git.test/elements/blob/v1.2.3/docs/b.md#c) [d](#d) [e](https://e.test) [f](mailto:f@g)',
  );
});
