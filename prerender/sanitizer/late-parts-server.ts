import { readChildren } from '../../elements/_as-react/given-children.js';
import type { LateParts } from '../../elements/_as-react/view-component.js';
import '../all-at-once.js';
import { createServerSanitizer } from './server-sanitizer.js';

let made: ((html: string) => string) | undefined;

/** The module that package.json calls `#late-parts` where there is no DOM. */
export const lateParts: LateParts = {
  sanitize(html) {
    made ??= createServerSanitizer();
    return made(html);
  },
  readChildren,
};
