import { resolve } from 'node:path';
import { hasView } from '../../elements/_core/definition.js';
import type { Room } from './rooms.js';

/** What runs in browsers of the components: frameworks with Server Components ask for it by this directive. */
const CLIENT = 'internal/react-host';
const INTO_BROWSERS = "'use client';";

const asReact = (file: string) => JSON.stringify(resolve('elements/_as-react', file));
const safety = (file: string) => JSON.stringify(resolve('elements/_core/safety', file));

/** A pure view can be rendered wherever React renders; any other is its tag, and an element in the browser. */
const isPure = ({ definition }: Room) => hasView(definition) && !definition.needsReact;

/** Whether a tag's element may have to do what no server can. */
const needsElement = (room: Room) =>
  !isPure(room) || ('feed' in room.definition && room.definition.feed) || 'fragment' in room.definition;

/** `virtual:react/<slug>`: the element as a React component. */
function componentModule(room: Room): string {
  const { className, definition, module } = room;
  const host = "import { Host } from 'virtual:react-host';\n";
  if (isPure(room))
    return `${host}import { definition } from ${JSON.stringify(module)};
import { viewComponent } from ${asReact('view-component.ts')};
import { sanitize } from '#sanitize';
export const ${className} = /* @__PURE__ */ viewComponent(definition, Host, sanitize);
`;
  const names = JSON.stringify(Object.keys(definition.props));
  return `${host}import { tagComponent } from ${asReact('tag-component.ts')};
export const ${className} = /* @__PURE__ */ tagComponent('${definition.tag}', ${names}, Host);
`;
}

const hostModule = (rooms: readonly Room[]) => `import { hostWith } from ${asReact('host.ts')};
export const Host = /* @__PURE__ */ hostWith({
${rooms
  .filter(needsElement)
  .map(({ slug }) => `  'uni-${slug}': () => import('virtual:define/${slug}'),\n`)
  .join('')}});
`;

/** The sanitiser where there is a DOM, and where there is none; package.json says which is whose by `#sanitize`. */
const lazily = (imports: string, made: string) => `${imports}let made;
export const sanitize = (html) => (made ??= ${made})(html);
`;

const BROWSER_SANITIZER = lazily(
  `import { createSanitizer } from ${safety('sanitize.ts')};
import { isOwnAddress, judgedAlike } from ${safety('judged-alike.ts')};
`,
  'judgedAlike(createSanitizer({ window, isOwnAddress }))',
);
const SERVER_SANITIZER = lazily(
  `import { createServerSanitizer } from ${JSON.stringify(resolve('prerender/sanitizer/server-sanitizer.ts'))};\n`,
  'createServerSanitizer()',
);

export const reactModules = (rooms: readonly Room[]): Record<string, string> => ({
  'virtual:react': rooms.map(({ slug }) => `export * from 'virtual:react/${slug}';\n`).join(''),
  'virtual:react-host': hostModule(rooms),
  'virtual:sanitize-browser': BROWSER_SANITIZER,
  'virtual:sanitize-server': SERVER_SANITIZER,
  ...Object.fromEntries(rooms.map((room) => [`virtual:react/${room.slug}`, componentModule(room)])),
});

/** The entries of them, by their path in `dist/lib`. */
export const reactEntries = (rooms: readonly Room[]): Record<string, string> => ({
  react: 'virtual:react',
  [CLIENT]: 'virtual:react-host',
  'internal/sanitize-browser': 'virtual:sanitize-browser',
  'internal/sanitize-server': 'virtual:sanitize-server',
  ...Object.fromEntries(rooms.map(({ slug }) => [`react/${slug}`, `virtual:react/${slug}`])),
});

/** What stands at a chunk's top. */
export const directiveOf = ({ name }: { readonly name: string }): string =>
  name === CLIENT ? INTO_BROWSERS : '';
