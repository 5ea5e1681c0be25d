/** Words that authors know by another name than the code's. */
const WORDS: Readonly<Record<string, string>> = {
  alt: 'alternative text',
  aria: 'accessible',
  calltoactions: 'calls to action',
  cta: 'link',
  css: 'CSS',
  ds: 'design system',
  dsicon: 'design system icon',
  html: 'HTML',
  id: 'id',
  img: 'picture',
  lang: 'language',
  pos: 'position',
  seeless: 'see less',
  srcset: 'picture sources',
  toc: 'table of contents',
  url: 'address',
};
const TITLES: Readonly<Record<string, string>> = { cta: 'Call to action', toc: 'Table of contents' };

/** A prop's name as a dialog shows it: `ctaUrl` → `Link address`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])|([a-z])(\d)/g, '$1$3 $2$4')
    .toLowerCase()
    .split(/[\s_-]+/)
    .map((word) => WORDS[word] ?? word);
  return capitalised(words.join(' '));
}

/** An element's name in the list of those that can be inserted: `news-hero` → `News hero`. */
export function titleOf(slug: string): string {
  return TITLES[slug] ?? capitalised(slug.replaceAll('-', ' '));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
