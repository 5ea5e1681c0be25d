import { provideSanitizer } from '../../elements/_core/safe/safe-html.js';

let sanitizer: Promise<void> | undefined;

/** Once; a page without rich text that is more than plain loads none. */
export function loadServerSanitizer(): Promise<void> {
  sanitizer ??= import('./server-sanitizer.js').then(({ createServerSanitizer }) =>
    provideSanitizer(createServerSanitizer()),
  );
  return sanitizer;
}
