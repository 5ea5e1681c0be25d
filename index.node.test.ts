import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as root from './index.js';

test('the package can be imported without a DOM, and says its version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  assert.equal(typeof globalThis.document, 'undefined');
  assert.equal(root.VERSION, version);
});

test('importing it leaves no trace on the global object', async () => {
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  await import('./index.js');
  assert.deepEqual(
    Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name)),
    [],
  );
});

test('its pure functions work on a server', () => {
  assert.equal(root.coerceAttribute('42'), 42);
  assert.equal(root.kebabCase('isDSIcon'), 'is-ds-icon');
  assert.equal(root.safeUrl('javascript:alert(1)'), undefined);
  assert.equal(root.pageModelUrl('/a/b.html'), '/a/b.model.json');
  assert.equal(root.siteSection('/students/x.html'), 'students');
  assert.equal(root.sanitizeHtml('<p>plain</p>'), '<p>plain</p>');
  assert.equal(root.truncateText('one two three', 8), 'one two…');
  assert.equal(root.randomId().length, 8);
  assert.equal(root.buttonType('xsubmit'), 'submit');
  assert.equal(root.formatMediaTime(3661), '1 hour 1 min 1 sec');
});
