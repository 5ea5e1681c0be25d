import { kebabCase } from '../_safe/text.js';

/** Names that people write for another prop's, with the props that they may mean, the likeliest first. */
const SYNONYMS: readonly (readonly [written: string, props: readonly string[]])[] = [
  ['heading headline header name caption', ['title', 'alt']],
  ['cta-link cta-href', ['ctaUrl']],
  ['href url uri to link', ['link', 'ctaUrl', 'url', 'src']],
  ['cta-label cta-title', ['ctaText']],
  ['text body content message summary desc intro', ['description', 'text', 'defaultContent']],
  ['label', ['text', 'ctaText', 'ariaLabel', 'seeMoreLabel']],
  ['variant theme appearance modifier', ['appliedCssClassNames', 'style', 'type', 'classes']],
  ['src image picture image-src image-url img', ['img', 'imageUrl', 'imagePath', 'externalIcon']],
  ['alt alt-text', ['alt', 'altText']],
  ['level', ['titleType']],
  ['date', ['publishDate']],
  ['target', ['linkTarget']],
  ['icon', ['iconLeft', 'name']],
];
const MEANT = new Map(SYNONYMS.flatMap(([names, props]) => names.split(' ').map((name) => [name, props])));

/** A letter in four may be wrong, two at most. */
const LETTERS_PER_FAULT = 4;
const MOST_FAULTS = 2;

/** The prop or field that was meant by a name that is none, or undefined if no name is near. */
export function nearest(name: string, right: object): string | undefined {
  const written = kebabCase(name);
  const limit = Math.min(MOST_FAULTS, Math.floor(written.length / LETTERS_PER_FAULT));
  const names = Object.keys(right);
  const misspelt = names.find((each) => {
    const wanted = kebabCase(each);
    return Math.abs(wanted.length - written.length) <= limit && distance(written, wanted) <= limit;
  });
  return misspelt ?? MEANT.get(written)?.find((each) => names.includes(each));
}

/** How many letters have to be added, removed, changed or swapped with the next (optimal string alignment). */
function distance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[j - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length]!;
}
