import { NeedsReact } from '../renderer.js';

/** The props of an element of HTML or SVG, under React's names. */
export type ElementProps = Readonly<Record<string, unknown>>;

/** Takes an attribute as it is written. */
type Write = (name: string, value: string) => void;

/**
 * How a prop becomes an attribute: `presence` is there or is not, `truth` says so, an `address` is not empty; what is
 * `none` is not written.
 */
type Manner = 'text' | 'presence' | 'truth' | 'address' | 'none';

export interface Attribute {
  readonly name: string;
  readonly manner: Manner;
}

/** React's names that are not the attributes' own. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  fillRule: 'fill-rule',
  clipRule: 'clip-rule',
  fillOpacity: 'fill-opacity',
  strokeMiterlimit: 'stroke-miterlimit',
  strokeOpacity: 'stroke-opacity',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
};
const known = (prop: string, manner: Manner): [string, Attribute] => [
  prop,
  { name: NAMES[prop] ?? prop, manner },
];

/** What is an attribute under React's name, but for the case of letters, which HTML leaves out of account. */
const TEXTS =
  'alt className clipRule cx cy d dateTime decoding dir fetchPriority fill fillOpacity fillRule height hrefLang htmlFor id itemProp itemType lang loading media opacity points r rel role rx ry sizes srcSet stroke strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth tabIndex target title transform type viewBox width x x1 x2 y y1 y2 color rowSpan colSpan scope';
const ATTRIBUTES = new Map<string, Attribute>([
  ...TEXTS.split(' ').map((prop) => known(prop, 'text')),
  ...['hidden', 'open', 'inert', 'disabled', 'itemScope'].map((prop) => known(prop, 'presence')),
  ...['href', 'src'].map((prop) => known(prop, 'address')),
  ...['children', 'dangerouslySetInnerHTML', 'suppressHydrationWarning'].map((prop) => known(prop, 'none')),
  known('draggable', 'truth'),
]);
const TELLS_TRUTH = /^(?:aria|data)-[a-z-]+$/;
/** React makes such an address throw; it looks for no more than this does. */
const RUNS_SCRIPT = /^\W*j\W*a\W*v\W*a\W*s/i;

/**
 * Hands out each attribute that React writes for an element's props, in their order.
 *
 * @throws NeedsReact for a prop that is more than an attribute: a listener, a reference, a form control's value.
 */
export function writeAttributes(
  tag: string,
  props: ElementProps,
  write: Write,
  more?: ReadonlyMap<string, Attribute | undefined>,
): void {
  // A page may have given all objects names of its own.
  for (const prop of Object.keys(props)) {
    const value = props[prop];
    if (value === undefined || value === null) continue;
    if (prop === 'style') writeStyle(value, write);
    else {
      const attribute = ATTRIBUTES.get(prop) ?? more?.get(prop) ?? seenFirst(tag, prop);
      const written = writtenValue(tag, attribute, value);
      if (written !== undefined) write(attribute.name, written);
    }
  }
}

function seenFirst(tag: string, prop: string): Attribute {
  // Of a form's control it is more than an attribute.
  if (tag === 'data' && prop === 'value') return { name: prop, manner: 'text' };
  if (!TELLS_TRUTH.test(prop)) throw new NeedsReact(`${prop} of <${tag}>`);
  const [, attribute] = known(prop, 'truth');
  ATTRIBUTES.set(prop, attribute);
  return attribute;
}

/** Undefined for an attribute that is left out. */
function writtenValue(tag: string, { name, manner }: Attribute, value: unknown): string | undefined {
  if (manner === 'none') return undefined;
  if (manner === 'presence') return value ? '' : undefined;
  if (typeof value === 'string') return manner === 'address' ? address(tag, name, value) : value;
  const isTold = typeof value === 'boolean' ? manner === 'truth' : Number.isFinite(value);
  if (!isTold) throw new NeedsReact(`a ${typeof value} as ${name} of <${tag}>`);
  return String(value);
}

function address(tag: string, name: string, value: string): string | undefined {
  if (RUNS_SCRIPT.test(value)) throw new NeedsReact(`a script as ${name} of <${tag}>`);
  return value === '' && tag !== 'a' ? undefined : value;
}

/** Its declarations are under CSS's names; none makes no attribute. */
function writeStyle(style: object, write: Write): void {
  const declarations = Object.entries(style).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === '') return [];
    // React knows which numbers are px.
    if (typeof value !== 'string') throw new NeedsReact(`a ${typeof value} as ${name} of a style`);
    return [`${name.startsWith('--') ? name : hyphenated(name)}:${value.trim()}`];
  });
  if (declarations.length > 0) write('style', declarations.join(';'));
}

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
