import { provideSanitizer } from '../../elements/_safe/index.js';

let isProvided = false;

/** A page without rich text that is more than plain loads none. Nothing is kept that two requests would wait for. */
export async function loadServerSanitizer(): Promise<void> {
  const { createServerSanitizer } = await import('./server-sanitizer.js');
  if (!isProvided) provideSanitizer(createServerSanitizer());
  isProvided = true;
}
