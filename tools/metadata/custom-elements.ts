import type * as schema from 'custom-elements-manifest';
import type { ElementInfo, PropInfo } from './element-info.js';

const SCHEMA_VERSION = '2.1.0';

/** `custom-elements.json`: the Custom Elements Manifest of all elements. */
export function customElementsManifest(elements: readonly ElementInfo[]): schema.Package {
  return {
    schemaVersion: SCHEMA_VERSION,
    readme: 'README.md',
    modules: elements.flatMap((element) => [classModule(element), defineModule(element)]),
  };
}

const classPath = ({ slug }: ElementInfo) => `dist/lib/${slug}.js`;

function classModule(element: ElementInfo): schema.JavaScriptModule {
  const { className } = element;
  return {
    kind: 'javascript-module',
    path: classPath(element),
    summary: `The class of <${element.tag}>; importing it has no side effect.`,
    declarations: [declaration(element)],
    exports: [{ kind: 'js', name: className, declaration: { name: className } }],
  };
}

function defineModule(element: ElementInfo): schema.JavaScriptModule {
  return {
    kind: 'javascript-module',
    path: `dist/lib/${element.slug}/define.js`,
    summary: `Defines <${element.tag}>.`,
    exports: [
      {
        kind: 'custom-element-definition',
        name: element.tag,
        declaration: { name: element.className, module: classPath(element) },
      },
    ],
  };
}

function declaration(element: ElementInfo): schema.CustomElementDeclaration {
  const { tag, className, summary, props, attributes, slots, events, cssProperties } = element;
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    description: summary,
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map(({ name, description, prop }) => ({
      name,
      description,
      type: { text: prop?.type ?? 'string' },
      ...(prop && { fieldName: prop.name }),
      ...(prop?.fallback !== undefined && { default: prop.fallback }),
    })),
    members: props.map((prop) => field(prop, attributes.find((each) => each.prop === prop)?.name)),
    slots: [...slots],
    events: events.map(({ name, detail, description }) => ({
      name,
      description,
      type: { text: `CustomEvent<${detail}>` },
    })),
    cssProperties: cssProperties.map((name) => ({ name })),
  };
}

const field = (prop: PropInfo, attribute: string | undefined): schema.CustomElementField => ({
  kind: 'field',
  name: prop.name,
  description: prop.description,
  type: { text: `${prop.type} | undefined` },
  ...(prop.fallback !== undefined && {
    default: ['text', 'enum'].includes(prop.kind) ? JSON.stringify(prop.fallback) : prop.fallback,
  }),
  ...(attribute && { attribute }),
});
