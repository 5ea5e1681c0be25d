import type { Language, LocaleContext } from '../../fsm/locale-machine.js';
import { sharedValue } from '../shared-value.js';
import { readLanguages } from './page-language.js';

/** The page's locale, for every element that follows it; its dictionary may have to be asked for. */
export const pageLocale = sharedValue<LocaleContext>('locale');

/** The languages that the page lists, where no page was started whose locale has them. */
export const languagesOfPage = (): readonly Language[] => readLanguages() ?? [];
