import { isObject } from '../is-record.js';
import { warnOnce } from '../warn.js';
import type { Adapter, ModelPatch } from './model-patch.js';

const EVENT = 'cq-pagemodel-update';

/**
 * Listens to the AEM Page Editor, which dispatches `cq-pagemodel-update` on the window. The event's detail is
 * `{ msg: { cmd, path, data } }`, or has `pagePath` and `dataPath` in place of `path`. Any script of the page could
 * dispatch it, so the path only tells us what to fetch, and we never read `data`.
 */
export const followPageEditor: Adapter = (sink, signal) => {
  const listen = (event: Event) => {
    const patch = readPageEditorMessage((event as CustomEvent<unknown>).detail);
    if (patch) sink.add(patch);
    else warnOnce(`authoring: ${EVENT} names no component and command in detail.msg; it is ignored`);
  };
  window.addEventListener(EVENT, listen, { signal });
};

/** Reads what a message says has changed, or gives undefined for a message of another shape. */
export function readPageEditorMessage(detail: unknown): ModelPatch | undefined {
  const { cmd, path, pagePath, dataPath } = fieldsOf(fieldsOf(detail).msg);
  const given = path ?? (isText(dataPath) ? absolute(pagePath, dataPath) : undefined);
  if (!isText(given)) return undefined;
  switch (cmd) {
    case 'replace':
    case 'replaceContent':
      return { kind: 'content', path: given };
    case 'delete':
    case 'insertBefore':
    case 'insertAfter':
    case 'moveBefore':
    case 'moveAfter':
      // The component is new, gone or elsewhere, so the container around it is fetched.
      return { kind: 'children', path: given.replace(/\/[^/]*\/?$/, '') };
    default:
      return undefined;
  }
}

/** `dataPath` is relative to the page's content, or absolute already. */
const absolute = (pagePath: unknown, dataPath: string) =>
  isText(pagePath) && !dataPath.startsWith('/') ? `${pagePath}/jcr:content/${dataPath}` : dataPath;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});
