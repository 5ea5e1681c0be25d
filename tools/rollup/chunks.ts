import type { GetManualChunk, ManualChunkMeta } from 'rollup';
import type { ComponentFolder } from './component-folders.js';
import {
  entriesIn,
  LEAST_USERS,
  lateIn,
  type Modules,
  modulesIn,
  pathOf,
  reachedFrom,
  sharedBySome,
  usersOf,
} from './reached-modules.js';
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
/**
 * Modules that are imported late although nearly every page of the CMS needs them: they say so in their names. There, those
 * of a tag's folder stand with the views, and those of the page in `basics`. Other sites load each alone.
 */
const IS_NEEDED_BY_MOST = /\.late\.tsx?$/;
/** Modules of islands. They import views, but what is used by views and islands alone is not shared with late scripts. */
const OF_ISLANDS = /-island\.tsx?$/;
/**
 * What acts on markup, and crops pictures. What its late scripts share with views is a line or two of each, so it stands in
 * the runtime: a page that crops a picture would load all that is shared for it.
 */
const OF_MARKUP = /^(?:page\/behaviour|elements\/_smart-crop)\//;
const OF_ENGINE = /^elements\/_(?:core|safe)\//;

/** Chunk → its modules. They are loaded late, and one file is less than many small ones. */
const LATE: Readonly<Record<string, RegExp>> = {
  react:
    /^node_modules\/(?:react-dom|scheduler|react|@r2wc\/react-to-web-component)\/|\/_(?:core\/island|shared)\/.*-island\.tsx?$/,
  lit: /^node_modules\/(?:lit|@lit|lit-html|lit-element)\//,
  data: /^page\/(?:data|model|request)\//,
};

/** On other sites, what tags with pictures share: one file more, which no other tag loads. */
export const PICTURES = 'pictures';
/**
 * What tags of one kind share, by its folder or by how its name begins. On other sites, each is a file, with what else such
 * tags alone share.
 */
const KINDS: Readonly<Record<string, RegExp>> = {
  [PICTURES]: /^react-views\/_shared\/pictures\/|\/picture-[\w-]+\.ts$/,
  dates: /^react-views\/_shared\/dates\//,
};

/** On other sites, what finds the places of a page that no browser finds. It is loaded if an address has a hash. */
const OF_TARGETS = /^page\/anchors\/targets\//;

const lateChunk = (id: string) => Object.keys(LATE).find((name) => LATE[name]!.test(pathOf(id)));

/** A tag whose own modules have more code than this, in characters, is a chunk of its own. Few pages have such a tag. */
const MUCH_CODE = 9_000;

/** Decides the chunks for the CMS's pages: the runtime, the engine with all pure views, and the late chunks. */
export function chunksOfPages(all: readonly ComponentFolder[]): GetManualChunk {
  let sets: ReturnType<typeof setsOfPages> | undefined;
  // The order of the questions counts: what the runtime imports stands in no other file.
  return (id, graph) => {
    sets ??= setsOfPages(all, graph);
    // The script of a phase stays an entry of its own: it holds one call, which is to be made when the script is loaded.
    if (/^loader\/apps\/[^/]+\//.test(pathOf(id))) return undefined;
    if (sets.runtime.has(id) || (sets.ofMarkup.has(id) && sets.views.has(id))) return RUNTIME;
    if (sets.views.has(id))
      return sets.basics.has(id) ? BASICS : sets.shared.has(id) ? SHARED : (sets.large.get(id) ?? VIEWS);
    const late = lateChunk(id) ?? sets.late.get(id);
    if (late) return late;
    if (sets.defines.has(id)) return BASICS;
    // A page of bare tags asks for its model. Without this, what the model's code imports would be several small files.
    return sets.besideViews.has(id) ? VIEWS : sets.ofData.has(id) ? SHARED : undefined;
  };
}

function setsOfPages(all: readonly ComponentFolder[], graph: ManualChunkMeta) {
  const folders = all.filter(isUsual);
  const neededByMost = (shelf: RegExp) =>
    modulesIn(shelf, graph).filter((id) => IS_NEEDED_BY_MOST.test(pathOf(id)));
  const modules = `${VIRTUAL}element-modules`;
  const late = withData(graph);
  return {
    runtime: reachedFrom(entriesIn(/^loader\/apps\//, graph), graph),
    views: reachedFrom([...definersOf(folders, 'view'), `${VIRTUAL}warm/views`], graph),
    ofMarkup: reachedFrom(lateIn(OF_MARKUP, graph), graph),
    basics: reachedFrom([...definersOf(folders.filter(hasNoProps), 'class'), modules], graph),
    shared: reachedByOthers(all, graph),
    large: ofLargeTags(folders, graph),
    late,
    /** What defines tags, and what tags without a view share. */
    defines: new Set([
      modules,
      ...neededByMost(/^page\//),
      ...sharedBySome(definersOf(all, 'class'), graph),
    ]) as Modules,
    besideViews: new Set([
      ...reachedFrom(neededByMost(/^elements\//), graph),
      ...sharedBySome(lateIn(OF_ENGINE, graph), graph),
    ]) as Modules,
    ofData: reachedFrom([...modulesOf('data', graph), ...late.keys()], graph),
  };
}

/**
 * Decides the chunks for other sites, which use a few tags. What several tags share is the engine, except what prerendered
 * tags need before somebody uses them (`basics`). Pictures, dates, places of a page and the late chunks are files of their
 * own, and so is each tag.
 */
export function chunksOnDemand(all: readonly ComponentFolder[]): GetManualChunk {
  let sets: ReturnType<typeof setsOnDemand> | undefined;
  return (id, graph) => {
    sets ??= setsOnDemand(all, graph);
    const kind = sets.kinds.get(id);
    if (kind) return kind;
    if (sets.engine.has(id)) return sets.basics.has(id) ? BASICS : ENGINE;
    if (OF_TARGETS.test(pathOf(id))) return 'targets';
    return lateChunk(id) ?? sets.late.get(id) ?? (sets.ofSeveral.has(id) ? ENGINE : undefined);
  };
}

function setsOnDemand(all: readonly ComponentFolder[], graph: ManualChunkMeta) {
  const definers = definersOf(all.filter(isUsual), 'view', 'island');
  return {
    engine: sharedBySome(definers, graph),
    basics: reachedFrom(entriesIn(/^loader\/embed\/embed-activator/, graph), graph, true),
    kinds: ofKinds(usersOf(definersOf(all, 'view', 'island', 'class'), graph)),
    late: withData(graph),
    ofSeveral: sharedBySome(lateIn(OF_ENGINE, graph), graph),
  };
}

/** Finds the modules of folders for one kind of tags, and those that all their users need beside them: module → folder. */
function ofKinds(users: ReadonlyMap<string, Modules>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [kind, folder] of Object.entries(KINDS)) {
    const own = [...users.keys()].filter((id) => folder.test(pathOf(id)));
    const ofKind = new Set(own.flatMap((id) => [...users.get(id)!]));
    for (const [id, of] of users)
      if (own.includes(id) || (of.size >= LEAST_USERS && [...of].every((user) => ofKind.has(user))))
        found.set(id, kind);
  }
  return found;
}

/** Finds the late modules of the engine that are of no use without data: they come with them. */
const withData = (graph: ManualChunkMeta): ReadonlyMap<string, string> =>
  new Map(
    lateIn(OF_ENGINE, graph)
      .filter((id) => [...reachedFrom([id], graph)].some((reached) => lateChunk(reached) === 'data'))
      .map((id) => [id, 'data']),
  );

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

/** Finds the modules that are needed without a view too: by elements with a class of their own, and by late scripts. */
function reachedByOthers(folders: readonly ComponentFolder[], graph: ManualChunkMeta): Modules {
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
