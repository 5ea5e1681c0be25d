import type { ElementInfo, PropInfo } from './element-info.js';

/** Properties that HTML gives every element. A prop of that name is set by attribute, or is the same string. */
const HTML_HAS = /^(?:title|id|style|hidden|lang|dir|slot|role|aria[A-Z]\w*)$/;

/**
 * `types/elements.d.ts`: each element's properties, attributes and events, and the DOM's own tables of them, so that
 * `document.createElement('uni-…')`, `querySelector` and `addEventListener('uni-…')` are typed. Every framework's types
 * stand on it.
 */
export function elementTypes(elements: readonly ElementInfo[]): string {
  const events = new Map(
    elements.flatMap(({ events }) => events.map((event) => [event.name, event] as const)),
  );
  const table = (indent: string, suffix: string) =>
    elements.map(({ tag, className }) => `${indent}'${tag}': ${className}${suffix};`).join('\n');
  return `// Written by the build from the elements' definitions.

/** What every element has whose view React renders. */
interface UniElement extends HTMLElement {
  /** Resolves once the element is mounted, has failed, or waits for the page's model. */
  readonly mountComplete: Promise<void>;
  /** The component's model, given instead of \`model-path\` or \`src\`. */
  model: unknown;
  /** Mounts the element anew from a model that an author has changed. */
  reload(model: unknown, previous?: unknown): void;
  /** Mounts the element anew from what it has. */
  remount(): void;
}

${elements.map(typesOf).join('\n')}
/** By tag: the element. */
export interface UniElements {
${table('  ', 'Element')}
}
/** By tag: what it takes as attributes, or as properties where a framework sets those. */
export interface UniAttributes {
${table('  ', 'Attributes')}
}
/** By tag: its events. */
export interface UniEvents {
${table('  ', 'Events')}
}

declare global {
  interface HTMLElementTagNameMap extends UniElements {}
  interface GlobalEventHandlersEventMap {
${[...events.values()].map(eventLine('    ')).join('\n')}
  }
  interface DocumentEventMap {
    'uni-page-state': CustomEvent<{ readonly state: string; readonly previous: string | undefined }>;
  }
}

// Without it, whatever a declaration file declares is exported.
export {};
`;
}

function typesOf({ tag, className, summary, props, attributes, events, hasView }: ElementInfo): string {
  const own = props.filter(({ name }) => !HTML_HAS.test(name));
  const bare = attributes
    .filter(({ name, prop }) => name !== prop?.name && !(prop && name.startsWith('data-')))
    .map(({ name, description, prop }) =>
      line(name, prop ? attributeType(prop) : name === 'isolated' ? 'boolean' : 'string', description),
    );
  const named = props.map((prop) =>
    line(prop.name, prop.name === 'style' ? 'string' : givenType(prop), prop.description),
  );
  return [
    `/** ${summary} */`,
    ...block(
      `${className}Element extends ${hasView ? 'UniElement' : 'HTMLElement'}`,
      own.map((prop) => line(prop.name, prop.type, prop.description)),
    ),
    `/** What \`<${tag}>\` takes. */`,
    ...block(`${className}Attributes`, [...named, ...bare]),
    `/** What \`<${tag}>\` dispatches. */`,
    ...block(`${className}Events`, events.map(eventLine('  '))),
    '',
  ].join('\n');
}

const block = (head: string, lines: readonly string[]) =>
  lines.length > 0 ? [`export interface ${head} {`, ...lines, '}'] : [`export interface ${head} {}`];

const eventLine =
  (indent: string) =>
  ({ name, detail, description }: ElementInfo['events'][number]) =>
    `${indent}/** ${description} */\n${indent}'${name}': CustomEvent<${detail}>;`;

/** A list or object is its value or its JSON text: a framework that renders on a server writes attributes there. */
const givenType = ({ type, kind }: PropInfo) =>
  ['list', 'object'].includes(kind) ? `${type} | string` : type;

const attributeType = ({ type, kind }: PropInfo) => (['list', 'object'].includes(kind) ? 'string' : type);

const line = (name: string, type: string, description: string) =>
  `${description ? `  /** ${description.replaceAll('*/', '* /')} */\n` : ''}  ${/^\w+$/.test(name) ? name : `'${name}'`}?: ${/=>/.test(type) ? `(${type})` : type} | undefined;`;
