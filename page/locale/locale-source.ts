import type { LocaleContext } from '../../fsm/locale-machine.js';
import { sharedValue } from '../shared-value.js';

/** The page's locale, for every element that follows it; its dictionary may have to be asked for. */
export const pageLocale = sharedValue<LocaleContext>('locale');
