/** Language, script, region, variants, as Java, POSIX and BCP 47 write them, with either separator. */
const WRITTEN =
  /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?((?:[-_](?:[a-z\d]{5,8}|\d[a-z\d]{3}))*)(?:[-_][a-z\d][-_][a-z\d_-]+)?(?:\.[\w-]+)?(?:@\w+)?$/i;

/**
 * Gives a language as HTML writes it, for all ways in which a CMS does: `vi_VN`, `vi-vn`, `zh_hant_tw`, `en_AU.UTF-8`.
 * The part behind region and variants is left out.
 *
 * @returns undefined for a text that names no language.
 */
export function languageTag(written: string): string | undefined {
  const [, language, script, region, variants = ''] = WRITTEN.exec(written.trim()) ?? [];
  if (language === undefined) return undefined;
  const rest = variants.toLowerCase().split(/[-_]/).filter(Boolean);
  const named = script && script.charAt(0).toUpperCase() + script.slice(1).toLowerCase();
  return [language.toLowerCase(), named, region?.toUpperCase(), ...rest].filter(Boolean).join('-');
}

/** Whether a language, however a CMS writes it, is the one of this code: `vi`, `vi-VN` and `vi_VN` are all `vi`. */
export const isLanguage = (written: string, code: string): boolean =>
  written
    .trim()
    .toLowerCase()
    .split(/[-_.@]/, 1)[0] === code;
