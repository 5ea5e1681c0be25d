import type { Language } from '../../fsm/locale-machine.js';
import { isObject } from '../is-record.js';
import { warnOnce } from '../warn.js';
import { languageCode, namesLanguage } from './page-language.js';

/** The languages that the page's meta tag lists, or undefined if it is missing or no JSON list. Faults are reported. */
export function readLanguages(): readonly Language[] | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="languages"]')?.content;
  if (content === undefined) return undefined;
  try {
    const languages: unknown = JSON.parse(content);
    if (Array.isArray(languages)) return languages.flatMap(languageIn);
  } catch {
    // Reported below, as is JSON that is no list.
  }
  console.error('<meta name="languages"> is no JSON list');
  return undefined;
}

/** One language of the list, by its two-letter code. An entry that is none is reported and left out. */
function languageIn(entry: unknown): Language[] {
  const { name, value } = isObject(entry) ? entry : ({} as Readonly<Record<string, unknown>>);
  if (typeof name === 'string' && namesLanguage(String(value)))
    return [{ name, value: languageCode(String(value)) }];
  warnOnce(`<meta name="languages"> ${JSON.stringify(entry)} is no language; give name and value "vi"`);
  return [];
}
