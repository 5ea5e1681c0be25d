import { isObject } from '../is-record.js';
import { pageModel } from './page-model.js';

/**
 * Walks a model's `:items` to the component at a path such as `root/main/hero`. The parts that a CMS puts before the
 * component's own path are passed over: slashes, everything up to `jcr:content`, and one key for the page itself.
 *
 * @returns undefined when nothing is there.
 */
export function findModel(model: unknown, path: string): unknown {
  const keys = String(path)
    .replace(/^.*(?:jcr:|_jcr_)content(?=\/|$)/, '')
    .split('/')
    .filter(Boolean);
  return walk(model, keys) ?? (keys.length > 1 ? walk(model, keys.slice(1)) : undefined);
}

function walk(model: unknown, keys: readonly string[]): unknown {
  let found = model;
  for (const key of keys) found = ownValue(ownValue(found, ':items'), key);
  return found;
}

function ownValue(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The component model at a path such as `root/main/hero`, or undefined while there is no page model. */
export const findInPageModel = (path: string): unknown => findModel(pageModel.now, path);
