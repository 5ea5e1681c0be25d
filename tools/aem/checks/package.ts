import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { PACKAGE } from '../build-aem.js';
import { get, type Place } from './place.js';

const MAX_BYTES = 3 * 1024 * 1024;
const POLL_MS = 500;
const REINSTALL_TIMEOUT_MS = 120_000;
const INSTALLED = '/apps/uni/components.infinity.json';
/** What the repository notes of every node that it writes. */
const NOTED = /^jcr:(?:created|lastModified)/;

/** The package is small, and installing it twice changes nothing. */
export async function checkPackage(place: Place): Promise<void> {
  const { checks, sling } = place;
  await checks.run('the package has at most 3 MB', async () => {
    assert.ok(statSync(PACKAGE).size <= MAX_BYTES);
  });
  await checks.run('the package installs twice without change', async () => {
    const before = await installed(place);
    const packages = '/etc/packages/uni/uni-elements.ui.apps-0.1.0.zip/jcr:content/vlt:definition';
    const unpacked = async () => {
      const { lastUnpacked } = JSON.parse(await get(place, `${packages}.json`)) as { lastUnpacked: string };
      return lastUnpacked;
    };
    const first = await unpacked();
    await sling.reinstall(PACKAGE);
    const latest = performance.now() + REINSTALL_TIMEOUT_MS;
    while ((await unpacked().catch(() => first)) === first && performance.now() < latest)
      await pause(POLL_MS);
    assert.notEqual(await unpacked(), first);
    assert.deepEqual(await installed(place), before);
  });
}

const installed = async (place: Place): Promise<unknown> =>
  JSON.parse(await get(place, INSTALLED), (key, value: unknown) => (NOTED.test(key) ? undefined : value));
