import { relative } from 'node:path';
import type { ManualChunkMeta } from 'rollup';
import { VIRTUAL } from './virtual-modules.js';

export type Modules = ReadonlySet<string>;

/** If so many tags share a module, it is part of the engine: one more file would cost more than the module's bytes. */
export const LEAST_USERS = 2;

/** A module's path from the project's folder, without what Rollup's plugins add to it. */
export const pathOf = (id: string) =>
  relative('.', id.replace(VIRTUAL, 'virtual:').replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll(
    '\\',
    '/',
  );

export const modulesIn = (folder: RegExp, graph: ManualChunkMeta) =>
  [...graph.getModuleIds()].filter((id) => folder.test(pathOf(id)));

/** The modules of a folder that some other one imports late. */
export const lateIn = (folder: RegExp, graph: ManualChunkMeta) =>
  modulesIn(folder, graph).filter((id) => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0);

export const entriesIn = (folder: RegExp, graph: ManualChunkMeta) =>
  modulesIn(folder, graph).filter((id) => graph.getModuleInfo(id)?.isEntry);

/** Finds the modules that at least `LEAST_USERS` of the entries import. */
export const sharedBySome = (entries: readonly string[], graph: ManualChunkMeta): Modules =>
  new Set([...usersOf(entries, graph)].filter(([, users]) => users.size >= LEAST_USERS).map(([id]) => id));

/** Finds which of the entries import a module: module → entries. */
export function usersOf(entries: readonly string[], graph: ManualChunkMeta): ReadonlyMap<string, Modules> {
  const users = new Map<string, Set<string>>();
  for (const entry of entries)
    for (const id of reachedFrom([entry], graph)) {
      if (!users.has(id)) users.set(id, new Set());
      users.get(id)!.add(entry);
    }
  return users;
}

/**
 * Finds everything that the modules import, themselves included.
 *
 * @param followsDynamic whether dynamic imports count, too.
 */
export function reachedFrom(
  modules: readonly string[],
  { getModuleInfo }: ManualChunkMeta,
  followsDynamic = false,
): Modules {
  const found = new Set(modules);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    for (const imported of importedIds) found.add(imported);
    if (followsDynamic) for (const imported of dynamicallyImportedIds) found.add(imported);
  }
  return found;
}
