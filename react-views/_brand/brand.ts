import { contrast, type Hex, isHex, mixed } from './colours.js';

const COLOURS = ['accent', 'text', 'ground', 'panel', 'information', 'success'] as const;

/** A faculty's look: six colours on light grounds, and typefaces as CSS writes them. */
export interface Brand {
  readonly colours: Readonly<Record<(typeof COLOURS)[number], Hex>>;
  /** The typeface of titles. */
  readonly typeface?: string;
  readonly textTypeface?: string;
}

const TYPEFACES = { typeface: '--uni-font-family-display', textTypeface: '--uni-font-family' } as const;

/** A token's colour in the light scheme and in the dark one. A single colour is used in both. */
type Colours = readonly [light: Hex, dark: Hex];

/** Where text or a mark stands on a ground: names of tokens, without `--uni-colour-`. */
export interface Pair {
  readonly text: string;
  readonly ground: string;
  /** Marks, borders and large areas need less contrast. */
  readonly isMark: boolean;
}

const pairsOn = (grounds: string, texts: string, isMark = false): Pair[] =>
  texts.split(' ').flatMap((text) => grounds.split(' ').map((ground) => ({ text, ground, isMark })));

/** Every pair that the views use. */
export const PAIRS: readonly Pair[] = [
  ...pairsOn('ground panel panel-grey hairline ochre-tint blue-tint', 'text'),
  ...pairsOn('raised', 'text link accent'),
  ...pairsOn('ground panel', 'text-soft'),
  ...pairsOn('ground panel panel-grey', 'quiet'),
  ...pairsOn('ground panel', 'link'),
  ...pairsOn('ground panel panel-grey ochre-tint', 'link-hover'),
  ...pairsOn('ground panel', 'accent'),
  ...pairsOn('blue-tint panel-grey', 'information'),
  ...pairsOn('ground panel-grey', 'success'),
  ...pairsOn('ochre110 ochre120 charcoal', 'white'),
  ...pairsOn('charcoal', 'yellow', true),
  ...pairsOn('ground', 'grey3 ochre100 ochre110', true),
];

/** The contrasts that WCAG 2.2 asks for: of text, and of large text and marks. */
export const ENOUGH = { text: 4.5, mark: 3 } as const;

/**
 * A brand as its file has it.
 *
 * @throws Error that names the field and the remedy.
 */
export function readBrand(json: string): Brand {
  let brand: { readonly colours?: Record<string, unknown>; readonly [field: string]: unknown };
  try {
    brand = JSON.parse(json) as typeof brand;
  } catch (error) {
    throw new Error(`it is not valid JSON: ${(error as Error).message}`);
  }
  const { colours } = brand ?? {};
  for (const name of COLOURS)
    if (!isHex(colours?.[name]))
      throw new Error(`colours.${name} is ${JSON.stringify(colours?.[name])}; write six digits, as #7a1c0b`);
  const unknown = Object.keys(colours!).find((name) => !COLOURS.includes(name as (typeof COLOURS)[number]));
  if (unknown) throw new Error(`colours.${unknown} is none of ${COLOURS.join(', ')}`);
  for (const field of Object.keys(TYPEFACES)) {
    const family = brand[field];
    if (family !== undefined && (typeof family !== 'string' || /[;{}]/.test(family)))
      throw new Error(
        `${field} is no list of families; write it as CSS has it, "Your Serif", Georgia, serif`,
      );
  }
  return brand as unknown as Brand;
}

const WHITE = '#ffffff';
const BLACK = '#000000';

/** The tokens that a brand changes, by their names without `--uni-colour-`. The dark scheme is made of the same hues. */
export function brandTokens({ colours }: Brand): ReadonlyMap<string, Colours> {
  const { accent, text, ground, panel, information, success } = colours;
  const night = mixed(text, BLACK, 0.35);
  const both = (colour: Hex): Colours => [colour, colour];
  const day = (colour: Hex, share: number): Hex => mixed(ground, colour, share);
  const glow = (colour: Hex, share = 0.55): Hex => mixed(colour, WHITE, share);
  const dusk = (colour: Hex, share: number): Hex => mixed(night, colour, share);
  return new Map<string, Colours>([
    ['ochre100', both(mixed(accent, WHITE, 0.1))],
    ['ochre110', both(accent)],
    ['ochre120', both(mixed(accent, BLACK, 0.15))],
    ['charcoal', both(text)],
    ['ground', [ground, night]],
    ['panel', [panel, dusk(panel, 0.08)]],
    ['raised', [ground, dusk(WHITE, 0.12)]],
    ['panel-grey', [day(text, 0.05), dusk(WHITE, 0.1)]],
    ['ochre-tint', [day(accent, 0.08), dusk(accent, 0.25)]],
    ['blue-tint', [day(information, 0.08), dusk(information, 0.25)]],
    ['hairline', [day(text, 0.15), dusk(WHITE, 0.22)]],
    ['text', [text, dusk(WHITE, 0.94)]],
    ['text-soft', [day(text, 0.85), dusk(WHITE, 0.78)]],
    ['quiet', [day(text, 0.68), dusk(WHITE, 0.64)]],
    ['grey3', [day(text, 0.52), dusk(WHITE, 0.52)]],
    ['link', [accent, glow(accent)]],
    ['link-hover', [mixed(accent, BLACK, 0.15), glow(accent, 0.72)]],
    ['accent', [accent, glow(accent)]],
    ['information', [information, glow(information)]],
    ['success', [success, glow(success)]],
  ]);
}

/**
 * A style sheet to be loaded after the elements' own: tokens for the page and for isolated tags, in both schemes.
 *
 * @param part a selector: only what stands in it wears the brand.
 */
export function brandSheet(brand: Brand, part?: string): string {
  const rule = part ? `${part},\n:is(${part}) [isolated]` : ':root,\n[isolated]';
  const tokens = [...brandTokens(brand)];
  const declare = (value: (colours: Colours) => string | undefined) =>
    tokens.flatMap(([name, colours]) => {
      const written = value(colours);
      return written ? [`--uni-colour-${name}: ${written};`] : [];
    });
  const faces = (['typeface', 'textTypeface'] as const).flatMap((field) =>
    brand[field] ? [`${TYPEFACES[field]}: ${brand[field]};`] : [],
  );
  const inBoth = declare(([light, dark]) => (light === dark ? undefined : `light-dark(${light}, ${dark})`));
  const block = (lines: readonly string[], indent: string) =>
    `${rule.replaceAll('\n', `\n${indent}`)} {\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}`;
  return `${block([...declare(([light]) => light), ...faces], '')}\n\n@supports (color: light-dark(#000, #fff)) {\n  ${block(inBoth, '  ')}\n}\n`;
}

/** Tokens that no brand changes. */
const STANDARD: ReadonlyMap<string, Colours> = new Map([
  ['white', [WHITE, WHITE]],
  ['yellow', ['#ffb800', '#ffb800']],
]);

/** A pair as a brand has it. */
export interface Measured extends Pair {
  readonly light: number;
  readonly dark: number;
  /** The contrast that WCAG asks for, if one of the schemes has less. */
  readonly below?: number;
}

/** Every pair with its contrast in both schemes. */
export function contrastsOf(brand: Brand): readonly Measured[] {
  const colours = new Map([...STANDARD, ...brandTokens(brand)]);
  return PAIRS.map((pair) => {
    const [light, dark] = ([0, 1] as const).map((scheme) =>
      contrast(colours.get(pair.text)![scheme], colours.get(pair.ground)![scheme]),
    ) as [number, number];
    const enough = pair.isMark ? ENOUGH.mark : ENOUGH.text;
    return { ...pair, light, dark, ...(Math.min(light, dark) < enough && { below: enough }) };
  });
}

/** A table of every pair with its contrast. It tells what is too little, and forbids nothing. */
export function contrastTable(brand: Brand): string {
  const rows = contrastsOf(brand).map(
    ({ text, ground, light, dark, below }) =>
      `${`${text} on ${ground}`.padEnd(28)}${light.toFixed(2).padStart(6)}${dark.toFixed(2).padStart(7)}  ${below ? `below ${below}` : ''}`,
  );
  return ['text or mark on ground        light   dark', ...rows].map((row) => `${row.trimEnd()}\n`).join('');
}
