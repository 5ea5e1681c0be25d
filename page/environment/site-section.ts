export type SiteSection = 'courses' | 'students';

/** The site's section that a path belongs to, by its first whole segment, with or without /content (spec section 2). */
export function siteSection(pathname: string): SiteSection | undefined {
  const [, section] = /^\/(?:content\/)?(courses|students)(?:[/.]|$)/.exec(pathname) ?? [];
  return section as SiteSection | undefined;
}
