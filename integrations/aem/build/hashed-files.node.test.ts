import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { zipSync } from 'fflate';
import { filesOfRelease, HASHED_FILES, isHashed } from './hashed-files.js';

const RESOURCES = '/apps/uni/clientlibs/uni/resources';
const HASHED = [
  'chunks/callout-0a1b2c3d.js',
  'chunks/a+b-0a1b2c3d.js',
  'fonts/be-vietnam-pro-GO7MVAWD.woff2',
  'core-commons.0a1b2c3d.js',
  'corporate.0a1b2c3d.css',
];
const PLAIN = ['icons/padlock.svg', 'i18n/vi.json', 'THIRD-PARTY-LICENCES.txt', 'core-commons.js'];

describe('what pages in caches name of a package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'uni-hashed-'));
  after(() => rmSync(folder, { recursive: true }));
  const bytes = (text: string) => new TextEncoder().encode(text);

  /** A whole package with such a client library. */
  function packageOf(name: string, files: readonly string[], own?: string): string {
    const apps = zipSync({
      ...Object.fromEntries(files.map((file) => [`jcr_root${RESOURCES}/${file}`, bytes(file)])),
      ...(own !== undefined && { [HASHED_FILES]: bytes(own) }),
    });
    const inner = 'jcr_root/apps/uni-packages/application/install/uni-elements.ui.apps-1.2.3.zip';
    const path = join(folder, name);
    writeFileSync(path, zipSync({ [inner]: apps }));
    return path;
  }

  it('are the files with a hash in their names', () => {
    assert.deepEqual([...HASHED, ...PLAIN].filter(isHashed), HASHED);
    const found = filesOfRelease(packageOf('first.zip', [...HASHED, ...PLAIN]));
    assert.deepEqual([...found.keys()].sort(), [...HASHED].sort());
    assert.equal(String.fromCharCode(...found.get(HASHED[0]!)!), HASHED[0]);
  });

  it('are not those that it has of the release before', () => {
    const found = filesOfRelease(packageOf('next.zip', HASHED, `${HASHED[0]}\n${HASHED[3]}\n`));
    assert.deepEqual([...found.keys()], [HASHED[0], HASHED[3]]);
  });

  it('has to be in a package of ours', () => {
    const other = join(folder, 'other.zip');
    writeFileSync(other, zipSync({ 'a.txt': bytes('a') }));
    assert.throws(
      () => filesOfRelease(other),
      /other\.zip has no client library; name the uni-elements\.all/,
    );
    writeFileSync(other, 'no zip');
    assert.throws(() => filesOfRelease(other), /other\.zip is no zip file/);
  });
});
