import { type ElementDefinition, hasView, type ResolvedProps } from '../../elements/_core/define.js';
import { createCmsViews } from '../../prerender/cms/cms-views.js';
import { englishLabels } from '../../vocabulary/labels.js';

const NOTHING = /^<(div|span) class="uni-view"><\/\1>$/;

/** Whether a component with these properties would show nothing; false of one that only a browser can render. */
export function showsNothing(definition: ElementDefinition, properties: object): boolean {
  if (!hasView(definition) || definition.island) return false;
  const write = createCmsViews(new Map([['it', definition]]));
  const { view, marks } = write({
    slug: 'it',
    properties: { ...properties },
    language: 'en',
    labels: englishLabels,
    mode: 'view',
  });
  return NOTHING.test(view) && Object.keys(marks).length > 0;
}

/**
 * The changed property by which a component comes to show nothing: put back, it would show something. Undefined where it
 * shows something, showed nothing before, or is told to hide itself.
 */
export function hidingChange(
  definition: ElementDefinition,
  before: ResolvedProps,
  after: ResolvedProps,
): string | undefined {
  if (!showsNothing(definition, after) || showsNothing(definition, before)) return undefined;
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  return changed.find(
    (name) => after[name] !== true && !showsNothing(definition, { ...after, [name]: before[name] }),
  );
}
