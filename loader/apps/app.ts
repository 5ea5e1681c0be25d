import { elementModules } from 'virtual:element-modules';
import { announceTags } from '../../elements/_core/known-tags.js';
import { expectModel } from '../../page/model-source.js';
import { runningPage } from '../../page/running-page.js';
import { startPage } from '../../page/start-page.js';
import { fragmentMetas } from '../../vocabulary/site.js';

/** The tags that a visitor sees before scrolling: they mount before the page's model is asked for. */
const ABOVE_THE_FOLD = ['uni-header', 'uni-breadcrumb', 'uni-hero', 'uni-news-hero'].filter((tag) =>
  Object.hasOwn(elementModules, tag),
);

if (document.querySelector('[data-prerendered]'))
  import('./prerendered-use.js').catch((error: unknown) =>
    console.error('clicks on tiles are not followed', error),
  );
announceTags(Object.keys(elementModules));

/** A header without data of its own asks for its fragment when it mounts; on slow networks that is late. */
const BARE_HEADER =
  'uni-header:not([data-prerendered], [src], [model-path], [data-name], [name], :has(> [data-slot]))';

/** Starts an app's page with what stands at its top. */
export function startAboveTheFold(name: string) {
  const fragment = document.querySelector<HTMLMetaElement>(`meta[name="${fragmentMetas.header}"]`)?.content;
  const forget = fragment && document.querySelector(BARE_HEADER) ? expectModel(fragment) : undefined;
  const page = startPage({ name, components: { aboveTheFold: ABOVE_THE_FOLD }, elements: elementModules });
  if (forget) void page.done.then(forget);
  return page;
}

/** Gives a running page every other component, or starts the page where no other bundle has. */
export const provideAllComponents = (name: string) =>
  startPage({ name, components: { allComponents: Object.keys(elementModules) }, elements: elementModules });

/** Lets the page log that it is loaded, once nothing more urgent is left to do (spec section 4). */
export const announcePageLoad = () => runningPage()?.send('ANALYTICS_PAGE_LOAD');
