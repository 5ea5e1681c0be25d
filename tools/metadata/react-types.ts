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
/** The element's props as its README names them, beside what HTML has for every tag. */
type ComponentProps<Name extends TagName, Names extends keyof UniAttributes[Name]> = Pick<UniAttributes[Name], Names> &
  Omit<HTMLAttributes<UniElements[Name]>, Names | 'children'> &
  Handlers<UniEvents[Name]> &
  DataAttributes & {
    readonly children?: ReactNode;
    readonly key?: string | number | null | undefined;
    readonly ref?: Ref<UniElements[Name]> | undefined;
  };
${elements.map(componentOf).join('')}`;
}

function componentOf({ tag, className, summary, props }: ElementInfo): string {
  const names = props.map(({ name }) => JSON.stringify(name)).join(' | ') || 'never';
  return `
export type ${className}Props = ComponentProps<'${tag}', ${names}>;
/** ${summary} */
export declare const ${className}: (props: ${className}Props) => JSX.Element;
`;
}

/** \`react/<slug>.d.ts\`, beside that component's own module. */
export const reactTypesOf = (className: string): string =>
  `export { ${className}, type ${className}Props } from '../../types/react.js';\n`;
