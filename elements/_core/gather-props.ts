import { attributeNames } from './attribute-names.js';
import { type AuthoredContent, type AuthoredPart, NO_CONTENT } from './authored-content.js';
import type { GatheredProps, TagDefinition } from './definition.js';
import { IMPOSSIBLE, type Kind } from './kinds.js';
import { warnOnce } from './warn.js';

/** Where a tag's props come from, highest first (contract §3). */
export interface Sources {
  /** Values set as JS properties. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly attributes: { getAttribute(name: string): string | null };
  readonly authored: AuthoredContent;
  /** The component's model, keys normalised. */
  readonly model: unknown;
  /** The language of the text around the tag; asked for only by a tag that has a prop for it. */
  language?(): string | undefined;
}

/** What a source gives for a prop that it does not have. */
const NOT_GIVEN = Symbol('not given');

/** One of the sources, while one tag is read. */
interface Source {
  /** The prop's value here, or `NOT_GIVEN`. */
  read(kind: Kind<unknown>, prop: string): unknown;
  /** Where the value stands, as a warning names it: `attribute data-cta-url="…"`. */
  describe(prop: string): string;
}

const LONGEST_VALUE_IN_MESSAGE = 80;

/**
 * A view's props from all sources. A value that its kind cannot take gives the default, with one warning that names
 * tag, source and value.
 */
export function gatherProps(definition: TagDefinition, sources: Sources): GatheredProps {
  const given = sourcesOf(definition, sources);
  const gathered: Record<string, unknown> = {};
  for (const prop in definition.props) {
    gathered[prop] = readProp(definition.tag, prop, definition.props[prop]!, given);
  }
  return gathered;
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
  return Object.entries(definition.props).some(
    ([prop, kind]) => !besides.includes(prop) && own.some((source) => source.read(kind, prop) !== NOT_GIVEN),
  );
}

function readProp(tag: string, prop: string, kind: Kind<unknown>, sources: readonly Source[]): unknown {
  for (const source of sources) {
    const value = source.read(kind, prop);
    if (value === NOT_GIVEN) continue;
    if (value !== IMPOSSIBLE) return value;
    warnOnce(`<${tag}> ${source.describe(prop)} ${remedy(kind)}; its default is used`);
    return kind.fallback;
  }
  return kind.fallback;
}

/** A page has many tags, and most are written with attributes alone: a source that gives nothing is not asked. */
function sourcesOf(definition: TagDefinition, sources: Sources): Source[] {
  const given = ownSources(definition, sources);
  if (typeof sources.model === 'object' && sources.model !== null) given.push(fromModel(sources.model));
  if (definition.language) given.push(fromSurroundings(definition, sources));
  return given;
}

function ownSources(definition: TagDefinition, { properties, attributes, authored }: Sources): Source[] {
  const given: Source[] = [];
  if (Object.keys(properties).length > 0) given.push(fromProperty(properties));
  given.push(fromAttribute(attributes));
  if (authored !== NO_CONTENT) given.push(fromAuthored(definition, authored));
  return given;
}

const fromProperty = (properties: Sources['properties']): Source => ({
  read(kind, prop) {
    const value = Object.hasOwn(properties, prop) ? properties[prop] : undefined;
    return value === undefined || value === null ? NOT_GIVEN : kind.fromValue(value);
  },
  describe: (prop) => `property ${prop} (${shorten(String(properties[prop]))})`,
});

const fromAttribute = (attributes: Sources['attributes']): Source => ({
  read(kind, prop) {
    for (const name of attributeNames(prop)) {
      const written = attributes.getAttribute(name);
      if (written === null) continue;
      return kind.name === 'boolean' && written === name ? true : kind.fromText(written);
    }
    return NOT_GIVEN;
  },
  describe(prop) {
    const name = attributeNames(prop).find((each) => attributes.getAttribute(each) !== null)!;
    return `attribute ${name}="${shorten(attributes.getAttribute(name)!)}"`;
  },
});

const fromAuthored = ({ tag, content }: TagDefinition, authored: AuthoredContent): Source => ({
  read(kind, prop) {
    const json = authored.json.get(prop);
    if (json !== undefined) {
      const value = parseSlot(tag, prop, json);
      if (value !== undefined && value !== null) return kind.fromValue(value);
    }
    const slotted = authored.slotted.get(prop);
    if (slotted) return readPart(kind, slotted);
    return prop === content && authored.rest ? readPart(kind, authored.rest) : NOT_GIVEN;
  },
  describe: (prop) => (authored.json.has(prop) || authored.slotted.has(prop) ? `slot ${prop}` : 'content'),
});

const fromModel = (model: object): Source => {
  const fieldOf = (prop: string) =>
    Object.hasOwn(model, prop) ? (model as Readonly<Record<string, unknown>>)[prop] : undefined;
  return {
    read(kind, prop) {
      const value = fieldOf(prop);
      return value === undefined || value === null ? NOT_GIVEN : kind.fromValue(value);
    },
    describe: (prop) => `model's ${prop} (${shorten(String(fieldOf(prop)))})`,
  };
};

const fromSurroundings = (definition: TagDefinition, { language }: Sources): Source => ({
  read(kind, prop) {
    const code = prop === definition.language ? language?.() : undefined;
    return code ? kind.fromValue(code) : NOT_GIVEN;
  },
  describe: () => `language ${language?.()}`,
});

function parseSlot(tag: string, slot: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    warnOnce(
      `<${tag}> <script data-slot="${slot}"> is not valid JSON (${reason}): ${shorten(json)}`,
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
  return `is no ${name === 'list' || name === 'object' ? `${name} in JSON` : name}`;
}

const shorten = (value: string) =>
  value.length > LONGEST_VALUE_IN_MESSAGE ? `${value.slice(0, LONGEST_VALUE_IN_MESSAGE)}…` : value;
