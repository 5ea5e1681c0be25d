import { relative } from 'node:path';
import type { GetManualChunk, ManualChunkMeta } from 'rollup';
import type { ComponentFolder } from './component-folders.js';
import { VIRTUAL } from './virtual-modules.js';

/** The chunk of a CMS page's runtime: all of the page's scripts import it. */
export const RUNTIME = 'core-commons';
/** The chunks of the engine: `engine` on other sites, and on the CMS's pages `views`, which has all pure views too. */
export const [ENGINE, VIEWS] = ['engine', 'views'];
/**
 * The chunk of the part of the engine that can be needed alone. On the CMS's pages, elements need it that arrange their
 * content: a page with a side navigation loads no more of the engine. On other sites, prerendered tags need it: it neither
 * reads tags nor renders views.
 */
const BASICS = 'basics';
/**
 * The chunk of what the views share with scripts that are loaded late: a page that crops a picture loads no view for it.
 */
const SHARED = 'shared';
/** Modules that define tags, and give elements without a view their styles. */
const DEFINES =
  /^virtual:element-modules$|^page\/activation\/define-elements\.late\.ts$|^elements\/_core\/place\/page-styles\.ts$/;
/**
 * Folds long callouts. Other sites load it late. Nearly every page of the CMS has a long callout, so views have it there.
 */
const OF_LONG_TEXTS = /^elements\/callout\/(?:fold-html|whole-parts)\./;
/**
 * What acts on markup, and crops pictures. What such scripts share with views is a line or two of each, so it stands in the
 * runtime: a page that crops a picture would load all that is shared for it.
 */
const OF_MARKUP = /^page\/behaviour\/late\/|^elements\/_smart-crop\/watch-picture\./;
/** Modules of islands. They import views, but what is used by views and islands alone is not shared with late scripts. */
const OF_ISLANDS = /-island\.tsx?$/;

/** Chunk → its modules. They are loaded late, and one file is less than many small ones. */
const LATE: Readonly<Record<string, RegExp>> = {
  react:
    /^node_modules\/(?:react-dom|scheduler|react|@r2wc\/react-to-web-component)\/|^elements\/_core\/island\/render-island|^react-views\/_shared\/text\/labels-in-island/,
  lit: /^node_modules\/(?:lit|@lit|lit-html|lit-element)\//,
  sanitize:
    /^node_modules\/dompurify\/|^elements\/_safe\/(?:prefixed-ids|rich-text-vocabulary|sanitize)\.ts$/,
  data: /^page\/(?:data|model|request)\/|^elements\/_core\/read\/model-source/,
  authoring: /^page\/authoring\/|^vocabulary\/authoring\.ts$/,
};

/** On other sites, what tags with pictures share: one file more, which no other tag loads. */
export const PICTURES = 'pictures';
const OF_PICTURES =
  /^react-views\/_shared\/pictures\/|^elements\/(?:_smart-crop\/framed-image-props|_core\/declare\/picture-types|_safe\/picture-candidates)\./;

/** On other sites, what tags with dates share. */
const OF_DATES = /^react-views\/_shared\/dates\/long-date\.ts$/;

/** On other sites, what finds the places of a page that no browser finds. It is loaded if an address has a hash. */
const OF_TARGETS = /^page\/anchors\/targets\/(?:(?:own-)?targets|visit)\./;

/** A few lines that the sanitiser shares with the reader of HTML. They are too few for a file of their own. */
const OF_LATE_PICTURES = /^elements\/_safe\/late-picture\.ts$/;

/** A module's path from the project's folder, without what Rollup's plugins add to it. */
const pathOf = (id: string) =>
  relative('.', id.replace(VIRTUAL, 'virtual:').replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll(
    '\\',
    '/',
  );

const lateChunk = (id: string) => Object.keys(LATE).find((name) => LATE[name]!.test(pathOf(id)));

/** A tag whose own modules have more code than this, in characters, is a chunk of its own. Few pages have such a tag. */
const MUCH_CODE = 9_000;

/** If so many tags share a module, it is part of the engine: one more file would cost more than the module's bytes. */
const LEAST_USERS = 2;

/** Decides the chunks for the CMS's pages: the runtime, the engine with all pure views, and the late chunks. */
export function chunksOfPages(all: readonly ComponentFolder[]): GetManualChunk {
  const folders = all.filter(isUsual);
  let runtime: ReadonlySet<string> | undefined;
  let views: ReadonlySet<string> | undefined;
  let ofMarkup: ReadonlySet<string> | undefined;
  let basics: ReadonlySet<string> | undefined;
  let shared: ReadonlySet<string> | undefined;
  let ofData: ReadonlySet<string> | undefined;
  let large: ReadonlyMap<string, string> | undefined;
  // Rollup asks when it knows all modules, so each set is made once. The order of the questions
  // counts: what the runtime imports stands in no other file.
  return (id, graph) => {
    runtime ??= reachedFrom(entriesIn(/^loader\/apps\//, graph), graph);
    views ??= reachedFrom([...definersOf(folders, 'view'), `${VIRTUAL}warm/views`], graph);
    ofMarkup ??= reachedFrom(
      [...graph.getModuleIds()].filter((each) => OF_MARKUP.test(pathOf(each))),
      graph,
    );
    basics ??= reachedFrom(
      [...definersOf(folders.filter(hasNoProps), 'class'), `${VIRTUAL}element-modules`],
      graph,
    );
    shared ??= reachedByOthers(all, graph);
    ofData ??= reachedFrom(modulesOf('data', graph), graph);
    // The script of a phase stays an entry of its own: it holds one call, which is to be made when the script is loaded.
    if (/^loader\/apps\/[^/]+\//.test(pathOf(id))) return undefined;
    if (runtime.has(id) || (ofMarkup.has(id) && views.has(id))) return RUNTIME;
    large ??= ofLargeTags(folders, graph);
    if (views.has(id)) return basics.has(id) ? BASICS : shared.has(id) ? SHARED : (large.get(id) ?? VIEWS);
    if (DEFINES.test(pathOf(id))) return BASICS;
    if (OF_LONG_TEXTS.test(pathOf(id)) || OF_LATE_PICTURES.test(pathOf(id))) return VIEWS;
    // A page of bare tags asks for its model. Without this, what the model's code imports would be several small files.
    return lateChunk(id) ?? (ofData.has(id) ? SHARED : undefined);
  };
}

/**
 * Decides the chunks for other sites, which use a few tags. What several tags share is the engine, except what prerendered
 * tags need before somebody uses them (`basics`). Pictures, dates, places of a page and the late chunks are files of their
 * own, and so is each tag.
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
    if (OF_LATE_PICTURES.test(pathOf(id))) return ENGINE;
    if (engine.has(id)) return basics.has(id) ? BASICS : ENGINE;
    return lateChunk(id);
  };
}

/** Whether many pages have the tag. Rollup makes a file of its own for one that is rare, so that others do not load it. */
const isUsual = ({ definition }: ComponentFolder) => !definition.isRare;

/** A class whose tag has no props arranges what stands in it and reads nothing. */
const hasNoProps = ({ definition }: ComponentFolder) => Object.keys(definition.props).length === 0;

const definersOf = (
  folders: readonly ComponentFolder[],
  ...kinds: readonly ComponentFolder['rendersWith'][]
) =>
  folders
    .filter(({ rendersWith }) => kinds.includes(rendersWith))
    .map(({ slug }) => `${VIRTUAL}definer/${slug}`);

const modulesOf = (chunk: string, graph: ManualChunkMeta) =>
  [...graph.getModuleIds()].filter((id) => lateChunk(id) === chunk);

const entriesIn = (folder: RegExp, graph: ManualChunkMeta) =>
  [...graph.getModuleIds()].filter((id) => folder.test(pathOf(id)) && graph.getModuleInfo(id)?.isEntry);

/** Finds the modules that are needed without a view too: by elements with a class of their own, and by late scripts. */
function reachedByOthers(folders: readonly ComponentFolder[], graph: ManualChunkMeta): ReadonlySet<string> {
  const ofViews = new Set([...definersOf(folders, 'view', 'island'), `${VIRTUAL}warm/views`]);
  const others = [...graph.getModuleIds()].filter((id) => {
    const info = graph.getModuleInfo(id);
    const isLoadedByItself = info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0;
    return isLoadedByItself && !ofViews.has(id) && !OF_ISLANDS.test(pathOf(id));
  });
  return reachedFrom(others, graph);
}

/** Finds the modules of tags with much code of their own: module → the tag's slug. */
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

/** Finds the modules that at least `LEAST_USERS` of the entries import. */
function sharedBySome(entries: readonly string[], graph: ManualChunkMeta): ReadonlySet<string> {
  const users = new Map<string, number>();
  for (const entry of entries)
    for (const id of reachedFrom([entry], graph)) users.set(id, (users.get(id) ?? 0) + 1);
  return new Set([...users].filter(([, count]) => count >= LEAST_USERS).map(([id]) => id));
}

/**
 * Finds everything that the modules import, themselves included.
 *
 * @param followsDynamic whether dynamic imports count, too.
 */
function reachedFrom(
  modules: readonly string[],
  { getModuleInfo }: ManualChunkMeta,
  followsDynamic = false,
): ReadonlySet<string> {
  const found = new Set(modules);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    for (const imported of importedIds) found.add(imported);
    if (followsDynamic) for (const imported of dynamicallyImportedIds) found.add(imported);
  }
  return found;
}
