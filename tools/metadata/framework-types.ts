const HEAD = '// Written by the build. What each tag takes and dispatches stands in elements.d.ts.';

/** What the types of all frameworks share; `Tag` is a framework's own. */
const SHARED = `import type { UniAttributes, UniElements, UniEvents } from './elements.js';

type TagName = keyof UniElements;
type UniTags = { [Name in TagName]: Tag<Name> };
type DataAttributes = { readonly [name: \`data-\${string}\`]: string | number | boolean | null | undefined };
type Handlers<Events, Prefix extends string> = {
  readonly [Name in keyof Events & string as \`\${Prefix}\${Name}\`]?: ((event: Events[Name]) => void) | undefined;
};
/** An element's own attributes beside those of HTML. */
type Own<Html, Name extends TagName> = Omit<Html, keyof UniAttributes[Name]> & UniAttributes[Name] & DataAttributes;
`;

/** `types/jsx.d.ts`: the tags in JSX for React 19. */
const JSX = `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${SHARED}type Tag<Name extends TagName> = DetailedHTMLProps<
  Own<HTMLAttributes<UniElements[Name]>, Name> & Handlers<UniEvents[Name], 'on'>,
  UniElements[Name]
>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends UniTags {}
  }
}
`;

/** `types/vue.d.ts`: the tags in templates of Vue 3. */
const VUE = `import type { HTMLAttributes, PublicProps } from 'vue';
${SHARED}type Tag<Name extends TagName> = new () => UniElements[Name] & {
  $props: Own<HTMLAttributes, Name> & Handlers<UniEvents[Name], 'on' | 'on:'> & PublicProps;
};

declare module 'vue' {
  interface GlobalComponents extends UniTags {}
}
`;

/** `types/svelte.d.ts`: the tags in Svelte 5's templates, and in those of Svelte 4. */
const SVELTE = `import type { HTMLAttributes } from 'svelte/elements';
${SHARED}type Tag<Name extends TagName> = Own<HTMLAttributes<UniElements[Name]>, Name> &
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
