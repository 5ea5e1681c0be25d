import type { ElementInfo } from './element-info.js';

/** `types/react.d.ts`: the elements as components of React. */
export function reactTypes(elements: readonly ElementInfo[]): string {
  return `// Written by the build from the elements' definitions.
import type { HTMLAttributes, JSX, ReactNode, Ref } from 'react';
import type { UniAttributes, UniElements, UniEvents } from './elements.js';

type TagName = keyof UniElements;
type DataAttributes = { readonly [name: \`data-\${string}\`]: string | number | boolean | null | undefined };
type Handlers<Events> = {
  readonly [Name in keyof Events as Name extends \`uni-\${infer Word}\`
    ? \`onUni\${Capitalize<Word>}\`
    : never]?: ((event: Events[Name]) => void) | undefined;
};
/** You may give a text as a number, and a word that is a number as that number. */
type NumberFor<Value> = [Value] extends [string | undefined]
  ? string extends Value
    ? number
    : Value extends \`\${infer Digits extends number}\`
      ? Digits
      : never
  : never;
/** The element's props as its README names them, beside what HTML has for every tag. A null counts as not given. */
type ComponentProps<Name extends TagName, Names extends keyof UniAttributes[Name], Children> = {
  readonly [Prop in Names]?: UniAttributes[Name][Prop] | NumberFor<UniAttributes[Name][Prop]> | null;
} & Omit<HTMLAttributes<UniElements[Name]>, Names | 'children'> &
  Handlers<UniEvents[Name]> &
  DataAttributes & {
    readonly children?: Children;
    readonly key?: string | number | null | undefined;
    readonly ref?: Ref<UniElements[Name]> | undefined;
  };
${elements.map(componentOf).join('')}
// Without it, whatever a declaration file declares is exported.
export {};
`;
}

const CHILDREN = {
  content: 'ReactNode',
  none: 'undefined',
} as const;

function componentOf({ tag, className, summary, props, children }: ElementInfo): string {
  const names = props.map(({ name }) => JSON.stringify(name)).join(' | ') || 'never';
  const aliases = props.flatMap(({ name, alias }) =>
    alias ? [` & { readonly ${alias}?: UniAttributes['${tag}']['${name}'] | null }`] : [],
  );
  return `
/** What \`${className}\` takes. */
export type ${className}Props = ComponentProps<'${tag}', ${names}, ${CHILDREN[children]}>${aliases.join('')};
/** ${summary} */
export declare const ${className}: (props: ${className}Props) => JSX.Element;
`;
}

/** \`react/<slug>.d.ts\`, beside that component's own module. */
export const reactTypesOf = (className: string): string =>
  `export { ${className}, type ${className}Props } from '../../types/react.js';\n`;
