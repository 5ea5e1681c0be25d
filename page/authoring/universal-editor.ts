import { isObject } from '../is-record.js';
import { warnOnce } from '../warn.js';
import { parentPath, pathOf, placeAround } from './component-places.js';
import type { Adapter, ModelPatch, PatchKind } from './model-patch.js';

/** The editor's events and where in their detail it names what it has changed. */
const EVENTS: Readonly<Record<string, readonly [PatchKind, readonly string[]]>> = {
  'aue:content-update': ['content', ['request.target.resource', 'response.updates.0.resource']],
  'aue:content-patch': ['content', ['request.target.resource', 'response.updates.0.resource']],
  'aue:content-add': ['children', ['request.target.container.resource', 'request.target.resource']],
  'aue:content-copy': ['children', ['request.target.container.resource', 'request.target.resource']],
  'aue:content-move': ['children', ['request.from.container.resource', 'from']],
  'aue:content-remove': ['children', ['request.target.container.resource']],
};
const MOVED_TO = ['request.to.container.resource', 'to'];

/**
 * The Universal Editor: it dispatches `aue:content-…` on the element with the `data-aue-resource` that it has changed,
 * and they bubble. Where its detail names no resource, that element's counts. Its content is fetched, never taken.
 */
export const followUniversalEditor: Adapter = (sink, signal) => {
  const hear = (event: Event) => {
    const patches = patchesOf(event as CustomEvent<unknown>);
    for (const patch of patches) sink.add(patch);
    if (patches.length === 0) {
      const { type } = event;
      warnOnce(`authoring: ${type} names no resource and stands on none; it is ignored`);
      return;
    }
    // The editor's own listener on the body would load the whole page anew.
    event.stopPropagation();
  };
  for (const type of Object.keys(EVENTS)) {
    document.documentElement.addEventListener(type, hear, { signal, capture: true });
  }
  document.addEventListener('aue:ui-preview', () => sink.end(), { signal });
};

function patchesOf({ type, target, detail }: CustomEvent<unknown>): ModelPatch[] {
  const [kind, fields] = EVENTS[type]!;
  const element = target instanceof Element ? placeAround(target) : undefined;
  const standsOn = element && pathOf(element);
  const named = [firstText(detail, fields), type === 'aue:content-move' && firstText(detail, MOVED_TO)];
  const paths = named.filter((path) => typeof path === 'string');
  if (paths.length === 0 && type === 'aue:content-remove') {
    paths.push(parentPath(firstText(detail, ['resource', 'request.target.resource'])) ?? '');
  }
  if (!paths[0] && standsOn)
    paths[0] =
      kind === 'content' || type === 'aue:content-add' ? standsOn : (parentPath(standsOn) ?? standsOn);
  return [...new Set(paths.filter(Boolean))].map((path) => ({ kind, path }));
}

function firstText(detail: unknown, fields: readonly string[]): string | undefined {
  return fields.map((field) => valueAt(detail, field)).find((value) => typeof value === 'string') as
    | string
    | undefined;
}

const valueAt = (detail: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      detail,
    );
