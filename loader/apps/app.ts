import type { ElementLoader } from '../../page/activation/element-source.js';
import { announceTags } from '../../page/activation/known-tags.js';
import { isLintAsked, isLintWanted } from '../../page/authoring/is-lint-wanted.js';
import { behave } from '../../page/behaviour/behave.js';
import { parsed } from '../../page/environment/parsed.js';
import { runningPage } from '../../page/phases/running-page.js';
import { joinPage } from '../../page/phases/start-page.js';
import { reportMissing } from '../../page/scripts.js';
import { unshadow } from '../../page/unshadow.js';
import { cropAllPrerendered } from './after-success.js';
import { elementSources } from './element-sources.js';

/** The tags that a visitor sees before scrolling: they mount before the page's model is asked for. */
const ABOVE_THE_FOLD = ['uni-header', 'uni-breadcrumb', 'uni-hero', 'uni-news-hero'];

unshadow();
// Elements that hide members of the document may follow this script. The loader may be waiting for `DOMContentLoaded`. This
// event comes before that, so the names are free in time.
document.addEventListener('readystatechange', unshadow);
announceTags(Object.keys(elementSources));
// Defining a tag does this too, but visitors use prerendered elements before their tags are defined.
behave(document);
void lintWhereWanted();

const define = (tag: string) => (elementSources[tag] as ElementLoader | undefined)?.();

/** The page's head says whether it is wanted, and a script may come before the head is whole. */
async function lintWhereWanted(): Promise<void> {
  await parsed();
  if (!isLintWanted()) return;
  import('../../elements/_lint/lint-page.js').then(
    ({ lintPage }) => lintPage(document, isLintAsked() ? define : undefined),
    reportMissing,
  );
}

/** Starts a page with what stands at its top, as soon as there is a page. */
export async function startAboveTheFold(): Promise<void> {
  await parsed();
  const sources = Object.fromEntries(ABOVE_THE_FOLD.map((tag) => [tag, elementSources[tag]!]));
  joinPage([{ phase: 'aboveTheFold', sources }], elementSources);
}

/** Gives a running page every component, or starts the page where no other bundle has. */
export const provideAllComponents = () => joinPage([{ phase: 'allComponents', sources: elementSources }]);

/**
 * Does what waits until nothing more urgent is left: lets the page log that it is loaded (spec section 4), also one whose
 * loader did not wait that long, has the pictures of prerendered elements cropped, and its web vitals measured where a meta
 * tag names the address. Without one nothing is measured, loaded or sent.
 */
export function startNonCritical(): void {
  const page = runningPage();
  void page?.done.then(() => page.send('ANALYTICS_PAGE_LOAD'));
  cropAllPrerendered();
  if (document.querySelector('[name=web-vitals-path]'))
    import('./measure-vitals.js').then(({ measureVitals }) => measureVitals(), reportMissing);
}
