import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { built } from '../test/built.js';
import { markAsPackage } from './build.js';

describe('what is built, before it is packed,', () => {
  it('can be imported, module by module', () => {
    const lib = join(built('lib'), 'lib');
    const modules = readdirSync(lib).filter((file) => file.endsWith('.js'));
    const script = modules
      .map((file) => `await import(${JSON.stringify(pathToFileURL(join(lib, file)).href)});`)
      .join('\n');
    assert.ok(modules.includes('react.js'));
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
  });

  it('is a part of this project in dist, whatever an older build has left there', () => {
    const marked = join('dist', 'package.json');
    if (existsSync('dist')) writeFileSync(marked, '{"type":"module"}');
    markAsPackage('dist');
    assert.equal(existsSync(marked), false);
  });
});
