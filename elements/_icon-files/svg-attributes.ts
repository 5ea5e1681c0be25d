type Attributes = Readonly<Record<string, string>>;

const NUMBERS = /^[\d\s,.eE+-]*$/;
const LENGTH = /^[\d.eE+-]+(?:px|%)?$/;
const PATH_DATA = /^[\d\s,.+a-zA-Z-]*$/;
const PAINT = /^(?:[a-zA-Z]+|#[0-9a-fA-F]{3,8}|rgba?\([\d\s,.%]+\))$/;
const WORD = /^[a-z-]+$/;
const TRANSFORM = /^(?:matrix|translate|scale|rotate|skewX|skewY|[\d\s,.eE()+-])*$/;
const BLACK = /^(?:black|#000|#000000)$/i;
const DEFAULT_VIEW_BOX = '0 0 24 24';

/** Patterns that a shape's own attributes must match to be kept. */
const GEOMETRY: Readonly<Record<string, RegExp>> = {
  ...each(['x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'], LENGTH),
  d: PATH_DATA,
  points: NUMBERS,
};

/** Patterns that an attribute must match if a shape is to inherit it from its groups. */
const PAINTING: Readonly<Record<string, RegExp>> = {
  ...each(['stroke-width', 'stroke-miterlimit', 'opacity', 'fill-opacity', 'stroke-opacity'], LENGTH),
  ...each(['fill-rule', 'clip-rule', 'stroke-linecap', 'stroke-linejoin'], WORD),
  ...each(['fill', 'stroke'], PAINT),
  transform: TRANSFORM,
};

/** In styles a transformation has units, and an origin of its own. */
const STYLED = Object.fromEntries(Object.entries(PAINTING).filter(([name]) => name !== 'transform'));
/** Other attributes that decide how much of a shape is seen. */
const HIDING = ['display', 'visibility', 'transform', 'mask', 'clip-path', 'filter'];

/** Whether all that styles say of how a shape looks is read. */
export const isWhollyRead = (styles: Attributes): boolean =>
  Object.entries(styles).every(
    ([name, value]) => !HIDING.includes(name) && (STYLED[name]?.test(value) ?? true),
  );

export const geometryOf = (attributes: Attributes): Attributes => keep(attributes, GEOMETRY);

/**
 * The paint of an element, within that of its group. Black is what the text's colour is.
 *
 * @param styles the file's own rules for it.
 */
export function paintOf(attributes: Attributes, styles: Attributes, inherited: Attributes): Attributes {
  const own = { ...keep(attributes, PAINTING), ...keep(styles, STYLED) };
  const transform = [inherited.transform, own.transform].filter(Boolean).join(' ');
  return { ...inherited, ...own, ...(transform ? { transform } : {}) };
}

/** The view box of an `svg` element, else one of its width and height. */
export function viewBoxOf({ viewBox, width, height }: Attributes): string {
  if (viewBox !== undefined && NUMBERS.test(viewBox)) return viewBox;
  const sides = [width, height].map((side) => Number.parseFloat(side ?? ''));
  return sides.every((side) => side > 0) ? `0 0 ${sides.join(' ')}` : DEFAULT_VIEW_BOX;
}

/** `stroke-width` as React has it: `strokeWidth`. */
export const reactName = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function keep(attributes: Attributes, rules: Readonly<Record<string, RegExp>>): Attributes {
  const kept = Object.entries(attributes).filter(
    ([name, value]) => Object.hasOwn(rules, name) && rules[name]?.test(value),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, BLACK.test(value) ? 'currentColor' : value]));
}

function each(names: readonly string[], rule: RegExp): Record<string, RegExp> {
  return Object.fromEntries(names.map((name) => [name, rule]));
}
