import type { ElementInfo, PropInfo } from './element-info.js';

/** Properties that HTML gives every element; a prop of that name is set by attribute, or is the same string. */
const HTML_HAS = /^(?:title|id|style|hidden|lang|dir|slot|role|aria[A-Z]\w*)$/;

/**
 * `types/jsx.d.ts`: the elements' properties and events, `document.createElement('uni-…')` and `querySelector` typed, and
 * their tags in JSX for React 19.
 */
export function jsxTypes(elements: readonly ElementInfo[]): string {
  const events = new Map(
    elements.flatMap(({ events }) => events.map((event) => [event.name, event] as const)),
  );
  return `// Written by the build from the elements' definitions.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

${elements.map(elementTypes).join('\n')}
/** An element's own attributes beside those of HTML. */
type Tag<E extends HTMLElement, P> = DetailedHTMLProps<Omit<HTMLAttributes<E>, keyof P> & P, E> & DataAttributes;
type DataAttributes = { readonly [name: \`data-\${string}\`]: string | number | boolean | undefined };

interface UniTags {
${elements.map(({ tag, className }) => `  '${tag}': Tag<${className}Element, ${className}Props>;`).join('\n')}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends UniTags {}
  }
}

declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag, className }) => `    '${tag}': ${className}Element;`).join('\n')}
  }
  interface HTMLElementEventMap {
${[...events.values()].map(({ name, detail }) => `    '${name}': CustomEvent<${detail}>;`).join('\n')}
  }
}
`;
}

function elementTypes({ tag, className, summary, props, attributes, events }: ElementInfo): string {
  const own = props.filter(({ name }) => !HTML_HAS.test(name));
  const bare = [
    ...props.flatMap((prop) =>
      prop.attributes
        .filter((name) => name !== prop.name && !name.startsWith('data-'))
        .map((name) => line(name, attributeType(prop), prop.description)),
    ),
    ...attributes.map(({ name, description }) =>
      line(name, name === 'isolated' ? 'boolean' : 'string', description),
    ),
  ];
  const handlers = events.map(({ name, detail, description }) =>
    line(`on${name}`, `(event: CustomEvent<${detail}>) => void`, description),
  );
  return `/** ${summary} */
export interface ${className}Element extends HTMLElement {
${own.map((prop) => line(prop.name, prop.type, prop.description)).join('\n')}
}
/** What \`<${tag}>\` takes in JSX. */
export interface ${className}Props {
${[...props.map((prop) => line(prop.name, prop.name === 'style' ? 'string' : prop.type, prop.description)), ...bare, ...handlers].join('\n')}
}
`;
}

const attributeType = ({ type, kind }: PropInfo) => (['list', 'object'].includes(kind) ? 'string' : type);

const line = (name: string, type: string, description: string) =>
  `${description ? `  /** ${description.replaceAll('*/', '* /')} */\n` : ''}  ${/^\w+$/.test(name) ? name : `'${name}'`}?: ${/=>/.test(type) ? `(${type})` : type} | undefined;`;
