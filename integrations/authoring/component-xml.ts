import type { AuthoredComponent } from './components.js';
import { type Field, isPicture } from './field.js';
import { iconAddress } from './icon-pictures.js';
import { contentXml, type XmlNode } from './xml.js';

/** Where the CMS keeps pictures. */
const ASSETS = '/content/dam';
// Field types: Granite UI reference, granite/ui/components/coral/foundation/form/*.
const GRANITE = 'granite/ui/components/coral/foundation';
const FORM = `${GRANITE}/form`;
/** Adobe's own field for experience fragments: it lets an author choose nothing but a variation. */
const XF_FIELD = 'cq/experience-fragments/editor/components/xffield';
const RICH_TEXT = 'cq/gui/components/authoring/dialog/richtext';
const LONGEST_WITHOUT_TABS = 8;
/** The last tab: what authors need once in a year. */
const MORE = 'More';
const isFolded = ({ isTechnical }: Field) => isTechnical === true;
/** Props that belong to the picture, by how their names begin. */
const PICTURE =
  /^(?:alt|srcset|sizes|loading|pos[XY]|focal|image|disableSmartCrop|ratio|width|height|mobileUp|tabletUp)/;
/** Props of the look, by a word anywhere in their names. */
const LOOK = /class|style|type|size|colou?r|margin/i;
/** The type above each element's component. The bundle answers `.model.json` for it (`Exported.EACH` in Java). */
const BASE = 'uni/components/component';
/** As in Core Components' text. */
const IN_PLACE = 'inplaceEditingConfig';
const RICH_TEXT_TOOLS = [
  'format#bold',
  'format#italic',
  'links#modifylink',
  'links#unlink',
  'lists#unordered',
  'lists#ordered',
];

/** The node of the type above each element's component, which has their template. */
export const BASE_XML = contentXml({
  'jcr:primaryType': 'cq:Component',
  'jcr:title': 'Component',
  componentGroup: '.hidden',
});

/** A component's node: what the CMS shows in its list of components. */
export function componentXml({
  title,
  abbreviation,
  description,
  group,
  isContainer,
}: Pick<AuthoredComponent, 'title' | 'description' | 'group' | 'isContainer'> &
  Partial<Pick<AuthoredComponent, 'abbreviation'>>): string {
  return contentXml({
    'jcr:primaryType': 'cq:Component',
    'jcr:title': title,
    ...(abbreviation && { abbreviation }),
    ...(description && { 'jcr:description': description }),
    componentGroup: group,
    'sling:resourceSuperType': BASE,
    ...(isContainer && { 'cq:isContainer': true }),
  });
}

/** A component's dialog for the CMS's page editor. */
export function dialog({ title, fields }: Pick<AuthoredComponent, 'title' | 'fields'>): XmlNode {
  const picture = fields.find(isPicture);
  return {
    'jcr:title': title,
    'sling:resourceType': 'cq/gui/components/authoring/dialog',
    content: {
      'sling:resourceType': `${GRANITE}/container`,
      items:
        fields.length > LONGEST_WITHOUT_TABS || fields.some(isFolded)
          ? tabs(fields, picture)
          : { fields: form(fields, picture) },
    },
  };
}

const form = (fields: readonly Field[], picture: Field | undefined): XmlNode => ({
  'sling:resourceType': `${GRANITE}/container`,
  margin: true,
  items: formItems(fields, picture),
});

/** Tabs for words, for the picture, for the look and, last, for what few authors need. */
function tabs(fields: readonly Field[], picture: Field | undefined): XmlNode {
  const tabOf = (field: Field) => {
    if (field.isTechnical) return MORE;
    if (field.isAsset || PICTURE.test(field.name)) return 'Picture';
    return field.kind === 'enum' || field.kind === 'boolean' || LOOK.test(field.name) ? 'Look' : 'Content';
  };
  const shown = ['Content', 'Picture', 'Look', MORE].flatMap((title) => {
    const own = fields.filter((field) => tabOf(field) === title);
    return own.length > 0
      ? [[title.toLowerCase(), { ...form(own, picture), 'jcr:title': title }] as const]
      : [];
  });
  const items = Object.fromEntries(shown);
  return { tabs: { 'sling:resourceType': `${GRANITE}/tabs`, maximized: true, items } };
}

/**
 * The fields. A component's first picture is an upload: the CMS stores the chosen one as `fileReference`, which goes
 * before a path, so the dialog has no field for the path.
 */
function formItems(fields: readonly Field[], picture: Field | undefined): XmlNode {
  const shown = items(fields);
  return picture && fields.includes(picture) ? { ...shown, [picture.name]: upload(picture) } : shown;
}

/**
 * The help of a needed picture says so, if it has none of its own. The picture is not required, because Adobe does not
 * promise that one that is stored already counts, and a dialog that cannot be saved is worse.
 */
const upload = ({ label, description, isNeeded }: Field): XmlNode => ({
  'sling:resourceType': 'cq/gui/components/authoring/dialog/fileupload',
  fieldLabel: label,
  fieldDescription: description ?? (isNeeded && 'Nothing is shown without a picture.'),
  name: './file',
  fileNameParameter: './fileName',
  fileReferenceParameter: './fileReference',
  mimeTypes: ['image/gif', 'image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'],
  allowUpload: false,
  autoStart: false,
  multiple: false,
  useHTML5: true,
});

function items(fields: readonly Field[], prefix = './'): XmlNode {
  const nodes = fields.flatMap((field) => {
    const name = prefix + field.name;
    const hint = typeHint(field, name);
    return [
      [field.name, fieldNode(field, name)] as const,
      ...(hint ? [[`${field.name}TypeHint`, hint] as const] : []),
    ];
  });
  return Object.fromEntries(nodes);
}

function fieldNode(field: Field, name: string): XmlNode {
  const { label, description, fallback, min, max, isNeeded } = field;
  const about = {
    fieldLabel: label,
    ...(description && { fieldDescription: description }),
    ...(isNeeded && { required: true }),
  };
  const usual = field.meanings?.[String(fallback)] ?? fallback;
  const hint = usual === undefined ? {} : { emptyText: String(usual) };
  const widget = (type: string, ...more: readonly XmlNode[]): XmlNode =>
    Object.assign({ 'sling:resourceType': `${FORM}/${type}` }, ...more);
  if (field.chooser === 'icon')
    return widget('buttongroup', { ...about, name, ...ONE_OF_THEM, items: iconButtons(field) });
  if (field.choices)
    return widget('select', { ...about, name, emptyOption: true, ...hint, items: choices(field) });
  switch (field.kind) {
    case 'text':
    case 'enum':
      if (field.chooser) {
        const [type, more] = CHOOSERS[field.chooser];
        return { 'sling:resourceType': type, ...more, ...about, name };
      }
      return field.isAsset
        ? widget('pathfield', { ...about, ...path(ASSETS), name })
        : widget('textfield', { ...about, ...hint, name });
    case 'url':
      return widget('pathfield', { ...about, ...path(field.isAsset ? ASSETS : '/content'), name });
    case 'number':
      return widget('numberfield', { ...about, ...hint, min, max, step: 'any', name });
    case 'boolean':
      return widget('checkbox', {
        text: label,
        ...(description && { fieldDescription: description }),
        name,
        value: 'true',
        uncheckedValue: 'false',
        checked: fallback === true,
      });
    case 'html':
      return richText({ ...about, name });
    case 'object':
      return widget('fieldset', { 'jcr:title': label, items: items(field.fields ?? [], `${name}/`) });
    case 'list':
      return widget('multifield', {
        ...about,
        composite: true,
        field: {
          'sling:resourceType': `${GRANITE}/container`,
          name,
          items: items(field.fields ?? []),
        },
      });
  }
}

/** Anything may be written into it: other sites' addresses are no paths of the repository. */
const path = (rootPath: string) => ({ rootPath, forceSelection: false });

/** A day is stored as its author reads it, and not as an instant, which is another day elsewhere. */
const CHOOSERS: Readonly<
  Record<Exclude<Field['chooser'], 'icon' | undefined>, readonly [type: string, more: XmlNode]>
> = {
  fragment: [XF_FIELD, { filter: 'folderOrVariant', propertyFilter: 'cq:xfShowInEditor', variant: 'web' }],
  date: [
    `${FORM}/datepicker`,
    { type: 'date', displayedFormat: 'YYYY-MM-DD', valueFormat: 'YYYY-MM-DD', typeHint: 'String' },
  ],
};

/** A stored name that no button has is kept, because the dialog deletes nothing. */
const ONE_OF_THEM = { selectionMode: 'single', deleteHint: false };

/** Each with its picture, as the package's client library has it, and a first one for no icon. */
function iconButtons(field: Field): XmlNode {
  const button = (value: string, text: string): XmlNode => ({ text, value, icon: iconAddress(value) });
  const { choices: names = [], meanings = {} } = field;
  return {
    none: { text: 'None', value: '' },
    ...Object.fromEntries(names.map((name, at) => [`choice${at}`, button(name, meanings[name] ?? name)])),
  };
}

/** Without it the repository stores every value as text. */
function typeHint({ kind }: Field, name: string): XmlNode | undefined {
  const type = kind === 'boolean' ? 'Boolean' : kind === 'number' ? 'Double' : undefined;
  if (!type) return undefined;
  return { 'sling:resourceType': `${FORM}/hidden`, name: `${name}@TypeHint`, value: type };
}

/** Node names have to be XML names, and a choice such as `7-8` is none. */
function choices({ choices: values = [], meanings = {} }: Field): XmlNode {
  const nodes = values.map(
    (value, at) => [`choice${at}`, { text: meanings[value] ?? value, value }] as const,
  );
  return Object.fromEntries(nodes);
}

function richText(about: XmlNode): XmlNode {
  return {
    'sling:resourceType': RICH_TEXT,
    ...about,
    useFixedInlineToolbar: true,
    ...richTextTools(RICH_TEXT_TOOLS),
  };
}

const richTextTools = (toolbar: readonly string[]): XmlNode => ({
  rtePlugins: {
    format: { features: ['bold', 'italic'] },
    links: { features: ['modifylink', 'unlink'] },
    lists: { features: ['unordered', 'ordered'] },
  },
  uiSettings: {
    cui: { inline: { toolbar } },
  },
});

/** Containers that have places of their own for others from the start, in the order in which their template writes them. */
const FIRST_CHILDREN: Readonly<Record<string, readonly string[]>> = { 'bespoke-layout': ['right', 'left'] };
const AREA = 'uni/components/area';

/** Lists the actions of the page editor on a component: drop a picture on it, edit its text where it stands. */
export function editConfigXml({ slug, fields }: Pick<AuthoredComponent, 'slug' | 'fields'>): string {
  return contentXml({
    'jcr:primaryType': 'cq:EditConfig',
    'cq:actions': ['edit', 'delete', 'insert', 'copymove'],
    ...(fields.some(isPicture) && { 'cq:dropTargets': dropTargets() }),
    ...(isOneText(fields) && { 'cq:inplaceEditing': inplaceEditing(`.m-${slug}__${TEXT}`) }),
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

/** The property that AEM's editor of texts stores. */
const TEXT = 'text';

/** Whether a component shows one rich text and nothing else that an author writes. */
function isOneText(fields: readonly Field[]): boolean {
  const written = fields.filter(({ kind, choices, isTechnical }) => {
    const isLook = choices !== undefined || ['boolean', 'number', 'enum'].includes(kind);
    return !isTechnical && !isLook;
  });
  const [one] = written;
  return written.length === 1 && one?.kind === 'html' && one.name === TEXT;
}

/**
 * Edits a text where it stands, as Adobe documents it: the node has another name than `config`, which only administrators
 * would get, and the query names the element of the text, because without one the whole component would be edited.
 */
const inplaceEditing = (editElementQuery: string): XmlNode => ({
  'jcr:primaryType': 'cq:InplaceEditingConfig',
  active: true,
  configPath: IN_PLACE,
  editorType: 'text',
  [IN_PLACE]: {
    editElementQuery,
    ...richTextTools([...RICH_TEXT_TOOLS, 'control#close', 'control#save']),
  },
});

/** Returns the content of a new component, or undefined for one that begins empty. */
export function templateXml(slug: string): string | undefined {
  const names = FIRST_CHILDREN[slug];
  return names && contentXml(Object.fromEntries(names.map((name) => [name, { 'sling:resourceType': AREA }])));
}
