import { VERSION } from '../../elements/_core/version.js';
import { sharedStore } from '../../page/shared.js';
import { tell } from './tell.js';

/**
 * The tags that no earlier copy of `uni.js` on this page brings: the first copy that has a tag keeps it, so that a page
 * with two of them loads each element once, and says so in one line.
 */
export function claimTags(tags: readonly string[]): ReadonlySet<string> {
  const owners = sharedStore('embed-tags', () => new Map<string, string>(), isMap);
  const free = tags.filter((tag) => !owners.has(tag));
  const [owner] = tags.flatMap((tag) => owners.get(tag) ?? []);
  if (owner) {
    tell(
      `this page is served by version ${owner} of uni-elements already; version ${VERSION} adds ${free.join() || 'nothing'}. Keep one of the two scripts`,
      'info',
    );
  }
  for (const tag of free) owners.set(tag, VERSION);
  return new Set(free);
}

const isMap = (present: object) => present instanceof Map;
