import { readFileSync } from 'node:fs';
import type { ComponentFolder } from '../../tools/rollup/component-folders.js';
import { dictionary } from './author-words.js';
import { BASE_XML, componentXml, dialog, editConfigXml, templateXml } from './component-xml.js';
import { authoredComponents } from './components.js';
import { withoutIndentation } from './templates.js';
import { componentDefinition, componentFilters, componentModels } from './universal-editor.js';
import { contentXml, type XmlNode } from './xml.js';

/** The HTL template that every component inherits. */
const TEMPLATE = 'elements/component.html';

/**
 * Returns the files that the CMS's editors need, by path in `dist/cms`: each component's node, dialog and HTL template, and
 * the Universal Editor's three files. All of it comes from the definitions and the files beside them.
 */
export function authorFiles(folders: readonly ComponentFolder[]): Map<string, string> {
  const components = authoredComponents(folders);
  const files = new Map<string, string>();
  files.set('components/component/.content.xml', BASE_XML);
  files.set('components/component/component.html', withoutIndentation(readFileSync(TEMPLATE, 'utf8')));
  for (const component of components) {
    const folder = `components/${component.slug}`;
    files.set(`${folder}/.content.xml`, componentXml(component));
    if (component.template !== undefined) files.set(`${folder}/${component.slug}.html`, component.template);
    files.set(`${folder}/_cq_editConfig.xml`, editConfigXml(component));
    const first = templateXml(component.slug);
    if (first) files.set(`${folder}/_cq_template/.content.xml`, first);
    if (component.fields.length > 0)
      files.set(`${folder}/_cq_dialog/.content.xml`, contentXml(dialog(component)));
  }
  files.set('i18n/vi/.content.xml', dictionaryXml(folders));
  files.set('component-definition.json', json(componentDefinition(components)));
  files.set('component-models.json', json(componentModels(components)));
  files.set('component-filters.json', json(componentFilters(components)));
  return files;
}

/** The dialogs' words in Vietnamese: AEM's dialogs look their labels up. */
function dictionaryXml(folders: readonly ComponentFolder[]): string {
  const entries = [...dictionary(folders)].map(([english, vietnamese], at) => [
    `word${at}`,
    { 'jcr:primaryType': 'sling:MessageEntry', 'sling:key': english, 'sling:message': vietnamese },
  ]);
  return contentXml({
    'jcr:primaryType': 'sling:Folder',
    'jcr:mixinTypes': ['mix:language'],
    'jcr:language': 'vi',
    ...(Object.fromEntries(entries) as Readonly<Record<string, XmlNode>>),
  });
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
