import { relative } from 'node:path';
import type { GetManualChunk, ManualChunkMeta } from 'rollup';
import type { ComponentFolder } from './component-folders.js';
import { VIRTUAL } from './virtual-modules.js';

/** Shared by all of a page's scripts: the script that is the page's runtime. */
export const RUNTIME = 'core-commons';
/** Modules that tags share on other sites; on the CMS's pages, with all pure views. */
export const [ENGINE, VIEWS] = ['engine', 'views'];
/**
 * On the CMS's pages what elements need that arrange what stands in them: a page with a side navigation loads no more of the
 * engine. On other sites what a page with prerendered tags needs: nothing that reads tags and renders views.
 */
const BASICS = 'basics';
/** Modules that the views share with late scripts: a page that crops a picture loads no view for it. */
const SHARED = 'shared';
/** Modules that define tags, and give elements without a view their styles. */
const DEFINES =
  /^virtual:element-modules$|^page\/activation\/define-elements\.ts$|^elements\/_core\/page-styles\.ts$/;
/** Loaded late on other sites. Some callout of a page of the CMS is nearly always long. */
const OF_LONG_TEXTS = /^elements\/callout\/(?:fold-html|whole-parts)\./;
/** Modules of islands, which stand on views. */
const OF_ISLANDS = /-island\.tsx?$|^elements\/_core\/island-root\.tsx$/;

/** Folders that are loaded late, each as one file: what is in one of them needs the others of it. */
const LATE: Readonly<Record<string, RegExp>> = {
  react:
    /^node_modules\/(?:react-dom|scheduler|react|@r2wc\/react-to-web-component)\/|^elements\/_core\/island-root|^react-views\/_shared\/text\/labels-context/,
  lit: /^node_modules\/(?:lit|@lit|lit-html|lit-element)\//,
  sanitize:
    /^node_modules\/dompurify\/|^elements\/_safe\/(?:prefixed-ids|rich-text-vocabulary|sanitize)\.ts$/,
  data: /^page\/(?:data|model|request)\/(?!home-origin)|^elements\/_core\/model-source/,
  authoring: /^page\/authoring\/|^vocabulary\/authoring\.ts$/,
};

/** On other sites, what tags with pictures share: one file more, which no other tag loads. */
export const PICTURES = 'pictures';
const OF_PICTURES =
  /^react-views\/_shared\/pictures\/|^elements\/(?:_smart-crop\/framed-image-props|_core\/picture-types|_safe\/picture-candidates)\./;

/** On other sites, what tags with dates share. */
const OF_DATES = /^react-views\/_shared\/text\/long-date\.ts$/;

/** On other sites, what finds the places of a page that no browser finds; asked for where an address has a hash. */
const OF_TARGETS = /^page\/anchors\/targets\/(?:(?:own-)?targets|visit)\./;

/** Some lines that the sanitiser and the reader of HTML share, too few for a file of their own. */
const OF_LATE_PARTS = /^elements\/_safe\/late-picture\.ts$/;

/** A module's path from the project's folder, without what Rollup's plugins add to it. */
const pathOf = (id: string) =>
  relative('.', id.replace(VIRTUAL, 'virtual:').replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll(
    '\\',
    '/',
  );

const lateFolder = (id: string) => Object.keys(LATE).find((name) => LATE[name]!.test(pathOf(id)));

/** A tag whose own modules have more code than this, in characters, is a file of its own: few pages have contents, or people. */
const MUCH_CODE = 9_000;

/** From so many tags on, what they share is part of the engine: a file more costs more than its bytes. */
const FEW = 2;

/** On the CMS's pages: the runtime, the engine with all pure views, and the late folders. */
export function chunksOfPages(all: readonly ComponentFolder[]): GetManualChunk {
  const folders = all.filter(isUsual);
  let runtime: ReadonlySet<string> | undefined;
  let views: ReadonlySet<string> | undefined;
  let basics: ReadonlySet<string> | undefined;
  let shared: ReadonlySet<string> | undefined;
  let ofData: ReadonlySet<string> | undefined;
  let large: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    runtime ??= reachedFrom(entriesIn(/^loader\/apps\//, graph), graph);
    views ??= reachedFrom([...definersOf(folders, 'view'), `${VIRTUAL}warm/views`], graph);
    basics ??= reachedFrom(
      [...definersOf(folders.filter(hasNoData), 'class'), `${VIRTUAL}element-modules`],
      graph,
    );
    shared ??= reachedByOthers(all, graph);
    ofData ??= reachedFrom(modulesOf('data', graph), graph);
    // A stage is a call, made when its script is asked for.
    if (/^loader\/apps\/[^/]+\//.test(pathOf(id))) return undefined;
    if (runtime.has(id)) return RUNTIME;
    large ??= ofLargeTags(folders, graph);
    if (views.has(id)) return basics.has(id) ? BASICS : shared.has(id) ? SHARED : (large.get(id) ?? VIEWS);
    if (DEFINES.test(pathOf(id))) return BASICS;
    if (OF_LONG_TEXTS.test(pathOf(id)) || OF_LATE_PARTS.test(pathOf(id))) return VIEWS;
    // A page of bare tags asks for its model: what that stands on would be a file for each of them.
    return lateFolder(id) ?? (ofData.has(id) ? SHARED : undefined);
  };
}

/**
 * On other sites, which use a few tags: what some tags share is the engine, without what prerendered ones need before use,
 * what pictures need is a file, and so is each tag.
 */
export function chunksOnDemand(all: readonly ComponentFolder[]): GetManualChunk {
  const folders = all.filter(isUsual);
  let engine: ReadonlySet<string> | undefined;
  let basics: ReadonlySet<string> | undefined;
  return (id, graph) => {
    engine ??= sharedBySome(definersOf(folders, 'view', 'island'), graph);
    basics ??= reachedFrom(entriesIn(/^loader\/embed\/embed-activator/, graph), graph, true);
    if (OF_PICTURES.test(pathOf(id))) return PICTURES;
    if (OF_DATES.test(pathOf(id))) return 'dates';
    if (OF_TARGETS.test(pathOf(id))) return 'targets';
    if (OF_LATE_PARTS.test(pathOf(id))) return ENGINE;
    if (engine.has(id)) return basics.has(id) ? BASICS : ENGINE;
    return lateFolder(id);
  };
}

/** A tag that few pages have is no part of what others load: Rollup makes it a file of its own. */
const isUsual = ({ definition }: ComponentFolder) => !definition.isRare;

const hasNoData = ({ definition }: ComponentFolder) => Object.keys(definition.props).length === 0;

const definersOf = (
  folders: readonly ComponentFolder[],
  ...kinds: readonly ComponentFolder['rendersWith'][]
) =>
  folders
    .filter(({ rendersWith }) => kinds.includes(rendersWith))
    .map(({ slug }) => `${VIRTUAL}definer/${slug}`);

const modulesOf = (folder: string, graph: ManualChunkMeta) =>
  [...graph.getModuleIds()].filter((id) => lateFolder(id) === folder);

const entriesIn = (folder: RegExp, graph: ManualChunkMeta) =>
  [...graph.getModuleIds()].filter((id) => folder.test(pathOf(id)) && graph.getModuleInfo(id)?.isEntry);

/** Modules that are needed without a view too: by elements with a class of their own, and by what is loaded late. */
function reachedByOthers(folders: readonly ComponentFolder[], graph: ManualChunkMeta): ReadonlySet<string> {
  const ofViews = new Set([...definersOf(folders, 'view', 'island'), `${VIRTUAL}warm/views`]);
  const others = [...graph.getModuleIds()].filter((id) => {
    const info = graph.getModuleInfo(id);
    const isAsked = info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0;
    return isAsked && !ofViews.has(id) && !OF_ISLANDS.test(pathOf(id));
  });
  return reachedFrom(others, graph);
}

/** The modules that one tag alone needs, where they are large: module → the tag's name. */
function ofLargeTags(
  folders: readonly ComponentFolder[],
  graph: ManualChunkMeta,
): ReadonlyMap<string, string> {
  const views = folders.filter(({ rendersWith }) => rendersWith === 'view');
  const common = sharedBySome(definersOf(folders, 'view', 'island'), graph);
  return new Map(
    views.flatMap(({ slug }) => {
      const own = [...reachedFrom([`${VIRTUAL}definer/${slug}`], graph)].filter((id) => !common.has(id));
      const size = own.reduce((sum, id) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0);
      return size > MUCH_CODE ? own.map((id) => [id, slug] as const) : [];
    }),
  );
}

function sharedBySome(entries: readonly string[], graph: ManualChunkMeta): ReadonlySet<string> {
  const users = new Map<string, number>();
  for (const entry of entries)
    for (const id of reachedFrom([entry], graph)) users.set(id, (users.get(id) ?? 0) + 1);
  return new Set([...users].filter(([, count]) => count >= FEW).map(([id]) => id));
}

/**
 * The modules, with everything that they import.
 *
 * @param isLater whether what they import later counts, too.
 */
function reachedFrom(
  modules: readonly string[],
  { getModuleInfo }: ManualChunkMeta,
  isLater = false,
): ReadonlySet<string> {
  const found = new Set(modules);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    for (const imported of importedIds) found.add(imported);
    if (isLater) for (const imported of dynamicallyImportedIds) found.add(imported);
  }
  return found;
}
