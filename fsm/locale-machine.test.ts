import { expect } from '@open-wc/testing';
import { interpret } from 'robot3';
import { createLocaleMachine, type Language, type LocaleEvent, type LocaleState } from './locale-machine.js';

const ENGLISH: Language = { name: 'English', value: 'en' };
const VIETNAMESE: Language = { name: 'Tiếng Việt', value: 'vi' };

const LOADED = {
  type: 'LOADED',
  locale: {
    i18IsAvailable: true,
    language: 'en',
    languages: [ENGLISH, VIETNAMESE],
    dictionary: { Menu: 'Menu' },
  },
} as const satisfies LocaleEvent;

const EVENTS: readonly LocaleEvent[] = [
  { type: 'LOADING' },
  LOADED,
  { type: 'RESET' },
  { type: 'SET_LANGUAGE', language: 'vi' },
];

const MOVES: Readonly<Record<LocaleState, Readonly<Record<string, LocaleState>>>> = {
  idle: { LOADING: 'loading' },
  loading: { LOADED: 'loaded' },
  loaded: { RESET: 'idle' },
};

function localeIn(state: LocaleState, navigate?: (language: string) => void) {
  const service = interpret(createLocaleMachine(navigate && { navigate }), () => {});
  if (state !== 'idle') service.send('LOADING');
  if (state === 'loaded') service.send(LOADED);
  expect(service.machine.current).to.equal(state);
  return service;
}

describe('the locale machine', () => {
  it('starts idle, without a language and with translations unavailable', () => {
    const { context } = localeIn('idle');
    expect(context).to.deep.equal({
      i18IsAvailable: false,
      language: '',
      selectedLanguage: undefined,
      languages: [],
      dictionary: {},
    });
  });

  for (const state of ['idle', 'loading', 'loaded'] as const) {
    for (const event of EVENTS) {
      const type = typeof event === 'string' ? event : event.type;
      const to = MOVES[state][type] ?? state;
      it(`in ${state} ${to === state ? 'stays' : `goes to ${to}`} on ${type}`, () => {
        const service = localeIn(state);
        service.send(event);
        expect(service.machine.current).to.equal(to);
      });

      it(`in ${state} does not trip over ${type} without a payload`, () => {
        const service = localeIn(state);
        service.send(type);
        expect(service.machine.current).to.equal(to);
      });
    }
  }

  it('takes what was loaded and selects the language of the page', () => {
    const { context } = localeIn('loaded');
    expect(context).to.deep.equal({ ...LOADED.locale, selectedLanguage: ENGLISH });
  });

  it('selects no language when the list lacks that of the page', () => {
    const service = localeIn('loading');
    service.send({ type: 'LOADED', locale: { ...LOADED.locale, language: 'fr' } });
    expect(service.context.language).to.equal('fr');
    expect(service.context.selectedLanguage).to.equal(undefined);
  });

  it('completes loading with translations unavailable when nothing was loaded', () => {
    const service = localeIn('loading');
    service.send({ type: 'LOADED', locale: {} });
    expect(service.machine.current).to.equal('loaded');
    expect(service.context.i18IsAvailable).to.equal(false);
  });

  it('sets a language of the list and navigates', () => {
    const visited: string[] = [];
    const service = localeIn('loaded', (language) => visited.push(language));
    service.send({ type: 'SET_LANGUAGE', language: 'vi' });
    expect(service.context.language).to.equal('vi');
    expect(service.context.selectedLanguage).to.equal(VIETNAMESE);
    expect(visited).to.deep.equal(['vi']);
  });

  it('refuses a language that is not in the list', () => {
    const visited: string[] = [];
    const service = localeIn('loaded', (language) => visited.push(language));
    for (const language of ['fr', '', '//evil.test', 'VI', 'constructor']) {
      service.send({ type: 'SET_LANGUAGE', language });
    }
    expect(service.context.language).to.equal('en');
    expect(visited).to.deep.equal([]);
  });

  it('sets no language before it has loaded', () => {
    const visited: string[] = [];
    const service = localeIn('loading', (language) => visited.push(language));
    service.send({ type: 'SET_LANGUAGE', language: 'vi' });
    expect(service.context.language).to.equal('');
    expect(visited).to.deep.equal([]);
  });

  it('forgets everything on RESET', () => {
    const service = localeIn('loaded');
    service.send('RESET');
    expect(service.context).to.deep.equal(localeIn('idle').context);
  });

  it('loads again after a RESET', () => {
    const service = localeIn('loaded');
    service.send('RESET');
    service.send('LOADING');
    service.send(LOADED);
    expect(service.context.languages).to.have.length(2);
  });
});
