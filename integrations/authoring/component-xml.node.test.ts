import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { dialog } from './component-xml.js';
import { authoredComponents } from './components.js';
import type { XmlNode } from './xml.js';

const STORED_AS = ['name', 'fileNameParameter', 'fileReferenceParameter'];

/** The properties that a dialog stores, by their paths, those of a list's items below the list's. */
function stored(node: XmlNode, above = ''): string[] {
  const isList = String(node['sling:resourceType']).endsWith('/multifield');
  return Object.entries(node).flatMap(([key, value]) => {
    if (STORED_AS.includes(key)) return [above + String(value)];
    if (typeof value !== 'object' || Array.isArray(value)) return [];
    const child = value as XmlNode;
    if (!isList || key !== 'field') return stored(child, above);
    return [above + String(child.name), ...stored(child.items as XmlNode, `${above}${child.name}/`)];
  });
}

const components = authoredComponents(await componentFolders()).filter(({ fields }) => fields.length > 0);

describe('the dialog', () => {
  for (const component of components) {
    it(`of ${component.slug} stores each property once`, () => {
      const paths = stored(dialog(component));
      const twice = paths.filter((path, at) => paths.indexOf(path) < at);
      assert.ok(paths.length > 0);
      assert.deepEqual(twice, []);
    });
  }
});
