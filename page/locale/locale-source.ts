import type { Language, LocaleContext } from '../../fsm/locale-machine.js';
import { sharedStore } from '../shared-store.js';
import { readLanguages } from './page-language.js';

interface LocaleStore {
  locale: LocaleContext | undefined;
  readonly listeners: Set<() => void>;
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
