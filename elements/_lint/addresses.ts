import { shortened } from '../_safe/text.js';
import type { TagFinding } from './finding.js';

const WITHOUT_SCHEME = /^\s*www\./i;
const E_MAIL = /^[^\s@/?#:]+@[^\s@/?#:]+\.[a-z]{2,}$/i;

/**
 * Names an address that browsers read as a path of this site although its author meant another place.
 *
 * @param says begins the message, up to its verb. Rich text has many addresses, so there it names the one that is meant.
 */
export function addressFindings(address: string, place: string, says = 'is'): TagFinding[] {
  const written = shortened(address.trim());
  if (WITHOUT_SCHEME.test(address))
    return [{ place, message: `${says} an address on this site`, remedy: `write https://${written}` }];
  if (E_MAIL.test(address.trim()))
    return [{ place, message: `${says} an e-mail address`, remedy: `write mailto:${written}` }];
  return [];
}
