import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { isModel } from '../../../fixtures/content-files/model.js';
import { componentFolders } from '../../../tools/rollup/component-folders.js';
import { CORE_PROXIES } from './core-proxies.js';
import { demoPages, linkedPages } from './demo-content.js';

const PACKAGE = 'integrations/aem/ui.apps/src/main/content/jcr_root/apps/uni/components';
/** They answer the address that a visitor asks for, by the invented university's own search. No other may come. */
const OF_THE_DEMO = ['course-choice', 'course-link', 'site-search'];

function typesIn(model: unknown): string[] {
  if (Array.isArray(model)) return model.flatMap(typesIn);
  if (!isModel(model)) return [];
  const type = model[':type'];
  return [...(typeof type === 'string' ? [type] : []), ...Object.values(model).flatMap(typesIn)];
}

test('the demo university shows what the package has, but for components that are named here', async () => {
  const delivered = new Set([
    ...(await componentFolders()).map(({ slug }) => slug),
    ...CORE_PROXIES.map(({ name }) => name),
  ]);
  const own = demoPages().filter(({ path }) => !path.startsWith('/tests/'));
  const used = new Set([...own, ...linkedPages(own)].flatMap(({ model }) => typesIn(model)));
  const others = [...used]
    .map((type) => type.replace('uni/components/', ''))
    .filter((name) => !delivered.has(name) && !existsSync(`${PACKAGE}/${name}`));
  assert.deepEqual(others.sort(), OF_THE_DEMO);
});
