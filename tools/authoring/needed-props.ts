import { type ElementDefinition, hasView, type ResolvedProps } from '../../elements/_core/define.js';
import type { PropType } from '../../elements/_core/prop-types.js';
import { createCmsViews } from '../../prerender/cms/cms-views.js';
import { englishLabels } from '../../vocabulary/labels.js';

const CONTENT = { text: 'Text', html: '<p>Text</p>', url: '/page.html' } as const;
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

/** The props of an element without any one of which it shows nothing, whatever else it has. */
export function neededProps(definition: ElementDefinition): ReadonlySet<string> {
  const full = Object.fromEntries(
    Object.entries(definition.props).flatMap(([name, type]) => {
      const value = contentFor(type);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  if (showsNothing(definition, full)) return new Set();
  const without = (name: string) =>
    Object.fromEntries(Object.entries(full).filter(([each]) => each !== name));
  return new Set(Object.keys(full).filter((name) => showsNothing(definition, without(name))));
}

/** What an author could have written there; undefined for what has a default, or is no content. */
const contentFor = ({ name, fallback, values }: PropType<unknown>): string | undefined =>
  fallback === undefined ? (values?.[0] ?? CONTENT[name as keyof typeof CONTENT]) : undefined;
