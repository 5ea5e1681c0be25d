const HEAD = '// Written by the build. What each tag takes and dispatches stands in elements.d.ts.';

/**
 * What the types of all frameworks share; `Tag` is a framework's own.
 *
 * @param data how a `data-…` attribute's name begins.
 */
const shared = (
  data = 'data-',
) => `import type { UniAttributes, UniElements, UniEvents } from './elements.js';

type TagName = keyof UniElements;
type UniTags = { [Name in TagName]: Tag<Name> };
type DataAttributes = { readonly [name: \`${data}\${string}\`]: string | number | boolean | null | undefined };
/** An element's own attributes beside those of HTML. */
type Own<Html, Name extends TagName> = Omit<Html, keyof UniAttributes[Name]> & UniAttributes[Name] & DataAttributes;
`;

/** Handlers as attributes: `onuni-toggle`. */
const HANDLERS = `type Handlers<Events, Prefix extends string> = {
  readonly [Name in keyof Events & string as \`\${Prefix}\${Name}\`]?: ((event: Events[Name]) => void) | undefined;
};
`;

/** `types/jsx.d.ts`: the tags in JSX for React 19. */
const JSX = `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${shared()}${HANDLERS}type Tag<Name extends TagName> = DetailedHTMLProps<
  Own<HTMLAttributes<UniElements[Name]>, Name> & Handlers<UniEvents[Name], 'on'>,
  UniElements[Name]
>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends UniTags {}
  }
}
`;

/**
 * `types/vue.d.ts`: the tags in templates of Vue 3, which writes attributes and events of components in camelCase, and
 * has no `slot` of HTML's.
 */
const VUE = `import type { HTMLAttributes, PublicProps } from 'vue';
${shared('data')}type Handlers<Events> = {
  readonly [Name in keyof Events as Name extends \`uni-\${infer Word}\`
    ? \`onUni\${Capitalize<Word>}\`
    : never]?: ((event: Events[Name]) => void) | undefined;
};
type Tag<Name extends TagName> = new () => UniElements[Name] & {
  $props: Own<HTMLAttributes, Name> & Handlers<UniEvents[Name]> & PublicProps;
};

declare module 'vue' {
  interface GlobalComponents extends UniTags {}
  interface HTMLAttributes {
    slot?: string | undefined;
  }
}
`;

/** `types/svelte.d.ts`: the tags in Svelte 5's templates, and in those of Svelte 4. */
const SVELTE = `import type { HTMLAttributes } from 'svelte/elements';
${shared()}${HANDLERS}type Tag<Name extends TagName> = Own<HTMLAttributes<UniElements[Name]>, Name> &
  Handlers<UniEvents[Name], 'on' | 'on:'>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends UniTags {}
}
`;

/** The types of each framework by their path in `dist/`, with a module for imports that are not erased. */
export const frameworkTypes = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ jsx: JSX, vue: VUE, svelte: SVELTE }).flatMap(([name, text]) => [
      [`types/${name}.d.ts`, `${HEAD}\n${text}`],
      [`types/${name}.js`, 'export {};\n'],
    ]),
  );
