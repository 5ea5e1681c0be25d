import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The words of an element's README for those who write its HTML. */
export interface ReadmeWords {
  /** Its example in plain HTML, or empty where there is none. */
  readonly example: string;
  /** Its own sentence on what the tag takes. */
  readonly betweenTags: string;
}

/** Reads the README beside an element's module. */
export function readmeWords(module: string): ReadmeWords {
  const readme = readFileSync(join(dirname(module), 'README.md'), 'utf8');
  return {
    example: /plain HTML[\s\S]*?```html\n([\s\S]*?)```/.exec(readme)?.[1] ?? '',
    betweenTags: (/^## Between the tags\n\n([^\n]+)/m.exec(readme)?.[1] ?? '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll('`', ''),
  };
}
