import { arrangers, islands, views } from 'virtual:tag-names';
import type { ElementSources } from '../../page/activation/element-modules.js';
import type { ElementLoader } from '../../page/activation/element-source.js';

/**
 * Whoever needs a tag first has the table loaded that knows where its module lies, and what all views stand on beside it:
 * on a slow network that saves a round trip.
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
