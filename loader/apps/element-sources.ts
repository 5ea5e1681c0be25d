import { arrangers, views } from 'virtual:room-names';
import type { ElementLoader, ElementSources } from '../../page/wake/element-modules.js';

/** Whoever needs a tag first has the table loaded that knows where its module lies. */
const table = () => import('virtual:element-modules').then(({ elementModules }) => elementModules);

const source = (tag: string): ElementLoader =>
  Object.assign(() => table().then((modules) => modules[tag]!()), {
    preload: () => table().then((modules) => modules[tag]!.preload()),
    hasNoView: arrangers.includes(tag),
  });

/** Every tag of the build, and what defines it. */
export const elementSources: ElementSources = Object.fromEntries(
  [...views, ...arrangers].map((tag) => [tag, source(tag)]),
);
