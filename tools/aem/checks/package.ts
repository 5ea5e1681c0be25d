import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { PACKAGE } from '../build-aem.js';
import type { Place } from './place.js';

const MAX_BYTES = 3 * 1024 * 1024;

/** The package is small, and its installation and its components have told of no fault. */
export async function checkPackage({ checks, sling }: Place): Promise<void> {
  await checks.run('the package has at most 3 MB', async () => {
    assert.ok(statSync(PACKAGE).size <= MAX_BYTES);
  });
  await checks.run('the package is installed without a fault', async () => {
    const faults = sling
      .log()
      .split('\n')
      .filter((line) => /\*ERROR\*.*(?:vault|OsgiInstaller|uni\.elements)/.test(line));
    assert.deepEqual(faults, []);
  });
}
