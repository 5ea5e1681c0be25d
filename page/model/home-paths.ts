import { isObject } from '../is-record.js';

/** A path, or a picture's list of them. `//host` is none. */
const PATH = /^\/(?![/\s])/;
const PATHS = /(^|,\s+)\/(?![/\s])/g;
const PATHS_IN_HTML = /(<[^>]*?\s(?:href|src)\s*=\s*["']?)\/(?![/\s])/gi;

/**
 * Makes the paths in a model addresses of the site that it comes from: its links and pictures are shown by a page of
 * another one. Models of any depth are walked without recursion.
 *
 * @param model is changed.
 */
export function addHomeOrigin(model: unknown, origin: string): void {
  const pending = [model].filter(isObject);
  for (let branch = pending.pop(); branch; branch = pending.pop()) {
    for (const [key, value] of Object.entries(branch)) {
      if (typeof value === 'string') branch[key] = withOrigin(value, origin);
      else if (isObject(value)) pending.push(value);
    }
  }
}

function withOrigin(text: string, origin: string): string {
  if (PATH.test(text)) return text.replace(PATHS, `$1${origin}/`);
  return text.includes('<') ? text.replace(PATHS_IN_HTML, `$1${origin}/`) : text;
}
