import { isOwnAddress, judgedAlike } from '../_core/safe/judged-alike.js';
import { createSanitizer } from '../_core/safe/sanitize.js';

let made: ((html: string) => string) | undefined;

/** What package.json calls `#sanitize` where there is a DOM. */
export function sanitize(html: string): string {
  made ??= judgedAlike(createSanitizer({ window, isOwnAddress }));
  return made(html);
}
