import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Pictures of the elements, for the index: one for each scheme. */
export const THUMBNAILS = fileURLToPath(new URL('thumbnails/', import.meta.url));
export const THUMBNAIL = { width: 400, height: 250 } as const;

/** The picture of an element, beside which its name stands. A new element may have none yet. */
export const thumbnail = (slug: string, root: string): string =>
  existsSync(`${THUMBNAILS}${slug}.webp`)
    ? `<picture><source media="(prefers-color-scheme: dark)" srcset="${root}thumbnails/${slug}.dark.webp"><img class="d-tile__picture" src="${root}thumbnails/${slug}.webp" alt="" width="${THUMBNAIL.width}" height="${THUMBNAIL.height}" loading="lazy"></picture>`
    : '';
