import { arrangers, islands, views } from 'virtual:tag-names';
import type { ElementSources } from '../../page/activation/element-modules.js';
import type { ElementLoader } from '../../page/activation/element-source.js';

/**
 * The first tag that is needed loads the table of the tags' modules, and beside it what all views share, unless the tag
 * renders no view. On a slow network that saves a round trip.
 */
const loaderOf = (tag: string) => {
  if (!arrangers.includes(tag)) import('virtual:warm/views').catch(() => {});
  return import('virtual:element-modules').then(({ elementModules }) => elementModules[tag]!);
};

const source = (tag: string): ElementLoader =>
  Object.assign(() => loaderOf(tag).then((load) => load()), {
    preload: () => loaderOf(tag).then(({ preload }) => preload()),
    hasNoView: arrangers.includes(tag),
    enhances: !views.includes(tag),
  });

/** Every tag of the build, and what defines it. */
export const elementSources: ElementSources = Object.fromEntries(
  [...views, ...islands, ...arrangers].map((tag) => [tag, source(tag)]),
);
