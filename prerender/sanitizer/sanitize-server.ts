import { createServerSanitizer } from './server-sanitizer.js';

let made: ((html: string) => string) | undefined;

/** What package.json calls `#sanitize` where there is no DOM. */
export function sanitize(html: string): string {
  made ??= createServerSanitizer();
  return made(html);
}
