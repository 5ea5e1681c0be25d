import type { PrerenderOptions } from './page-sources.js';

export function warn(onWarning: (message: string) => void, message: string): void {
  try {
    onWarning(message);
  } catch (thrown) {
    console.error(message);
    console.error('onWarning threw', thrown);
  }
}

/** Reports a tag, or the page by its root's name, that stays as authored. */
export function reportFailure({ onError, onWarning }: PrerenderOptions, tag: string, error: unknown): void {
  const line = `<${tag}> could not be prerendered and stays as authored: ${String(error)}; check what the tag is given`;
  try {
    if (onError) onError(tag, error);
    else if (onWarning) warn(onWarning, line);
    else console.error(line);
  } catch (thrown) {
    console.error(line);
    console.error('onError threw', thrown);
  }
}
