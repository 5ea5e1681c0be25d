import { sharedStore } from '../shared-store.js';
import { findModel } from './find-model.js';

interface ModelStore {
  model: unknown;
  readonly listeners: Set<() => void>;
}

/** Gives the page's model, its keys normalised, to every element that waits for it. */
export function setPageModel(model: unknown): void {
  const shared = store();
  shared.model = model;
  for (const listener of [...shared.listeners]) {
    try {
      listener();
    } catch (error) {
      reportError(error);
    }
  }
}

export const hasPageModel = (): boolean => store().model !== undefined;

/** The component model at a path such as `root/main/hero`; undefined while there is no page model. */
export const findInPageModel = (path: string): unknown => findModel(store().model, path);

/** Calls the listener on every `setPageModel`. Returns how to stop. */
export function onPageModel(listener: () => void): () => void {
  const { listeners } = store();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const store = () =>
  sharedStore<ModelStore>('page-model', () => ({ model: undefined, listeners: new Set() }), isStore);

const isStore = (present: Readonly<Record<string, unknown>>) =>
  'model' in present && present.listeners instanceof Set;
