import type { Html } from '../declare/html.js';

/** The address of a link around the first picture, with what is written on the link. */
export function linkAround(html: Html): string | undefined {
  const picture = html.elements(/^img$/).find(html.picture);
  const link = picture === undefined ? undefined : html.around(/^a$/, picture);
  if (link === undefined || html.attribute(link, 'href') === undefined) return undefined;
  html.keep({ link });
  return html.attribute(link, 'href');
}
