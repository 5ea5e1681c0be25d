import assert from 'node:assert/strict';
import { test } from 'node:test';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { authoredComponents } from './components.js';
import { translationRules } from './translation-rules.js';

const components = authoredComponents(await componentFolders());
const rules = translationRules(components);
const namesOf = (slug: string) => {
  const [, own = ''] =
    new RegExp(`resourceType="uni/components/${slug}">(.*?)</node>`, 's').exec(rules) ?? [];
  return [...own.matchAll(/name="(\w+)"/g)].map(([, name]) => name!);
};

test('a translation project finds every rich text that an author writes, also in lists', () => {
  for (const { slug, fields } of components) {
    const texts = fields.flatMap((field) => [field, ...(field.fields ?? [])]);
    for (const { name, kind, isTechnical } of texts)
      if (kind === 'html' && !isTechnical) assert.ok(namesOf(slug).includes(name), `${slug}: ${name}`);
  }
  for (const [slug, name] of [
    ['callout', 'ctaText'],
    ['accordion', 'content'],
    ['list', 'title'],
    ['image', 'alt'],
    ['footer', 'legal'],
    ['facts', 'value'],
  ] as const)
    assert.ok(namesOf(slug).includes(name), `${slug}: ${name}`);
});

test('addresses, dates, choices and what only a script reads are left as they are', () => {
  for (const [slug, name] of [
    ['callout', 'ctaUrl'],
    ['callout', 'titleType'],
    ['hero', 'img'],
    ['notice', 'until'],
    ['person', 'mail'],
    ['list', 'date'],
    ['button', 'classes'],
    ['language-switch', 'value'],
  ] as const)
    assert.ok(!namesOf(slug).includes(name), `${slug}: ${name}`);
});
