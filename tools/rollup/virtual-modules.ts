import { resolve } from 'node:path';
import { hasView } from '../../elements/_core/define.js';
import type { Room } from './rooms.js';

const PREFIX = 'virtual:';
/** How Rollup names the modules that `@rollup/plugin-virtual` serves. */
export const VIRTUAL = `\0virtual:${PREFIX}`;

/** A file of ours, as an import names it. */
const at = (file: string) => JSON.stringify(resolve(file));
const core = (file: string) => at(`elements/_core/${file}`);
const REACT = core('island-root.tsx');

/** By how a tag is rendered: the module that defines it, and what makes its class. */
const REGISTERS = {
  view: ['register.ts', 'registerView', 'viewClass'],
  island: ['register-island.ts', 'registerIsland', 'islandClass'],
  class: ['register-class.ts', 'registerClass', ''],
} as const;

/** Imports that define a tag, and the call that does: nobody loads more of the engine than the tag needs. */
function definer({ module, rendersWith }: Room): { readonly imports: string; readonly call: string } {
  const [file, register] = REGISTERS[rendersWith];
  const imports = `import { definition } from ${at(module)};
import { ${register} } from ${core(file)};
`;
  return { imports, call: `${register}(definition)` };
}

/** `virtual:define/<slug>`: a module that defines the tag; where there is no DOM, it does nothing. */
function defineModule(room: Room): string {
  const { imports, call } = definer(room);
  return `${imports}if (typeof document !== 'undefined') ${call};\n`;
}

/** `virtual:definer/<slug>`: the same without a side effect, for those who ask for it before its time. */
function definerModule(room: Room): string {
  const { imports, call } = definer(room);
  return `${imports}export const define = () => ${call};\n`;
}

/** `virtual:class/<slug>`: the class and its definition, without a side effect; no class where there is no DOM. */
function classModule({ module, rendersWith, className }: Room): string {
  const [file, , make] = REGISTERS[rendersWith];
  const makeClass = make ? `${make}(definition)` : 'definition.elementClass()';
  const imports = make ? `import { ${make} } from ${core(file)};\n` : '';
  return `${imports}import { definition } from ${at(module)};
export { definition };
export const ${className} = /* @__PURE__ */ (() => typeof document === 'undefined' ? undefined : ${makeClass})();
`;
}

/**
 * `virtual:element-modules`: the table tag → what loads the module that defines it, and defines it; `preload` only loads.
 * From the folders' names. React is loaded beside the first island, which saves a round trip.
 */
function tableModule(rooms: readonly Room[]): string {
  const lines = rooms.map(({ slug, rendersWith }) => {
    const beside = rendersWith === 'island' ? `import(${REACT}).catch(() => {}), ` : '';
    return `  'uni-${slug}': source(() => (${beside}import('virtual:definer/${slug}'))),`;
  });
  return `const source = (preload) => Object.assign(() => preload().then(({ define }) => define()), { preload });
export const elementModules = {\n${lines.join('\n')}\n};
`;
}

/** `virtual:room-names`: the tags alone, which a page knows before it needs one of them. */
function namesModule(rooms: readonly Room[]): string {
  const tags = (kind: Room['rendersWith']) =>
    rooms.filter(({ rendersWith }) => rendersWith === kind).map(({ slug }) => `uni-${slug}`);
  return `export const views = ${JSON.stringify([...tags('view'), ...tags('island')])};
export const arrangers = ${JSON.stringify(tags('class'))};
`;
}

/** `virtual:define-all`: defines every tag at once. */
const defineAllModule = (rooms: readonly Room[]) =>
  rooms.map(({ slug }) => `import 'virtual:define/${slug}';\n`).join('');

/** A module with the prerenderer of all tags that a view renders. A class needs a DOM: its tag alone is known. */
const prerenderModule = (all: readonly Room[], rest: string, lint?: string) => {
  const rooms = all.filter(({ rendersWith }) => rendersWith !== 'class');
  const classes = all
    .filter((room) => !rooms.includes(room))
    .map(({ definition: { tag } }) => JSON.stringify({ tag }));
  return rooms
    .map(({ module }, index) => `import { definition as room${index} } from ${at(module)};\n`)
    .concat(
      `import { createPrerenderer, fetchFrom } from ${at('prerender/prerender.ts')};\n`,
      ...(lint ? [`import { ${lint} } from ${at('prerender/lint-rendered.ts')};\n`] : []),
      `const prerenderer = createPrerenderer([${[...rooms.map((_, index) => `room${index}`), ...classes]}], undefined, ${lint});\n`,
      rest,
    )
    .join('');
};

const PRERENDER = `export const { prerender } = prerenderer;
export { createPrerenderer, fetchFrom };
`;
/** The module worker, which a platform asks for by its default export. */
const EDGE_WORKER = `import { createEdge } from ${at('prerender/edge/edge.ts')};
export default createEdge(prerenderer, () => caches.default);
`;

/** `virtual:cms-views`: the views of all elements, for the engine in a CMS. */
const cmsViewsModule = (rooms: readonly Room[]) =>
  [
    `import ${at('prerender/cms/equip.ts')};\n`,
    ...rooms.map(({ module }, index) => `import { definition as room${index} } from ${at(module)};\n`),
    `import { apart, createScript } from ${at('prerender/cms/script.ts')};\n`,
    'export { apart };\n',
    `export const { write, read, order } = createScript({ ${rooms.map(({ slug }, index) => `'${slug}': room${index}`).join(', ')} });\n`,
  ].join('');

/** The modules that the build writes from the list of rooms, by name, so that nobody keeps such a list by hand. */
export const roomModules = (rooms: readonly Room[]): Record<string, string> => ({
  [`${PREFIX}element-modules`]: tableModule(rooms),
  [`${PREFIX}room-names`]: namesModule(rooms),
  [`${PREFIX}define-all`]: defineAllModule(rooms),
  [`${PREFIX}prerender`]: prerenderModule(rooms, PRERENDER, 'lintRendered'),
  [`${PREFIX}edge-worker`]: prerenderModule(rooms, EDGE_WORKER),
  [`${PREFIX}cms-views`]: cmsViewsModule(rooms),
  [`${PREFIX}warm/views`]: `import ${core('register.ts')};\n`,
  ...Object.fromEntries(
    rooms.flatMap((room) => [
      [`${PREFIX}define/${room.slug}`, defineModule(room)],
      [`${PREFIX}definer/${room.slug}`, definerModule(room)],
      [`${PREFIX}class/${room.slug}`, classModule(room)],
    ]),
  ),
});

/** What runs in browsers of the components: frameworks with Server Components ask for it by this directive. */
const CLIENT = 'internal/react-host';
const INTO_BROWSERS = "'use client';";

/** A pure view can be rendered wherever React renders; any other is its tag, and an element in the browser. */
const isPure = ({ definition }: Room) => hasView(definition) && !definition.island;

/** Whether a tag's element may have to do what no server can. */
const needsElement = (room: Room) =>
  !isPure(room) ||
  ('controller' in room.definition && room.definition.controller) ||
  'fragment' in room.definition;

/** `virtual:react/<slug>`: the element as a React component. */
function componentModule(room: Room): string {
  const { className, definition, module } = room;
  const host = "import { Host } from 'virtual:react-host';\n";
  if (isPure(room))
    return `${host}import { definition } from ${at(module)};
import { viewComponent } from ${at('elements/_as-react/view-component.ts')};
import { sanitize } from '#sanitize';
export const ${className} = /* @__PURE__ */ viewComponent(definition, Host, sanitize);
`;
  const names = JSON.stringify(Object.keys(definition.props));
  return `${host}import { tagComponent } from ${at('elements/_as-react/tag-component.ts')};
export const ${className} = /* @__PURE__ */ tagComponent('${definition.tag}', ${names}, Host);
`;
}

const hostModule = (rooms: readonly Room[]) => `import { hostWith } from ${at('elements/_as-react/host.ts')};
export const Host = /* @__PURE__ */ hostWith({
${rooms
  .filter(needsElement)
  .map(({ slug }) => `  'uni-${slug}': () => import('virtual:define/${slug}'),\n`)
  .join('')}});
`;

export const reactModules = (rooms: readonly Room[]): Record<string, string> => ({
  'virtual:react': rooms.map(({ slug }) => `export * from 'virtual:react/${slug}';\n`).join(''),
  'virtual:react-host': hostModule(rooms),
  ...Object.fromEntries(rooms.map((room) => [`virtual:react/${room.slug}`, componentModule(room)])),
});

/** The entries of them, by their path in `dist/lib`. */
export const reactEntries = (rooms: readonly Room[]): Record<string, string> => ({
  react: 'virtual:react',
  [CLIENT]: 'virtual:react-host',
  'internal/sanitize-browser': 'elements/_as-react/sanitize-browser.ts',
  'internal/sanitize-server': 'prerender/sanitizer/sanitize-server.ts',
  ...Object.fromEntries(rooms.map(({ slug }) => [`react/${slug}`, `virtual:react/${slug}`])),
});

/** What stands at a chunk's top. */
export const directiveOf = ({ name }: { readonly name: string }): string =>
  name === CLIENT ? INTO_BROWSERS : '';
