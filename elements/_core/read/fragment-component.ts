import { isRecord } from '../../../page/is-record.js';

type Model = Readonly<Record<string, unknown>>;

const VERSION_SEGMENT = /\/v\d+(?=\/|$)/g;
/** Fragments of real sites nest two or three deep. */
const MAX_CONTAINERS = 200;

/**
 * The first component of a name in a fragment's model, nearest to the top, or the model itself where it is that
 * component's own. Undefined when the fragment has none.
 *
 * @param name the last part of the resource type: `header` of `uni/components/header` or `…/header/v2/header`.
 */
export function componentIn(model: unknown, name: string): unknown {
  const open: unknown[] = [model];
  for (let at = 0; at < open.length && at < MAX_CONTAINERS; at++) {
    const each = open[at];
    if (!isRecord(each)) continue;
    if (nameOf(each) === name || (at === 0 && !isRecord(each[':items']))) return each;
    if (isRecord(each[':items'])) open.push(...Object.values(each[':items']));
  }
  return undefined;
}

function nameOf({ ':type': type }: Model): string | undefined {
  return typeof type === 'string' ? type.replace(VERSION_SEGMENT, '').split('/').at(-1) : undefined;
}
