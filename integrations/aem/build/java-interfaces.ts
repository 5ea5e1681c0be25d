import { camelCase, upperFirst } from 'lodash-es';
import type { PropType, PropTypes } from '../../../elements/_core/declare/prop-type.js';
import type { ComponentFolder } from '../../../tools/rollup/component-folders.js';
import { type AuthoredComponent, authoredComponents } from '../../authoring/components.js';
import type { Field } from '../../authoring/field.js';

/** Where the interfaces are that a project's Java code adapts resources and requests to. */
const PACKAGE = 'uni.elements.model';
const INTERNAL = 'uni.elements.internal';
const ADAPTABLES = ['org.apache.sling.api.resource.Resource', 'org.apache.sling.api.SlingHttpServletRequest'];
const TYPES = { text: 'String', html: 'String', url: 'String', enum: 'String', number: 'Double' } as const;

/** The simple name of an element's interface: `news-hero` → `NewsHero`. */
export const interfaceName = (slug: string): string => upperFirst(camelCase(slug));

/** The Java sources, by path, that the definitions say: an interface for each element, and the factory's registration. */
export function javaInterfaces(folders: readonly ComponentFolder[]): Map<string, string> {
  const components = authoredComponents(folders);
  const propsOf = new Map(folders.map(({ slug, definition }) => [slug, definition.props]));
  const files = components.map(
    (component) =>
      [
        fileOf(PACKAGE, interfaceName(component.slug)),
        interfaceSource(component, propsOf.get(component.slug)!),
      ] as const,
  );
  return new Map([
    ...files,
    [fileOf(PACKAGE, 'package-info'), PACKAGE_INFO],
    [fileOf(INTERNAL, 'ElementAdapters'), factorySource(components)],
  ]);
}

const fileOf = (of: string, name: string) => `${of.replaceAll('.', '/')}/${name}.java`;

/** The baseline check of a release says what a changed interface makes of the version. */
const PACKAGE_INFO = `/**
 * An interface for each element, to which its components adapt. Each method says which values it gives, and which one if
 * the component stores none, or one that the element cannot take.
 */
@Export
@Version("1.0.0")
package ${PACKAGE};

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
`;

const interfaceSource = (
  { slug, title, description, resourceType, fields }: AuthoredComponent,
  props: PropTypes,
): string =>
  [
    `package ${PACKAGE};\n`,
    'import org.osgi.annotation.versioning.ProviderType;\n',
    `/** ${escaped(`${title}: ${description}`)} */`,
    '@ProviderType',
    `public interface ${interfaceName(slug)} {`,
    `    String RESOURCE_TYPE = "${resourceType}";`,
    ...members(fields, props),
    '}\n',
  ].join('\n');

function members(fields: readonly Field[], props: PropTypes): string[] {
  return fields.flatMap((field) => {
    const { label, description = '', name, fields: nested } = field;
    const type = props[name]!;
    const lines = [
      '',
      '/**',
      ` * ${escaped(`${label}. ${description}`)}`,
      ' *',
      ` * @return ${returned(type)}`,
      ' */',
      `${isSeveral(type) ? `java.util.List<${typeOf(field)}>` : typeOf(field)} ${getter(field)}();`,
    ];
    if (nested) lines.push('', `interface ${nestedName(field)} {`, ...members(nested, type.shape!), '}');
    return lines.map((line) => (line === '' ? '' : `    ${line}`));
  });
}

const KINDS: Readonly<Record<PropType<unknown>['name'], string>> = {
  text: 'the text as it is stored',
  html: 'filtered HTML',
  url: 'an address as visitors ask for it',
  boolean: 'true or false',
  number: 'a number',
  enum: 'a word',
  list: 'the items in their order',
  object: 'the fields that belong together',
  callback: 'nothing',
};

/** Which values a method gives, and which one where the component stores none that the element can take. */
export function returned(type: PropType<unknown>): string {
  const { name, values, range, needs, fallback, otherwise } = type;
  const { min, max } = range ?? {};
  const allowed = values
    ? `one of ${values.map(code).join(', ')}`
    : [
        `${isSeveral(type) ? 'a list of them: ' : ''}${KINDS[name]}`,
        min !== undefined && `from ${min}`,
        max !== undefined && `up to ${max}`,
      ]
        .filter(Boolean)
        .join(' ');
  const whole =
    needs && needs.length > 0
      ? `${allowed}, without those that lack ${needs.map(code).join(' or ')}`
      : allowed;
  const unknown = otherwise === undefined ? '' : `, ${code(otherwise)} if it is another word`;
  return `${whole}${unknown}. ${none(fallback)} if there is none`;
}

function none(fallback: unknown): string {
  if (fallback === undefined) return 'Null';
  if (Array.isArray(fallback)) return 'An empty list';
  return fallback === '' ? 'An empty text' : code(fallback);
}

const code = (value: unknown) => `{@code ${String(value)}}`;

/** Several words or addresses of one kind. A list of items has a shape. */
export const isSeveral = ({ shape, fallback }: PropType<unknown>): boolean =>
  !shape && Array.isArray(fallback);

const nestedName = ({ name, kind }: Field) => upperFirst(name) + (kind === 'list' ? 'Item' : 'Fields');

function typeOf(field: Field): string {
  // By its whole name, because an element of ours is called list too.
  if (field.kind === 'list') return `java.util.List<${nestedName(field)}>`;
  if (field.kind === 'object') return nestedName(field);
  if (field.kind === 'boolean') return field.fallback === undefined ? 'Boolean' : 'boolean';
  return TYPES[field.kind];
}

/** @throws Error for a name that Java has taken. */
function getter({ name, kind }: Field): string {
  const method =
    kind === 'boolean' ? (/^is[A-Z]/.test(name) ? name : `is${upperFirst(name)}`) : `get${upperFirst(name)}`;
  if (method === 'getClass') throw new Error(`A prop may not be called ${name}: Java has ${method}().`);
  return method;
}

const escaped = (text: string) =>
  text
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('*/', '*&#47;')
    .replaceAll('\\', '&#92;');

const factorySource = (components: readonly AuthoredComponent[]) =>
  [
    `package ${INTERNAL};\n`,
    'import org.apache.sling.api.adapter.AdapterFactory;',
    'import org.osgi.service.component.annotations.Component;\n',
    '@Component(service = AdapterFactory.class, property = {',
    ...ADAPTABLES.map((name) => `    AdapterFactory.ADAPTABLE_CLASSES + "=${name}",`),
    '    AdapterFactory.ADAPTER_CLASSES + "=uni.elements.Component",',
    ...components.map(
      ({ slug }) => `    AdapterFactory.ADAPTER_CLASSES + "=${PACKAGE}.${interfaceName(slug)}",`,
    ),
    '})',
    'public final class ElementAdapters extends ElementAdapter {',
    '}\n',
  ].join('\n');
