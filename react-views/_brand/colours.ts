/** A colour as CSS writes it in six digits: `#7a1c0b`. */
export type Hex = `#${string}`;

const HEX = /^#[\da-f]{6}$/i;

export const isHex = (text: unknown): text is Hex => typeof text === 'string' && HEX.test(text);

const partsOf = (hex: Hex): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** So much of the second colour in the first, from 0 to 1. */
export function mixed(first: Hex, second: Hex, share: number): Hex {
  const others = partsOf(second);
  const parts = partsOf(first).map((part, at) => Math.round(part + (others[at]! - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminance(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
