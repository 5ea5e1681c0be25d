/**
 * Where scripts that load pictures late keep the address. `data-url` may be the address of a page where the picture has a
 * `src` of its own, so it counts only without one.
 */
const LATE_ADDRESSES = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy', 'data-echo', 'data-url'];
const LATE_CANDIDATES = ['data-srcset', 'data-lazy-srcset', 'data-original-set'];
const STANDS_IN = /^\s*(?:$|data:|about:)/i;
const NAMES_A_SITE = /^\s*(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i;

/**
 * The addresses of a picture that a script of the page was to load late. Such a script does not find pictures in views, so
 * we read where it would. Undefined for any other picture.
 *
 * @param read gives an attribute of the picture.
 */
export function latePicture(
  read: (name: string) => string | null | undefined,
): { readonly src?: string; readonly srcset?: string } | undefined {
  const first = (names: readonly string[]) => names.map(read).find((value) => value?.trim());
  const hasOwn = !STANDS_IN.test(read('src') ?? '');
  const late = first(hasOwn ? LATE_ADDRESSES.slice(0, -1) : LATE_ADDRESSES);
  // Rich text shows no picture of another site, so there the picture's own `src` is better than none. Pictures that give a
  // prop keep it likewise.
  const src = hasOwn && late && NAMES_A_SITE.test(late) ? undefined : late;
  const srcset = STANDS_IN.test(read('srcset') ?? '') ? first(LATE_CANDIDATES) : undefined;
  return src || srcset ? { ...(src && { src }), ...(srcset && { srcset }) } : undefined;
}
