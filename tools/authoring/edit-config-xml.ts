import type { AuthoredComponent } from './components.js';
import { isPicture } from './field.js';
import { contentXml, type XmlNode } from './xml.js';

/** Containers that have places of their own for others from the start. */
const FIRST_CHILDREN: Readonly<Record<string, readonly string[]>> = { 'bespoke-layout': ['right', 'left'] };
const AREA = 'uni/components/area';

/** What the page editor may do with a component: drop a picture on it, edit its text where it stands. */
export function editConfigXml({ fields }: Pick<AuthoredComponent, 'fields'>): string {
  const text = fields.find(({ kind }) => kind === 'html');
  const title = fields.find(({ name, kind }) => kind === 'text' && (name === 'title' || name === 'text'));
  return contentXml({
    'jcr:primaryType': 'cq:EditConfig',
    'cq:actions': ['edit', 'delete', 'insert', 'copymove'],
    ...(fields.some(isPicture) && { 'cq:dropTargets': dropTargets() }),
    ...((text ?? title) && {
      'cq:inplaceEditing': inplaceEditing((text ?? title)!.name, text !== undefined),
    }),
  });
}

function dropTargets(): XmlNode {
  const image = {
    'jcr:primaryType': 'cq:DropTargetConfig',
    accept: ['image/.*'],
    groups: ['media'],
    propertyName: './fileReference',
  };
  return { image };
}

const inplaceEditing = (property: string, isRich: boolean): XmlNode => ({
  'jcr:primaryType': 'cq:InplaceEditingConfig',
  active: true,
  editorType: isRich ? 'text' : 'plaintext',
  config: { textPropertyName: `./${property}`, propertyName: `./${property}` },
});

/** What a new component holds; undefined for one that begins empty. */
export function templateXml(slug: string): string | undefined {
  const names = FIRST_CHILDREN[slug];
  return names && contentXml(Object.fromEntries(names.map((name) => [name, { 'sling:resourceType': AREA }])));
}
