import { provideSanitizer } from '../../elements/_safe/safe-html.js';

let isProvided = false;

/**
 * A page without rich text that is more than plain loads none. No promise is kept, because an
 * edge platform cancels it with the request that made it.
 */
export async function loadServerSanitizer(): Promise<void> {
  const { createServerSanitizer } = await import('./server-sanitizer.js');
  // Only once, because that forgets all texts that were sanitised before.
  if (!isProvided) provideSanitizer(createServerSanitizer());
  isProvided = true;
}
