import { action, createMachine, guard, reduce, state, transition } from 'robot3';

export type LocaleState = 'idle' | 'loading' | 'loaded';
export type LocaleEventName = 'LOADING' | 'LOADED' | 'RESET' | 'SET_LANGUAGE';

/** A language of the site: its name in its own words and its two-letter code. */
export interface Language {
  readonly name: string;
  readonly value: string;
}

/** Spec section 3, "Locale context". */
export interface LocaleContext {
  /** Whether texts can be translated: the page lists its languages and its dictionary was loaded. */
  readonly i18IsAvailable: boolean;
  /** The page's two-letter language code. */
  readonly language: string;
  readonly selectedLanguage: Language | undefined;
  readonly languages: readonly Language[];
  readonly dictionary: Readonly<Record<string, string>>;
}

export type LocaleEvent =
  | LocaleEventName
  | { readonly type: 'LOADING' | 'RESET' }
  | { readonly type: 'LOADED'; readonly locale: Partial<LocaleContext> }
  | { readonly type: 'SET_LANGUAGE'; readonly language: string };

export interface LocaleMachineOptions {
  /** Goes to the same page in another language, given as its two-letter code. Default: nothing happens. */
  readonly navigate?: (language: string) => void;
}

/**
 * The locale machine of the spec's section 4, to be run with robot3's `interpret`. LOADED brings what was loaded.
 * SET_LANGUAGE is heeded only for a language of the loaded list, because its code becomes part of an address.
 */
export function createLocaleMachine({ navigate = () => {} }: LocaleMachineOptions = {}) {
  return createMachine(
    'idle',
    {
      idle: state(transition('LOADING', 'loading')),
      loading: state(transition('LOADED', 'loaded', reduce(withLoaded))),
      loaded: state(
        transition('RESET', 'idle', reduce(initialContext)),
        transition(
          'SET_LANGUAGE',
          'loaded',
          guard((context: LocaleContext, event: LocaleEvent) => chosen(context, event) !== undefined),
          reduce(withChosen),
          action((context: LocaleContext) => navigate(context.language)),
        ),
      ),
    },
    initialContext,
  );
}

const initialContext = (): LocaleContext => ({
  i18IsAvailable: false,
  language: '',
  selectedLanguage: undefined,
  languages: [],
  dictionary: {},
});

function withLoaded(context: LocaleContext, event: LocaleEvent): LocaleContext {
  const loaded = typeof event !== 'string' && event.type === 'LOADED' ? event.locale : {};
  const { language, languages } = { ...context, ...loaded };
  return { ...context, selectedLanguage: languages.find(({ value }) => value === language), ...loaded };
}

function withChosen(context: LocaleContext, event: LocaleEvent): LocaleContext {
  const selectedLanguage = chosen(context, event);
  return selectedLanguage ? { ...context, language: selectedLanguage.value, selectedLanguage } : context;
}

function chosen({ languages }: LocaleContext, event: LocaleEvent): Language | undefined {
  if (typeof event === 'string' || event.type !== 'SET_LANGUAGE') return undefined;
  return languages.find(({ value }) => value === event.language);
}
