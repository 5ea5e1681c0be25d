import { camelCase, upperFirst } from 'lodash-es';
import type { AuthoredComponent } from '../../authoring/components.js';
import type { Field } from '../../authoring/field.js';

/** Where the interfaces are that a project's Java code adapts resources and requests to. */
const PACKAGE = 'uni.elements.model';
const INTERNAL = 'uni.elements.internal';
const ADAPTABLES = ['org.apache.sling.api.resource.Resource', 'org.apache.sling.api.SlingHttpServletRequest'];
const TYPES = { text: 'String', html: 'String', url: 'String', enum: 'String', number: 'Double' } as const;

/** The simple name of an element's interface: `news-hero` → `NewsHero`. */
export const interfaceName = (slug: string): string => upperFirst(camelCase(slug));

/** The Java sources, by path, that the definitions say: an interface for each element, and the factory's registration. */
export function javaInterfaces(components: readonly AuthoredComponent[]): Map<string, string> {
  const files = components.map(
    (component) => [fileOf(PACKAGE, interfaceName(component.slug)), interfaceSource(component)] as const,
  );
  return new Map([
    ...files,
    [fileOf(PACKAGE, 'package-info'), PACKAGE_INFO],
    [fileOf(INTERNAL, 'ElementAdapters'), factorySource(components)],
  ]);
}

const fileOf = (of: string, name: string) => `${of.replaceAll('.', '/')}/${name}.java`;

/** The baseline check of a release says what a changed interface makes of the version. */
const PACKAGE_INFO = `/** An interface for each element, to which its components adapt. */
@Export
@Version("1.0.0")
package ${PACKAGE};

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
`;

const interfaceSource = ({ slug, title, description, resourceType, fields }: AuthoredComponent) =>
  [
    `package ${PACKAGE};\n`,
    'import org.osgi.annotation.versioning.ProviderType;\n',
    comment(`${title}: ${description}`),
    '@ProviderType',
    `public interface ${interfaceName(slug)} {`,
    `    String RESOURCE_TYPE = "${resourceType}";`,
    ...members(fields),
    '}\n',
  ].join('\n');

function members(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    const { label, description = '', fields: nested } = field;
    const lines = ['', comment(`${label}. ${description}`), `${typeOf(field)} ${getter(field)}();`];
    if (nested) lines.push('', `interface ${nestedName(field)} {`, ...members(nested), '}');
    return lines.map((line) => (line === '' ? '' : `    ${line}`));
  });
}

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

const comment = (text: string) =>
  `/** ${text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('*/', '*&#47;').replaceAll('\\', '&#92;')} */`;

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
