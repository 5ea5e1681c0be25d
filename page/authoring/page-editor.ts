import { isObject } from '../is-record.js';
import { warnOnce } from '../warn.js';
import type { Adapter, ModelPatch } from './model-patch.js';

const EVENT = 'cq-pagemodel-update';

/**
 * The AEM Page Editor: it dispatches `cq-pagemodel-update` on the window, `{ msg: { cmd, path | pagePath + dataPath } }`
 * in its detail. Any script of the page could; so the path is a hint at what to fetch, and `data` is not looked at.
 */
export const followPageEditor: Adapter = (sink, signal) => {
  const listen = (event: Event) => {
    const patch = readPageEditorMessage((event as CustomEvent<unknown>).detail);
    if (patch) sink.add(patch);
    else warnOnce(`authoring: ${EVENT} names no component and command in detail.msg; it is ignored`);
  };
  window.addEventListener(EVENT, listen, { signal });
};

/** Reads a message's hint. Undefined for a message of another shape. */
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
      return { kind: 'children', path: given.replace(/\/[^/]*\/?$/, '') };
    default:
      return undefined;
  }
}

const absolute = (pagePath: unknown, dataPath: string) =>
  isText(pagePath) && !dataPath.startsWith('/') ? `${pagePath}/jcr:content/${dataPath}` : dataPath;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});
