/** Where scripts that load pictures late keep the address. The last may be a page's, beside the picture's own. */
const LATE_ADDRESSES = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy', 'data-echo', 'data-url'];
const LATE_CANDIDATES = ['data-srcset', 'data-lazy-srcset', 'data-original-set'];
const STANDS_IN = /^\s*(?:$|data:|about:)/i;
const NAMES_A_SITE = /^\s*(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i;

/**
 * The addresses of a picture that a script was to load late: it does not look into views. Undefined for any other picture.
 *
 * @param read gives an attribute of the picture.
 */
export function latePicture(
  read: (name: string) => string | null | undefined,
): { readonly src?: string; readonly srcset?: string } | undefined {
  const first = (names: readonly string[]) => names.map(read).find((value) => value?.trim());
  const hasOwn = !STANDS_IN.test(read('src') ?? '');
  const late = first(hasOwn ? LATE_ADDRESSES.slice(0, -1) : LATE_ADDRESSES);
  // A picture of another site would not be shown, so the one that stands in for it is better than none.
  const src = hasOwn && late && NAMES_A_SITE.test(late) ? undefined : late;
  const srcset = STANDS_IN.test(read('srcset') ?? '') ? first(LATE_CANDIDATES) : undefined;
  return src || srcset ? { ...(src && { src }), ...(srcset && { srcset }) } : undefined;
}
