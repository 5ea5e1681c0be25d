import type { FileDrawing, FileShape } from '../../react-views/_shared/icons/file-drawing.js';
import { geometryOf, isWhollyRead, paintOf, reactName, viewBoxOf } from './svg-attributes.js';
import { type ClassRules, classRulesOf, stylesOf } from './svg-styles.js';
import { type SvgTag, tagsOf } from './svg-tags.js';
import { INVALID_SVG, validateSvg } from './validate-svg.js';

interface OpenElement {
  readonly name: string;
  /** The paint of its shapes. Undefined inside anything that is no plain group. */
  readonly paint: Readonly<Record<string, string>> | undefined;
}

const MAX_CHARACTERS = 100_000;
const MAX_SHAPES = 500;
const GROUPS = ['svg', 'g'];
const SHAPES = ['path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect'];

/**
 * Reads what an SVG file draws: basic shapes with checked geometry, and paint from attributes, `style` and rules for
 * classes. Scripts, other rules, links, foreign content, animation and references are left out, so that nothing in the file
 * can act. Needs no DOM, so no Trusted Types policy.
 *
 * @throws Error 'Resource returned an invalid SVG file'.
 */
export function readSvg(text: string): FileDrawing {
  validateSvg(text);
  const tags = text.length <= MAX_CHARACTERS ? readTags(text) : [];
  const [root] = tags;
  const rules = classRulesOf(tags.map(({ css = '' }) => css).join('\n'));
  const shapes = root?.name === 'svg' ? shapesOf(tags, rules) : undefined;
  if (!root || !shapes || shapes.length > MAX_SHAPES) throw new Error(INVALID_SVG);
  const isWhole =
    !rules.hasOthers && tags.every(({ attributes }) => isWhollyRead(stylesOf(attributes, rules)));
  return { viewBox: viewBoxOf(root.attributes), shapes, ...(!isWhole && { isPartlyRead: true }) };
}

function readTags(text: string): readonly SvgTag[] {
  try {
    return [...tagsOf(text)];
  } catch {
    return [];
  }
}

/** Undefined when an element is closed that is not open, or left open. */
function shapesOf(tags: readonly SvgTag[], rules: ClassRules): FileShape[] | undefined {
  const shapes: FileShape[] = [];
  const open: OpenElement[] = [];
  for (const { kind, name, attributes } of tags) {
    if (kind === 'close') {
      if (open.pop()?.name !== name) return undefined;
      continue;
    }
    const inherited = open.length === 0 ? {} : open.at(-1)?.paint;
    const paint = inherited && paintOf(attributes, stylesOf(attributes, rules), inherited);
    if (paint && SHAPES.includes(name)) shapes.push(shape(name, { ...paint, ...geometryOf(attributes) }));
    if (kind === 'open') open.push({ name, paint: GROUPS.includes(name) ? paint : undefined });
  }
  return open.length === 0 ? shapes : undefined;
}

function shape(element: string, attributes: Readonly<Record<string, string>>): FileShape {
  const named = Object.entries(attributes).map(([name, value]) => [reactName(name), value]);
  return { element, attributes: Object.fromEntries(named) as Record<string, string> };
}
