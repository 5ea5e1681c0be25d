import { readNamesFromTable } from '../elements/_safe/named-characters-table.js';
import * as foldHtml from '../elements/callout/fold-html.late.js';
import { folding } from '../elements/callout/foldable-html.js';
import * as shapes from '../react-views/_shared/icons/icon-shapes.js';
import { namedShapes } from '../react-views/_shared/icons/shape-by-name.js';

// A server waits for no part of a view, and has no document that knows the names of characters.
namedShapes.provide(shapes);
folding.provide(foldHtml);
if (typeof document === 'undefined') readNamesFromTable();
