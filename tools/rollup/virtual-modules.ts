import { resolve } from 'node:path';
import { hasView } from '../../elements/_core/declare/definition.js';
import type { ComponentFolder } from './component-folders.js';

const PREFIX = 'virtual:';
/** How Rollup names the modules that `@rollup/plugin-virtual` serves. */
export const VIRTUAL = `\0virtual:${PREFIX}`;

/** A file of ours, as an import names it. */
const at = (file: string) => JSON.stringify(resolve(file));
const core = (file: string) => at(`elements/_core/${file}`);
const REACT = core('island/render-island.tsx');

/** How a tag is rendered → a module of `_core`, its function that defines such a tag, and the one that makes the class. */
const REGISTERS = {
  view: ['register.ts', 'registerView', 'viewClass'],
  island: ['register-island.ts', 'registerIsland', 'islandClass'],
  class: ['register-class.ts', 'registerClass', ''],
} as const;

/**
 * The imports and the call that define a tag. A tag imports its own way of rendering alone, so no more of the engine is
 * loaded.
 */
function definer({ module, rendersWith }: ComponentFolder): {
  readonly imports: string;
  readonly call: string;
} {
  const [file, register] = REGISTERS[rendersWith];
  const imports = `import { definition } from ${at(module)};
import { ${register} } from ${core(file)};
`;
  return { imports, call: `${register}(definition)` };
}

/** `virtual:define/<slug>`: a module that defines the tag. Where there is no DOM, it does nothing. */
function defineModule(folder: ComponentFolder): string {
  const { imports, call } = definer(folder);
  return `${imports}if (typeof document !== 'undefined') ${call};\n`;
}

/** `virtual:definer/<slug>`: a module that exports `define`, for those who load it before the tag may be defined. */
function definerModule(folder: ComponentFolder): string {
  const { imports, call } = definer(folder);
  return `${imports}export const define = () => ${call};\n`;
}

/**
 * `virtual:class/<slug>`: the class and its definition, without a side effect. Where there is no DOM, there is no class.
 */
function classModule({ module, rendersWith, className }: ComponentFolder): string {
  const [file, , make] = REGISTERS[rendersWith];
  const makeClass = make ? `${make}(definition)` : 'definition.elementClass()';
  const imports = make ? `import { ${make} } from ${core(file)};\n` : '';
  return `${imports}import { definition } from ${at(module)};
export { definition };
export const ${className} = /* @__PURE__ */ (() => typeof document === 'undefined' ? undefined : ${makeClass})();
`;
}

/**
 * `virtual:element-modules`: a table, made from the folders' names, of functions by tag. Each loads the module that
 * defines the tag, and defines it. Its `preload` only loads. React is loaded beside the first island, which saves a
 * round trip.
 */
function tableModule(folders: readonly ComponentFolder[]): string {
  const lines = folders.map(({ slug, rendersWith }) => {
    const beside = rendersWith === 'island' ? `import(${REACT}).catch(() => {}), ` : '';
    return `  'uni-${slug}': source(() => (${beside}import('virtual:definer/${slug}'))),`;
  });
  return `const source = (preload) => Object.assign(() => preload().then(({ define }) => define()), { preload });
export const elementModules = {\n${lines.join('\n')}\n};
`;
}

/** `virtual:tag-names`: the tags alone, which a page knows before it needs one of them. */
function namesModule(folders: readonly ComponentFolder[]): string {
  const tags = (kind: ComponentFolder['rendersWith']) =>
    folders.filter(({ rendersWith }) => rendersWith === kind).map(({ slug }) => `uni-${slug}`);
  return `export const views = ${JSON.stringify(tags('view'))};
export const islands = ${JSON.stringify(tags('island'))};
export const arrangers = ${JSON.stringify(tags('class'))};
`;
}

/** `virtual:define-all`: defines every tag at once. */
const defineAllModule = (folders: readonly ComponentFolder[]) =>
  folders.map(({ slug }) => `import 'virtual:define/${slug}';\n`).join('');

/** A module with the prerenderer of all tags that a view renders. A class needs a DOM: its tag alone is known. */
const prerenderModule = (all: readonly ComponentFolder[], rest: string, lint?: string) => {
  const folders = all.filter(({ rendersWith }) => rendersWith !== 'class');
  const classes = all
    .filter((folder) => !folders.includes(folder))
    .map(({ definition: { tag } }) => JSON.stringify({ tag }));
  return folders
    .map(({ module }, index) => `import { definition as folder${index} } from ${at(module)};\n`)
    .concat(
      `import { createPrerenderer, fetchFrom } from ${at('prerender/prerender.ts')};\n`,
      ...(lint ? [`import { ${lint} } from ${at('prerender/lint-rendered.ts')};\n`] : []),
      `const prerenderer = createPrerenderer([${[...folders.map((_, index) => `folder${index}`), ...classes]}], undefined, ${lint});\n`,
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
const cmsViewsModule = (folders: readonly ComponentFolder[]) =>
  [
    `import ${at('prerender/cms/equip.ts')};\n`,
    ...folders.map(({ module }, index) => `import { definition as folder${index} } from ${at(module)};\n`),
    `import { apart, createScript } from ${at('prerender/cms/script.ts')};\n`,
    'export { apart };\n',
    `export const { write, read, order, navigation } = createScript({ ${folders.map(({ slug }, index) => `'${slug}': folder${index}`).join(', ')} });\n`,
  ].join('');

/** The modules that the build writes from the elements' folders, by name, so that nobody keeps such a list by hand. */
export const componentModules = (folders: readonly ComponentFolder[]): Record<string, string> => ({
  [`${PREFIX}element-modules`]: tableModule(folders),
  [`${PREFIX}tag-names`]: namesModule(folders),
  [`${PREFIX}define-all`]: defineAllModule(folders),
  [`${PREFIX}prerender`]: prerenderModule(folders, PRERENDER, 'lintRendered'),
  [`${PREFIX}edge-worker`]: prerenderModule(folders, EDGE_WORKER),
  [`${PREFIX}cms-views`]: cmsViewsModule(folders),
  [`${PREFIX}warm/views`]: `import ${core('register.ts')};\n`,
  ...Object.fromEntries(
    folders.flatMap((folder) => [
      [`${PREFIX}define/${folder.slug}`, defineModule(folder)],
      [`${PREFIX}definer/${folder.slug}`, definerModule(folder)],
      [`${PREFIX}class/${folder.slug}`, classModule(folder)],
    ]),
  ),
});

/** The module of the components that run in browsers: frameworks with Server Components ask for it by this directive. */
const CLIENT = 'internal/react-host';
const INTO_BROWSERS = "'use client';";

/** A pure view can be rendered wherever React renders. Any other is its tag, and an element in the browser. */
const isPure = ({ definition }: ComponentFolder) => hasView(definition) && !definition.island;

/** Whether a tag's element may have to do what no server can. */
const needsElement = (folder: ComponentFolder) =>
  !isPure(folder) ||
  ('controller' in folder.definition && folder.definition.controller) ||
  'fragment' in folder.definition;

/** `virtual:react/<slug>`: the element as a React component. */
function componentModule(folder: ComponentFolder): string {
  const { className, definition, module } = folder;
  const host = "import { Host } from 'virtual:react-host';\n";
  if (isPure(folder))
    return `${host}import { definition } from ${at(module)};
import { viewComponent } from ${at('elements/_as-react/view-component.ts')};
import { lateParts } from '#late-parts';
export const ${className} = /* @__PURE__ */ viewComponent(definition, Host, lateParts);
`;
  const names = JSON.stringify(Object.keys(definition.props));
  return `${host}import { tagComponent } from ${at('elements/_as-react/tag-component.ts')};
export const ${className} = /* @__PURE__ */ tagComponent('${definition.tag}', ${names}, Host);
`;
}

const hostModule = (
  folders: readonly ComponentFolder[],
) => `import { hostWith } from ${at('elements/_as-react/host.ts')};
export const Host = /* @__PURE__ */ hostWith({
${folders
  .filter(needsElement)
  .map(({ slug }) => `  'uni-${slug}': () => import('virtual:define/${slug}'),\n`)
  .join('')}});
`;

export const reactModules = (folders: readonly ComponentFolder[]): Record<string, string> => ({
  'virtual:react': folders.map(({ slug }) => `export * from 'virtual:react/${slug}';\n`).join(''),
  'virtual:react-host': hostModule(folders),
  ...Object.fromEntries(folders.map((folder) => [`virtual:react/${folder.slug}`, componentModule(folder)])),
});

/** The entries of them, by their path in `dist/lib`. */
export const reactEntries = (folders: readonly ComponentFolder[]): Record<string, string> => ({
  react: 'virtual:react',
  [CLIENT]: 'virtual:react-host',
  'internal/late-parts-browser': 'elements/_as-react/late-parts-browser.ts',
  'internal/late-parts-server': 'prerender/sanitizer/late-parts-server.ts',
  ...Object.fromEntries(folders.map(({ slug }) => [`react/${slug}`, `virtual:react/${slug}`])),
});

/** The lines at a chunk's top. */
export const directiveOf = ({ name }: { readonly name: string }): string =>
  name === CLIENT ? INTO_BROWSERS : '';
