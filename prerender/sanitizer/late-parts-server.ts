import { readChildren } from '../../elements/_as-react/given-children.js';
import type { LateParts } from '../../elements/_as-react/view-component.js';
import { readNamesFromTable } from '../../elements/_core/safe/named-characters-table.js';
import * as shapes from '../../react-views/_shared/icons/icon-shapes.js';
import { provideShapes } from '../../react-views/_shared/icons/shape-by-name.js';
import { createServerSanitizer } from './server-sanitizer.js';

let made: ((html: string) => string) | undefined;

/** What package.json calls `#late-parts` where there is no DOM. */
export const lateParts: LateParts = {
  sanitize(html) {
    made ??= createServerSanitizer();
    return made(html);
  },
  readChildren,
};

// A server has all icons and names at once: nothing waits there, and there may be no document that knows the names.
provideShapes(shapes);
readNamesFromTable();
