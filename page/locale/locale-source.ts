import type { Language, LocaleContext } from '../../fsm/locale-machine.js';
import { sharedStore } from '../shared-store.js';
import { readLanguages } from './page-language.js';

interface LocaleStore {
  locale: LocaleContext | undefined;
  readonly listeners: Set<() => void>;
  /** Loads the dictionary; there while nobody has needed it. */
  load?: (() => Promise<void>) | undefined;
  /** Resolves when the dictionary has come, or will not come. */
  loading?: Promise<void> | undefined;
}

/** Gives the page's locale to every element that follows it. */
export function setLocale(locale: LocaleContext): void {
  const shared = store();
  shared.locale = locale;
  for (const listener of [...shared.listeners]) {
    try {
      listener();
    } catch (error) {
      reportError(error);
    }
  }
}

/** Leaves the page's dictionary to be loaded for the first who needs words; `load` never rejects. */
export function deferDictionary(load: () => Promise<void>): void {
  store().load = load;
}

/** What whoever needs words has to wait for: the page's dictionary; undefined where nothing is left to come. */
export function missingWords(): Promise<void> | undefined {
  const shared = store();
  const { load } = shared;
  shared.load = undefined;
  if (load)
    shared.loading = load().then(() => {
      shared.loading = undefined;
    });
  return shared.loading;
}

/** The page's locale; undefined before it was loaded. */
export const currentLocale = (): LocaleContext | undefined => store().locale;

/** The languages that the page lists, where no page was started whose locale has them. */
export const languagesOfPage = (): readonly Language[] => readLanguages() ?? [];

/** Calls the listener on every `setLocale`. Returns how to stop. */
export function onLocale(listener: () => void): () => void {
  const { listeners } = store();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const store = () =>
  sharedStore<LocaleStore>('locale', () => ({ locale: undefined, listeners: new Set() }), isStore);

const isStore = (present: Readonly<Record<string, unknown>>) =>
  'locale' in present && present.listeners instanceof Set;
