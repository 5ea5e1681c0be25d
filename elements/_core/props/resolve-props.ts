import { reasonOf, warnOnce } from '../../../page/for-elements.js';
import type { PropKinds, ResolvedProps, TagDefinition } from '../definition.js';
import { collectLosses } from '../safety/safe-html.js';
import { asText, shortened } from '../safety/text.js';
import { type AuthoredContent, type AuthoredPart, hasBadJson, NO_CONTENT } from './authored.js';
import { theCritic } from './doubts.js';
import { INVALID, type Kind } from './kinds.js';
import { readAttributes, slotName } from './names.js';

/** Where a tag's props come from, highest first (contract §3). */
export interface Sources {
  /** Values set as JS properties. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly attributes: { getAttribute(name: string): string | null; getAttributeNames?(): Iterable<string> };
  readonly authored: AuthoredContent;
  /** The component's model, keys normalised. */
  readonly model: unknown;
  /** The language of the text around the tag; asked for only by a tag that has a prop for it. */
  language?(): string | undefined;
  /** Is called for each value that cannot be read and counts for the view, whether that was told before or not. */
  noteBad?(): void;
}

/** What a source gives for a prop that it does not have. */
const NOT_GIVEN = Symbol('not given');

/** One of a tag's props, and the attributes that give it. */
interface Prop {
  readonly name: string;
  readonly kind: Kind<unknown>;
  readonly attributes: readonly string[];
}

/** What is the same for every tag of a name. */
interface Reading {
  readonly props: readonly Prop[];
  readonly defaults: ResolvedProps;
}

/** One of the sources, while one tag is read. */
interface Source {
  /** The prop's value here, or `NOT_GIVEN`. */
  read(prop: Prop): unknown;
  /** Where the value stands, as a warning names it: `attribute data-cta-url="…"`. */
  describe(prop: Prop): string;
  /** The same as the JSON text that an author wrote, where it is one. */
  json?(prop: Prop): string | null | undefined;
}

/** What JavaScript makes of an object that is written as text. */
const OBJECT_AS_TEXT = '[object Object]';
/** The kinds that may hold rich text. */
const MAY_LOSE: ReadonlySet<string> = new Set(['html', 'list', 'object']);
/** The kinds that attributes and data scripts give as JSON. */
const IN_JSON: ReadonlySet<string> = new Set(['list', 'object']);

/**
 * A view's props from all sources. A value that its kind cannot take gives the default, with one warning that names
 * tag, source and value.
 */
export function resolveProps(definition: TagDefinition, sources: Sources): ResolvedProps {
  const given = sourcesOf(definition, sources);
  const { props, defaults } = readingOf(definition.props);
  const resolved: Record<string, unknown> = { ...defaults };
  for (const prop of props) {
    const value = readProp(definition.tag, prop, given, sources.noteBad);
    if (value !== NOT_GIVEN) resolved[prop.name] = value;
  }
  return resolved;
}

const readings = new WeakMap<PropKinds, Reading>();

function readingOf(kinds: PropKinds): Reading {
  let reading = readings.get(kinds);
  if (!reading) {
    const entries = Object.entries(kinds);
    const props = entries.map(([name, kind]) => ({ name, kind, attributes: readAttributes(name) }));
    const defaults = Object.fromEntries(props.map(({ name, kind }) => [name, kind.fallback]));
    reading = { props, defaults };
    readings.set(kinds, reading);
  }
  return reading;
}

/**
 * Whether anything but the model gives one of the tag's props.
 *
 * @param besides props that do not count.
 */
export function hasOwnData(
  definition: TagDefinition,
  sources: Sources,
  besides: readonly string[] = [],
): boolean {
  const own = ownSources(definition, sources);
  return readingOf(definition.props).props.some(
    (prop) => !besides.includes(prop.name) && own.some((source) => source.read(prop) !== NOT_GIVEN),
  );
}

/**
 * Whether something that an author gave reaches no view: where nothing could be rendered without it, the authored content
 * must stay.
 */
export function hasInvalidData(
  definition: TagDefinition,
  own: Pick<Sources, 'attributes' | 'authored'>,
): boolean {
  if (hasBadJson(own.authored)) return true;
  const written = [fromAttribute(own.attributes), fromAuthored(definition, own.authored)];
  const isUnreadable = (prop: Prop) => written.some((source) => source.read(prop) === INVALID);
  const { props } = readingOf(definition.props);
  return (
    props.some((prop) => IN_JSON.has(prop.kind.name) && isUnreadable(prop)) ||
    theCritic()?.lostWords(definition, own).next().done === false
  );
}

/** @returns `NOT_GIVEN` where the default is to be taken. */
function readProp(tag: string, prop: Prop, sources: readonly Source[], noteBad?: () => void): unknown {
  for (const source of sources) {
    const read = () => source.read(prop);
    const [value, lost] = MAY_LOSE.has(prop.kind.name) ? collectLosses(read) : [read(), []];
    if (value === NOT_GIVEN) continue;
    if (lost.length > 0)
      warnOnce(
        `<${tag}> ${source.describe(prop)} loses ${lost.join(', ')}, which rich text does not take; put it beside the tag, or give another address`,
      );
    if (value !== INVALID) return value;
    noteBad?.();
    const json = IN_JSON.has(prop.kind.name) ? source.json?.(prop) : undefined;
    // Who looks for lost words has told it, item by item.
    if (json && theCritic()?.lostInJson(prop.kind, prop.name, json)[0]) return NOT_GIVEN;
    const where = source.describe(prop);
    const why = where.includes(OBJECT_AS_TEXT)
      ? ': a framework wrote an object as text, give it as JSON'
      : '';
    warnOnce(`<${tag}> ${where} ${remedy(prop.kind)}${why}; its default is used`);
    return NOT_GIVEN;
  }
  return NOT_GIVEN;
}

/** A page has many tags, and most are written with attributes alone: a source that gives nothing is not asked. */
function sourcesOf(definition: TagDefinition, sources: Sources): Source[] {
  const given = ownSources(definition, sources);
  if (typeof sources.model === 'object' && sources.model !== null)
    given.push(fromValues(sources.model, (name) => `model's ${name}`));
  if (definition.language) given.push(fromSurroundings(definition, sources));
  return given;
}

function ownSources(
  definition: TagDefinition,
  { properties, attributes, authored, noteBad }: Sources,
): Source[] {
  const given: Source[] = [];
  if (Object.keys(properties).length > 0) given.push(fromValues(properties, (name) => `property ${name}`));
  given.push(fromAttribute(attributes));
  if (authored !== NO_CONTENT) given.push(fromAuthored(definition, authored, noteBad));
  return given;
}

/** @param called a field of them, as a warning names it. */
function fromValues(values: object, called: (name: string) => string): Source {
  const fieldOf = (prop: string) =>
    Object.hasOwn(values, prop) ? (values as Readonly<Record<string, unknown>>)[prop] : undefined;
  return {
    read({ name, kind }) {
      const value = fieldOf(name);
      return value === undefined || value === null ? NOT_GIVEN : kind.fromValue(value);
    },
    describe: ({ name }) => `${called(name)} (${shortened(asText(fieldOf(name)))})`,
  };
}

const fromAttribute = (attributes: Sources['attributes']): Source => ({
  read({ kind, attributes: names }) {
    for (const name of names) {
      const written = attributes.getAttribute(name);
      if (written === null) continue;
      return kind.name === 'boolean' && written === name ? true : kind.fromText(written);
    }
    return NOT_GIVEN;
  },
  describe({ attributes: names }) {
    const name = names.find((each) => attributes.getAttribute(each) !== null)!;
    return `attribute ${name}="${shortened(attributes.getAttribute(name)!)}"`;
  },
  json: ({ attributes: names }) =>
    names.map((name) => attributes.getAttribute(name)).find((written) => written !== null),
});

const fromAuthored = (
  { tag, content }: TagDefinition,
  authored: AuthoredContent,
  noteBad?: () => void,
): Source => ({
  read({ name, kind }) {
    const slot = slotName(name);
    const json = authored.json.get(slot);
    if (json !== undefined) {
      const value = parseSlot(tag, name, json);
      if (value !== undefined && value !== null) return kind.fromValue(value);
      if (value === undefined) noteBad?.();
    }
    const slotted = authored.slotted.get(slot);
    if (slotted) return readPart(kind, slotted);
    return name === content && authored.rest ? readPart(kind, authored.rest) : NOT_GIVEN;
  },
  describe({ name }) {
    const slot = slotName(name);
    const given = authored.json.get(slot) ?? authored.slotted.get(slot)?.text() ?? authored.rest?.text();
    const isSlot = authored.json.has(slot) || authored.slotted.has(slot);
    return `${isSlot ? `slot ${name}` : 'content'} (${shortened(given?.trim())})`;
  },
  json: ({ name }) => authored.json.get(slotName(name)),
});

const fromSurroundings = (definition: TagDefinition, { language }: Sources): Source => ({
  read({ name, kind }) {
    const code = name === definition.language ? language?.() : undefined;
    return code ? kind.fromValue(code) : NOT_GIVEN;
  },
  describe: () => `language ${language?.()}`,
});

function parseSlot(tag: string, slot: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const reason = reasonOf(error);
    warnOnce(
      `<${tag}> <script data-slot="${slot}"> is not valid JSON (${reason}), check its commas and quotes: ${shortened(json)}`,
      'error',
    );
    return undefined;
  }
}

const readPart = (kind: Kind<unknown>, part: AuthoredPart) =>
  kind.fromValue((kind.name === 'html' ? part.html() : part.text()).trim());

function remedy({ name, values }: Kind<unknown>): string {
  if (values) return `is none of ${values.join(', ')}`;
  if (name === 'url') return 'is no http, https, mailto, tel, relative or in-page address';
  if (name === 'callback') return 'cannot be given so; set a function as a property';
  return `is no ${IN_JSON.has(name) ? `${name} in JSON` : name}`;
}
