import { sharedStore } from '../shared-store.js';
import { findModel } from './find-model.js';

interface ModelStore {
  model: unknown;
  readonly listeners: Set<() => void>;
  /** Asks for the model; there while nobody has needed it. */
  ask?: (() => Promise<unknown>) | undefined;
  /** The model was needed and could not be had. */
  isMissing?: boolean;
}

/** Gives the page's model, its keys normalised, to every element that waits for it. */
export function setPageModel(model: unknown): void {
  const shared = store();
  shared.model = model;
  shared.isMissing = false;
  tell(shared);
}

function tell(shared: ModelStore): void {
  for (const listener of [...shared.listeners]) {
    try {
      listener();
    } catch (error) {
      reportError(error);
    }
  }
}

/** Leaves the page's model to be asked for by the first who needs it. */
export function deferPageModel(ask: () => Promise<unknown>): void {
  store().ask = ask;
}

/** Has the page's model asked for, once, where it was left to whoever needs it. */
export function needPageModel(): void {
  const shared = store();
  const { ask } = shared;
  shared.ask = undefined;
  ask?.().then(setPageModel, () => {
    shared.isMissing = true;
    tell(shared);
  });
}

/** Whether the page's model was asked for when it was needed, in vain. */
export const isPageModelMissing = (): boolean => store().isMissing === true;

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
