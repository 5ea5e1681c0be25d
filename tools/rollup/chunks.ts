import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { GetManualChunk, ManualChunkMeta, ModuleInfo } from 'rollup';
import { hasView } from '../../elements/_core/define.js';
import type { Room } from './rooms.js';
import { VIRTUAL } from './virtual-modules.js';

/**
 * The chunks that pages share, by the folders in them; the deepest folder that holds a module decides. What stands in
 * none stays with its element.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  react: ['node_modules/react-dom', 'node_modules/scheduler', 'elements/_core/life/react-renderer.tsx'],
  lit: ['node_modules/lit', 'node_modules/@lit', 'node_modules/lit-html', 'node_modules/lit-element'],
  /** What few authors' tags need. */
  critic: ['elements/_core/critic'],
  sanitize: [
    'node_modules/dompurify',
    'elements/_core/safe/prefixed-ids.ts',
    'elements/_core/safe/sanitize.ts',
  ],
  /** What turns props into views. */
  views: [
    'node_modules/@r2wc',
    'node_modules/react',
    'elements/_core/life',
    'fsm/element-machine.ts',
    'elements/_core/element.ts',
    'elements/_core/register.ts',
    'react-views/_shared',
  ],
  /** What leads elsewhere, and pictures: a fold, a heading or an icon needs neither. */
  links: ['react-views/_shared/links', 'react-views/_shared/pictures'],
  /** What turns markup and models into props: elements with a class of their own need it too. */
  elements: ['elements/_core', 'elements/_smart-crop/framed-image-props.ts', 'page/request/home-origin.ts'],
  /** What elements share with scripts that come late on a page whose tags bear their views, and that need no element. */
  basics: [
    'elements/_core/safe/trusted-types.ts',
    'elements/_smart-crop/crop-pictures.ts',
    'react-views/_shared/pictures/is-vector-image.ts',
  ],
  analytics: ['page/phases/data-layer.ts'],
  /** What a page or an element may need of these. */
  commons: ['node_modules/robot3', 'page', 'fsm', 'vocabulary'],
  /** What defines tags and waits for them: a page whose tags bear their views needs neither. */
  mounting: ['page/wake/define-elements.ts', 'virtual:element-modules'],
  /** What asks for models and dictionaries: few tags name a model. */
  data: ['page/data', 'page/model', 'page/request'],
  /** What follows the pointer, the window or the page. */
  lodash: ['node_modules/lodash-es'],
  /** What few pages have, and few visitors use. */
  'late-behaviour': ['page/behaviour/late'],
  authoring: ['page/authoring', 'vocabulary/authoring.ts'],
  'search-words': ['react-views/course-search/search-words.ts'],
  /** These stand in `commons` or `elements` for the CMS's pages, and by themselves for other sites. */
  use: [
    'page/behaviour',
    'page/scripts.ts',
    'page/wake/event-path.ts',
    'page/wake/prerendered.ts',
    'page/wake/wake.ts',
    'vocabulary/runtime.ts',
  ],
  /** What follows links and the history, and where these lead in a view: no element is needed for it. */
  anchors: ['page/anchors'],
  targets: ['page/anchors/targets'],
};

/** With the element that asks for them, not with what pages share. */
const OWN = [
  'page/search',
  'react-views/_shared/isolated.css',
  'react-views/_shared/layers.css',
  'react-views/_shared/tokens.css',
];
const CHUNK_OF = new Map([
  ...Object.entries(CHUNKS).flatMap(([chunk, paths]) =>
    paths.map((path): [string, string | undefined] => [path, chunk]),
  ),
  ...OWN.map((path): [string, undefined] => [path, undefined]),
]);

for (const path of CHUNK_OF.keys()) {
  if (!path.startsWith('virtual:') && !existsSync(path))
    throw new Error(`tools/rollup/chunks.ts: ${path} is gone; name the folder that holds its modules now`);
}

function sharedChunk(id: string): string | undefined {
  if (id.includes('commonjsHelpers')) return 'basics';
  if (id.includes('virtual:warm/views')) return 'views';
  const path = pathOf(id);
  for (let at = path; at; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '')
    if (CHUNK_OF.has(at)) return CHUNK_OF.get(at);
  return undefined;
}

/** A module's path from the project's folder, without what Rollup's plugins add to it. */
const pathOf = (id: string) =>
  relative('.', id.replace(VIRTUAL, 'virtual:').replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll(
    '\\',
    '/',
  );

/** What elements without data need of these stands in `basics`, in what the CMS's pages load. */
const BASICS = ['commons', 'elements', 'links', 'use', 'views'];

/** In what the CMS's pages load, these stand with what cannot do without them. */
const STANDS_WITH: Readonly<Record<string, string>> = {
  commons: 'elements',
  links: 'views',
  lodash: 'basics',
  use: 'elements',
  mounting: 'basics',
  targets: 'anchors',
};

/** The name of the room in which a module stands, or which it defines. */
const roomOf = (id: string): string =>
  /^(?:elements|react-views|virtual:definer)\/([\w-]+)(?:\/.*\.tsx?)?$/.exec(pathOf(id))?.[1] ?? '';

/** Shared by all of a page's scripts: the script that is the page's runtime. */
export const RUNTIME = 'core-commons';

/**
 * The chunk of a module in what the CMS's pages load: the runtime, if every page runs it, else its folder's; undefined for
 * one that stays with its element. A page has many elements, and their views are small: they come together.
 */
export function chunksOfPages(rooms: readonly Room[]): GetManualChunk {
  const small = new Set(
    rooms.filter(({ definition }) => hasView(definition) && !definition.needsReact).map(({ slug }) => slug),
  );
  let atStart: ReadonlySet<string> | undefined;
  let ofElements: ReadonlySet<string> | undefined;
  let basic: ReadonlySet<string> | undefined;
  return (id, graph) => {
    atStart ??= importedAtOnce(/^loader\/apps\//, graph);
    ofElements ??= importedByChunks(['elements'], graph);
    basic ??= importedWithoutData(rooms, graph);
    // A stage is a call, made when its script is asked for.
    if (/^loader\/apps\/[^/]+\//.test(pathOf(id))) return undefined;
    if (atStart.has(id)) return RUNTIME;
    const shared = sharedChunk(id);
    if (shared && BASICS.includes(shared) && basic.has(id)) return 'basics';
    if (['data', 'links', 'views'].includes(shared ?? '') && ofElements.has(id)) return 'elements';
    if (shared) return STANDS_WITH[shared] ?? shared;
    return small.has(roomOf(id)) ? 'views' : undefined;
  };
}

/**
 * The same in what other sites load, an element at a time. Of what pages and elements share, all elements have what each
 * needs, the page machine what it alone needs, and Rollup places the rest.
 */
export function chunksOnDemand(rooms: readonly Room[]): GetManualChunk {
  const definers = rooms.map(({ slug }) => `${VIRTUAL}definer/${slug}`);
  let ofElements: ReadonlySet<string> | undefined;
  let basic: ReadonlySet<string> | undefined;
  let ofAll: ReadonlySet<string> | undefined;
  let ofSome: ReadonlySet<string> | undefined;
  let ofPage: ReadonlySet<string> | undefined;
  return (id, graph) => {
    ofElements ??= importedByChunks(['elements'], graph);
    basic ??= importedWithoutData(rooms, graph);
    ofAll ??= importedByChunks(['elements', 'views', 'use'], graph);
    ofSome ??= importedBy(
      definers,
      (module) => [...module.importedIds, ...module.dynamicallyImportedIds],
      graph,
    );
    ofPage ??= importedAtOnce(/^loader\/embed\/embed-page\./, graph);
    const shared = chunkOnDemand(id);
    if (['links', 'views'].includes(shared ?? '') && (ofElements.has(id) || basic.has(id))) return 'elements';
    // Of a folder that is loaded late, what loads it is part of the page.
    const isOfPage = /^page\//.test(pathOf(id)) && ofPage.has(id);
    const isLate = (shared === undefined || shared === 'authoring') && isOfPage;
    if (!isLate && !['commons', 'data', 'lodash'].includes(shared ?? '')) return shared;
    if (ofAll.has(id)) return 'elements';
    if (!isLate && shared !== 'commons') return shared;
    return ofSome.has(id) ? undefined : 'commons';
  };
}

function chunkOnDemand(id: string): string | undefined {
  // Isolated tags are nearly all of another site's.
  const shared = id.includes('_shared/isolated.css') ? 'views' : sharedChunk(id);
  if (shared === 'anchors') return undefined;
  return shared === 'targets' ? 'use' : shared;
}

/** What the entries with these paths run before anything else is loaded. */
const importedAtOnce = (entries: RegExp, graph: ManualChunkMeta) =>
  importedBy(
    [...graph.getModuleIds()].filter((id) => entries.test(pathOf(id)) && graph.getModuleInfo(id)?.isEntry),
    (module) => module.importedIds,
    graph,
  );

/** What these chunks hold by their folders, and all that it imports. */
const importedByChunks = (chunks: readonly unknown[], graph: ManualChunkMeta) =>
  importedBy(
    [...graph.getModuleIds()].filter((id) => chunks.includes(sharedChunk(id))),
    (module) => module.importedIds,
    graph,
  );

/** What elements import that get no data: they read no tag, and render no view. */
const importedWithoutData = (rooms: readonly Room[], graph: ManualChunkMeta) =>
  importedBy(
    rooms
      .filter(({ definition }) => Object.keys(definition.props).length === 0)
      .map(({ slug }) => `${VIRTUAL}definer/${slug}`),
    (module) => module.importedIds,
    graph,
  );

/** The modules with all that they import, as `importsOf` finds them. */
function importedBy(
  modules: readonly string[],
  importsOf: (module: ModuleInfo) => readonly string[],
  { getModuleInfo }: ManualChunkMeta,
): ReadonlySet<string> {
  const found = new Set(modules);
  for (const id of found) {
    const info = getModuleInfo(id);
    for (const imported of info ? importsOf(info) : []) found.add(imported);
  }
  return found;
}
