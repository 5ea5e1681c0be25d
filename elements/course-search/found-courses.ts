import { type CourseResults, readCourseResults } from '../../page/search/course-results.js';
import type { SafeUrl } from '../../react-views/_shared/safe.js';
import type { FoundCourse } from '../../react-views/course-search/search-state.js';
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

/** What the server has found already: `<script type="application/json" data-slot="found">`, made by the template. */
export function readFound(host: HTMLElement) {
  const script = host.querySelector(':scope > script[data-slot="found"]');
  if (!script) return undefined;
  try {
    const { address, answer } = JSON.parse(script.textContent ?? '') as {
      address?: unknown;
      answer?: unknown;
    };
    return { wish: wishOf(String(address)), ...shown(readCourseResults(answer, String(address))) };
  } catch (error) {
    warnOnce(`<${host.localName}> data-slot="found" ${reasonOf(error)}; the search is made anew`, 'error');
    return undefined;
  }
}
