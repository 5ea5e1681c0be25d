import { type CourseResults, readCourseResults } from '../../page/search/course-results.js';
import type { SafeUrl } from '../../react-views/_shared/safe.js';
import {
  type FoundCourse,
  NO_SEARCH,
  type SearchState,
} from '../../react-views/course-search/search-state.js';
import { safeUrl } from '../_core/safe-url.js';
import { warnOnce } from '../_core/warn.js';
import { wishOf } from './search-address.js';
import { reasonOf } from './search-calls.js';

/** A search's answer as its view takes it. */
export const shown = ({ total, results }: CourseResults) => ({
  total,
  results: results.map(
    (result): FoundCourse => ({ ...result, url: safeUrl(result.url) as SafeUrl | undefined }),
  ),
});

/**
 * What the server has found already, and for which wish.
 *
 * @param json `{ address, answer }`, the text of `<script type="application/json" data-slot="found">`, which the
 * template writes.
 */
export function readFound(tag: string, json: string | null | undefined): SearchState | undefined {
  if (json === null || json === undefined) return undefined;
  try {
    const { address, answer } = JSON.parse(json) as { address?: unknown; answer?: unknown };
    const found = shown(readCourseResults(answer, String(address)));
    return { ...NO_SEARCH, wish: wishOf(String(address)), outcome: 'found', ...found };
  } catch (error) {
    warnOnce(`<${tag}> data-slot="found" ${reasonOf(error)}; the search is made anew`, 'error');
    return undefined;
  }
}
