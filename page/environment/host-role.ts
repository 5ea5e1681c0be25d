import { cmsPorts } from '../../vocabulary/site.js';
import { type Host, stageOf, wordsOf } from './environment.js';

/**
 * Which of the CMS's servers a host is: by its port, or by a name that says both the role and a stage, such as
 * `author-dev.university.example`. Undefined for the hosts that visitors see (spec section 6).
 */
export function hostRole({ hostname, port }: Host): 'author' | 'publish' | undefined {
  if (port === cmsPorts.author) return 'author';
  if (port === cmsPorts.publish) return 'publish';
  const words = wordsOf(hostname);
  if (!stageOf(words)) return undefined;
  return (['author', 'publish'] as const).find((role) => words.includes(role));
}
