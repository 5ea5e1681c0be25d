import { searchTypes } from '../../vocabulary/courses.js';
import { collectionEnvironment, type Host } from '../environment/environment.js';

/** What a course search looks for. */
export type SearchKind = keyof typeof searchTypes;

/** The search service's collection of a kind: `courses-PROD` on production hosts, `courses-TEST` elsewhere. */
export const searchCollection = (kind: SearchKind, host: Host = globalThis.location): string =>
  `${searchTypes[kind].collection}-${collectionEnvironment(host)}`;
